import { expect, test } from '@playwright/test';
import { clickInto } from './cursor.ts';
import { closeEditor, markdown, open, startEditor } from './opened-text.ts';

test.beforeAll(startEditor);
test.afterAll(closeEditor);

test('headings, lists, quotations, bold and italic are made with the toolbar and written as Markdown', async ({ page }) => {
  const editor = await open(page, '');
  const press = (name: string) =>
    page.getByRole('toolbar', { name: 'Form of the text' }).getByRole('button', { name, exact: true }).click();
  await editor.click();
  await press('Heading');
  await page.keyboard.type('What it costs');
  await page.keyboard.press('Enter');
  await page.keyboard.type('It is ');
  await press('Bold');
  await page.keyboard.type('not');
  await press('Bold');
  await page.keyboard.type(' ');
  await page.keyboard.press('Control+i');
  await page.keyboard.type('free');
  await page.keyboard.press('Control+i');
  await page.keyboard.type('.');
  await page.keyboard.press('Enter');
  await press('Subheading');
  await page.keyboard.type('Fees');
  await page.keyboard.press('Enter');
  await press('Bulleted list');
  await page.keyboard.type('one');
  await page.keyboard.press('Enter');
  await page.keyboard.type('two');
  await press('Numbered list');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await press('Quotation');
  await page.keyboard.type('I ask you.');
  expect(await markdown(page)).toBe('## What it costs\n\nIt is **not** *free*.\n\n### Fees\n\n1. one\n2. two\n\n> I ask you.\n');
  await expect(page.getByRole('button', { name: 'Quotation' })).toHaveAttribute('aria-pressed', 'true');
});

test('the toolbar is one stop of the Tab key, and arrow keys go through it', async ({ page }) => {
  const editor = await open(page, 'Words.\n');
  await clickInto(editor);
  await page.keyboard.press('Alt+F10');
  await expect(page.getByRole('button', { name: 'Heading', exact: true })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('button', { name: 'Subheading' })).toBeFocused();
  await page.keyboard.press('End');
  await expect(page.getByRole('button', { name: 'Redo' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(editor).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Save' })).toBeFocused();
  await page.getByText('text', { exact: true }).click();
  await expect(editor).toBeFocused();
});

test('a table gains and loses rows and columns, and its columns stand to the side that was chosen', async ({ page }) => {
  const editor = await open(page, '| A | B |\n| --- | ---: |\n| one | $2 |\n');
  const press = (name: string) => page.getByRole('toolbar', { name: 'Table' }).getByRole('button', { name }).click();
  await expect(page.getByRole('toolbar', { name: 'Table' })).toBeHidden();
  await editor.getByText('$2').click();
  await expect(page.getByRole('button', { name: 'Align column right' })).toHaveAttribute('aria-pressed', 'true');
  await press('Row below');
  await press('Column after');
  await press('Center column');
  expect(await markdown(page)).toBe('| A | B |  |\n| --- | :---: | --- |\n| one | $2 |  |\n|  |  |  |\n');
  await page.keyboard.press('Tab');
  await page.keyboard.type('a|b');
  expect(await markdown(page)).toContain('| one | $2 | a\\|b |');
  await press('Delete column');
  await editor.getByText('one').click();
  await press('Delete row');
  expect(await markdown(page)).toBe('| A | B |\n| --- | :---: |\n|  |  |\n');
  await expect(page.getByRole('toolbar', { name: 'Table' })).toBeVisible();
  await press('Delete table');
  expect(await markdown(page)).toBe('');
});

test('a figure shows what it prints, and another is found in a list and put in', async ({ page }) => {
  const editor = await open(page, 'It is {figure:fha-upfront-premium} and {figure:gone}.\n');
  await expect(editor).toHaveText(/^It is [\d.]+% and \{figure:gone\}\.$/);
  await clickInto(editor.getByText('It is'));
  await page.keyboard.press('Control+End');
  await page.getByRole('button', { name: 'Your details' }).click();
  await page.getByRole('combobox', { name: 'Search' }).fill('email');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('option', { name: 'Your email' })).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.keyboard.type(' or {owner:city} too');
  expect(await markdown(page)).toBe('It is {figure:fha-upfront-premium} and {figure:gone}.{owner:email} or {owner:city} too\n');
  await expect(editor.locator('[data-placeholder="owner:city"]')).not.toHaveText(/\{/);
});

test('a link leads to a page of the site or to an https address, and what is wrong is said in words', async ({ page }) => {
  const editor = await open(page, 'See [our page](/loan-options/va "On VA") for more.\n');
  await clickInto(editor.getByText('our page'));
  await page.keyboard.press('Control+k');
  const address = page.getByRole('combobox', { name: 'Where it leads' });
  await expect(address).toHaveValue('/loan-options/va');
  for (const [typed, said] of [
    ['www.va.gov', 'begins with https://, such as https://www.va.gov'],
    ['http://www.va.gov', 'Try https://www.va.gov'],
    ['/nowhere', 'This site has no page /nowhere'],
    ['javascript:alert(1)', 'begins with https://'],
    ['me@example.com', 'This is an email address'],
    ['', 'Choose a page from the list'],
  ] as const) {
    await address.fill(typed);
    await page.getByRole('button', { name: 'Change the link' }).click();
    await expect(page.getByRole('alert').filter({ hasText: said }), typed).toBeVisible();
  }
  await address.fill('fha');
  await page.getByRole('option', { name: 'FHA loans' }).click();
  await page.getByRole('button', { name: 'Change the link' }).click();
  expect(await markdown(page)).toBe('See [our page](/loan-options/fha "On VA") for more.\n');
  await expect(editor).toBeFocused();
  await page.keyboard.press('Control+End');
  await page.getByRole('button', { name: 'Link' }).click();
  await page.getByRole('textbox', { name: 'Words of the link' }).fill('VA itself');
  await address.fill('https://www.va.gov/');
  await page.keyboard.press('Enter');
  expect(await markdown(page)).toBe('See [our page](/loan-options/fha "On VA") for more.[VA itself](https://www.va.gov/)\n');
});
