import { readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'node-html-parser';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { healthOf } from '../../../server/health.ts';
import { SqlLeadStore } from '../../../server/leads/sql-lead-store.ts';
import { SqliteDatabase } from '../../../server/leads/sqlite-database.ts';
import { morePosts } from '../../more-posts.ts';
import { copyProject, ownerFileOf, type ProjectCopy } from '../../project-copy.ts';
import sample from '../../sample-owner.ts';
import { openTestDesk, type TestDesk } from '../../servers/desk.ts';
import { runLeads } from '../../servers/run-leads.ts';

// What the busiest owner would have after years. How long each takes on an idle machine is in docs/quality.md; the limits here are
// several times that, for machines with other work.

/** A page that a phone on a poor connection can open. */
const longestPage = 100_000;

describe('a site with 60 posts and 100 quotations', () => {
  let site: ProjectCopy;
  const page = (path: string) => parse(site.read(`dist${path}.html`));
  const posts = (path: string) =>
    page(path)
      .querySelectorAll('main article h2 a')
      .map((link) => link.getAttribute('href') ?? '');

  beforeAll(async () => {
    site = copyProject({ SITE_URL: 'https://site.example.org' });
    for (const [file, text] of Object.entries(morePosts(60))) site.write(file, text);
    const quotations = Array.from({ length: 100 }, (_, number) => ({
      text: `Review ${number}: they explained every page of the Loan Estimate and told us which offer cost less over the years we plan to stay.`,
      author: `Reviewer ${number}`,
      sourceUrl: `https://reviews.example.com/${number}`,
      date: '2026-05',
    }));
    site.write('owner.yaml', ownerFileOf({ ...sample, quotations }));
    const { status, output } = await site.run('scripts/build.ts', '--quiet', '--uncompressed');
    expect(status, output).toBe(0);
  }, 120_000);
  afterAll(() => site?.dispose());

  it('has the posts on three pages with links to each other, every post on one of them, and none is long', () => {
    const pages = ['/blog', '/blog/page/2', '/blog/page/3'];
    expect(pages.map((path) => posts(path).length)).toEqual([25, 25, 10]);
    expect(new Set(pages.flatMap(posts)).size).toBe(60);
    for (const path of pages) {
      const links = page(path).querySelectorAll('nav[aria-label="Pages of the blog"] a');
      expect(links.map((link) => link.getAttribute('href'))).toEqual(pages);
      const current = links.filter((link) => link.getAttribute('aria-current') === 'page');
      expect(current.map((link) => link.getAttribute('href'))).toEqual([path]);
      expect(site.read(`dist${path}.html`).length).toBeLessThan(longestPage);
    }
  });

  it('lists all of them for search engines, and the newest 50 in its feeds', () => {
    const addresses = [...site.read('dist/sitemap.xml').matchAll(/<loc>(.*?)<\/loc>/g)].map(
      ([, address = '']) => new URL(address).pathname,
    );
    expect(new Set(addresses).size).toBe(addresses.length);
    expect(addresses).toEqual(expect.arrayContaining([...posts('/blog/page/3'), '/blog/page/2', '/blog/page/3']));
    const items = (JSON.parse(site.read('dist/feed.json')) as { readonly items: readonly { readonly title: string }[] }).items;
    expect([items.length, items[0]?.title, items[49]?.title]).toEqual([50, 'Post number 60', 'Post number 11']);
    expect(site.read('dist/rss.xml').match(/<item>/g)).toHaveLength(50);
  });

  it('shows every quotation with its source', () => {
    expect(page('/index').querySelectorAll('#reviews blockquote a')).toHaveLength(100);
  });
});

describe('130,000 messages and 1,000 posts', () => {
  const count = 130_000;
  let desk: TestDesk;
  let data: string;

  beforeAll(async () => {
    desk = await openTestDesk();
    data = join(desk.folder, 'data');
    const database = new SqliteDatabase(join(data, 'leads.db'));
    const insert =
      "INSERT INTO leads (id, form, received_at, fields, content_hash, status) VALUES (?, 'contact', ?, ?, ?, 'new')";
    await database.transaction(async (sql) => {
      for (let row = 0; row < count; row += 1) {
        const fields = {
          name: `Ana Reyes ${row}`,
          email: `ana${row}@example.org`,
          message: 'We would like to buy a house next spring.',
        };
        await sql.all(insert, `M${row}`, Date.parse('2026-11-21T12:00:00Z') + row * 287_000, JSON.stringify(fields), `${row}`);
      }
    });
    await new SqlLeadStore(database).close();
    for (const [file, text] of Object.entries(morePosts(1000))) writeFileSync(join(desk.folder, file), text);
  }, 120_000);
  afterAll(() => desk?.close());

  /** A page of the desk, or what a button of it leads to. */
  async function open(path: string, button?: Readonly<Record<string, string>>) {
    const started = performance.now();
    const answer = await fetch(`${desk.address}${path}`, {
      ...(button && { method: 'POST', body: new URLSearchParams(button), headers: { origin: new URL(desk.address).origin } }),
    });
    const text = await answer.text();
    expect(answer.status, text).toBe(200);
    expect(text.length).toBeLessThan(longestPage);
    expect(performance.now() - started).toBeLessThan(8_000);
    return parse(text);
  }
  const people = (page: ReturnType<typeof parse>) => page.querySelectorAll('.desk-list h2').map((heading) => heading.text.trim());

  it('are opened on the desk 200 at a time, from the newest to the oldest, and found by a word', async () => {
    const first = await open('messages');
    expect([people(first).length, people(first)[0]]).toEqual([200, `Ana Reyes ${count - 1}`]);
    expect(first.text).toContain('1 to 200 of 130,000.');
    const last = await open('messages', { kind: 'new', search: '', from: String(count - 200) });
    expect([people(last).length, people(last).at(-1)]).toEqual([200, 'Ana Reyes 0']);
    expect(last.querySelectorAll('button[name=from]').map((button) => button.getAttribute('value'))).toEqual([
      String(count - 400),
    ]);
    // Beyond the end, as after a deletion, the last page is shown.
    expect(people(await open('messages', { kind: 'new', search: '', from: '999999' }))).toEqual(people(last));
    expect(people(await open('messages', { kind: 'all', search: 'reyes 129998' }))).toEqual(['Ana Reyes 129998']);
  });

  it('the list of posts opens on the desk', async () => {
    expect((await open('texts/posts')).querySelectorAll('.desk-cards li')).toHaveLength(1000);
  });

  it('are listed, searched and exported by npm run leads', async () => {
    const list = await runLeads(data, 'list');
    expect([list.code, list.out.trimEnd().split('\n').length]).toEqual([0, count + 1]);
    expect((await runLeads(data, 'search', 'reyes 129998')).out).toContain('M129998');
    const table = join(data, 'messages.csv');
    expect((await runLeads(data, 'export', table)).code).toBe(0);
    expect(readFileSync(table, 'utf8').trimEnd().split('\r\n')).toHaveLength(count + 1);
    expect(statSync(table).size).toBeGreaterThan(10_000_000);
    rmSync(table);
  });

  it('cost the health of the site nothing', async () => {
    const store = new SqlLeadStore(new SqliteDatabase(join(data, 'leads.db')));
    const started = performance.now();
    expect(await healthOf(store)()).toMatchObject({ ok: true, stored: count });
    expect(performance.now() - started).toBeLessThan(1_000);
    await store.close();
  });
});
