import { expect, test } from '@playwright/test';
import type { Lead } from '../../../server/leads/lead-store.ts';
import { digestLetter } from '../../../server/mail/digest-letter.ts';
import { letterHtml } from '../../../server/mail/letter-html.ts';
import { newLeadLetter, reminderLetter } from '../../../server/mail/owner-letter.ts';
import { violations } from '../../browser/axe.ts';

/** A message whose parts are longer than a phone is wide. */
const lead: Lead = {
  id: 'F5DJ2E5S',
  form: 'contact',
  receivedAt: Date.parse('2026-11-21T12:00:00Z'),
  status: 'new',
  values: {
    name: 'Ana Reyes',
    email: `${'long.name.'.repeat(6)}ana@a-long-domain.example.org`,
    phone: '(206) 555-0100',
    message: `https://www.example.org/${'x'.repeat(300)}`,
    preferredContact: 'text',
  },
};
const marking = `https://www.site.test/f/answered/F5DJ2E5S/${'s'.repeat(43)}/1800000000`;

const letters = {
  'a new message': newLeadLetter(lead, 'example.org', marking),
  'a reminder': reminderLetter(lead, 'example.org', marking),
  'a digest': digestLetter({ leads: [lead, lead], domain: 'example.org', markingOf: () => marking }),
};

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [390, 700]) {
    test(`each letter to the owner can be read at ${width} px in ${colorScheme}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height: 800 });
      for (const [name, { html }] of Object.entries(letters)) {
        await page.setContent(letterHtml(html));
        const canvas = await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme);
        expect(canvas, name).toBe('light dark');
        expect(await page.evaluate(() => document.documentElement.scrollWidth), name).toBeLessThanOrEqual(width);
        expect(await page.locator('a[href^="http"]').count(), name).toBeGreaterThan(0);
        // axe takes a page that names no color for a white one: what the browser paints behind it is named for axe's sake.
        await page.addStyleTag({ content: ':root { background: Canvas }' });
        // A letter has no title and no landmarks: of what axe looks for, only its colors are a letter's own.
        expect(
          (await violations(page)).filter((found) => /^(color|link)/.test(found)),
          name,
        ).toEqual([]);
      }
    });
  }
}
