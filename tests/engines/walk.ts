import { afterAll, afterEach, beforeAll, beforeEach, describe } from 'vitest';
import { type RunningSite, runSite } from '../servers/site-server.ts';
import type { Engine, Tab, Visitor } from './tab.ts';
import { comesBack } from './walk-back.ts';
import { usesCalculators } from './walk-calculators.ts';
import { readsInTheDark } from './walk-evening.ts';
import { opensEveryPage } from './walk-every-page.ts';
import { fillsInForms } from './walk-forms.ts';
import { readsLoanEstimates } from './walk-loan-estimates.ts';
import { readsPages } from './walk-pages.ts';

/** What a walk is given: the site, and a fresh tab of the engine under test for each of its trials. */
export interface Walk {
  readonly site: () => RunningSite;
  readonly tab: () => Tab;
  /** A tab for another server. */
  readonly tabAt: (siteUrl: string) => Promise<Tab>;
}

export type EngineName = 'Chromium' | 'Firefox' | 'WebKit';

/** Walks the site in an engine: the same walk for all of them. */
export function walkTheSite(name: EngineName, start: (visitor?: Visitor) => Promise<Engine>, { skip = false } = {}): void {
  describe.skipIf(skip)(`in ${name}`, () => {
    let engine: Engine | undefined;
    let site: RunningSite | undefined;
    let tab: Tab | undefined;

    const needed = <Part>(part: Part | undefined): Part => {
      if (!part) throw new Error('The walk has not begun.');
      return part;
    };
    const walk: Walk = { site: () => needed(site), tab: () => needed(tab), tabAt: (siteUrl) => needed(engine).tab(siteUrl) };

    beforeAll(async () => {
      site = await runSite();
      engine = await start();
    });

    beforeEach(async () => {
      tab = await needed(engine).tab(needed(site).url);
    });

    afterEach(() => tab?.close());

    afterAll(async () => {
      await engine?.close();
      await site?.stop();
    });

    readsPages(walk, name);
    readsInTheDark(walk, start);
    usesCalculators(walk);
    fillsInForms(walk);
    comesBack(walk);
    readsLoanEstimates(walk);
    // tests/browser/pages.spec.ts asks more of Chromium.
    if (name !== 'Chromium') opensEveryPage(walk);
  });
}
