import { expect, test } from '@playwright/test';
import { openEverything, readToTheEnd } from '../../browser/page-checks.ts';
import { oneOfEachKind } from '../../site-paths.ts';
import { heardIn, troublesIn } from './heard.ts';

/** Pages whose lines come and go with the day, and what stays on them: what can be used, and the headings of /sources. */
const byTheCalendar: Readonly<Record<string, { readonly from: string; readonly stays: RegExp }>> = {
  '/learn/timeline-process': { from: 'Your dates, one after the other', stays: /^(button|Date|spinbutton|combobox|group|form)$/ },
  '/calculator/cash-to-close': {
    from: 'Cash to close',
    stays: /^(button|Date|spinbutton|combobox|group|form|DisclosureTriangle)$/,
  },
  '/sources': { from: 'Our figures and their sources', stays: /^heading$/ },
};

for (const path of oneOfEachKind()) {
  test(`a screen reader says of ${path} what is kept in tests/trials/browser/heard, names everything, and nothing twice`, async ({
    page,
  }) => {
    await page.goto(path);
    await readToTheEnd(page);
    await openEverything(page);
    // The footer is laid out once it comes near, and is told in full only then.
    await page.evaluate(() => {
      for (const footer of document.querySelectorAll('footer')) footer.style.contentVisibility = 'visible';
      return new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    });
    const heard = await heardIn(page);
    expect(troublesIn(heard)).toEqual([]);
    // Header and footer are alike on every page: those of the home page stand for all.
    const from = path === '/' ? 0 : heard.findIndex(({ role }) => role === 'main');
    const to = path === '/' ? heard.length : heard.findIndex(({ role }) => role === 'contentinfo');
    const lines = heard.slice(from, to).flatMap(({ role, line }, index, all) => {
      const calendar = byTheCalendar[path];
      const isReached = calendar && all.slice(0, index).some(({ name }) => name === calendar.from);
      return isReached && !calendar.stays.test(role) ? [] : [line];
    });
    expect(`${lines.join('\n')}\n`).toMatchSnapshot(`${path === '/' ? 'home' : path.slice(1).replaceAll('/', '--')}.txt`);
  });
}
