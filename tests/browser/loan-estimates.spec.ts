import { expect, test } from '@playwright/test';
import { keptIn } from './kept-in-browser.ts';
import { ficus, field, open, path, region, sound, typeOne } from './typed-estimates.ts';
import { watchViolations } from './violations.ts';

test('two estimates that are typed are explained, set side by side and asked about, and leave nothing behind', async ({
  page,
}) => {
  const refused = await watchViolations(page);
  await open(page);
  const asked: string[] = [];
  await typeOne(page, 1, ficus);
  page.on('request', (request) => asked.push(request.url()));
  await typeOne(page, 2, sound);

  await expect(page.getByRole('table').first().getByRole('columnheader')).toHaveText([
    'On the form',
    '1. Ficus Bank',
    '2. Sound Credit Union',
  ]);
  await expect(field(page, 'A. Origination Charges', 2)).toHaveValue('$3,400');
  await expect(field(page, 'Monthly Principal & Interest', 1)).toHaveValue('$761.78');
  await expect(field(page, 'Lender Credits', 2)).toHaveValue('-$300');
  await expect(page.getByText('20 of 20 values typed.')).toHaveCount(2);

  const standsOut = region(page, 'What stands out');
  await expect(standsOut.getByRole('heading', { level: 3 })).toHaveText(['1. Ficus Bank', '2. Sound Credit Union']);
  await expect(standsOut).toContainText('$1,802');
  await expect(standsOut).toContainText('$3,400');
  const differing = page.locator('.le-differs').getByRole('rowheader');
  await expect(differing).toHaveText(['Lender', 'Loan Amount', 'Interest Rate', 'A. Origination Charges', 'Lender Credits']);
  await expect(page.getByRole('rowheader', { name: 'Loan Amount', exact: true })).toHaveCount(1);
  const sideBySide = region(page, 'Side by side');
  await expect(region(page, 'Before you compare').getByRole('listitem').first()).toContainText(/loan amounts differ/i);
  await expect(sideBySide.getByRole('row', { name: /^5 years/ }).getByRole('cell')).toHaveCount(2);
  await expect(region(page, 'Questions for your lender').getByRole('listitem')).not.toHaveCount(0);

  expect(new URL(page.url()).pathname + new URL(page.url()).hash).toBe(path);
  expect(await keptIn(page)).toEqual([]);
  expect(asked).toEqual([]);
  expect(refused).toEqual([]);
});

test('one is typed by keyboard alone: Enter leads down the column', async ({ page }) => {
  await open(page);
  await page.getByRole('button', { name: 'Type one from paper' }).focus();
  await page.keyboard.press('Enter');
  await expect(field(page, 'Lender', 1)).toBeFocused();
  await page.keyboard.type('Ficus Bank');
  await page.keyboard.press('Enter');
  await expect(field(page, 'Date Issued', 1)).toBeFocused();
  await field(page, 'Loan Amount', 1).focus();
  await page.keyboard.type('162000');
  await page.keyboard.press('Enter');
  await expect(field(page, 'Loan Amount', 1)).toHaveValue('$162,000');
  await expect(field(page, 'Interest Rate', 1)).toBeFocused();
  await page.keyboard.type('3,875');
  await page.keyboard.press('Enter');
  await expect(field(page, 'Interest Rate', 1)).toHaveValue('3.875%');
});

test('what cannot be understood stays in its field with what to type instead, until it is mended', async ({ page }) => {
  await open(page);
  await typeOne(page, 1, { 'A. Origination Charges': 'see attached', 'B. Services You Cannot Shop For': '672' });
  const charges = field(page, 'A. Origination Charges', 1);
  await expect(charges).toHaveValue('see attached');
  await expect(charges).toHaveAttribute('aria-invalid', 'true');
  await expect(charges).toHaveAccessibleDescription('Enter an amount in dollars, like 1,250.');
  await typeOne(page, 2, { 'Loan Amount': '160000' });
  await expect(charges).toHaveValue('see attached');
  await charges.fill('1802');
  await expect(charges).not.toHaveAttribute('aria-invalid');
  await expect(region(page, 'What stands out')).toContainText('$1,802');
});

