import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeEach, expect, test } from 'vitest';
import { phonePhoto } from '../tests/phone-photo.ts';
import { checkPostPictures } from './post-pictures.ts';
import { postSchema } from './post-schema.ts';

let folder: string;
const [posts, pictures] = [() => join(folder, 'posts'), () => join(folder, 'pictures')];
const post = (imageSrc: string) =>
  writeFileSync(join(posts(), 'a-post.md'), `---\ntitle: A post\nimageSrc: ${imageSrc}\n---\nText\n`);
const check = () => checkPostPictures(posts(), pictures());

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'post-pictures-'));
  for (const part of [posts(), pictures()]) mkdirSync(part);
  return () => rmSync(folder, { recursive: true });
});

test('a photograph as a phone made it is right in a post, and so is a drawing', async () => {
  writeFileSync(join(pictures(), 'IMG 2041.jpg'), await phonePhoto());
  for (const file of ['IMG 2041.jpg', '"IMG 2041.jpg"', 'va-loan-benefits-guide.svg', 'not-there.jpg']) {
    post(file);
    await check();
  }
});

test('a photograph that was cut in the middle, or is too small, is told with its post and line', async () => {
  const photo = await phonePhoto();
  writeFileSync(join(pictures(), 'half.jpg'), photo.subarray(0, photo.length / 2));
  post('half.jpg');
  await expect(check()).rejects.toThrow(/a-post\.md, line 3: imageSrc: half\.jpg is damaged or not whole: copy it once more/);
  writeFileSync(join(pictures(), 'small.jpg'), await sharp(photo).resize(300).jpeg().toBuffer());
  post("'small.jpg'");
  await expect(check()).rejects.toThrow(/line 3: imageSrc: small\.jpg is 300 × 225 pixels, and 500 is the least/);
});

test('a drawing of the owner’s folder is no picture of a post', () => {
  const { error } = postSchema.safeParse({ imageSrc: 'logo.svg' });
  expect(error?.issues.find(({ path }) => path[0] === 'imageSrc')?.message).toMatch(/^must be a photograph in pictures/);
});
