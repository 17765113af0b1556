import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { phonePhoto } from '../tests/phone-photo.ts';
import { checkOwnerPictures } from './owner-pictures.ts';

const logo = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 36 36"><rect width="36" height="36"/></svg>';
const ownerFile = 'company:\n  name: Sample\nportrait: portrait.jpg\nlogo: logo.svg\n';
let photo: Buffer;
let folder: string;

beforeAll(async () => {
  photo = await phonePhoto();
});
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'owner-pictures-'));
  mkdirSync(join(folder, 'pictures'));
  put('logo.svg', logo);
});
afterEach(() => rmSync(folder, { recursive: true }));

const put = (file: string, content: string | Buffer) => writeFileSync(join(folder, 'pictures', file), content);

async function saidOf(pictures: { portrait?: string; logo: string } = { portrait: 'portrait.jpg', logo: 'logo.svg' }) {
  try {
    await checkOwnerPictures(pictures, ownerFile, join(folder, 'pictures'));
    return undefined;
  } catch (error) {
    return (error as Error).message;
  }
}

test('a portrait from a phone and a drawn logo are right, and so is no portrait', async () => {
  put('portrait.jpg', photo);
  expect(await saidOf()).toBeUndefined();
  expect(await saidOf({ logo: 'logo.svg' })).toBeUndefined();
});

test('a picture that is not there is named with its line, and those that are there', async () => {
  expect(await saidOf()).toContain(
    'line 3: portrait: there is no portrait.jpg in the folder pictures. In that folder are: logo.svg.',
  );
  expect(await saidOf({ logo: 'mark.png' })).toContain('line 4: logo: there is no mark.png in the folder pictures.');
});

test('a picture of 40 MB is told to be smaller, and how', async () => {
  put('portrait.jpg', Buffer.concat([photo, Buffer.alloc(40 * 2 ** 20)]));
  expect(await saidOf()).toMatch(/portrait\.jpg has 40 MB, and 20 MB is the most: save a smaller copy/);
});

test('a HEIC of an iPhone is told how to become a JPEG, whatever its name', async () => {
  put('portrait.jpg', Buffer.from('\0\0\0\x24ftypheic\0\0\0\0mif1heic', 'latin1'));
  expect(await saidOf()).toMatch(/is a HEIC, the format of iPhones.*Most Compatible.*save a copy as JPEG/);
});

test('a broken file is told to be copied again: cut in the middle, empty, or something else', async () => {
  put('portrait.jpg', photo.subarray(0, photo.length / 2));
  expect(await saidOf()).toContain('portrait.jpg is damaged or not whole: copy it once more');
  put('portrait.jpg', '');
  expect(await saidOf()).toContain('is no picture that can be read');
  put('portrait.jpg', 'Dear diary');
  expect(await saidOf()).toContain('is no picture that can be read');
});

test('a JPEG called .svg is told what it is', async () => {
  put('logo.svg', photo);
  expect(await saidOf({ logo: 'logo.svg' })).toContain('line 4: logo: logo.svg is named SVG and is a JPEG');
});

test('a portrait that is too small to be sharp says its size and the least', async () => {
  put('portrait.jpg', await sharp(photo).resize(400).jpeg().toBuffer());
  expect(await saidOf()).toMatch(/is 400 × \d+ pixels, and 600 is the least for its shorter side/);
});

test('a drawing that cannot be read is asked for as plain SVG or PNG, not as JPEG', async () => {
  put('logo.svg', `<?xml version="1.0"?><!--${'x'.repeat(5000)}-->${logo}`);
  expect(await saidOf({ logo: 'logo.svg' })).toContain('save it as plain SVG without remarks, or as PNG.');
});

test.each(['', 'width="100%" height="100%"', 'width="36"'])('a drawing with the size "%s" is asked for one', async (size) => {
  put('logo.svg', `<svg xmlns="http://www.w3.org/2000/svg" ${size}><rect width="36" height="36"/></svg>`);
  expect(await saidOf({ logo: 'logo.svg' })).toContain(
    'line 4: logo: logo.svg does not say how wide and how high it is: export it from the drawing program once more',
  );
});

test('a drawing with a width and a height in any unit has a size', async () => {
  put('logo.svg', logo.replace('viewBox="0 0 36 36"', 'width="36mm" height="12.5mm"'));
  expect(await saidOf({ logo: 'logo.svg' })).toBeUndefined();
});

test('both pictures are named at once', async () => {
  put('portrait.jpg', 'Dear diary');
  const said = await saidOf({ portrait: 'portrait.jpg', logo: 'mark.png' });
  expect(said).toMatch(/names pictures that cannot be shown:\n {2}line 3: .*\n {2}line 4: /);
});
