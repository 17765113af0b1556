import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { siteFolder } from '../sample-site.ts';
import { builtPages, printStyles } from './site.ts';

/** A class as a stylesheet writes it: `py-1.5` is `.py-1\.5`. */
function selectorOf(className: string): string {
  return `.${className.replace(/[^\w-]/g, (sign) => `\\${sign}`).replace(/^(\d)/, '\\3$1 ')}`;
}

/** Classes that name a thing for scripts or tests and carry no style. */
const unstyled = /^(group$|hero__words|table-scroll|skip-link|no-print|prose$|site-menu-dialog__close|loan-card--spruce)/;

describe.each(builtPages)('$path', ({ document, html }) => {
  it('carries the styles of every class that it uses', () => {
    const css = document
      .querySelectorAll('style')
      .map((style) => style.rawText)
      .join('\n');
    const used = new Set(document.querySelectorAll('[class]').flatMap((element) => [...element.classList.values()]));
    const all = css + printStyles(document);
    const missing = [...used].filter((name) => !unstyled.test(name) && !all.includes(selectorOf(name)));
    expect(missing).toEqual([]);
    // The ring of whatever has the focus: a rule without an element in it, which trimming must not take for unused.
    expect(css).toContain('}:focus-visible{outline:3px solid');
    expect(html.length).toBeGreaterThan(1000);
    // Safari before 17.4 drops a sign that is written with words in its stead, so the sign alone stands before it.
    const signs = [...css.matchAll(/[{;]content:("[^"]*")\s*\/\s*""/g)].filter(
      ([, sign]) => !css.includes(`content:${sign};content:${sign}`),
    );
    expect(signs.map(([rule]) => rule)).toEqual([]);
  });
});

it('an island page carries the styles of what its script may draw', () => {
  const scripts = readdirSync(`${siteFolder}/_astro`)
    .filter((file) => file.endsWith('.js'))
    .map((file) => readFileSync(join(`${siteFolder}/_astro`, file), 'utf8'))
    .join('\n');
  const contact = builtPages.find(({ path }) => path === '/contact')?.html ?? '';
  for (const name of ['bg-alert-pale', 'border-alert', 'spinner', 'notice', 'card-raised']) {
    expect(scripts).toContain(name);
    expect(contact).toContain(`.${name}`);
  }
});