test('a file that is none is refused beside the field, with its name, and a fourth document too', async ({ page }) => {
  await open(page);
  const files = page.getByLabel('Add a Loan Estimate (PDF)');
  await files.setInputFiles({ name: 'letter.pdf', mimeType: 'application/pdf', buffer: Buffer.from('Dear lender') });
  await expect(page.getByText(/^letter\.pdf: /)).toBeVisible();
  await expect(files).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByRole('table')).toHaveCount(0);
  for (const number of [1, 2, 3]) await typeOne(page, number, { 'Loan Amount': '1' });
  await page.getByRole('button', { name: 'Type one from paper' }).click();
  await expect(files).toHaveAccessibleDescription(/takes 3 at a time/);
  await expect(page.getByRole('button', { name: /^Remove / })).toHaveCount(3);
});

test('a file that is dropped beside the box is taken, and what was typed is not lost', async ({ page }) => {
  await open(page);
  await typeOne(page, 1, { Lender: 'Ficus Bank' });
  const dropped = await page.evaluate(() => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File(['Dear lender'], 'letter.pdf', { type: 'application/pdf' }));
    const drop = new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true });
    document.querySelector('footer')?.dispatchEvent(drop);
    return drop.defaultPrevented;
  });
  expect(dropped).toBe(true);
  await expect(page.getByText(/^letter\.pdf: /)).toBeVisible();
  await expect(field(page, 'Lender', 1)).toHaveValue('Ficus Bank');
});

test('one that is removed is gone, and the others keep what was typed', async ({ page }) => {
  await open(page);
  await typeOne(page, 1, { Lender: 'Ficus Bank', 'Loan Amount': '162000' });
  await typeOne(page, 2, { Lender: 'Sound Credit Union', 'Loan Amount': '160000' });
  await page.getByRole('button', { name: 'Remove 1. Ficus Bank' }).click();
  await expect(page.getByRole('status').first()).toHaveText('Removed 1. Ficus Bank.');
  await expect(page.getByLabel('Add a Loan Estimate (PDF)')).toBeFocused();
  await expect(field(page, 'Loan Amount', 1)).toHaveValue('$160,000');
  await expect(region(page, 'Side by side')).toHaveCount(0);
});

test('the email can be read and changed before it is sent, and holds figures and questions alone', async ({ page }) => {
  await open(page);
  await typeOne(page, 1, ficus);
  await page.getByRole('button', { name: 'Ask us about it' }).click();
  const text = page.getByLabel('Your email to us');
  await expect(text).toHaveValue(/Interest Rate: 3\.875%/);
  await expect(text).not.toHaveValue(/Ficus/);
  await text.press('ControlOrMeta+End');
  await text.pressSequentially('\nWould you do better?');
  await page.getByLabel('Interest Rate: 3.875%').uncheck();
  await expect(text).not.toHaveValue(/Interest Rate/);
  await expect(text).toHaveValue(/Would you do better\?$/);
  await page.getByLabel('Interest Rate: 3.875%').check();
  await expect(text).toHaveValue(/Loan Amount: \$162,000\nInterest Rate: 3\.875%\n/);
  const link = await page.getByRole('link', { name: 'Open my mail program' }).getAttribute('href');
  expect(link).toMatch(/^mailto:[^?]+@[^?]+\?subject=/);
  expect(new URL(link ?? '').searchParams.get('body')).toContain('Would you do better?');
});

test('without script it says what to do instead', async ({ browser }) => {
  const page = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  await page.goto(path);
  await expect(page.getByText(/Reading a form here needs JavaScript/)).toBeVisible();
  await expect(page.locator('main noscript a, main a[href^="mailto:"]').first()).toBeVisible();
  await page.context().close();
});
