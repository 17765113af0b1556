import { expect, type Page, test } from '@playwright/test';
import { violations } from './axe.ts';

/** The figures of the calculator by their terms, as they stand on the page. */
async function figures(page: Page): Promise<Record<string, string>> {
  return page
    .locator('#refinance dt')
    .evaluateAll((terms) =>
      Object.fromEntries(terms.map((term) => [term.textContent, term.nextElementSibling?.textContent ?? ''])),
    );
}

const defaults = {
  'New monthly payment': '$2,023',
  'Payment today': '$2,253',
  'Change each month': '$230 less',
  'New loan amount': '$320,000',
  'Paid off': '3 years later',
  'Break-even by payment': 'After 2 years 2 months',
  'Break-even by net cost': 'After 2 years 7 months',
  'Over the lifetime': '$4,034 more',
};

/** $300,000 at 7.5% with 25 years left, to 6.5% over 30 years for $6,000: the case worked out in mortgage/loan/refinance.test.ts. */
const known = {
  'New monthly payment': '$1,896',
  'Payment today': '$2,217',
  'Change each month': '$321 less',
  'New loan amount': '$300,000',
  'Paid off': '5 years later',
  'Break-even by payment': 'After 1 year 7 months',
  'Break-even by net cost': 'After 2 years 1 month',
  'Over the lifetime': '$23,541 more',
};
const knownFragment = '#refinance?balance=300000&rate=7.5&months=300';

async function open(page: Page, fragment = '') {
  await page.goto(`/calculator/refinance${fragment}`);
  await expect(page.getByRole('button', { name: 'Copy link' })).toBeVisible();
}

test('shows the right default figures without script', async ({ browser }) => {
  const page = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  await page.goto('/calculator/refinance');
  expect(await figures(page)).toEqual(defaults);
  await expect(page.getByRole('button', { name: 'Copy link' })).toBeHidden();
  await page.context().close();
});

test('answers a known case typed by keyboard alone, and keeps it in the address, on reload and on the way back', async ({
  page,
}) => {
  await open(page);
  const balance = page.getByLabel('Balance');
  for (let tabs = 0; tabs < 30 && !(await balance.evaluate((field) => field === document.activeElement)); tabs++) {
    await page.keyboard.press('Tab');
  }
  await page.keyboard.type('300000');
  await page.keyboard.press('Tab');
  await page.keyboard.type('7.5');
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(balance).toHaveValue('300,000');
  await expect(page.getByLabel('Years left')).toHaveValue('25');
  await expect.poll(() => figures(page)).toEqual(known);
  await expect.poll(() => new URL(page.url()).hash).toBe(knownFragment);

  await page.reload();
  await expect.poll(() => figures(page)).toEqual(known);
  await expect(balance).toHaveValue('300,000');

  await page.goto('/about');
  await page.goBack();
  await expect.poll(() => figures(page)).toEqual(known);
});

test('says beside each payment it shows that the actual payment will be greater', async ({ page }) => {
  await open(page);
  const said = page
    .locator('#refinance')
    .getByText(/taxes and insurance are not included, so the actual payment will be greater/);
  await expect(said).toHaveCount(2);
  await expect(said.first()).toBeVisible();
});

test('finds nothing to win back in costs added to the loan, and counts a lender credit below zero', async ({ page }) => {
  await open(page, knownFragment);
  await page.getByLabel('The costs are').selectOption('financed');
  await expect.poll(async () => (await figures(page))['Break-even by payment']).toBe('At once');
  await page.getByLabel('The costs are').selectOption('paid');
  await page.getByLabel('Closing costs').fill('-2.000');
  await page.getByLabel('Closing costs').blur();
  await expect(page.getByLabel('Closing costs')).toHaveValue('-2,000');
  await expect.poll(async () => (await figures(page))['Over the lifetime']).toBe('$15,541 more');
  await expect.poll(() => new URL(page.url()).hash).toBe(`${knownFragment}&costs=-2000`);
});

