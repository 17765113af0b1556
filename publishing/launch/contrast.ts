import { type Color, parse as parseColor, wcagContrast } from 'culori';
import { parse } from 'node-html-parser';
import postcss, { type AtRule, type ChildNode, type Root } from 'postcss';
import type { BuiltPage } from '../built-pages.ts';
import type { Finding } from './finding.ts';

/** Words by class, not by one rule: what stands on what. 4.5 for text and 3 for the edge of a field (WCAG 1.4.3, 1.4.11). */
const onEachOther: readonly (readonly [front: string, ground: string, least: number])[] = [
  ['ink', 'paper', 4.5],
  ['ink', 'fog', 4.5],
  ['ink-soft', 'paper', 4.5],
  ['ink-soft', 'fog', 4.5],
  ['spruce', 'paper', 4.5],
  ['spruce', 'fog', 4.5],
  ['white', 'deep', 4.5],
  ['white', 'night', 4.5],
  ['alert', 'paper', 4.5],
  ['edge', 'paper', 3],
  ['alpenglow', 'night', 3],
];

interface Pair {
  readonly what: string;
  readonly front: string;
  readonly ground: string;
  readonly least: number;
}

/** Rules that set words and their ground together: buttons, fields, notices. */
function ruledPairs(styles: Root): Pair[] {
  const pairs: Pair[] = [];
  styles.walkRules(({ selector, nodes }) => {
    const declared = (...names: string[]) =>
      nodes.flatMap((node) => (node.type === 'decl' && names.includes(node.prop) ? node.value : []))[0];
    const [front, ground] = [declared('color'), declared('background', 'background-color')];
    if (front && ground && !selector.includes(':disabled')) pairs.push({ what: selector, front, ground, least: 4.5 });
  });
  return pairs;
}

/** Whether a declaration counts after sunset alone. */
function isOfEvening({ parent }: ChildNode): boolean {
  if (!parent || parent.type === 'root') return false;
  const isAsked = parent.type === 'atrule' && (parent as AtRule).params.includes('prefers-color-scheme');
  return isAsked || isOfEvening(parent as ChildNode);
}

/** The colours of the built pages by their names: by day, and in the evening. */
function namedColors(styles: Root): Readonly<Record<'by day' | 'in the evening', ReadonlyMap<string, string>>> {
  const day = new Map<string, string>();
  const changed = new Map<string, string>();
  styles.walkDecls(/^--color-/, (declaration) => {
    (isOfEvening(declaration) ? changed : day).set(declaration.prop, declaration.value);
  });
  return { 'by day': day, 'in the evening': new Map([...day, ...changed]) };
}

/** Colours of the built pages between which words cannot be read. */
export function contrastFindings(pages: readonly BuiltPage[]): Finding[] {
  const texts = pages.flatMap(({ html }) =>
    parse(html)
      .querySelectorAll('style')
      .map(({ rawText }) => rawText),
  );
  const styles = postcss.parse([...new Set(texts)].join('\n'));
  // One that is seen through has no contrast of its own.
  const opaque = (color: Color | undefined) => (color?.alpha === undefined || color.alpha === 1 ? color : undefined);
  const pairs: Pair[] = [
    ...onEachOther.map(([front, ground, least]) => ({
      what: `${front} on ${ground}`,
      front: `var(--color-${front})`,
      ground: `var(--color-${ground})`,
      least,
    })),
    ...ruledPairs(styles),
  ];
  const findings = Object.entries(namedColors(styles)).flatMap(([time, named]) => {
    const colorOf = (text: string) =>
      opaque(parseColor(text.replace(/^var\((--color-[a-z-]+)\)$/, (whole, name: string) => named.get(name) ?? whole)));
    return pairs.flatMap(({ what, front, ground, least }) => {
      const [frontColor, groundColor] = [colorOf(front), colorOf(ground)];
      const ratio = frontColor && groundColor ? wcagContrast(frontColor, groundColor) : least;
      // As it is printed, so that 4.496 does not read as 4.50, too little.
      return ratio < least - 0.005
        ? [`${what}, ${time}: ${ratio.toFixed(2)} to 1, and ${least} is the least (${front} on ${ground})`]
        : [];
    });
  });
  return [...new Set(findings)].map((what) => ({
    about: 'Colors',
    what,
    remedy:
      'Make one of the two lighter or darker: the values stand in src/styles/theme.css, those of the evening in src/styles/evening.css.',
  }));
}
