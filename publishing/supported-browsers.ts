/**
 * The oldest version of each browser that the site is made for: Chrome and Firefox of the last four years, counted from November
 * 2026, and Safari from 16.4. The build writes styles and scripts for these, and tests/built-site/supported-browsers.test.ts holds
 * the built site against them. docs/quality.md says what a visitor of an older one gets.
 */
export const oldestBrowsers = { chrome: '108', firefox: '108', safari: '16.4' } as const;

/** The same as Vite's `build.target` and `build.cssTarget` name them. */
export const buildTargets: string[] = Object.entries(oldestBrowsers).map(([browser, version]) => `${browser}${version}`);
