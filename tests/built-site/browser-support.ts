import { createRequire } from 'node:module';
import type { CompatData, CompatStatement, Identifier, SimpleSupportStatement } from '@mdn/browser-compat-data';
import { oldestBrowsers } from '../../publishing/supported-browsers.ts';

/** Where MDN writes down what each version of each browser knows. */
export const { css, html, javascript, api }: CompatData = createRequire(import.meta.url)('@mdn/browser-compat-data');

/** Each browser on desks and on phones, by MDN's names. */
const held = [
  ['chrome', oldestBrowsers.chrome],
  ['chrome_android', oldestBrowsers.chrome],
  ['firefox', oldestBrowsers.firefox],
  ['firefox_android', oldestBrowsers.firefox],
  ['safari', oldestBrowsers.safari],
  ['safari_ios', oldestBrowsers.safari],
] as const;

/** Something that a page uses, by its path in MDN's data. */
export interface Feature {
  readonly name: string;
  readonly compat: CompatStatement;
}

function isNewer(version: string, than: string): boolean {
  const [a = [], b = []] = [version, than].map((text) => text.replace('≤', '').split('.').map(Number));
  return (a[0] ?? 0) > (b[0] ?? 0) || ((a[0] ?? 0) === (b[0] ?? 0) && (a[1] ?? 0) > (b[1] ?? 0));
}

function knows(statement: SimpleSupportStatement, version: string): boolean {
  const { version_added, version_removed, flags, prefix, alternative_name, partial_implementation } = statement;
  if (!version_added || version_added === 'preview' || flags || prefix || alternative_name || partial_implementation)
    return false;
  return !isNewer(version_added, version) && !(version_removed && !isNewer(version_removed, version));
}

/** The browsers of ours that know a feature too late or not at all: `chrome 120`, `firefox never`. */
export function lateFor({ support }: CompatStatement): string[] {
  return held.flatMap(([browser, version]) => {
    const all = [support[browser] ?? []].flat() as SimpleSupportStatement[];
    if (all.length === 0 || all.some((statement) => knows(statement, version))) return [];
    const added = all.find(({ flags, prefix }) => !flags && !prefix)?.version_added;
    return [`${browser} ${added ? added : 'never'}`];
  });
}

/** The feature at a path of MDN's data, if it is there. */
export function featureAt(root: Identifier | undefined, name: string, ...path: readonly string[]): Feature | undefined {
  const place = path.reduce<Identifier | undefined>(
    (at, key) => (at && key !== '__compat' && Object.hasOwn(at, key) ? at[key] : undefined),
    root,
  );
  return place?.__compat && { name: [name, ...path].join('.'), compat: place.__compat };
}
