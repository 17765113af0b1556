import { describe, expect, it } from 'vitest';
import { menuPathOf, postPath, textVersionPath } from './routes.ts';

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
