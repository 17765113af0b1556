import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type HTMLElement, parse } from 'node-html-parser';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { copyProject, type ProjectCopy } from '../../project-copy.ts';
import owner from '../../sample-owner.ts';

const seventh = 'content/posts/what-points-cost.md';
const title = 'What points cost';

let site: ProjectCopy;
beforeAll(() => {
  site = copyProject({
    SITE_URL: 'https://site.example.org',
    LEADS_KEEP_DAYS: '400',
    MAIL_VENDOR: 'Harbor Mail Inc.',
    PORT: '4400',
  });
});
afterAll(() => site.dispose());

const build = () => site.run('scripts/build.ts', '--quiet', '--uncompressed');
const filesThatSay = (words: string) =>
  site
    .texts('dist')
    .filter(({ file, text }) => text.includes(words) || file.includes(words))
    .map(({ file }) => file.slice(join(site.folder, 'dist').length))
    .sort();

/** What a post's page offers to read on: links by the heading they stand under. */
function sidebarLinks(slug: string) {
  const sections = parse(site.read(`dist/blog/${slug}.html`)).querySelectorAll('aside section:has(ul)');
  const links = (section: HTMLElement) => section.querySelectorAll('a').map((link) => link.getAttribute('href'));
  return Object.fromEntries(sections.map((section) => [section.querySelector('h2')?.text, links(section)]));
}

describe('a post', { timeout: 180_000 }, () => {
  it('begun with new-post is a draft, and no built file holds a word of it; one alone in its category offers a page of the site to read next', async () => {
    const begun = await site.run('scripts/new-post.ts', title);
    expect(begun.status).toBe(0);
    expect(begun.output).toContain('http://localhost:4400/blog/what-points-cost');
    const built = await build();
    expect(built.output).toContain('Built the site');
    for (const word of ['what-points-cost', title, 'Replace this']) expect(filesThatSay(word)).toEqual([]);
    expect(existsSync(join(site.folder, 'dist/previews/what-points-cost.png'))).toBe(false);
    expect(sidebarLinks('va-loan-benefits-guide')).toEqual({ 'Read next': ['/learn/timeline-process'] });
  });

  it('that still has words of the template is not published', async () => {
    site.write(seventh, site.read(seventh).replace('draft: true\n', ''));
    const { status, output } = await build();
    expect(status).toBe(1);
    expect(output).toContain(`${seventh} has 5 things to mend:`);
    expect(output).toMatch(/line 12 still says "Replace this:"\. Write your own words there, or set draft: true\./);
  });

  it('is in the list, the feeds, the sitemap, llms.txt and the previews by that one file, and other texts follow owner and settings; it and the other post of its category name each other as related articles', async () => {
    const words = site.read(seventh).replaceAll('Replace this:', 'Here is what follows, and it is about');
    site.write(seventh, words);
    site.write('owner.yaml', site.read('owner.yaml').replace(owner.email, 'someone-new@example.com'));
    expect((await build()).output).toContain('Built the site');
    expect(filesThatSay('what-points-cost')).toEqual(
      expect.arrayContaining([
        '/blog.html',
        '/blog/what-points-cost.html',
        '/blog/what-points-cost.txt',
        '/feed.json',
        '/llms.txt',
        '/rss.xml',
        '/sitemap.xml',
      ]),
    );
    expect(existsSync(join(site.folder, 'dist/previews/what-points-cost.png'))).toBe(true);
    expect(filesThatSay('Three houses stand along a quiet street')).toContain('/blog/what-points-cost.html');
    expect(filesThatSay('someone-new@example.com')).toContain('/privacy-policy.html');
    expect(filesThatSay(owner.email)).toEqual([]);
    expect(sidebarLinks('what-points-cost')).toEqual({
      'Related Articles': ['/blog/washington-state-first-time-buyer-programs-2025'],
    });
    expect(sidebarLinks('washington-state-first-time-buyer-programs-2025')).toEqual({
      'Related Articles': ['/blog/what-points-cost'],
    });
    for (const words of ['deleted 400 days after they arrive', 'Harbor Mail Inc. carries our email']) {
      expect(filesThatSay(words)).toContain('/privacy-policy.html');
    }
  });
});

describe('a mistake in a post stops the build with the file, the field and an example', { timeout: 60_000 }, () => {
  const file = 'content/posts/va-loan-benefits-guide.md';
  const buildWith = async (changes: readonly (readonly [RegExp, string])[]) => {
    const whole = site.read(file);
    site.write(
      file,
      changes.reduce((text, [what, instead]) => text.replace(what, instead), whole),
    );
    const built = await build();
    site.write(file, whole);
    return built;
  };

  it('for every field at once', async () => {
    const { status, output } = await buildWith([
      [/^date: .*\n/m, ''],
      [/^category: .*$/m, 'category: VA Loan\ntags: va'],
      [/^description: >-\n/m, `description: >-\n  ${'Long words here. '.repeat(12)}\n`],
      [/^imageSrc: .*$/m, 'imageSrc: none.svg'],
      [/^## Buying a/m, 'Call {owner:fax}.\n\n## Buying a'],
    ]);
    expect(status).toBe(1);
    expect(output).toContain(`${file} has 6 things to mend:`);
    expect(output).toMatch(/date is missing: it must be a day, written year-month-day\.\n +Example: {2}date: 2026-11-21/);
    expect(output).toMatch(
      /category must be one of: First-Time Buyers, .*VA Loans\. Now it is "VA Loan"\.\n +Example: {2}category: Credit Tips/,
    );
    expect(output).toMatch(
      /description must have at most 160 characters, it has \d{3}\. Now it is .*\n +Example: {2}description: What each page/,
    );
    expect(output).toMatch(/"tags" is not a field of this text\. The fields are: id, title,/);
    expect(output).toMatch(
      /imageSrc must be a photograph in pictures, such as kitchen\.jpg, or one of the drawings in src\/pictures\/posts: 5-steps/,
    );
    expect(output).toMatch(/line \d+: There is no placeholder \{owner:fax\}\. Known are: company/);
    expect(output).not.toContain('Stack trace');
  });

  it('for lines that cannot be read', async () => {
    const { status, output } = await buildWith([[/^title: .*$/m, 'title: Loans: VA']]);
    expect(status).toBe(1);
    expect(output).toContain(`${file} has one thing to mend:`);
    expect(output).toMatch(/line 3 cannot be read .*\n +Example: {2}title: "Rates: how they are made"/);
  });
});
