import type { Locator } from '@playwright/test';

/**
 * Puts the cursor into a text of the editor. The editor sets the cursor itself a moment after the mouse was let go of; a key that
 * is sent within that moment, as no hand does it, would be undone.
 */
export async function clickInto(text: Locator): Promise<void> {
  await text.evaluate(() => document.fonts.ready.then(() => undefined));
  await text.click();
  // By the clock of the page: what the editor has put off until now comes before it.
  await text.page().evaluate(() => new Promise((done) => setTimeout(done, 50)));
}
