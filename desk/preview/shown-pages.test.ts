import { expect, it } from 'vitest';
import { shownAddress } from './shown-pages.ts';

const folder = '/tmp/desk-preview-a1B2c3';
const inCopy = `/@fs${folder}`;

it.each([
  '/',
  '/blog/va-loan-benefits-guide',
  '/favicon.svg',
  '/src/pictures/hero.svg',
  '/_astro/fonts/font-brygada-400.woff2',
  `${inCopy}/pictures/Me%20at%20work.JPG`,
  `/_image?href=${encodeURIComponent(`${inCopy}/pictures/me.jpg?origWidth=800`)}&w=448&h=560&f=avif`,
])('a frame may ask for %s', (address) => {
  expect(shownAddress(address, folder)).toBe(address);
});

it.each([
  ['/about?raw', '/about'],
  ['/src/pictures/hero.svg?import&raw', '/src/pictures/hero.svg'],
])('of %s a frame gets what stands at %s', (address, asked) => {
  expect(shownAddress(address, folder)).toBe(asked);
});

it.each([
  '/settings.env',
  '/owner.yaml',
  '/@vite/client',
  '/@id/astro:content',
  '/src/owner/read-owner.ts',
  '/@fs/etc/passwd',
  '/@fs/home/me/portrait.jpg',
  `${inCopy}/owner.yaml?.svg`,
  `${inCopy}/pictures/..%2fowner.svg`,
  `${inCopy}%2f..%2f..%2fme.svg`,
  `${inCopy}2/me.svg`,
  '/.cache/a.svg',
  '/_image?href=http://127.0.0.1/a.png',
  '/_image?href=//example.com/a.png',
  '/_image?href=/@fs/home/me/a.png',
  '/_image',
  '/%ff',
  '/a%00.svg',
])('a frame may not ask for %s', (address) => {
  expect(shownAddress(address, folder)).toBeUndefined();
});
