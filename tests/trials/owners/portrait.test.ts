import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { advertisingFindings } from '../../../publishing/advertising/check.ts';
import { type BuiltPage, readBuiltPages } from '../../../publishing/built-pages.ts';
import { contrastFindings } from '../../../publishing/launch/contrast.ts';
import { deadLinks } from '../../../publishing/launch/dead-links.ts';
import { pictureFindings } from '../../../publishing/launch/pictures.ts';
import { type ReadPage, readPage } from '../../../publishing/read-page.ts';
import { takenWith } from '../../phone-photo.ts';
import { portraitOwner as owner, portraitPictures } from '../../portrait-owner.ts';
import { buildSiteCopy, type SiteCopy } from '../../site-copy.ts';

const siteUrl = 'https://www.harborlight-home.com';

describe('the site of an owner with a portrait from a phone, a wide logo, a trade name and colors, without portal and booking', () => {
  let copy: SiteCopy;
  let photo: Buffer;
  let pages: readonly BuiltPage[];
  let read: readonly ReadPage[];
  beforeAll(async () => {
    const pictures = await portraitPictures();
    photo = pictures['IMG 2041.jpg'] as Buffer;
    copy = await buildSiteCopy({
      owner,
      pictures,
      change: { 'content/posts/va-loan-benefits-guide.md': (text) => text.replace(/^imageSrc: .*$/m, 'imageSrc: IMG 2041.jpg') },
      environment: { SITE_URL: siteUrl },
    });
    pages = readBuiltPages(copy.dist);
    read = pages.map(readPage);
  }, 300_000);
  afterAll(() => copy?.remove());

  const page = (path: string) => read.find((candidate) => candidate.path === path)?.document;
  const portraits = (path: string) => page(path)?.querySelectorAll('main picture:not(.drawing)') ?? [];
  const file = (src: string) => join(copy.dist, decodeURI(src));

  it('shows the face on the home page, on the card and on the page about the owner, with a name for who cannot see it', () => {
    for (const path of ['/', '/card', '/about']) {
      expect(portraits(path)[0]?.querySelector('img')?.getAttribute('alt'), path).toMatch(/^Portrait of Robin Sample, NMLS \d+$/);
    }
  });

  it('says nothing that the advertising rules object to, in the words for pictures either', () => {
    expect(advertisingFindings(pages, owner)).toEqual([]);
  });

  it('has no dead link, and no picture that cannot be shown', () => {
    expect(deadLinks(read, copy.dist)).toEqual([]);
    expect(pictureFindings(read, copy.dist)).toEqual([]);
  });

  it('makes it in two formats for screens of one and two densities, each small enough for a first visit', () => {
    const sources = portraits('/')[0]
      ?.querySelectorAll('source')
      .map((source) => [source.getAttribute('type'), source.getAttribute('srcset')]);
    expect(sources?.map(([type]) => type)).toEqual(['image/avif', 'image/webp']);
    for (const [, srcset = ''] of sources ?? []) {
      const files = srcset?.split(', ').map((one) => one.split(' ')[0] ?? '') ?? [];
      expect(files).toHaveLength(2);
      for (const src of files) expect(readFileSync(file(src)).length).toBeLessThan(20_000);
    }
  });

  it('turns it upright: the hair is above and the coat below', async () => {
    const src = portraits('/about')[0]?.querySelector('img')?.getAttribute('src') ?? '';
    const { data, info } = await sharp(file(src)).removeAlpha().raw().toBuffer({ resolveWithObject: true });
    expect([info.width, info.height]).toEqual([448, 560]);
    const at = (x: number, y: number) => [...data.subarray((y * info.width + x) * 3, (y * info.width + x) * 3 + 3)];
    const [red = 0, , blue = 0] = at(224, 120);
    expect(red).toBeGreaterThan(blue);
    const [coatRed = 0, , coatBlue = 0] = at(120, 520);
    expect(coatBlue).toBeGreaterThan(coatRed);
  });

  it('publishes nothing of what a camera wrote into it or into a photograph that nothing shows, and no photograph itself', () => {
    expect(readFileSync(join(copy.folder, 'pictures/IMG 1998.JPG')).includes(takenWith)).toBe(true);
    const files = readdirSync(copy.dist, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
    for (const entry of files) {
      const content = readFileSync(join(entry.parentPath, entry.name));
      expect(content.includes(takenWith), entry.name).toBe(false);
      expect(content.equals(photo), entry.name).toBe(false);
    }
  });

  it('puts face, name, numbers and licenses into a contact that phones save', () => {
    const card = readFileSync(join(copy.dist, 'card.vcf'), 'utf8').replace(/\r?\n /g, '');
    expect(card).toContain('FN:Robin Sample');
    expect(card).toContain('ORG:Harborlight');
    expect(card).toContain('TEL;TYPE=CELL,PREF:+12065550142');
    expect(card).toContain('TEL;TYPE=WORK:+14255550117');
    expect(card).toContain(`URL:${siteUrl}/card`);
    expect(card).toContain('NMLS 0000000');
    const [, face = ''] = /PHOTO;[^:]*:([A-Za-z0-9+/=]+)/.exec(card) ?? [];
    expect(Buffer.from(face, 'base64').subarray(0, 3).toString('latin1')).toBe('\xff\xd8\xff');
  });

  it('has a code on the card, and a link preview in the right size', async () => {
    expect(page('/card')?.querySelector('img[src="/card.svg"]')?.getAttribute('alt')).toContain('QR code');
    expect(readFileSync(join(copy.dist, 'card.svg'), 'utf8')).toContain('<svg');
    const { width, height } = await sharp(join(copy.dist, 'preview.png')).metadata();
    expect([width, height]).toEqual([1200, 630]);
  });

  it('shows a wide logo instead of the name, which is its description', () => {
    for (const { path, document } of read.filter(({ document: one }) => one.querySelector('header.site-header'))) {
      const home = document.querySelector('header.site-header a');
      expect(home?.querySelector('img')?.getAttribute('alt'), path).toBe('Harborlight');
      expect(home?.text.trim(), path).toBe('');
    }
  });

  it('shows a photograph in a post, in the list of posts and in its link preview', async () => {
    const pictures = page('/blog/va-loan-benefits-guide')?.querySelectorAll('main article picture source');
    expect(pictures?.map((source) => source.getAttribute('type'))).toEqual(['image/avif', 'image/webp']);
    expect(page('/blog')?.querySelectorAll('main picture source[type="image/avif"]').length).toBeGreaterThan(0);
    const { width, height } = await sharp(join(copy.dist, 'previews/va-loan-benefits-guide.png')).metadata();
    expect([width, height]).toEqual([1200, 630]);
  });

  it('is painted in the owner’s colors, the drawings too, and every letter can be read', () => {
    expect(contrastFindings(pages)).toEqual([]);
    const hero = page('/')?.querySelector('.hero__picture')?.getAttribute('src') ?? '';
    const drawing = readFileSync(file(hero), 'utf8');
    expect(drawing).not.toMatch(/#2a5f61|#8fb4b8|#eea055/i);
    expect(drawing.match(/#[0-9a-f]{6}/gi)?.length).toBeGreaterThan(50);
    for (const { path, html } of pages.filter(({ html: one }) => one.includes('<header'))) {
      expect(html, path).toContain('--color-spruce:#5b2a6e');
    }
  });

  it('goes by the trade name, and names the registered one where the licenses stand', () => {
    expect(page('/about')?.querySelector('title')?.text).toContain('| Harborlight');
    for (const { path, document } of read.filter(({ document: one }) => one.querySelector('footer'))) {
      expect(document.querySelector('footer')?.text, path).toContain(
        'Harborlight, a trade name of Sample Harbor Mortgage LLC, NMLS 0000000',
      );
    }
  });

  it('has no button for an application or a booking that there is not', () => {
    for (const { path, document } of read) {
      for (const link of document.querySelectorAll('main a, footer a')) {
        expect(link.text, path).not.toMatch(/Schedule a video call/);
        if (/Apply for a Loan/.test(link.text)) expect(link.getAttribute('href'), path).toBe('/pre-qualify');
      }
    }
    expect(page('/')?.querySelector('main')?.text).not.toContain('The online application is a formal application');
    for (const path of ['/', '/about', '/pre-qualify'])
      expect(page(path)?.querySelector('main')?.text, path).not.toContain('portal');
    expect(page('/pre-qualify')?.querySelector('#apply')?.text).toBe('Ready for the full application?');
  });
});
