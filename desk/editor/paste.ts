import { isSafeAddress } from './addresses.ts';

const dropped =
  'style, script, title, meta, link, base, img, picture, svg, video, audio, iframe, object, embed, input, select, textarea, template';

/**
 * What somebody pastes from Word or from a page, as this site's texts can have it: paragraphs, headings of two levels, lists, links,
 * tables, quotations, bold and italic. Styles, pictures and whatever else came along are gone; their words stay.
 */
export function pastedHtml(html: string): string {
  // What was cut or copied in the editor itself is as it should be.
  if (/<[^>]+\sdata-pm-slice=/.test(html)) return html;
  const { body } = new DOMParser().parseFromString(withoutOwnStyles(html), 'text/html');
  for (const element of body.querySelectorAll(dropped)) element.remove();
  for (const element of body.querySelectorAll('[data-style]')) emphasize(element);
  makeWordLists(body);
  for (const heading of body.querySelectorAll('h1, h4, h5, h6')) rename(heading, heading.tagName === 'H1' ? 'h2' : 'h3');
  for (const table of body.querySelectorAll('table')) straighten(table);
  for (const anchor of body.querySelectorAll('a')) if (!isSafeAddress(anchor.getAttribute('href') ?? '')) unwrap(anchor);
  for (const element of body.querySelectorAll('*'))
    for (const { name } of [...element.attributes])
      if (!['href', 'start', 'data-placeholder'].includes(name)) element.removeAttribute(name);
  return body.innerHTML;
}

/** The content policy refuses styles and scripts of a page's own, also in one that nobody sees: attributes are read under another name. */
function withoutOwnStyles(html: string): string {
  return html
    .replace(/<style[\s\S]*?<\/style>/gi, '')
    .replace(/<[a-z][^>]*>/gi, (tag) => tag.replace(/\s(style|on[a-z]+)\s*=/gi, ' data-$1='));
}

/** Google Docs says by styles what is bold; Word wraps words that are not bold in `<b>`. */
function emphasize(element: Element): void {
  const style = element.getAttribute('data-style') ?? '';
  const weight = /font-weight:\s*(\w+)/i.exec(style)?.[1] ?? '';
  const isBold = weight === 'bold' || Number(weight) >= 600;
  const isPlain = weight === 'normal' || Number(weight) < 500;
  if (/^(B|STRONG)$/.test(element.tagName) && weight && isPlain) unwrap(element);
  if (element.tagName !== 'SPAN') return;
  if (isBold) wrapContent(element, 'strong');
  if (/font-style:\s*italic/i.test(style)) wrapContent(element, 'em');
}

/** Word writes the items of a list as paragraphs, each with its bullet or number in front. */
function makeWordLists(body: HTMLElement): void {
  for (const item of body.querySelectorAll('p[data-style*="mso-list"], p[class*="MsoListParagraph"]')) {
    for (const marker of item.querySelectorAll('[data-style*="mso-list"]')) {
      if (!item.hasAttribute('data-ordered') && /^\s*(\d+|[a-z])[.)]/i.test(marker.textContent))
        item.setAttribute('data-ordered', '');
      marker.remove();
    }
    const type = item.hasAttribute('data-ordered') ? 'ol' : 'ul';
    const before = item.previousElementSibling;
    const list =
      before?.tagName.toLowerCase() === type && before.hasAttribute('data-word') ? before : document.createElement(type);
    list.setAttribute('data-word', '');
    if (list !== before) item.before(list);
    list.append(rename(item, 'li'));
  }
}

/** A table of one cell a column, one line a cell, the first row as its head. */
function straighten(table: HTMLTableElement): void {
  for (const inner of table.querySelectorAll('table')) inner.replaceWith(inner.textContent);
  [...table.rows].forEach((row, index) => {
    for (const cell of [...row.cells]) {
      for (const block of cell.querySelectorAll('p, div, li, ul, ol, h1, h2, h3, h4, h5, h6, br')) {
        block.append(' ');
        unwrap(block);
      }
      for (let extra = 1; extra < cell.colSpan; extra++) cell.after(document.createElement('td'));
      rename(cell, index === 0 ? 'th' : 'td');
    }
  });
}

function rename(element: Element, name: string): Element {
  const renamed = document.createElement(name);
  renamed.append(...element.childNodes);
  element.replaceWith(renamed);
  return renamed;
}

function wrapContent(element: Element, name: string): void {
  const wrapper = document.createElement(name);
  wrapper.append(...element.childNodes);
  element.append(wrapper);
}

function unwrap(element: Element): void {
  element.replaceWith(...element.childNodes);
}
