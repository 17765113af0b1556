import { readdirSync, readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { violations } from '../axe.ts';
import { watchViolations } from '../violations.ts';
import { type ServedEditor, serveEditor } from './served-editor.ts';

let served: ServedEditor;
test.beforeAll(async () => {
  served = await serveEditor();
});
test.afterAll(() => served.close());

/** Opens a form with this text; what the page would load from elsewhere or run against its policy fails the test. */
async function open(page: Page, text: string) {
  served.text = text;
  await page.goto(served.url);
  return page.getByRole('textbox', { name: 'The text' });
}

function markdown(page: Page): Promise<string> {
  return page.locator('textarea').inputValue();
}

/** The body of every text of the owner. */
const bodies = readdirSync('content', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.md'))
  .map((file): [string, string] => [file, readFileSync(`content/${file}`, 'utf8').replace(/^---\n.*?\n---\n/s, '')]);

test('every text of the owner comes back to the byte, and changes in the changed words alone', async ({ page }) => {
  const cells: string[] = [];
  page.on('dialog', (dialog) => void dialog.accept());
  for (const [file, body] of bodies) {
    const editor = await open(page, body);
    await expect(editor, file).toBeVisible();
    await page.getByRole('button', { name: 'Save' }).click();
    await page.waitForURL('**/save');
    expect(served.saved(), file).toBe(body);

    await open(page, body);
    await editor.locator(':scope > p').first().click();
    await page.keyboard.press('End');
    await page.keyboard.type('indeed');
    const changed = await markdown(page);
    expect(changed, file).not.toBe(body);
    expect(changed.replace('indeed', ''), file).toBe(body);

    const cell = editor.locator('td').first();
    if ((await cell.count()) === 0) continue;
    cells.push(file);
    await cell.click();
    await page.keyboard.press('End');
    await page.keyboard.type('truly');
    expect((await markdown(page)).replace('indeed', '').replace('truly', ''), file).toBe(body);
  }
  expect(cells.length).toBeGreaterThan(10);
});

test('undo gives back the very text, and then leaving does not ask', async ({ page }) => {
  const body = '* odd\n* list\n\nWords\nin lines.\n';
  const editor = await open(page, body);
  await editor.getByText('Words').click();
  await page.keyboard.type('More ');
  expect(await markdown(page)).not.toBe(body);
  await page.getByRole('button', { name: 'Undo' }).click();
  expect(await markdown(page)).toBe(body);
  const asked: string[] = [];
  page.on('dialog', (dialog) => {
    asked.push(dialog.type());
    void dialog.accept();
  });
  await page.reload();
  expect(asked).toEqual([]);
  await editor.getByText('Words').click();
  await page.keyboard.type('More ');
  await page.reload();
  expect(asked).toEqual(['beforeunload']);
});

test('Ctrl+S sends the form; what the server sends back unsaved is all there, and leaving it asks', async ({ page }) => {
  const editor = await open(page, 'Words.\n');
  await editor.click();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(' More.');
  await page.keyboard.press('Control+s');
  await page.waitForURL('**/save');
  expect(served.saved()).toBe('Words. More.\n');
  await expect(editor).toHaveText('Words. More.');
  await editor.click();
  const dialog = page.waitForEvent('dialog');
  void page.goto(served.url).catch(() => {});
  const asked = await dialog;
  expect(asked.type()).toBe('beforeunload');
  await asked.dismiss();
});

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
  await editor.click();
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
  await page.getByText('The text', { exact: true }).click();
  await expect(editor).toBeFocused();
});

