import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { answerLink } from '../../server/leads/answer-link.ts';
import { SqlLeadStore } from '../../server/leads/sql-lead-store.ts';
import { SqliteDatabase } from '../../server/leads/sqlite-database.ts';
import { freshEmail } from './form-trials.ts';
import { dataFolderNote } from './leads.ts';

test.use({ javaScriptEnabled: false });

test('the link of a letter marks a message as answered by its button, without script', async ({ page, request }) => {
  const sent = await request.post('/f/contact', {
    data: { name: 'Canary', email: freshEmail(), subject: 'General Inquiry', message: 'Hello' },
  });
  const { id } = (await sent.json()) as { id: string };
  const store = new SqlLeadStore(new SqliteDatabase(`${readFileSync(dataFolderNote, 'utf8')}/leads.db`));
  const link = answerLink(id, await store.signingKey(), Date.now());
  await store.close();
  const refused: string[] = [];
  page.on('console', (message) => refused.push(message.text()));

  for (const heading of ['Have you answered this message?', 'Have you answered this message?']) {
    await page.goto(link);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  }
  // The page's own policy lets its style through: a thumb meets the button.
  expect((await page.getByRole('button').boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await page.getByRole('button').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Marked as answered');
  expect(refused).toEqual([]);
  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This message is already marked as answered');
  await expect(page.getByRole('button')).toHaveCount(0);
});
