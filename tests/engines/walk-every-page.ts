import { afterAll, beforeAll, expect, it } from 'vitest';
import { serveWithScript } from '../servers/site-server.ts';
import { allPaths, otherAnswers } from '../site-paths.ts';
import type { Tab } from './tab.ts';
import type { Walk } from './walk.ts';

declare global {
  interface Window {
    problems: string[];
  }
}

/**
 * Runs in each page before everything else in it, and writes down what a developer would read in the console and no driver tells:
 * errors of scripts, refused promises, files that did not arrive, what the policy refused. It does not hear what happens in
 * workers, nor what an engine alone says of a header or a style.
 */
function recordProblems(): void {
  window.problems = [];
  const record = (problem: string) => window.problems.push(problem);
  addEventListener(
    'error',
    ({ target, message }) => {
      const file = target instanceof Element ? (target.getAttribute('src') ?? target.getAttribute('href')) : undefined;
      record(target instanceof Element ? `${file} did not arrive` : message);
    },
    true,
  );
  addEventListener('unhandledrejection', ({ reason }) => record(`refused promise: ${reason}`));
  addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
    record(`the policy refuses ${blockedURI} by ${effectiveDirective}`),
  );
  for (const kind of ['error', 'warn'] as const) console[kind] = (...said: unknown[]) => record(`console: ${said.join(' ')}`);
}

/** Reads a page to its end, so that what waits for its turn has it. */
const readThrough = (tab: Tab) =>
  tab.run(async () => {
    const painted = () => new Promise((next) => requestAnimationFrame(() => setTimeout(next)));
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
      scrollTo({ top, behavior: 'instant' });
      await painted();
    }
    const isLate = () =>
      document.querySelector('main astro-island[ssr]') !== null || [...document.images].some((image) => !image.complete);
    for (const end = Date.now() + 10_000; isLate() && Date.now() < end; ) await painted();
    if (isLate()) window.problems.push('parts of the page have not arrived after 10 s');
  });

/** What a reader of a page would see to be wrong, and what its recorder wrote down. */
const problemsOf = (tab: Tab) =>
  tab.run(() => {
    const over = document.documentElement.scrollWidth - innerWidth;
    const title = document.querySelector('h1');
    const isSeen = title?.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && title.clientHeight > 0;
    return [
      ...window.problems,
      ...(over > 0 ? [`scrolls ${over} px sideways`] : []),
      ...(isSeen ? [] : ['shows no h1']),
      ...performance
        .getEntriesByType('resource')
        .filter(({ name }) => new URL(name).origin !== location.origin)
        .map(({ name }) => `asks for ${name}`),
    ];
  });

/** Every page there is, also those that nothing leads to. */
export function opensEveryPage({ site, tabAt }: Walk): void {
  let detour: Awaited<ReturnType<typeof serveWithScript>>;

  beforeAll(async () => {
    detour = await serveWithScript(site().url, `(${recordProblems})()`);
  });

  afterAll(() => detour.close());

  it.each([390, 1280])(
    'no page at %i px has an error, a file that does not arrive, anything that its policy refuses, another host to ask, sideways scroll or a hidden title',
    async (width) => {
      const tab = await tabAt(detour.url);
      await tab.resize(width, 844);
      const found: Record<string, readonly string[]> = {};
      for (const path of [...allPaths(), ...otherAnswers]) {
        await tab.open(path);
        await readThrough(tab);
        const problems = await problemsOf(tab);
        if (problems.length > 0) found[path] = problems;
      }
      expect(await tab.run(() => innerWidth)).toBe(width);
      await tab.close();
      expect(found).toEqual({});
      // The two that answer for addresses that do not exist.
      expect(new Set(detour.refused)).toEqual(new Set(otherAnswers.slice(1).map((path) => `404 ${path}`)));
    },
    120_000,
  );
}