test('a table gains and loses rows and columns, and its columns stand to the side that was chosen', async ({ page }) => {
  const editor = await open(page, '| A | B |\n| --- | ---: |\n| one | $2 |\n');
  const press = (name: string) => page.getByRole('toolbar', { name: 'Table' }).getByRole('button', { name }).click();
  await expect(page.getByRole('toolbar', { name: 'Table' })).toBeHidden();
  await editor.getByText('$2').click();
  await expect(page.getByRole('button', { name: 'Column to the right' })).toHaveAttribute('aria-pressed', 'true');
  await press('Row below');
  await press('Column after');
  await press('Column in the middle');
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
  await expect(editor).toHaveText(/^It is [\d.]+ and \{figure:gone\}\.$/);
  await editor.getByText('It is').click();
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
  await editor.getByText('our page').click();
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

/** What Word puts on the clipboard, shortened. */
const fromWord = `<html><head><style>p{color:red}</style></head><body><h1 style="mso-x:y">Costs</h1>
<p class=MsoNormal style="color:red"><b>Bold</b> and <span style="font-weight:700;font-size:9pt">heavy</span> <i>soft</i><o:p></o:p></p>
<p class=MsoListParagraphCxSpFirst style="mso-list:l0 level1 lfo1"><span style="mso-list:Ignore">·<span>  </span></span>First</p>
<p class=MsoListParagraphCxSpLast style="mso-list:l0 level1 lfo1"><span style="mso-list:Ignore">·<span>  </span></span>Second</p>
<p><a href="https://a.test/x" onclick="alert(1)">good</a> <a href="javascript:alert(1)">bad</a><img src="https://b.test/x.png"><script>alert(1)</script></p>
<table><tr><td><p>Fee</p></td><td><p>$5</p><p>a month</p></td></tr><tr><td colspan=2>All</td></tr></table></body></html>`;

test('what is pasted from Word keeps its words, lists, links and tables, and loses its styles', async ({ page }) => {
  const refused = await watchViolations(page);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const editor = await open(page, '');
  await editor.click();
  await editor.evaluate((target, html) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', html);
    target.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, fromWord);
  expect(await markdown(page)).toBe(
    '## Costs\n\n**Bold** and **heavy** *soft*\n\n- First\n- Second\n\n[good](https://a.test/x) bad\n\n| Fee | $5 a month |\n| --- | --- |\n| All |  |\n',
  );
  expect(refused).toEqual([]);
  expect(asked.filter((address) => !address.startsWith(served.url))).toEqual([]);
});

test('what the editor has no form for stays as it is, in sight', async ({ page }) => {
  const body = 'One `code` here.\n\n<aside>\nraw & <b>old</b>\n</aside>\n\nLast.\n';
  const editor = await open(page, body);
  await expect(editor).toContainText('<aside>');
  await editor.getByText('Last').click();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(' Word.');
  await editor.getByText('One').click();
  await page.keyboard.press('Home');
  await page.keyboard.type('Now ');
  expect(await markdown(page)).toBe('Now One `code` here.\n\n<aside>\nraw & <b>old</b>\n</aside>\n\nLast. Word.\n');
});

test('a text that cannot be shown whole stays in the textarea, and a sentence says why', async ({ page }) => {
  await open(page, '<b>&#32;');
  await expect(page.locator('textarea')).toBeVisible();
  await expect(page.getByText('This text has a part that the editor cannot show without changing it.')).toBeVisible();
});

for (const [width, theme] of [
  [390, 'none'],
  [1280, 'active'],
] as const) {
  test(`the editor has no violation at ${width} px with forced colors ${theme}, and nothing is wider than the screen`, async ({
    page,
  }) => {
    const refused = await watchViolations(page);
    await page.setViewportSize({ width, height: 844 });
    await page.emulateMedia({ forcedColors: theme });
    const [, body = ''] = bodies.find(([file]) => file.endsWith('rate-comparison.md')) ?? [];
    const editor = await open(page, body);
    await editor.locator('td').first().click();
    expect(await violations(page)).toEqual([]);
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await violations(page)).toEqual([]);
    expect(refused).toEqual([]);
  });
}

test('without script the text is in a textarea', async ({ browser }) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await open(page, 'Words.\n');
  await expect(page.getByRole('textbox', { name: 'The text' })).toHaveValue('Words.\n');
  await page.close();
});
