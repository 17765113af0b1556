import postcss, { type AtRule, type Declaration } from 'postcss';
import { css, type Feature, featureAt } from './browser-support.ts';

/** Units that MDN keeps under a name of their own. */
const units: readonly (readonly [pattern: RegExp, name: string])[] = [
  [/^d(vh|vw|vi|vb|vmin|vmax)$/, 'viewport_percentage_units_dynamic'],
  [/^l(vh|vw|vi|vb|vmin|vmax)$/, 'viewport_percentage_units_large'],
  [/^s(vh|vw|vi|vb|vmin|vmax)$/, 'viewport_percentage_units_small'],
  [/^cq/, 'container_query_length_units'],
];

/** Where functions stand in MDN's data: `color.oklch`, `gradient.linear-gradient`, or by themselves as `clamp`. */
const families = Object.keys(css.types ?? {});

function functionNamed(name: string): Feature | undefined {
  return (
    featureAt(css.types, 'css.types', name) ??
    families.map((family) => featureAt(css.types, 'css.types', family, name)).find((found) => found !== undefined)
  );
}

function ofValue(property: string, value: string): (Feature | undefined)[] {
  const bare = value.replace(/"[^"]*"|'[^']*'|url\([^)]*\)|--[\w-]+/g, ' ');
  return [
    ...[...bare.matchAll(/([a-z][\w-]*)\(/g)].map(
      ([, name = '']) => featureAt(css.properties, 'css.properties', property, name) ?? functionNamed(name),
    ),
    ...[...bare.matchAll(/(?<![\w#.-])([a-z][\w-]*)(?![\w(-])/g)].map(([, word = '']) =>
      featureAt(css.properties, 'css.properties', property, word),
    ),
    ...[...bare.matchAll(/\d(\p{L}+)/gu)].map(([, unit = '']) =>
      featureAt(css.types, 'css.types', 'length', units.find(([pattern]) => pattern.test(unit))?.[1] ?? unit),
    ),
  ];
}

function ofDeclaration({ prop, value, parent }: Declaration): (Feature | undefined)[] {
  const block = parent?.type === 'atrule' ? (parent as AtRule).name : undefined;
  // A descriptor of `@font-face` and its like is no property.
  if (block && featureAt(css['at-rules'], 'css.at-rules', block, prop))
    return [featureAt(css['at-rules'], 'css.at-rules', block, prop)];
  if (prop.startsWith('--')) return ofValue('', value);
  return [featureAt(css.properties, 'css.properties', prop), ...ofValue(prop, value)];
}

function ofAtRule({ name, params }: AtRule): (Feature | undefined)[] {
  const words = params.match(/[a-z][\w-]*/g) ?? [];
  return [
    featureAt(css['at-rules'], 'css.at-rules', name),
    ...(name === 'media' ? words.map((word) => featureAt(css['at-rules'], 'css.at-rules', 'media', word)) : []),
    name === 'media' && /[<>]/.test(params) ? featureAt(css['at-rules'], 'css.at-rules', 'media', 'range_syntax') : undefined,
  ];
}

function ofSelector(selector: string): (Feature | undefined)[] {
  return [
    ...[...selector.matchAll(/(?<!\\):{1,2}([a-z-]+)/g)].map(([, name = '']) => featureAt(css.selectors, 'css.selectors', name)),
    selector.includes('&') ? featureAt(css.selectors, 'css.selectors', 'nesting') : undefined,
  ];
}

/** What a style sheet uses. What stands under `@supports` is asked for first, and is left out. */
export function featuresOfStyles(sheet: string): Map<string, Feature> {
  const found: (Feature | undefined)[] = [];
  const root = postcss.parse(sheet);
  root.walkAtRules('supports', (rule) => {
    found.push(...ofAtRule(rule));
    rule.remove();
  });
  root.walkAtRules((rule) => {
    found.push(...ofAtRule(rule));
  });
  root.walkRules(({ selector }) => {
    found.push(...ofSelector(selector));
  });
  root.walkDecls((declaration) => {
    found.push(...ofDeclaration(declaration));
  });
  return new Map(found.flatMap((feature) => (feature ? [[feature.name, feature] as const] : [])));
}
