import { readdirSync, readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { type ServedEditor, serveEditor } from './served-editor.ts';

let served: ServedEditor;

/** Bundles and serves the editor for the tests of a file. */
export async function startEditor(): Promise<void> {
  served = await serveEditor();
}

export function closeEditor(): void {
  served.close();
}

/** Where the form is. */
export function address(): string {
  return served.url;
}

/** What the form sent last: each field with its text. */
export function saved(): readonly [string, string][] {
  return served.saved();
}

/** Opens a form with several texts, each under its name. */
export async function openAll(page: Page, texts: readonly [string, string][]): Promise<void> {
  served.texts = texts;
  await page.goto(served.url);
}

/** Opens a form with this text, and gives the field of it. */
export async function open(page: Page, text: string) {
  await openAll(page, [['text', text]]);
  return page.getByRole('textbox', { name: 'text' });
}

/** What the form would send. */
export function markdown(page: Page): Promise<string> {
  return page.locator('textarea').inputValue();
}

/** The body of every text of the owner. */
export const bodies = readdirSync('content', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.md'))
  .map((file): [string, string] => [file, readFileSync(`content/${file}`, 'utf8').replace(/^---\n.*?\n---\n/s, '')]);
