import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { unstatedPrivacy } from '../../publishing/launch/stated-privacy.ts';
import { readBuildSettings } from '../../settings/read-settings.ts';
import { routes, textVersionPath } from '../../src/routes.ts';
import owner from '../sample-owner.ts';
import { siteFolder } from '../sample-site.ts';
import { allPaths } from '../site-paths.ts';
import { builtPages, listedPages } from './site.ts';

it('has every address of the specification', () => {
  const built = builtPages.map(({ path }) => path);
  expect(allPaths().filter((path) => !built.includes(path))).toEqual([]);
  expect(Object.keys(routes)).toHaveLength(31);
  expect(allPaths().filter((path) => path.startsWith('/blog/')).length).toBeGreaterThanOrEqual(6);
});

it('states in the privacy policy what the settings do with messages', () => {
  expect(unstatedPrivacy(builtPages, owner)).toEqual([]);
  expect(unstatedPrivacy(builtPages, owner, readBuildSettings({ LEADS_KEEP_DAYS: '12', CONFIRM_TO_SENDER: 'yes' }))).toHaveLength(
    2,
  );
});

it('gives every page a title and a description of its own', () => {
  const titles = listedPages.map(({ document }) => document.querySelector('title')?.text);
  const descriptions = listedPages.map(({ document }) =>
    document.querySelector('meta[name=description]')?.getAttribute('content'),
  );
  expect(new Set(titles).size).toBe(listedPages.length);
  for (const title of titles) expect(title?.length, title).toBeGreaterThanOrEqual(20);
  expect(new Set(descriptions).size).toBe(listedPages.length);
  for (const text of descriptions) expect(text?.length, text).toBeGreaterThanOrEqual(70);
  for (const text of descriptions) expect(text?.length, text).toBeLessThanOrEqual(160);
});

it('announces a text version of every page, and links to it in the footer', () => {
  for (const { path, document } of listedPages) {
    const announced = document.querySelector('link[rel=alternate][type="text/plain"]')?.getAttribute('href');
    expect(announced, path).toBe(textVersionPath(path));
    expect(document.querySelector(`footer a[href="${announced}"]`), path).not.toBeNull();
    expect(existsSync(`${siteFolder}${announced}`), path).toBe(true);
  }
});

describe.each(builtPages)('$path', ({ path, html, document }) => {
  it('has one h1, and headings that skip no level', () => {
    const levels = document.querySelectorAll('h1, h2, h3, h4, h5, h6').map(({ tagName }) => Number(tagName.slice(1)));
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    for (const [index, level] of levels.entries()) expect(level - (levels[index - 1] ?? 0)).toBeLessThanOrEqual(1);
  });

  it('is framed by header, footer and notification area', () => {
    expect(document.querySelectorAll('header.site-header')).toHaveLength(1);
    expect(document.querySelectorAll('main')).toHaveLength(1);
    expect(document.querySelectorAll('body > footer')).toHaveLength(1);
    expect(document.querySelectorAll('#notifications[aria-live]')).toHaveLength(1);
  });

  it('marks its own menu link and no other', () => {
    const current = document.querySelectorAll('[aria-current]');
    const inMenu = document.querySelector(`header nav a[href="${path}"]`);
    expect(current).toHaveLength(inMenu ? 1 : 0);
    // A page below another one is found under that one's link; the special programs are loans as well.
    const above = path === '/special-programs' ? '/loan-options' : `/${path.split('/')[1]}`;
    const styled = document.querySelectorAll('.site-menu__link--here').map((link) => link.getAttribute('href'));
    expect(styled).toEqual(document.querySelector(`header nav a[href="${above}"]`) ? [above] : []);
  });

  it('loads nothing from another host and sets no style attribute', () => {
    const loaded = document
      .querySelectorAll(
        'script[src], img[src], iframe[src], link[rel=stylesheet], link[rel=preload], link[rel=icon], link[rel=modulepreload]',
      )
      .map((element) => element.getAttribute('src') ?? element.getAttribute('href') ?? '');
    expect(loaded.filter((address) => !address.startsWith('/'))).toEqual([]);
    expect(document.querySelectorAll('[style]').map(({ outerHTML }) => outerHTML.slice(0, 120))).toEqual([]);
  });

  it('leaves no placeholder unfilled', () => {
    expect(html).not.toMatch(/\{(figure|owner):/);
    expect(document.querySelector('main')?.text ?? '').not.toMatch(
      /lorem ipsum|coming soon|\bTODO\b|\bundefined\b|\bNaN\b|\[object/i,
    );
  });

  it('sets quotation marks and apostrophes as printers do', () => {
    const text = [document.querySelector('title'), document.querySelector('main')]
      .map((element) => element?.text ?? '')
      .join('\n')
      .replaceAll(/<[^>]*>/g, '') // The parser reads what is in <noscript> as text.
      .replaceAll(/couldn't be found/g, '')
      .replaceAll(owner.company.name, '')
      .replaceAll(owner.loanOfficer.name, '');
    expect(text.match(/.{0,30}['"].{0,30}/g)).toBeNull();
  });

  it('has no id twice, and every control has its label', () => {
    const ids = document.querySelectorAll('[id]').map(({ id }) => id);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    for (const label of document.querySelectorAll('label[for]')) expect(ids).toContain(label.getAttribute('for'));
  });

  it('links only to pages and places that exist', () => {
    const broken = document
      .querySelectorAll('a[href]')
      .map((link) => link.getAttribute('href') ?? '')
      .filter((href) => href.startsWith('/') || href.startsWith('#'))
      .filter((href) => {
        const [target = '', place] = href.split('#');
        // What follows are the figures that a calculator opens with.
        const fragment = place?.split('?')[0];
        const page = target === '' ? { document } : builtPages.find((candidate) => candidate.path === target);
        if (!page) return !existsSync(`${siteFolder}${target}`);
        // A browser decodes a fragment before it looks for the id.
        return fragment ? !page.document.querySelectorAll('[id]').some(({ id }) => id === decodeURIComponent(fragment)) : false;
      });
    expect(broken).toEqual([]);
  });

  it('states the equal housing notice, the year and both licences in its footer', () => {
    const footer = document.querySelector('body > footer')?.structuredText ?? '';
    expect(footer).toContain('Equal Housing Opportunity');
    expect(footer).toContain(`© ${new Date().getFullYear()}`);
    expect(footer).toContain(`${owner.company.name}, NMLS ${owner.company.nmlsId}`);
    expect(footer).toContain(`${owner.loanOfficer.name}, NMLS ${owner.loanOfficer.nmlsId}`);
    expect(footer).toContain(owner.company.stateLicense);
    expect(footer).toContain(owner.loanOfficer.stateLicense);
  });
});
