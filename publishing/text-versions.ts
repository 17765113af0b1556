import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { convert } from 'html-to-text';
import { type HTMLElement, parse } from 'node-html-parser';
import type { Owner } from '../owner/owner-schema.ts';
import { licenseLines, noAffiliation, printOffice, printPhones } from '../owner/owner-words.ts';
import { textVersionPath } from '../src/routes.ts';
import type { BuiltPage } from './built-pages.ts';

const heading = { options: { uppercase: false, leadingLineBreaks: 3, trailingLineBreaks: 1 } };

function words(html: string): string {
  return convert(html, {
    // Whoever reads it breaks the lines where their own screen, paper or braille display ends.
    wordwrap: false,
    selectors: [
      ...['h1', 'h2', 'h3'].map((selector) => ({ selector, ...heading })),
      { selector: 'img', format: 'skip' },
      { selector: 'svg', format: 'skip' },
      { selector: 'form', format: 'skip' },
      { selector: 'nav', format: 'skip' },
      { selector: '.no-print', format: 'skip' },
      { selector: '[hidden]', format: 'skip' },
      { selector: '[aria-hidden=true]', format: 'skip' },
      { selector: '.sr-only', format: 'skip' },
      { selector: 'details > summary', format: 'block', options: { leadingLineBreaks: 2, trailingLineBreaks: 1 } },
      { selector: 'dt', format: 'block', options: { leadingLineBreaks: 2, trailingLineBreaks: 1 } },
      { selector: 'dd', format: 'block', options: { leadingLineBreaks: 1, trailingLineBreaks: 1 } },
      { selector: 'ul', options: { itemPrefix: '- ' } },
      { selector: 'a', options: { hideLinkHrefIfSameAsText: true, ignoreHref: false, linkBrackets: ['(', ')'] } },
    ],
  });
}

const cellsOf = (row: HTMLElement) => row.querySelectorAll('th, td').map((cell) => cell.innerHTML.trim());

/**
 * A table as lists: a screen of any width, and a voice, can take a figure only with the name of its column beside it. A row's first
 * cell names what the others say. Pros and cons stand beside each other for comparison alone, so each column is a list of its own.
 */
function tableAsLists(table: HTMLElement): string {
  const [head = [], ...rows] = table.querySelectorAll('tr').map(cellsOf);
  const list = (name: string, entries: readonly string[]) =>
    `<p>${name}</p><ul>${entries.map((entry) => `<li>${entry}</li>`).join('')}</ul>`;
  if (table.classList.contains('pros-and-cons')) {
    return head
      .map((name, column) =>
        list(
          name,
          rows.flatMap((row) => row[column] || []),
        ),
      )
      .join('');
  }
  return rows
    .map(([first = '', ...others]) =>
      list(
        first,
        others.flatMap((cell, index) => (cell ? `${head[index + 1] ?? ''}: ${cell}` : [])),
      ),
    )
    .join('');
}

/** What stands in a field, as it is read: `$400,000`, `30 years`. Nothing for one that is empty, or is ticked and not filled in. */
function standsIn(field: HTMLElement): string | undefined {
  if (field.tagName === 'SELECT') return (field.querySelector('option[selected]') ?? field.querySelector('option'))?.text;
  const value = field.getAttribute('inputmode') && field.getAttribute('value');
  const unit = field.parentNode?.querySelector('[aria-hidden=true]')?.text ?? '';
  return value ? (unit === '%' ? `${value}%` : `${unit}${value}`) : undefined;
}

/** A calculator's form as the figures that stand in it: a result is worth nothing without what it rests on. */
function formFigures(form: HTMLElement): string {
  const entries = form.querySelectorAll('label').flatMap((label) => {
    const field = form.querySelector(`[id="${label.getAttribute('for')}"]`);
    const value = field && standsIn(field);
    const group = label.closest('fieldset')?.querySelector('legend')?.text;
    return value ? [`<li>${group ? `${group}, ` : ''}${label.text}: ${value}</li>`] : [];
  });
  // The last says that it is no offer.
  const remark = form.querySelectorAll('p:not([id])').at(-1) ?? '';
  return entries.length > 0 ? `<p>An example with these figures:</p><ul>${entries.join('')}</ul>${remark}` : '';
}

/**
 * A page as plain text: its title, what stands in `main` in reading order, and who says it. Of a calculator's form the figures
 * stay; those that send something are left out, with a line that tells how to reach a person instead.
 */
function textVersion({ path, html }: BuiltPage, owner: Owner): string {
  const document = parse(html);
  const main = document.querySelector('main');
  if (!main) throw new Error(`The page ${path} has no main element, so it cannot have a text version.`);
  const [companyLine, officerLine] = licenseLines(owner);
  const hasForm = main.querySelector('form[method=post]') !== null;
  // A second copy of a table for phones would be read twice.
  for (const copy of main.querySelectorAll('.md\\:hidden')) copy.remove();
  for (const form of main.querySelectorAll('form:not([method=post])')) form.replaceWith(formFigures(form));
  for (const table of main.querySelectorAll('table')) table.replaceWith(tableAsLists(table));
  // Buttons and labels stand apart on the page by style alone.
  for (const button of main.querySelectorAll('a.button')) button.replaceWith(`<p>${button.outerHTML}</p>`);
  for (const label of main.querySelectorAll('span')) label.after(' ');
  return [
    document.querySelector('title')?.text ?? path,
    words(main.innerHTML)
      .trim()
      .replace(/\n{4,}/g, '\n\n\n'),
    hasForm && `This page has a form. You can also reach us by email (${owner.email}) or by phone: ${printPhones(owner.phone)}.`,
    '--',
    `${companyLine}. NMLS Consumer Access: ${owner.company.consumerAccessUrl}`,
    officerLine,
    `${printOffice(owner.office)}. Phone: ${printPhones(owner.phone)}, ${owner.email}`,
    `Equal Housing Opportunity. Nothing here is a commitment to lend or an offer of credit. ${noAffiliation}`,
    `This page: ${path}`,
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
