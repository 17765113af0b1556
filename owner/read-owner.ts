import { existsSync, readFileSync } from 'node:fs';
import { type Document, isMap, isNode, isPair, isScalar, isSeq, LineCounter, parseDocument } from 'yaml';
import { z } from 'zod';
import { isOptional, type OwnerFault, ownerFaults, schemaAt } from './owner-faults.ts';
import { type Owner, ownerSchema } from './owner-schema.ts';
import { yamlSlips } from './yaml-slips.ts';

/** The owner's file, in the folder that every program of the site runs in. */
const ownerFile = 'owner.yaml';

/** Something wrong in the owner's file: each line with what is right there. It has no stack: the fault is not in the program. */
export class OwnerFileError extends Error {
  override readonly name = 'OwnerFileError';
  override readonly stack = '';
  /** The fields with a wrong value; none where the file cannot be read at all. */
  readonly faults: readonly OwnerFault[];

  constructor(message: string, faults: readonly OwnerFault[] = []) {
    super(message);
    this.faults = faults;
  }
}

/** The line in which a field stands, or the group that should hold it; undefined for the file as a whole. */
function lineOf(document: Document, path: readonly PropertyKey[], lines: LineCounter): number | undefined {
  let node: unknown = document.contents;
  let offset: number | undefined;
  for (const key of path) {
    const entry = isMap(node)
      ? node.items.find((pair) => isScalar(pair.key) && pair.key.value === key)
      : isSeq(node)
        ? node.items[Number(key)]
        : undefined;
    if (entry === undefined) break;
    const named = isPair(entry) ? entry.key : entry;
    offset = (isNode(named) && named.range?.[0]) || 0;
    node = isPair(entry) ? entry.value : entry;
  }
  return offset === undefined ? undefined : lines.linePos(offset).line;
}

/**
 * The values as the schema asks for them: a group or a list of which every line has been deleted is an empty one, and a field
 * that may be left out is left out where `none` or nothing stands behind its colon.
 */
function filled(values: unknown, path: readonly string[] = []): unknown {
  if (typeof values !== 'object' || values === null || Array.isArray(values)) return values ?? undefined;
  const group = schemaAt(ownerSchema, path);
  const stands = ([name, value]: [string, unknown]) => !(value === '' || value === 'none') || !isOptional(group, name);
  const empty = (name: string) => {
    const schema = schemaAt(ownerSchema, [...path, name]);
    return schema instanceof z.ZodObject ? {} : schema instanceof z.ZodArray ? [] : '';
  };
  return Object.fromEntries(
    Object.entries(values)
      .filter(stands)
      .map(([name, value]) => [name, value === '' ? empty(name) : filled(value, [...path, name])]),
  );
}

/**
 * Reads the text of an owner's file. Every value is read as text, so that a license keeps its zeros and NO is no truth value;
 * the schema makes a number of a year.
 *
 * @throws OwnerFileError naming every wrong line and field, what it must be and what stands there
 */
export function parseOwner(written: string): Owner {
  const text = written.replaceAll('\r\n', '\n');
  const lines = new LineCounter();
  const document = parseDocument(text, { schema: 'failsafe', lineCounter: lines, prettyErrors: false });
  const slips = yamlSlips(document, text, lines);
  if (slips.length > 0) {
    const shown = slips.map(({ line, says }) => `  line ${line}:  ${text.split('\n')[line - 1]?.trim()}\n    ${says}`);
    throw new OwnerFileError(`${ownerFile} cannot be read as it stands:\n${shown.join('\n')}`);
  }
  const input = filled(document.toJS());
  const checked = ownerSchema.safeParse(input);
  if (checked.success) return checked.data;
  const faults = ownerFaults(checked.error, ownerSchema, input);
  const shown = faults.map(({ path, field, says }) => {
    const line = lineOf(document, path, lines);
    return `  ${line === undefined ? '' : `line ${line}: `}${field} ${says}`;
  });
  throw new OwnerFileError(
    `${ownerFile} has ${faults.length === 1 ? 'a wrong value' : 'wrong values'}:\n${shown.join('\n')}`,
    faults,
  );
}

/**
 * Reads the owner's file.
 *
 * @throws OwnerFileError naming every wrong line and field, what it must be and what stands there
 */
export function readOwner(): Owner {
  if (!existsSync(ownerFile))
    throw new OwnerFileError(`There is no ${ownerFile} in ${process.cwd()}. Run the command in the folder of the site.`);
  return parseOwner(readFileSync(ownerFile, 'utf8'));
}
