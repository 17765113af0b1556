import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Engine, Visitor } from './tab.ts';
import type { Walk } from './walk.ts';

/** What somebody sees whose system asks for dark pages, which is another start of the engine. */
export function readsInTheDark({ site }: Walk, start: (visitor: Visitor) => Promise<Engine>): void {
  let engine: Engine;

  beforeAll(async () => {
    engine = await start({ dark: true });
  });

  afterAll(() => engine.close());

  it.each(['/', '/about', '/learn', '/contact', '/blog/no-such-post'])(
    '%s and its drawings are dark for who asks for it',
    async (path) => {
      const tab = await engine.tab(site().url);
      await tab.open(path);
      const late = () =>
        tab.run(() => [...document.images].filter((image) => image.loading !== 'lazy' && !image.complete).length);
      await expect.poll(late).toBe(0);
      const { dominant } = await sharp(await tab.picture()).stats();
      const { data } = await sharp(await tab.picture())
        .greyscale()
        .raw()
        .toBuffer({ resolveWithObject: true });
      const light = data.filter((tone) => tone > 140).length / data.length;
      await tab.close();
      expect(Math.max(dominant.r, dominant.g, dominant.b)).toBeLessThan(90);
      // Letters, buttons and lit windows.
      expect(light).toBeLessThan(0.12);
    },
  );

  it.each(['/about', '/learn/rate-comparison', '/loan-options/va'])(
    'on %s the drawing stands beside words, on a wide screen',
    async (path) => {
      const tab = await engine.tab(site().url);
      await tab.open(path);
      const places = await tab.run(() => {
        const drawing = document.querySelector('main .drawing img');
        const words = drawing?.closest('.grid')?.querySelector('h1, h2');
        return [words, drawing].map((part) => part?.getBoundingClientRect().toJSON() as DOMRect | undefined);
      });
      await tab.close();
      const [words, drawing] = places;
      expect(drawing?.left).toBeGreaterThan((words?.left ?? Number.NaN) + 300);
      expect(drawing?.top).toBeLessThan(words?.bottom ?? Number.NaN);
    },
  );
}
