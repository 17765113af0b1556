import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import type { Owner } from '../../../owner/owner-schema.ts';
import { buildApp } from '../../../server/app.ts';
import { SqlLeadStore } from '../../../server/leads/sql-lead-store.ts';
import { SqliteDatabase } from '../../../server/leads/sqlite-database.ts';
import { readSite } from '../../../server/website/files.ts';
import { readThrough, watchViolations } from '../../browser/violations.ts';
import owner from '../../sample-owner.ts';
import { buildSiteCopy, type SiteCopy } from '../../site-copy.ts';
import { allPaths } from '../../site-paths.ts';
import { expectOnlyText, payloads, watchInjection } from './injected-markup.ts';

/** Every text that the owner's file takes as it is, spoiled: each with the next kind of markup. */
function hostileOwner(): Owner {
  let count = 0;
  const spoil = (text: string) => `${text} ${payloads[count++ % payloads.length]}`;
  const spoilAddress = (address: string) => `${address}?a="><script data-injected>injected(${count++})</script>`;
  const statistics = Object.fromEntries(
    Object.entries(owner.statistics).map(
      ([name, { figure, label, description } = { figure: '', label: '', description: '' }]) => [
        name,
        {
          figure: spoil(figure),
          label: spoil(label),
          description: spoil(description),
          source: spoil('Source'),
          sourceUrl: spoilAddress('https://source.test/'),
          asOf: '2026-11',
        },
      ],
    ),
  );
  return {
    ...owner,
    company: {
      ...owner.company,
      name: `${owner.company.name} ${payloads[0]} ${payloads[3]} {{7*7}}`,
      consumerAccessUrl: spoilAddress('https://a.test/'),
    },
    loanOfficer: {
      ...owner.loanOfficer,
      name: spoil(owner.loanOfficer.name),
      title: spoil(owner.loanOfficer.title),
      consumerAccessUrl: spoilAddress('https://b.test/'),
    },
    office: { ...owner.office, street: `${spoil(owner.office.street)} ${payloads[0]}`, city: spoil(owner.office.city) },
    hours: { ...owner.hours, otherwise: spoil(owner.hours.otherwise) },
    links: {
      applicationPortal: spoilAddress('https://apply.test/'),
      scheduling: spoilAddress('https://schedule.test/'),
      licenceRegistry: spoilAddress('https://registry.test/'),
    },
    social: owner.social.map(({ kind, label, href }) => ({ kind, label: spoil(label), href: spoilAddress(href) })),
    statistics: statistics as Owner['statistics'],
    quotations: [
      { text: spoil('They answered.'), author: spoil('Dana'), sourceUrl: spoilAddress('https://review.test/1'), date: '2026-05' },
    ],
    blogFeed: {
      scriptUrl: 'https://widgets.vendor.test/feed.js',
      containerAttributes: { title: spoil('Feed'), 'data-feed-id': spoil('1') },
      origins: ['https://api.vendor.test'],
    },
  };
}

const siteUrl = 'https://www.hostile.test';
const hostile = hostileOwner();
let copy: SiteCopy;
let base: string;
let app: Awaited<ReturnType<typeof buildApp>>;

test.describe.configure({ mode: 'serial', timeout: 120_000 });

test.beforeAll(async () => {
  test.setTimeout(240_000);
  copy = await buildSiteCopy({ owner: hostile, environment: { SITE_URL: siteUrl } });
  const store = new SqlLeadStore(new SqliteDatabase(join(copy.folder, 'leads.db')));
  app = await buildApp({ store, owner: hostile, site: readSite(copy.dist) });
  base = await app.listen({ port: 0, host: '127.0.0.1' });
});

test.afterAll(async () => {
  await app?.close();
  copy?.remove();
});

for (const bypassCSP of [true, false]) {
  test.describe(bypassCSP ? 'with the policy set aside' : 'with the policy', () => {
    test.use({ bypassCSP });

    test('no value of owner.yaml becomes markup on any page, and each is shown as text', async ({ page }) => {
      await watchInjection(page);
      const refused = await watchViolations(page);
      for (const path of [...allPaths(), '/thank-you', '/no-such-page']) {
        await page.goto(`${base}${path}`);
        await readThrough(page);
        await expectOnlyText(page);
        await expect(page.locator('body > footer')).toContainText(hostile.company.name);
        await expect(page).toHaveTitle(new RegExp(RegExp.escape(hostile.company.name)));
      }
      expect(refused).toEqual([]);
    });
  });
}

