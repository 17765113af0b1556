import { type Document, isAlias, isScalar, type LineCounter, type Node, visit, type YAMLError } from 'yaml';

/** Something in the file that is no value at all, or would not be read as its writer meant it. */
export interface Slip {
  /** The first line is 1. */
  readonly line: number;
  /** What is wrong there and what is right, in whole sentences. */
  readonly says: string;
}

const rule = 'Each line is a name, a colon, a blank and the value, and begins with as many blanks as the others of its group.';
const quotedExample = 'Put double quotes around the whole value, such as "Rates: how they are made".';
const bareExample = "A value with an apostrophe or a comma needs no quotes: street: 12 O'Brien Avenue, Suite 3";

/** What the reader of the file gave up on, in the owner's words; `above` is the field before. */
function saysOf({ code }: YAMLError, line: string, above: string): string {
  if (/^ *- /.test(line) && /\[\] *$/.test(above)) return `The list above is said to be empty. Delete the [] of ${above.trim()}`;
  switch (code) {
    case 'TAB_AS_INDENT':
      return 'The line begins with a tab. Begin it with blanks, as many as the others of its group have.';
    case 'DUPLICATE_KEY':
      return `${line.trim().split(':')[0]} stands twice in its group. Delete one of the two.`;
    case 'BAD_DQ_ESCAPE':
      return 'Between double quotes \\ has a meaning of its own. Write \\\\ for it.';
    case 'BLOCK_AS_IMPLICIT_KEY':
      return /:\s.*:\s/.test(line)
        ? `A colon with a blank behind it begins a value, and there are two. ${quotedExample}`
        : `This line begins with too few blanks, or the next with too many. If the next belongs to this value, put double quotes around the whole value. ${rule}`;
    case 'UNEXPECTED_TOKEN':
    case 'BAD_SCALAR_START':
    case 'BAD_ALIAS':
      return /['"\]]/.test(line)
        ? `Something stands behind the closing quote or bracket. ${bareExample}. Within double quotes \\" is a quote.`
        : `The value begins with a sign that means something else there. ${quotedExample}`;
    default:
      return rule;
  }
}

/** A line as a field of the file begins: `city: Kenmore`, `- kind: reviews`. */
const beginsField = /^ *(- )?[\w-]+:( |$)/;

/** Why a value that can be read would not be what its writer meant; undefined when nothing speaks for that. */
function misread(node: Node, text: string): string | undefined {
  const [start = 0, end = 0] = node.range ?? [];
  if (isAlias(node) || node.anchor || node.tag)
    return `A value that begins with *, & or ! is read as something else. ${quotedExample}`;
  if (!isScalar(node)) return undefined;
  // Behind a quoted or a bare value on its line; a block of several lines has no such place.
  if (node.type !== 'BLOCK_FOLDED' && node.type !== 'BLOCK_LITERAL' && /^[ \t]*#/.test(text.slice(end)))
    return `What stands behind # is a remark and is not read. ${quotedExample} A remark has a line of its own.`;
  if (node.type !== 'PLAIN') return undefined;
  const value = text.slice(start, end);
  if (/^[‘’“”„].*[‘’“”'"]$/s.test(value))
    return 'Curly quotes around a value would be shown with it. Leave them out, or use straight ones: "Kenmore"';
  return value.endsWith(',') ? 'The comma at its end would be shown. Leave it out.' : undefined;
}

/**
 * The first line, up to a given one, that opens a quote or a bracket which is not closed where a value may end: its own line, or
 * the end of a later one that is no field. What is wrong is there, although the reader stumbles further down.
 */
function unclosed(lines: readonly string[], upTo: number): number {
  return lines.slice(0, upTo).findIndex((line, index) => {
    const [opens, quote] = /^[^#]*?(?:: |- )(?:(['"])(?!.*\1)|\[(?!.*\]))/.exec(line) ?? [];
    if (!opens) return false;
    const close = quote ?? ']';
    const rest = lines.slice(index + 1);
    const end = rest.findIndex((each) => beginsField.test(each) || each.includes(close));
    return end < 0 || beginsField.test(rest[end] ?? '') || !rest[end]?.trimEnd().endsWith(close);
  });
}

/** Every slip in the owner's file; only the first where the rest cannot be read for it. */
export function yamlSlips(document: Document, text: string, counter: LineCounter): Slip[] {
  const lines = text.split('\n');
  const lineAt = (offset: number) => counter.linePos(offset).line;
  const misreads: Slip[] = [];
  visit(document, {
    Node: (_, node) => {
      const says = misread(node, text);
      if (says) misreads.push({ line: lineAt(node.range?.[0] ?? 0), says });
    },
  });
  const [error] = document.errors;
  if (!error) return misreads;
  const stumbled = lineAt(error.pos[0]);
  const opened = unclosed(lines, stumbled);
  if (opened >= 0) return [{ line: opened + 1, says: `A quote or a bracket is not closed on its line. ${bareExample}` }];
  // Remarks between two fields are passed over.
  const isField = (each: string) => !/^ *(#|$)/.test(each);
  const line = lines.findIndex((each, index) => index >= stumbled - 1 && isField(each)) + 1 || stumbled;
  return [{ line, says: saysOf(error, lines[line - 1] ?? '', lines.slice(0, line - 1).findLast(isField) ?? '') }];
}
