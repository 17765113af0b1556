/** A declaration of a style sheet, and the selector of its rule. */
export interface Declaration {
  readonly property: string;
  readonly value: string;
  readonly selector: string;
}

/** Blocks that hold descriptors or steps instead of styles of elements. */
const otherBlocks = /^@(font-face|property|view-transition|counter-style|font-feature-values)/;

/** Everything from `at` to the sign that ends it: text in quotes, brackets and what stands in them count as one. */
function endOfPart(css: string, at: number, ends = /[{};]/): number {
  let depth = 0;
  for (let index = at; index < css.length; index += 1) {
    const sign = css[index] as string;
    if (sign === '\\') index += 1;
    else if (sign === '"' || sign === "'") {
      for (index += 1; css[index] !== sign; index += 1) if (css[index] === '\\') index += 1;
    } else if (sign === '(' || sign === '[') depth += 1;
    else if (sign === ')' || sign === ']') depth -= 1;
    else if (depth === 0 && ends.test(sign)) return index;
  }
  return css.length;
}

/** Every declaration of a style sheet without comments, those in media queries, layers and nested rules too. */
export function declarationsOf(css: string): Declaration[] {
  const found: Declaration[] = [];
  const open: string[] = [];
  for (let at = 0; at < css.length; ) {
    const end = endOfPart(css, at);
    const part = css.slice(at, end).trim();
    if (css[end] === '{') open.push(part);
    else {
      const colon = part.indexOf(':');
      const selector = open.findLast((prelude) => !prelude.startsWith('@')) ?? '';
      if (colon > 0 && !part.startsWith('@') && !open.some((prelude) => otherBlocks.test(prelude))) {
        found.push({ property: part.slice(0, colon), value: part.slice(colon + 1).replace(/\s*!important$/, ''), selector });
      }
      if (css[end] === '}') open.pop();
    }
    at = end + 1;
  }
  return found;
}

/** The selectors of a list, one by one. */
export function partsOf(selector: string): string[] {
  const end = endOfPart(selector, 0, /,/);
  return [selector.slice(0, end), ...(end < selector.length ? partsOf(selector.slice(end + 1)) : [])];
}
