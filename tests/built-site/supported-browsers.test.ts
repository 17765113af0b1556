import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { siteFolder } from '../sample-site.ts';
import { type Feature, lateFor } from './browser-support.ts';
import { featuresOfMarkup } from './markup-features.ts';
import { type Newer, newerForFiles, newerMarkup, newerScripts, newerStyles } from './newer-features.ts';
import { featuresOfScript } from './script-features.ts';
import { builtPages } from './site.ts';
import { featuresOfStyles } from './style-features.ts';

const read = (file: string) => readFileSync(`${siteFolder}/_astro/${file}`, 'utf8');
const files = readdirSync(`${siteFolder}/_astro`);
const isLate = ({ compat }: Feature) => lateFor(compat).length > 0;

const sheets = new Set([
  ...builtPages.flatMap(({ document }) => document.querySelectorAll('style').map(({ rawText }) => rawText)),
  ...files.filter((file) => file.endsWith('.css')).map(read),
]);
const scripts = files.filter((file) => /\.m?js$/.test(file)).map((file) => ({ file, text: read(file) }));
const inline = builtPages.flatMap(({ document }) =>
  document.querySelectorAll('script:not([src]):not([type])').map(({ rawText }) => rawText),
);
const ofFiles = /^(pdf-worker|read-document|workbench)/;

/** What is added where a browser lacks it: the names that `define` gets. */
const added = [
  ...readFileSync('src/islands/loan-estimates/pdf/older-browsers.ts', 'utf8').matchAll(/define\(\s*[\w.]+,\s*'(\w+)'/g),
].map(([, name]) => name);

/** What is newer than the oldest browsers and not in the list, and what stands in the list and is not used. */
function held(features: readonly Feature[], listed: readonly Newer[]) {
  const late = new Map(features.filter(isLate).map((feature) => [feature.name, feature]));
  const isListed = (name: string) => listed.some(({ names }) => new RegExp(`\\.(${names.source})$`).test(name));
  const unknown = [...late.values()].filter(({ name }) => !isListed(name));
  return {
    unknown: unknown.map(({ name, compat }) => `${name}: ${lateFor(compat).join(', ')}`),
    unused: listed.filter(({ names }) => ![...late.keys()].some((name) => names.test(name))),
  };
}

describe('in the oldest browsers that the site is made for', () => {
  it('everything essential in its styles is known', () => {
    const features = [...sheets].flatMap((sheet) => [...featuresOfStyles(sheet).values()]);
    expect(features.length).toBeGreaterThan(300);
    expect(held(features, newerStyles)).toEqual({ unknown: [], unused: [] });
  });

  it('everything essential in its pages is known', () => {
    const features = builtPages.flatMap(({ document }) => [...featuresOfMarkup(document).values()]);
    expect(features.length).toBeGreaterThan(300);
    expect(held(features, newerMarkup)).toEqual({ unknown: [], unused: [] });
  });

  it('everything essential in its scripts is known', () => {
    const own = [...scripts.filter(({ file }) => !ofFiles.test(file)), ...inline.map((text) => ({ file: 'inline.js', text }))];
    const features = own.flatMap(({ file, text }) => [...featuresOfScript(file, text, isLate).values()]);
    expect(features.length).toBeGreaterThan(150);
    expect(held(features, newerScripts)).toEqual({ unknown: [], unused: [] });
  });

  it('what reads a Loan Estimate is known, or added where it is missing', () => {
    const features = scripts
      .filter(({ file }) => ofFiles.test(file))
      .flatMap(({ file, text }) => [...featuresOfScript(file, text, isLate).values()])
      .filter(({ name }) => !added.includes(name.replace(/^.*\./, '').replace(/_static$/, '')));
    expect(added).toContain('transferToFixedLength');
    expect(held(features, newerForFiles)).toEqual({ unknown: [], unused: [] });
  });
});
