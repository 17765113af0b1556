import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { withOwnStarter } from './own-starter.ts';
import { parsePage } from './page-edits.ts';
import { scriptFilesOf } from './page-scripts.ts';
import { trimPages } from './page-styles.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'page-parts-'));
  mkdirSync(join(folder, '_astro'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const write = (name: string, text: string) => writeFileSync(join(folder, '_astro', name), text);

describe('the scripts by which Astro starts islands', () => {
  const starter = '<script>(()=>{self.Astro={}})()</script><script>customElements.define("astro-island",I)</script>';
  const island = (attributes = 'client="visible"', content = '<p>Words</p>') =>
    `<astro-island uid="1" prefix="r1" ${attributes} opts="{}" await-children>${content}</astro-island>`;
  const built = (html: string) => withOwnStarter(folder, [{ path: '/tool', html }])[0]?.html;

  it('go, with what they alone would read, and the page keeps everything else as it was', () => {
    const plain = 'client="visible" props="{&quot;a&quot;:[0,{&quot;b&quot;:[1,[[0,&quot;x>y&quot;]]]}]}"';
    expect(built(`<!DOCTYPE html><svg><path d="M0 0"/></svg>${starter}${island(plain)}`)).toBe(
      `<!DOCTYPE html><svg><path d="M0 0"/></svg><astro-island prefix="r1" ${plain.replace('client="visible" ', '')}><p>Words</p></astro-island>`,
    );
    const words = '<!DOCTYPE html><script>started()</script>';
    expect(built(words)).toBe(words);
  });

  it('lead to the file that brings them to life, past one that only names it', () => {
    write('hydrate.js', 'export{t as default}from"./react.js";');
    write('react.js', 'function hydrate(){}export{hydrate as t};');
    const rendered = (file: string) => built(`${starter}${island(`renderer-url="/_astro/${file}" client="visible"`)}`);
    expect(rendered('hydrate.js')).toContain('renderer-url="/_astro/react.js" renderer-export="t"');
    expect(rendered('react.js')).toContain('renderer-url="/_astro/react.js" renderer-export="default"');
  });

  it.each([
    ['an island without its script', island(), /has an island without the script/],
    ['the script without an island', `${starter}<p>astro-island`, /has an island without the script/],
    ['an island that starts at once', starter + island('client="load"'), /starts otherwise than when it is seen/],
    ['an island with a slot', starter + island(undefined, '<astro-slot>Words</astro-slot>'), /has a slot/],
    [
      'a date',
      starter + island('client="visible" props="{&quot;day&quot;:[3,&quot;2026-12-01&quot;]}"'),
      /no plain value or list/,
    ],
  ])('stop the build where Astro has written %s', (_, html, fault) => {
    expect(() => built(html)).toThrow(fault);
  });
});

it('a page runs the scripts that it names, those of its islands, and what they import; later what these ask for, and threads', () => {
  write('a.js', 'import{b}from"./b.js";import(`./c.js`);new Worker(new URL(`/_astro/e-worker.js`,``+import.meta.url))');
  write('b.js', 'export const b="import(`./none.js`)";export*from"./d.js"');
  for (const name of ['c.js', 'd.js', 'e-worker.js', 'none.js']) write(name, '');
  const page = parsePage('<astro-island component-url="/_astro/a.js" renderer-url="/_astro/gone.js"></astro-island>');
  const { atOnce, later } = scriptFilesOf(folder, page);
  expect([...atOnce].sort()).toEqual(['/_astro/a.js', '/_astro/b.js', '/_astro/d.js']);
  expect([...later].sort()).toEqual(['/_astro/c.js', '/_astro/e-worker.js']);
});

describe('the styles of a page', () => {
  const list = '@supports (color:red){*,:before,:after,::backdrop{--tw-read:0;--tw-unread:0}}';
  const registered = '@property --tw-read{syntax:"*";inherits:false}@property --tw-unread{syntax:"*";inherits:false}';
  const page = (css: string) => [{ path: '/', html: `<style>${css}</style><p class="a">One<!-- --> two</p>` }];

  it('keep what the page names, and of the first values those that a rule reads', async () => {
    const [trimmed] = await trimPages(folder, page(`.a{top:var(--tw-read)}.b{top:0}${list}${registered}`));
    expect(trimmed?.html).toBe(
      '<style>.a{top:var(--tw-read)}*,:before,:after,::backdrop{--tw-read:0}</style><p class="a">One two</p>',
    );
  });

  it('stop the build where Tailwind registers properties and lists no first values', async () => {
    await expect(trimPages(folder, page(`.a{top:var(--tw-read)}${registered}`))).rejects.toThrow(
      /without a list of first values/,
    );
  });
});