test('follows the address when it changes, and leaves the figures alone for other places on the page', async ({ page }) => {
  await open(page, '#refinance?newTerm=15&pay=financed&costs=0');
  await expect(page.getByLabel('New loan term')).toHaveValue('15');
  await expect(page.getByLabel('The costs are')).toHaveValue('financed');
  await page.evaluate((fragment) => {
    location.hash = fragment;
  }, knownFragment);
  await expect.poll(() => figures(page)).toEqual(known);
  await page.evaluate(() => {
    location.hash = '#how-worked-out';
  });
  await page.waitForTimeout(100);
  expect(await figures(page)).toEqual(known);
  await page.goBack();
  await page.goBack();
  await expect(page.getByLabel('New loan term')).toHaveValue('15');
  await expect(page.getByLabel('Balance')).toHaveValue('320,000');
});

for (const fragment of [
  '#refinance?balance=-1&rate=1e99&months=0&newRate=NaN&newTerm=31&costs=%00&pay=gift',
  '#refinance?balance=<img src=x onerror=alert(1)>&rate=7.25%27&__proto__=1&constructor=2',
  `#refinance?balance=${'9'.repeat(5000)}`,
  '#refinance?%E0%A4%A',
]) {
  test(`shows the defaults for the fragment ${fragment.slice(0, 40)}`, async ({ page }) => {
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    await open(page, fragment);
    expect(await figures(page)).toEqual(defaults);
    expect(errors).toEqual([]);
  });
}

test('reads a good field of a fragment beside a bad one', async ({ page }) => {
  await open(page, '#refinance?balance=abc&rate=7.5');
  await expect(page.getByLabel('Current rate')).toHaveValue('7.5');
  await expect(page.getByLabel('Balance')).toHaveValue('320,000');
});

test('copies a link that opens the same figures, and says so', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page);
  await page.getByLabel('Balance').fill('300000');
  await page.getByLabel('Current rate').fill('7.5');
  await page.getByLabel('Years left').fill('25');
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByText('Link copied. It opens this page as it is now.')).toBeVisible();
  const other = await context.newPage();
  await other.goto(await page.evaluate(() => navigator.clipboard.readText()));
  await expect.poll(() => figures(other)).toEqual(known);
});

test('shows the link where the browser lets nobody copy', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
  });
  await open(page, knownFragment);
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByLabel('Link to this page as it is now')).toHaveValue(
    new RegExp(`${knownFragment.replace('?', '\\?')}$`),
  );
});

test('shows dashes while a field is empty, and asks for it beside the field', async ({ page }) => {
  await open(page);
  await page.getByLabel('Months left').fill('');
  await expect(page.getByText('Enter a whole number, like 6.')).toBeVisible();
  await expect.poll(async () => [...new Set(Object.values(await figures(page)))]).toEqual(['–']);
});

for (const [balance, current, renewed, costs] of [
  ['100000000', '30', '0', '100000000'],
  ['0', '7', '6', '5000'],
  ['1', '0', '30', '0'],
  ['100000000', '0', '30', '0'],
] as const) {
  test(`shows sane figures for ${balance} from ${current}% to ${renewed}% at ${costs}`, async ({ page }) => {
    await open(page);
    await page.getByLabel('Balance').fill(balance);
    await page.getByLabel('Current rate').fill(current);
    await page.getByLabel('New interest rate').fill(renewed);
    await page.getByLabel('Closing costs').fill(costs);
    await expect(page.locator('#refinance')).not.toContainText(/NaN|Infinity|∞|-\$|undefined/);
  });
}

for (const width of [390, 1280]) {
  test(`has no accessibility fault at ${width} px, with a remark shown`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await open(page);
    await page.getByLabel('Closing costs').fill('');
    expect(await violations(page)).toEqual([]);
  });
}