test('structured data cannot end its script, and says each value as it is', async ({ page }) => {
  for (const path of allPaths()) {
    const html = readFileSync(join(copy.dist, path === '/' ? 'index.html' : `${path}.html`), 'utf8');
    const [, raw = ''] = /<script type="application\/ld\+json">([\s\S]*?)<\/script>/.exec(html) ?? [];
    expect(raw).not.toContain('<');
    const { '@graph': things } = JSON.parse(raw) as { '@graph': { name?: string }[] };
    expect(things[0]?.name).toBe(hostile.company.name);
    await page.setContent(html);
    await expect(page.locator('script[type="application/ld+json"]')).toHaveCount(1);
  }
});

test('feeds, manifest and sitemap stay well formed', async ({ page }) => {
  await page.goto(`${base}/thank-you`);
  const parsed = (file: string) =>
    page.evaluate(
      (text) => {
        const document = new DOMParser().parseFromString(text, 'application/xml');
        return {
          broken: document.querySelector('parsererror')?.textContent,
          title: document.querySelector('title')?.textContent,
        };
      },
      readFileSync(join(copy.dist, file), 'utf8'),
    );
  expect(await parsed('rss.xml')).toEqual({ broken: undefined, title: `${hostile.company.name}: mortgage blog` });
  expect((await parsed('sitemap.xml')).broken).toBeUndefined();
  for (const [file, key] of [
    ['site.webmanifest', 'name'],
    ['feed.json', 'title'],
  ] as const) {
    expect(JSON.parse(readFileSync(join(copy.dist, file), 'utf8'))[key]).toContain(hostile.company.name);
  }
});

test('the page about a refused message shows the owner as text', async ({ page }) => {
  await watchInjection(page);
  const answer = await page.request.post(`${base}/f/contact`, { headers: { accept: 'text/html' }, form: { name: 'Ana' } });
  expect(answer.status()).toBe(422);
  await page.goto(`${base}/thank-you`);
  await page.setContent(await answer.text());
  await expectOnlyText(page);
  await expect(page.locator('main')).toContainText(hostile.company.name);
});

test("the vendor's feed shows in its frame, keeps the frame's policy, and reaches nothing of the page", async ({ page }) => {
  const refused = await watchViolations(page);
  await page.route('https://widgets.vendor.test/feed.js', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: `document.querySelector('[data-feed-container]').innerHTML = '<p style="height: 300px">From the vendor</p>';
        try { parent.document.title = 'taken' } catch {}`,
    }),
  );
  await page.goto(`${base}/blog`);
  await readThrough(page);
  await expect(page.frameLocator('iframe').getByText('From the vendor')).toBeVisible();
  await expect(page.locator('[data-feed-address]')).toBeHidden();
  await expect(page).not.toHaveTitle('taken');
  expect(refused).toEqual([]);
});

for (const [failure, script] of [
  ['does not arrive', undefined],
  ['shows nothing for 8 seconds', 'void 0;'],
] as const) {
  test(`the list of posts stays where the vendor's feed ${failure}`, async ({ page }) => {
    await page.clock.install();
    await page.route('https://widgets.vendor.test/**', (route) =>
      script ? route.fulfill({ contentType: 'text/javascript', body: script }) : route.abort(),
    );
    await page.goto(`${base}/blog`);
    const list = page.locator('[data-feed-address]');
    await list.scrollIntoViewIfNeeded();
    await expect(page.locator('iframe')).toBeAttached();
    // The clock also goes on by itself, so the margins are wide on a busy machine.
    await page.clock.runFor(4_000);
    await expect(page.locator('iframe')).toBeAttached();
    await page.clock.runFor(4_500);
    await expect(page.locator('iframe')).not.toBeAttached();
    await expect(list.getByRole('link').first()).toBeVisible();
  });
}

test('the frame with the feed of a vendor has no accessibility violation, nor has the page around it', async ({ page }) => {
  await page.route('https://widgets.vendor.test/**', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: `document.querySelector('[data-feed-container]').innerHTML = '<p><a href="https://vendor.test/1">An article</a></p>';`,
    }),
  );
  await page.goto(`${base}/blog`);
  await readThrough(page);
  const frame = page.frameLocator('iframe');
  await expect(frame.getByRole('link', { name: 'An article' })).toBeVisible();
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)).toEqual([]);
});
