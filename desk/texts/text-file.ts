import { CST, Document, isMap, isNode, isScalar, parseDocument, visit } from 'yaml';
import type { Field } from '../business/field.ts';
import { type FormValue, nameOf } from '../business/form-values.ts';
import { filledEntries } from '../business/owner-text.ts';

/** A text of the owner as its file has it: the fields between the two `---` at its top, and the words below them. */
export interface TextFile {
  readonly fields: string;
  readonly body: string;
}

const parts = /^(---\r?\n)([\s\S]*?\n)(---[ \t]*\r?\n\r?\n?)([\s\S]*)$/;

/** Takes a text apart; undefined for a file that does not begin with its fields. */
export function textFile(source: string): TextFile | undefined {
  const [, , fields, , body] = parts.exec(source) ?? [];
  return fields === undefined || body === undefined ? undefined : { fields, body };
}

/** A text with other fields and other words; the lines between and around them stay as they are. */
export function textSource(source: string, fields: string, body: string): string {
  return source.replace(parts, (_all, open: string, _fields, close: string) => `${open}${fields}${close}${body}`);
}

const read = (fields: string) => parseDocument(fields, { schema: 'failsafe', keepSourceTokens: true });

/** How wide the fields of the texts that ship are written. */
const lineWidth = 118;

/** Whether words stay words where they stand without quotes, and become no number, day or group. */
function staysText(value: string): boolean {
  const document = parseDocument(`a: ${value}\n`);
  return document.errors.length === 0 && document.get('a') === value;
}

type Path = readonly (string | number)[];

/** Whether a field holds words; a day, a number and a yes or no are written without quotes. */
const holdsWords = (field: Field) => field.kind !== 'value' || !['date', 'number', 'yes-no'].includes(field.input);

/** The single values in which two values differ; undefined where they differ in more than single values. */
function differences(now: unknown, next: unknown, path: Path): [Path, string][] | undefined {
  if (typeof now === 'string' && typeof next === 'string') return now === next ? [] : [[path, next]];
  if (typeof now !== 'object' || typeof next !== 'object' || now === null || next === null) return undefined;
  const [keys, others] = [Object.keys(now), Object.keys(next)];
  if (Array.isArray(now) !== Array.isArray(next) || keys.length !== others.length) return undefined;
  const found: [Path, string][] = [];
  for (const key of keys) {
    const step = Array.isArray(now) ? Number(key) : key;
    const inner = differences(now[key as never], next[key as never], [...path, step]);
    if (!inner) return undefined;
    found.push(...inner);
  }
  return found;
}

/** Sets single values where they stand; every other sign of the fields stays as it is. */
function setInPlace(fields: string, changes: readonly (readonly [Path, string, boolean])[]): string {
  const document = read(fields);
  for (const [path, value, words] of changes) {
    const node = document.getIn(path, true);
    if (!isScalar(node) || !node.srcToken || !CST.isScalar(node.srcToken))
      throw new Error(`${path.join('.')} is no single value`);
    const type = node.type === 'BLOCK_FOLDED' ? node.type : words && !staysText(value) ? 'QUOTE_DOUBLE' : 'PLAIN';
    CST.setScalarValue(node.srcToken, value, { type, afterKey: typeof path.at(-1) === 'string' });
  }
  const token = document.contents?.srcToken;
  return token ? CST.stringify(token) : fields;
}

/** Where a field stands with all that belongs to it: from its name to the end of its last line. */
function placeOf(fields: string, name: string): { readonly from: number; readonly to: number } | undefined {
  const { contents } = read(fields);
  const pair = isMap(contents) ? contents.items.find(({ key }) => isScalar(key) && key.value === name) : undefined;
  const [key, value] = [pair?.key, pair?.value];
  if (!isNode(key) || !key.range) return undefined;
  const end = (isNode(value) && value.range?.[1]) || key.range[1];
  const to = fields[end - 1] === '\n' ? end : fields.indexOf('\n', end) + 1;
  return { from: key.range[0], to };
}

/** A field as the texts that ship are written: a sentence that needs more than a line is folded. */
function printed(value: Readonly<Record<string, unknown>>): string {
  const document = new Document(value);
  visit(document, {
    Scalar: (key, scalar) => {
      if (key !== 'key' && String(scalar.value).length > 90) scalar.type = 'BLOCK_FOLDED';
    },
  });
  return document.toString({ lineWidth });
}

/** Writes a field anew: one that gets more or fewer parts, that was not there, or that is left out now. */
function rewritten(fields: string, name: string, value: unknown, words: boolean): string {
  const lines = value === undefined ? '' : words ? printed({ [name]: value }) : `${name}: ${value}\n`;
  const { from, to } = placeOf(fields, name) ?? { from: fields.length, to: fields.length };
  return `${fields.slice(0, from)}${lines}${fields.slice(to)}`;
}

/**
 * The fields of a text with the values of a form. What did not change keeps every sign, remarks and the breaks of its lines
 * included.
 */
export function withTextValues(fields: string, form: readonly Field[], values: ReadonlyMap<string, FormValue>): string {
  const now = read(fields).toJS() as Record<string, unknown>;
  const small: [Path, string, boolean][] = [];
  const large: [string, unknown, boolean][] = [];
  for (const field of form) {
    const [name = ''] = field.path;
    const next = whole(field, values);
    // What is no is left out where nothing says yes.
    if (now[name] === undefined && next === 'false' && field.kind === 'value' && field.input === 'yes-no') continue;
    const changes = differences(now[name], next, [name]);
    if (changes) small.push(...changes.map(([path, value]) => [path, value, holdsWords(field)] as [Path, string, boolean]));
    else if (!(isNothing(now[name]) && isNothing(next))) large.push([name, next, holdsWords(field)]);
  }
  const inPlace = small.length > 0 ? setInPlace(fields, small) : fields;
  return large.reduce((text, [name, value, words]) => rewritten(text, name, value, words), inPlace);
}

const isNothing = (value: unknown) => value === undefined || (Array.isArray(value) && value.length === 0);

/** All of a field as the file holds it. */
function whole(field: Field, values: ReadonlyMap<string, FormValue>): unknown {
  if (field.kind === 'group') {
    const inner = field.fields.map((one) => [one.path.at(-1) ?? '', whole(one, values)] as const);
    return Object.fromEntries(inner.filter(([, value]) => value !== undefined));
  }
  const value = values.get(nameOf(field.path));
  return field.kind === 'entries' ? filledEntries(value, field) : value;
}
