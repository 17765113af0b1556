import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readPage } from '../read-page.ts';
import { contrastFindings } from './contrast.ts';
import { deadLinks } from './dead-links.ts';
import type { Finding } from './finding.ts';
import { pictureFindings } from './pictures.ts';
import { publicAddressFindings } from './public-address.ts';
import { townFindings } from './towns.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'built-site-'));
  return () => rmSync(folder, { recursive: true });
});

function put(file: string, content: string | Buffer): void {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), content);
}

const page = (path: string, main: string, head = '') => ({ path, html: `<head>${head}</head><body><main>${main}</main></body>` });
const read = (...pages: ReturnType<typeof page>[]) => pages.map(readPage);
const whats = (findings: readonly Finding[]) => findings.map(({ what }) => what);

describe('links of the built pages', () => {
  it('are dead where there is no page, no file and no place of that name', () => {
    put('about.txt', 'x');
    const pages = read(
      page(
        '/',
        '<h2 id="who we are">Us</h2><a href="/about">a</a><a href="/about.txt">b</a><a href="#who%20we%20are">c</a><a href="mailto:a@b.com">d</a><a href="https://dfi.wa.gov/">e</a>',
      ),
      page('/about', '<a href="/">a</a><a href="/nowhere">b</a><a href="/#gone">c</a><a href="about">d</a><img src="/gone.svg">'),
      page('/contact', '<a href="/nowhere">b</a><a href="https://https://x.com">c</a>'),
    );
    expect(whats(deadLinks(pages, folder))).toEqual([
      '"/nowhere" leads to a page or a file that is not there: on /about, /contact',
      '"/#gone" leads to a place that the page does not have: on /about',
      '"about" is neither a page of this site nor begins with https://: on /about',
      '"/gone.svg" leads to a page or a file that is not there: on /about',
      '"https://https://x.com" has https:// twice: on /contact',
    ]);
  });
});

describe('pictures of the built site', () => {
  let jpeg: Buffer;
  let png: Buffer;
  beforeAll(async () => {
    const square = sharp({ create: { width: 4, height: 4, channels: 3, background: '#fff' } });
    [jpeg, png] = await Promise.all([square.clone().jpeg().toBuffer(), square.clone().png().toBuffer()]);
  });

  it('are what their names say', () => {
    put('logo.svg', '<?xml version="1.0"?>\n<!-- drawn here --><svg xmlns="http://www.w3.org/2000/svg"></svg>');
    put('photos/office.jpg', jpeg);
    put('preview.png', png);
    expect(pictureFindings([], folder)).toEqual([]);
    put('logo.svg', jpeg);
    put('preview.png', 'not a picture');
    put('mark.svg', '<svg xmlns="http://www.w3.org/2000/svg"><image href="https://elsewhere.com/a.png"/></svg>');
    expect(whats(pictureFindings([], folder)).toSorted()).toEqual([
      '/logo.svg is named SVG and is a JPEG: browsers will not show it',
      '/mark.svg draws on a picture of another site, which browsers leave out',
      '/preview.png is named PNG and is no picture at all: browsers will not show it',
    ]);
  });

  it('come from the site itself: the policy of a page refuses others', () => {
    const pages = read(
      page(
        '/about',
        '<img src="https://photos.com/me.jpg"><img src="//photos.com/me.jpg"><img src="/office.svg"><iframe src="https://maps.com/x"></iframe>',
      ),
    );
    expect(pictureFindings(pages, folder)).toHaveLength(3);
    expect(whats(pictureFindings(pages, folder))[0]).toContain('/about shows "https://photos.com/me.jpg" from another site');
  });
});

describe('the public address', () => {
  const site = 'https://www.harborlight-home.com';
  const named = (address: string) => `<link rel="canonical" href="${address}">`;

  it('is read from the pages and headers that were built, not from the settings', () => {
    put('.headers.json', '{"/":{}}');
    expect(whats(publicAddressFindings(read(page('/', ''), page('/about', '')), folder, site))).toEqual([
      `2 built pages do not name ${site} as the address, among them /`,
      'The built site has no sitemap',
      'The built headers do not tell browsers to stay on https (Strict-Transport-Security)',
    ]);
  });

  it('is right when each listed page names it', () => {
    put('.headers.json', '{"/":{"Strict-Transport-Security":"max-age=1"}}');
    put('sitemap.xml', '<urlset/>');
    const pages = read(
      page('/', '', named(`${site}/`)),
      page('/about', '', named(`${site}/about`)),
      page('/404', '', '<meta name="robots" content="noindex">'),
    );
    expect(publicAddressFindings(pages, folder, site)).toEqual([]);
    expect(publicAddressFindings(pages, folder, 'https://other.com')).toHaveLength(1);
    expect(publicAddressFindings(pages, folder, undefined)).toEqual([]);
  });
});

describe('the town of the sample', () => {
  const pages = read(
    page('/privacy-policy', '<p>Our Kenmore office keeps no paper.</p>'),
    page('/learn/market-insights', '<p>Prices in Kenmore and Bothell.</p>'),
    page('/contact', '<p>Spokane</p>', '<meta name="description" content="Home loans in Kenmore, Washington">'),
  );

  it('is told on pages of an owner whose office is elsewhere, but for texts about the region', () => {
    const said = whats(townFindings(pages, { office: { city: 'Spokane', state: 'WA' }, serves: ['Cheney'] }));
    expect(said).toEqual([
      '/privacy-policy names Kenmore, and office and serves in owner.yaml do not: your office is in Spokane',
      '/contact names Kenmore, and office and serves in owner.yaml do not: your office is in Spokane',
    ]);
  });

  it('is right for an owner who is there, or serves it', () => {
    expect(townFindings(pages, { office: { city: 'Kenmore', state: 'WA' }, serves: [] })).toEqual([]);
    expect(townFindings(pages, { office: { city: 'Spokane', state: 'WA' }, serves: ['Kenmore'] })).toEqual([]);
  });
});

describe('colours', () => {
  it('between which words cannot be read are named, in the theme and on a button', () => {
    const style = (css: string) => page('/', '', `<style>${css}</style>`);
    const theme = ':root{--color-ink:#123;--color-paper:#fff;--color-spruce:#dde}';
    const button = (color: string) => `.button--primary{background:var(--color-spruce);color:${color};padding:1px}`;
    const right = theme.replace('#dde', '#165');
    expect(contrastFindings([style(`${right}${button('#fff')}`)])).toEqual([]);
    const wrong = whats(contrastFindings([style(`${theme}${button('#fff')}`)]));
    for (const time of ['by day', 'in the evening']) {
      expect(wrong).toContainEqual(expect.stringMatching(`^spruce on paper, ${time}: 1\\.\\d\\d to 1, and 4\\.5 is the least`));
      expect(wrong).toContainEqual(
        expect.stringMatching(`^\\.button--primary, ${time}: 1\\.\\d\\d to 1, and 4\\.5 is the least`),
      );
    }
    expect(wrong).toHaveLength(4);
    const evening = '@media screen and (prefers-color-scheme:dark){:root{--color-paper:#111}}';
    expect(whats(contrastFindings([style(`${right}${evening}`)]))).toEqual([
      expect.stringMatching(/^ink on paper, in the evening: 1\.\d\d to 1/),
      expect.stringMatching(/^spruce on paper, in the evening: 2\.\d\d to 1/),
    ]);
  });
});
