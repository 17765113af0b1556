import { expect, type Page, test } from '@playwright/test';

// What the programs allow, as the calculators that compare them say it.

const ready = (page: Page) => expect(page.getByRole('button', { name: 'Copy link' })).toBeVisible();

async function openCalculator(page: Page, fragment: string) {
  await page.goto(`/calculator${fragment}`);
  await ready(page);
}

async function openComparison(page: Page, fragment: string) {
  await page.goto(`/calculator/compare${fragment}`);
  await ready(page);
}

async function openAffordability(page: Page) {
  await page.goto('/calculator/affordability');
  await ready(page);
}

/** What the comparison says of a program in the row of a figure. */
async function cell(page: Page, program: string, figure: string): Promise<string> {
  const row = page
    .getByRole('table', { name: 'The same home under each program' })
    .locator('tbody tr')
    .filter({ has: page.getByRole('rowheader', { name: figure }) });
  return (await row.locator(`td[data-label="${program}"]`).innerText()).replace(/\s+/g, ' ').trim();
}

/** The prices of the four programs, as they stand on the page. */
async function prices(page: Page): Promise<Record<string, string[]>> {
  const entries = ['Conventional', 'FHA', 'VA', 'USDA'].map(async (program) => {
    const box = page.locator('#affordability').getByRole('region', { name: program, exact: true });
    return [program, await box.locator('dt + dd').allInnerTexts()] as const;
  });
  return Object.fromEntries(await Promise.all(entries));
}

const income = (page: Page) => page.getByLabel('Yearly income before taxes');

test('names the first day of the month after the middle of the term where that comes before 78%', async ({ page }) => {
  await openCalculator(page, '#calculator?down=20000&rate=20');
  await page.locator('summary', { hasText: 'Full monthly cost' }).click();
  const { closing, backstop } = await page.evaluate(() => {
    const inMonths = (months: number) => {
      const now = new Date();
      return new Date(now.getFullYear(), now.getMonth() + months, 1).toLocaleDateString('en-US', {
        month: 'long',
        year: 'numeric',
      });
    };
    // The first payment is due two months after the month of closing, and payment 181 half of the term later.
    return { closing: inMonths(0), backstop: inMonths(182) };
  });
  expect(closing).not.toBe(backstop);
  await expect(
    page
      .getByText(`It must end by itself on the first day of the month after the middle of the term, about ${backstop}.`)
      .first(),
  ).toBeVisible();
});

test('holds a loan to the limit of its county, and says where to look when the limit is not known', async ({ page }) => {
  await openComparison(page, '#compare?price=650000&aDown=22750&county=Clark');
  await expect.poll(() => cell(page, 'FHA', 'Loan limit')).toBe('$701,500 this loan is within it');
  await page.getByLabel('County of the home').selectOption('Benton');
  expect(await cell(page, 'FHA', 'Loan limit')).toBe('$541,287 this loan is above it');
  await page.getByLabel('County of the home').selectOption('Spokane');
  expect(await cell(page, 'FHA', 'Loan limit')).toBe('At least $541,287 look up your county at HUD');
  await expect(page.locator('#compare').getByRole('link', { name: 'look up your county at HUD' })).toHaveAttribute(
    'href',
    /hud\.gov/,
  );
  await expect(page.getByLabel('County of the home').locator('option')).toHaveCount(40);
});

test('asks $50,000 down for a conventional loan on a $1,000,000 home, and 1% of the whole loan for USDA', async ({ page }) => {
  await openComparison(page, '#compare?price=1000000&aDown=0');
  await expect.poll(() => cell(page, 'Conventional', 'Down payment')).toBe('$50,000 raised to the minimum, 5% of the price');
  await page.getByLabel('Home price').fill('400000');
  await expect.poll(() => cell(page, 'USDA', 'Upfront fee')).toBe('$4,040 added to the loan');
});

/** What stands under a program besides its prices. */
const words = (page: Page, program: string) =>
  page.locator('#affordability').getByRole('region', { name: program, exact: true }).locator('p').allInnerTexts();

test('calls no price a maximum, and shows what automated underwriting approves beside the guideline', async ({ page }) => {
  await openAffordability(page);
  await expect(page.locator('#affordability')).not.toContainText(/maximum/i);
  const shown = await prices(page);
  expect(Number(shown.FHA?.[2]?.replace(/\D/g, ''))).toBeGreaterThan(Number(shown.Conventional?.[2]?.replace(/\D/g, '')));
  expect((await words(page, 'Conventional')).join(' ')).toContain('Automated underwriting stops at 50%.');
  expect((await words(page, 'FHA')).join(' ')).toMatch(
    /commonly reach 46\.9% for housing and 56\.9% with debts.*not a limit of HUD’s/,
  );
  expect((await words(page, 'VA')).join(' ')).toContain('residual income');
});

test("says beside USDA's price that the household's income is limited, and where to check", async ({ page }) => {
  await openAffordability(page);
  await income(page).fill('900000');
  const usda = page.locator('#affordability').getByRole('region', { name: 'USDA', exact: true });
  await expect(usda).toContainText('up to 115% of the area’s median income, whatever the price');
  await expect(usda.getByRole('link')).toHaveAttribute('href', 'https://eligibility.sc.egov.usda.gov/');
});

test("holds an FHA loan to the county's limit, and where that is not known says at least and where to look", async ({ page }) => {
  await openAffordability(page);
  await income(page).fill('900000');
  await page.getByLabel('County of the home').selectOption('Clark');
  await expect(page.getByText('Largest loan for one unit here in 2026: $832,750 conventional, $701,500 FHA.')).toBeVisible();
  expect((await words(page, 'FHA')).join(' ')).toContain('limited by the largest loan in Clark County, $701,500.');
  expect((await prices(page)).FHA?.[1]).toBe('$761,500');
  await page.getByLabel('County of the home').selectOption('Spokane');
  await expect(page.getByText('at least $541,287 FHA. It may be more:')).toBeVisible();
  await expect(page.getByRole('link', { name: 'look up your county at HUD' })).toHaveAttribute('href', /hud\.gov/);
  expect((await words(page, 'FHA')).join(' ')).toContain('In Spokane County it may be more.');
});

test('lets $30,000 buy $862,750 with a conventional loan in King County, however much is earned', async ({ page }) => {
  await openAffordability(page);
  await income(page).fill('220000');
  await page.getByLabel('Money for the down payment').fill('30000');
  await expect.poll(async () => (await prices(page)).Conventional?.[2]).toBe('$862,750');
  expect((await words(page, 'Conventional')).join(' ')).toContain('a loan above $832,750 asks for 5% of the price');
});

test('takes a fee paid at closing out of the money for the down payment', async ({ page }) => {
  await openAffordability(page);
  const defaults = await prices(page);
  await page.getByText('Taxes, insurance and other assumptions').click();
  await page.getByLabel('Upfront fees of FHA, VA and USDA are').selectOption('paid');
  await expect(page.getByText('A fee paid at closing comes out of the money for the down payment.')).toBeVisible();
  await expect.poll(async () => (await prices(page)).FHA).not.toEqual(defaults.FHA);
  const dollars = (text = '') => Number(text.replace(/\D/g, ''));
  const paid = await prices(page);
  for (const program of ['FHA', 'VA', 'USDA'] as const) {
    for (const [index, financed] of defaults[program]?.entries() ?? []) {
      expect(dollars(paid[program]?.[index])).toBeLessThanOrEqual(dollars(financed));
    }
  }
});
