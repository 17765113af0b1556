import { expect, type Page, test } from '@playwright/test';
import { readToTheEnd } from '../../browser/page-checks.ts';
import { javascript, lateFor } from '../../built-site/browser-support.ts';
import { oneOfEachKind } from '../../site-paths.ts';

/** Every function of the language that the oldest browsers of ours do not have, by its object and its name. */
function lateFunctions(): (readonly [object: string, name: string])[] {
  return Object.entries(javascript.builtins ?? {}).flatMap(([object, members]) =>
    Object.entries(members)
      .filter(([name, { __compat }]) => /^\w+$/.test(name) && name !== '__compat' && __compat && lateFor(__compat).length > 0)
      .map(([name]) => [object, name] as const),
  );
}

/** Takes these functions away, as if the browser had never learnt them. Runs in a page and in its threads. */
const takeAway = `for (const [object, name] of ${JSON.stringify(lateFunctions())}) {
  const at = globalThis[object];
  if (!at) continue;
  if (typeof at[name] === 'function') delete at[name];
  const prototype = object === 'TypedArray' ? Object.getPrototypeOf(Int8Array).prototype : at.prototype;
  if (prototype && typeof Object.getOwnPropertyDescriptor(prototype, name)?.value === 'function') delete prototype[name];
}
for (const name of ['map', 'filter', 'some', 'find', 'every', 'reduce', 'forEach', 'flatMap', 'take', 'drop', 'toArray'])
  delete Object.getPrototypeOf(Object.getPrototypeOf([][Symbol.iterator]()))[name];
`;

async function withOlderLanguage(page: Page): Promise<string[]> {
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(error.message));
  await page.addInitScript(takeAway);
  await page.route(/pdf-worker.*\.js/, async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: `${takeAway}${await answer.text()}` });
  });
  return problems;
}

test('every kind of page starts all of its script in a browser that knows no newer function than the oldest of ours', async ({
  page,
}) => {
  test.slow();
  const problems = await withOlderLanguage(page);
  for (const path of oneOfEachKind()) {
    await page.goto(path);
    expect(await page.evaluate('[].toSorted ?? Promise.withResolvers ?? Map.groupBy ?? [].values().map')).toBeUndefined();
    await readToTheEnd(page);
  }
  expect(problems).toEqual([]);
});

test('a Loan Estimate is read in such a browser', async ({ page }) => {
  const problems = await withOlderLanguage(page);
  await page.goto('/second-look/loan-estimates');
  await expect(page.getByRole('button', { name: 'Type one from paper' })).toBeEnabled();
  for (const name of ['fixed-rate-purchase-h24b.pdf', 'encrypted-aes.pdf']) {
    await page.getByLabel('Add a Loan Estimate (PDF)').setInputFiles(`tests/loan-estimates/documents/${name}`);
    await expect(page.getByRole('status').first()).toHaveText(`Read 20 of 20 values from ${name}.`);
  }
  expect(problems).toEqual([]);
});
