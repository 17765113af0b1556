import { type Color, parse as parseColor, wcagContrast } from 'culori';
import { parse } from 'node-html-parser';
import postcss, { type Root } from 'postcss';
import type { BuiltPage } from '../built-pages.ts';
import type { Finding } from './finding.ts';

/** Words by class, not by one rule: what stands on what. 4.5 for text and 3 for the edge of a field (WCAG 1.4.3, 1.4.11). */
const onEachOther: readonly (readonly [front: string, ground: string, least: number])[] = [
  ['ink', 'white', 4.5],
  ['ink', 'fog', 4.5],
  ['ink-soft', 'white', 4.5],
  ['ink-soft', 'fog', 4.5],
  ['spruce', 'white', 4.5],
  ['spruce', 'fog', 4.5],
  ['white', 'deep', 4.5],
  ['white', 'ink', 4.5],
  ['alert', 'white', 4.5],
  ['edge', 'white', 3],
  ['alpenglow', 'ink', 3],
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

/** Colours of the built pages between which words cannot be read. */
export function contrastFindings(pages: readonly BuiltPage[]): Finding[] {
  const texts = pages.flatMap(({ html }) =>
    parse(html)
      .querySelectorAll('style')
      .map(({ rawText }) => rawText),
  );
  const styles = postcss.parse([...new Set(texts)].join('\n'));
  const named = new Map<string, string>();
  styles.walkDecls(/^--color-/, ({ prop, value }) => {
    named.set(prop, value);
  });
  // One that is seen through has no contrast of its own.
  const opaque = (color: Color | undefined) => (color?.alpha === undefined || color.alpha === 1 ? color : undefined);
  const colorOf = (text: string) =>
    opaque(parseColor(text.replace(/^var\((--color-[a-z-]+)\)$/, (whole, name: string) => named.get(name) ?? whole)));
  const pairs: Pair[] = [
    ...onEachOther.map(([front, ground, least]) => ({
      what: `${front} on ${ground}`,
      front: `var(--color-${front})`,
      ground: `var(--color-${ground})`,
      least,
    })),
    ...ruledPairs(styles),
  ];
  const findings = pairs.flatMap(({ what, front, ground, least }) => {
    const [frontColor, groundColor] = [colorOf(front), colorOf(ground)];
    const ratio = frontColor && groundColor ? wcagContrast(frontColor, groundColor) : least;
    // As it is printed, so that 4.496 does not read as 4.50, too little.
    return ratio < least - 0.005 ? [`${what}: ${ratio.toFixed(2)} to 1, and ${least} is the least (${front} on ${ground})`] : [];
  });
  return [...new Set(findings)].map((what) => ({
    about: 'Colors',
    what,
    remedy: 'Make one of the two lighter or darker: the values stand at the top of src/styles/site.css.',
  }));
}
