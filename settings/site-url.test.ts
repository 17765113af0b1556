import { describe, expect, it } from 'vitest';
import { menuPathOf, postPath, textVersionPath } from '../src/routes.ts';
import { readSiteUrl } from './site-url.ts';

describe('SITE_URL', () => {
  it('may be missing', () => expect(readSiteUrl('')).toBeUndefined());
  it('loses its trailing slash', () => expect(readSiteUrl('https://www.example.com/')).toBe('https://www.example.com'));
  it.each(['https://example.com/site', 'https://example.com/?a=b', 'https://example.com#top'])(
    'is refused with a path or more, and told without it: %s',
    (text) => {
      expect(() => readSiteUrl(text)).toThrow(
        `SITE_URL must have no path: https://example.com and nothing behind it, it is "${text}".`,
      );
    },
  );
  it.each(['www.example.com', 'ftp://example.com'])('stops the build with one sentence when it is %s', (text) => {
    expect(() => readSiteUrl(text)).toThrow(
      `SITE_URL must be the public address of the site such as https://www.example.com, it is "${text}".`,
    );
  });
});

describe('addresses', () => {
  it('mark the parent in the menu for pages below it', () => {
    expect(menuPathOf('/loan-options/fha')).toBe('/loan-options');
    expect(menuPathOf('/blog/some-post')).toBe('/blog');
    expect(menuPathOf('/contact')).toBe('/contact');
  });
  it('have a text version beside them', () => {
    expect(textVersionPath('/')).toBe('/index.txt');
    expect(textVersionPath(postPath('a'))).toBe('/blog/a.txt');
  });
});
