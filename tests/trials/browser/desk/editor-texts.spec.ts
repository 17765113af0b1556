import { expect, test } from '@playwright/test';
import { violations } from '../../../browser/axe.ts';
import { watchViolations } from '../../../browser/violations.ts';
import { clickInto } from './cursor.ts';
import { address, bodies, closeEditor, markdown, open, openAll, saved, startEditor } from './opened-text.ts';

test.beforeAll(startEditor);
test.afterAll(closeEditor);

for (const folder of new Set(bodies.map(([file]) => file.split('/', 1)[0]))) {
  const texts = bodies.filter(([file]) => file.startsWith(`${folder}/`));
  test(`${folder}: every text comes back to the byte, and changes in the changed words alone`, async ({ page }) => {
    await openAll(page, texts);
    await page.getByRole('button', { name: 'Save' }).click();
    await page.waitForURL('**/save');
    expect(saved()).toEqual(texts);

    for (const [file, body] of texts) {
      const editor = page.getByRole('textbox', { name: file });
      const text = page.locator(`textarea[name="${file}"]`);
      await clickInto(editor.locator(':scope > p').first());
      await page.keyboard.press('End');
      await page.keyboard.insertText('indeed');
      expect(await text.inputValue(), file).not.toBe(body);
      expect((await text.inputValue()).replace('indeed', ''), file).toBe(body);

      const cell = editor.locator('td').first();
      if ((await cell.count()) === 0) continue;
      await clickInto(cell);
      await page.keyboard.press('End');
      await page.keyboard.insertText('truly');
      expect(await text.inputValue(), file).toContain('truly');
      expect((await text.inputValue()).replace('indeed', '').replace('truly', ''), file).toBe(body);
    }
  });
}

test('undo gives back the very text, and then leaving does not ask', async ({ page }) => {
  const body = '* odd\n* list\n\nWords\nin lines.\n';
  const editor = await open(page, body);
  await clickInto(editor.getByText('Words'));
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
  await clickInto(editor.getByText('Words'));
  await page.keyboard.type('More ');
  await page.reload();
  expect(asked).toEqual(['beforeunload']);
});

test('Ctrl+S sends the form; what the server sends back unsaved is all there, and leaving it asks', async ({ page }) => {
  const editor = await open(page, 'Words.\n');
  await clickInto(editor);
  await page.keyboard.press('Control+End');
  await page.keyboard.type(' More.');
  await page.keyboard.press('Control+s');
  await page.waitForURL('**/save');
  expect(saved()).toEqual([['text', 'Words. More.\n']]);
  await expect(editor).toHaveText('Words. More.');
  await editor.click();
  const dialog = page.waitForEvent('dialog');
  void page.goto(address()).catch(() => {});
  const asked = await dialog;
  expect(asked.type()).toBe('beforeunload');
  await asked.dismiss();
});

test('what the editor has no form for stays as it is, in sight', async ({ page }) => {
  const body = 'One `code` here.\n\n<aside>\nraw & <b>old</b>\n</aside>\n\nLast.\n';
  const editor = await open(page, body);
  await expect(editor).toContainText('<aside>');
  await clickInto(editor.getByText('Last'));
  await page.keyboard.press('Control+End');
  await page.keyboard.type(' Word.');
  await clickInto(editor.getByText('One'));
  await page.keyboard.press('Home');
  await page.keyboard.type('Now ');
  expect(await markdown(page)).toBe('Now One `code` here.\n\n<aside>\nraw & <b>old</b>\n</aside>\n\nLast. Word.\n');
});

test('a text that cannot be shown whole stays in the textarea, and a sentence says why', async ({ page }) => {
  await open(page, '<b>&#32;');
  await expect(page.locator('textarea')).toBeVisible();
  await expect(page.getByText('This text has a part that the editor cannot show without changing it.')).toBeVisible();
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
  expect(asked.filter((asked) => !asked.startsWith(address()))).toEqual([]);
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
  await expect(page.getByRole('textbox', { name: 'text' })).toHaveValue('Words.\n');
  await page.close();
});
