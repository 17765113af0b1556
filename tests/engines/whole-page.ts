import sharp from 'sharp';
import type { Tab } from './tab.ts';

const painted = () => new Promise((next) => setTimeout(next, 80));

/** Brings a place of the page to the top of the screen and waits for the pictures that stand there; gives where it came to stand. */
async function scrollTo(tab: Tab, top: number): Promise<number> {
  await tab.run((wanted) => {
    // What follows the reader would stand in every part.
    for (const part of document.querySelectorAll<HTMLElement>('body *')) {
      const { position } = getComputedStyle(part);
      if (position === 'fixed') part.style.setProperty('position', 'absolute');
      if (position === 'sticky') part.style.setProperty('position', 'static');
    }
    window.scrollTo({ top: wanted, behavior: 'instant' });
  }, top);
  const isStill = () =>
    tab.run(() => {
      const isNear = (box: DOMRect) => box.bottom > 0 && box.top < innerHeight;
      const late = [...document.images].filter((image) => !image.complete && isNear(image.getBoundingClientRect()));
      const asleep = [...document.querySelectorAll('main astro-island[ssr]')].filter((island) =>
        [...island.children].some((part) => isNear(part.getBoundingClientRect())),
      );
      return late.length + asleep.length === 0;
    });
  for (let look = 0; look < 40 && !(await isStill()); look += 1) await new Promise((wait) => setTimeout(wait, 50));
  return tab.run(() => scrollY);
}

/**
 * A picture of a page from its top to its end, in the same way for every engine: one screen after the other, put together. The
 * screen keeps its height, so that what is measured by it stays as visitors see it.
 */
export async function wholePage(tab: Tab): Promise<Buffer> {
  const { width, step } = await tab.run(() => ({ width: innerWidth, step: innerHeight }));
  const height = () => tab.run(() => Math.ceil(document.documentElement.scrollHeight));
  // Parts that wait to be near the screen have their height only then.
  for (let top = 0; top < (await height()); top += step) await scrollTo(tab, top);
  // The footer has its own height once it was painted.
  await painted();
  const end = await height();
  const parts: { readonly input: Buffer; readonly top: number; readonly left: number }[] = [];
  for (let top = 0; top < end; top += step) {
    const at = await scrollTo(tab, top);
    await painted();
    // WebKit's picture may have the scroll bar or a pixel more; all parts are held to the page.
    const input = await sharp(await tab.picture())
      .resize(width, step, { fit: 'cover', position: 'left top', withoutEnlargement: true })
      .png()
      .toBuffer();
    parts.push({ input, top: Math.round(at), left: 0 });
  }
  return sharp({ create: { width, height: Math.max(end, step), channels: 3, background: 'white' } })
    .composite(parts)
    .png()
    .toBuffer();
}
