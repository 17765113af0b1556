import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { convert } from 'html-to-text';
import { parse } from 'node-html-parser';
import type { Owner } from '../src/owner/define-owner.ts';
import { nameWithLicense, printOffice } from '../src/owner/owner-words.ts';
import { textVersionPath } from '../src/routes.ts';
import type { BuiltPage } from './built-pages.ts';

/** Characters a line: what a terminal, a braille display and a printed page take. */
const lineLength = 78;

const heading = { options: { uppercase: false, leadingLineBreaks: 3, trailingLineBreaks: 1 } };

function words(html: string): string {
  return convert(html, {
    wordwrap: lineLength,
    selectors: [
      ...['h1', 'h2', 'h3'].map((selector) => ({ selector, ...heading })),
      { selector: 'img', format: 'skip' },
      { selector: 'svg', format: 'skip' },
      { selector: 'form', format: 'skip' },
      { selector: 'nav', format: 'skip' },
      { selector: '.no-print', format: 'skip' },
      { selector: '[aria-hidden=true]', format: 'skip' },
      { selector: '.sr-only', format: 'skip' },
      { selector: 'details > summary', format: 'block', options: { leadingLineBreaks: 2, trailingLineBreaks: 1 } },
      { selector: 'table', format: 'dataTable', options: { uppercaseHeaderCells: false, maxColumnWidth: 30 } },
      { selector: 'dt', format: 'block', options: { leadingLineBreaks: 2, trailingLineBreaks: 1 } },
      { selector: 'dd', format: 'block', options: { leadingLineBreaks: 1, trailingLineBreaks: 1 } },
      { selector: 'ul', options: { itemPrefix: '- ' } },
      { selector: 'a', options: { hideLinkHrefIfSameAsText: true, ignoreHref: false, linkBrackets: ['(', ')'] } },
    ],
  });
}

/**
 * A page as plain text: its title, what stands in `main` in reading order, and who says it. Forms are left out, with a
 * line that tells how to reach a person instead.
 */
export function textVersion({ path, html }: BuiltPage, owner: Owner): string {
  const document = parse(html);
  const main = document.querySelector('main');
  if (!main) throw new Error(`The page ${path} has no main element, so it cannot have a text version.`);
  const hasForm = main.querySelector('form[method=post]') !== null;
  // A second copy of a table for phones would be read twice.
  for (const copy of main.querySelectorAll('.md\\:hidden')) copy.remove();
  // Buttons and labels stand apart on the page by style alone.
  for (const button of main.querySelectorAll('a.button')) button.replaceWith(`<p>${button.outerHTML}</p>`);
  return [
    document.querySelector('title')?.text ?? path,
    words(main.innerHTML.replaceAll('</span><', '</span> <'))
      .trim()
      .replace(/\n{4,}/g, '\n\n\n'),
    hasForm &&
      `This page has a form. Without it you reach us just as well by email (${owner.email}) or by phone: cell ${owner.phone.cell}, office ${owner.phone.office}.`,
    '--',
    `${owner.company.name}, NMLS ${owner.company.nmlsId}, Washington license ${owner.company.stateLicense}`,
    `${nameWithLicense(owner)}, Washington license ${owner.loanOfficer.stateLicense}`,
    `${printOffice(owner.office)}. Cell ${owner.phone.cell}, office ${owner.phone.office}, ${owner.email}`,
    `Equal Housing Opportunity. Nothing here is a commitment to lend or an offer of credit. This page: ${path}`,
  ]
    .filter((part) => part !== false)
    .join('\n\n')
    .concat('\n');
}

/** Writes the text version of every page that announces one. */
export function writeTextVersions(folder: string, pages: readonly BuiltPage[], owner: Owner): void {
  for (const page of pages) {
    const file = textVersionPath(page.path);
    if (page.html.includes(`href="${file}"`)) writeFileSync(join(folder, file), textVersion(page, owner));
  }
}
