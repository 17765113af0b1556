import { mkdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hasFirefox } from '../tests/engines/firefox-path.ts';
import { howFarApart } from '../tests/engines/how-far-apart.ts';
import { startChromium, startFirefox } from '../tests/engines/puppeteer.ts';
import { startWebkit } from '../tests/engines/webkit.ts';
import { hasWebkit } from '../tests/engines/webkit-path.ts';
import { wholePage } from '../tests/engines/whole-page.ts';
import { allPaths, otherAnswers } from '../tests/site-paths.ts';

/**
 * Takes a picture of every page in the browsers that this machine has, by day and for who asks for dark pages, into a folder
 * outside the project, and says which pages look least alike in them. They are there to be looked at; nothing passes or fails.
 *
 * npm run screenshots [-- --base http://localhost:4321] [--only /contact,/blog] [--widths 390,768,1280,1920]
 *   [--engines chromium,firefox,webkit] [--colors light,dark] [--into folder]
 */
const option = (name: string) => {
  const index = process.argv.indexOf(`--${name}`);
  return index < 0 ? undefined : process.argv[index + 1];
};
const engines = {
  chromium: startChromium,
  ...(hasFirefox && { firefox: startFirefox }),
  ...(hasWebkit && { webkit: startWebkit }),
};
const base = option('base') ?? 'http://localhost:4321';
const widths = (option('widths') ?? '390,1280').split(',').map(Number);
const colors = (option('colors') ?? 'light,dark').split(',');
const paths = option('only')?.split(',') ?? [...allPaths(), ...otherAnswers];
const wanted = Object.entries(engines).filter(([name]) => (option('engines') ?? name).split(',').includes(name));
const folder = option('into') ?? join(tmpdir(), 'screenshots');

const fileOf = (path: string, width: number, color: string, engine: string) =>
  join(folder, `${path === '/' ? 'index' : path.slice(1).replaceAll('/', '--')}-${width}-${color}-${engine}.png`);

await mkdir(folder, { recursive: true });
for (const color of colors) {
  for (const [name, start] of wanted) {
    const engine = await start({ dark: color === 'dark' });
    try {
      const tab = await engine.tab(base);
      for (const width of widths) {
        await tab.resize(width, width < 600 ? 844 : 900);
        for (const path of paths) {
          await tab.open(path);
          await writeFile(fileOf(path, width, color, name), await wholePage(tab));
        }
      }
    } finally {
      await engine.close();
    }
  }
}
console.log(`${paths.length * widths.length * colors.length * wanted.length} pictures are in ${folder}.`);

const [[first = ''] = [], ...others] = wanted;
const pairs = colors.flatMap((color) =>
  widths.flatMap((width) => paths.flatMap((path) => others.map(([other]) => ({ path, width, color, other })))),
);
const compared = [];
for (const pair of pairs) {
  const { path, width, color, other } = pair;
  compared.push({ ...pair, ...(await howFarApart(fileOf(path, width, color, first), fileOf(path, width, color, other))) });
}
for (const { path, width, color, other, height, tone } of compared.sort((one, two) => two.score - one.score)) {
  const numbers = `${(100 * height).toFixed(1).padStart(5)}% height ${(100 * tone).toFixed(2).padStart(6)}% tone`;
  console.log(`${numbers}  ${other} from ${first}, ${width} px, ${color}: ${path}`);
}
