import { mkdir } from 'node:fs/promises';
import { chromium } from '@playwright/test';
import { chromiumLaunch } from '../tests/servers/chromium.ts';

/**
 * Takes a picture of every page at four widths, into the ignored folder `screenshots/`.
 *
 * npm run screenshots [-- --base http://localhost:4321] [--only /contact,/blog] [--widths 390,1280] [--fold]
 */
const option = (name: string) => {
  const index = process.argv.indexOf(`--${name}`);
  return index < 0 ? undefined : process.argv[index + 1];
};
const base = option('base') ?? 'http://localhost:4321';
const widths = (option('widths') ?? '390,768,1280,1920').split(',').map(Number);
const { allPaths } = await import('../tests/site-paths.ts');
const paths = option('only')?.split(',') ?? allPaths();

await mkdir('screenshots', { recursive: true });
const browser = await chromium.launch(chromiumLaunch);
try {
  for (const width of widths) {
    const page = await browser.newPage({ viewport: { width, height: width < 600 ? 844 : 900 }, reducedMotion: 'reduce' });
    for (const path of paths) {
      await page.goto(base + path, { waitUntil: 'networkidle' });
      // Pictures below the fold load when they are scrolled to.
      await page.evaluate(async () => {
        for (let y = 0; y < document.body.scrollHeight; y += 600) {
          scrollTo(0, y);
          await new Promise((done) => setTimeout(done, 30));
        }
        scrollTo(0, 0);
      });
      const name = path === '/' ? 'index' : path.slice(1).replaceAll('/', '--');
      await page.screenshot({ path: `screenshots/${name}-${width}.png`, fullPage: !process.argv.includes('--fold') });
      console.log(`screenshots/${name}-${width}.png`);
    }
    await page.close();
  }
} finally {
  await browser.close();
}
