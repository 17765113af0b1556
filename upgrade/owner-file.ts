import { isDeepStrictEqual } from 'node:util';
import { type Document, isMap, isScalar, type Pair, parseDocument, Scalar, stringify, type YAMLMap } from 'yaml';
import { z } from 'zod';
import { isOptional, schemaAt } from '../owner/owner-faults.ts';
import { manualOf } from '../owner/owner-manual.ts';
import { ownerSchema } from '../owner/owner-schema.ts';
import { parseOwner } from '../owner/read-owner.ts';
import { ownRemarks, remarkLines } from './owner-remarks.ts';

/** The owner's file in three versions. */
export interface OwnerFiles {
  readonly base: string;
  readonly ours: string;
  /** As the version ships it in which this program stands: its schema is the one that holds. */
  readonly next: string;
}

/** A field that the version asks for and the owner's file does not have. */
export interface AskedField {
  /** `company.name` */
  readonly field: string;
  readonly example: string;
  /** The sample's value, which stands there until the owner has written their own. */
  readonly sample: string;
}

export interface JoinedOwnerFile {
  readonly text: string;
  readonly asked: readonly AskedField[];
  /** Fields of the owner's file that the version does not know any more. */
  readonly gone: readonly string[];
}

type Group = YAMLMap<Scalar, Scalar | YAMLMap>;
type Path = readonly string[];

const nameOf = (pair: Pair) => String(isScalar(pair.key) ? pair.key.value : '');
const pairIn = (group: Group | undefined, name: string) => group?.items.find((pair) => nameOf(pair) === name);
const groupAt = (pair: Pair | undefined) => (isMap(pair?.value) ? (pair.value as Group) : undefined);

/** Puts the owner's values into the file of a version. */
class Joining {
  readonly asked: string[][] = [];
  readonly gone: string[][] = [];
  readonly #next: Document;

  constructor(next: Document) {
    this.#next = next;
  }

  join(next: Group, ours: Group | undefined, base: Group | undefined, path: Path): void {
    for (const pair of [...next.items]) {
      const name = nameOf(pair);
      const mine = pairIn(ours, name);
      const place = [...path, name];
      const group = schemaAt(ownerSchema, place) instanceof z.ZodObject ? groupAt(pair) : undefined;
      const isLeftOut = !mine && isOptional(schemaAt(ownerSchema, path), name);
      if (isLeftOut) this.#leaveOut(next, pair, Boolean(pairIn(base, name)));
      else if (group && (groupAt(mine) || !mine)) this.join(group, groupAt(mine), groupAt(pairIn(base, name)), place);
      else if (!mine) this.#takeSample(place);
      else if (!isDeepStrictEqual(mine.value?.toJSON(), pair.value?.toJSON())) pair.value = mine.value;
    }
    for (const mine of ours?.items ?? []) if (!pairIn(next, nameOf(mine))) this.#add(next, mine, [...path, nameOf(mine)]);
  }

  /** A field of one line says `none`, so that its remark stays to be read; what the owner has deleted of several lines stays deleted. */
  #leaveOut(group: Group, pair: Pair<Scalar, Scalar | YAMLMap>, wasThere: boolean): void {
    if (isScalar(pair.value) || !wasThere) {
      pair.value = new Scalar('none');
      return;
    }
    // The remark above the first of a group is kept with the group.
    if (group.items[0] === pair) group.commentBefore = null;
    group.items.splice(group.items.indexOf(pair), 1);
  }

  #takeSample(place: string[]): void {
    // A field with a value of its own for whoever does not write it asks for nothing.
    const schema = schemaAt(ownerSchema, place.slice(0, -1));
    const field = schema instanceof z.ZodObject ? schema.shape[place.at(-1) as string] : undefined;
    if (!(field as z.ZodType | undefined)?.safeParse(undefined).success) this.asked.push(place);
  }

  #add(group: Group, mine: Pair<Scalar, Scalar | YAMLMap>, place: string[]): void {
    if (!schemaAt(ownerSchema, place)) {
      this.gone.push(place);
      return;
    }
    const isShown = place.length === 1 ? this.#uncomment(nameOf(mine)) : undefined;
    if (place.length === 1) mine.key.spaceBefore = true;
    mine.key.commentBefore = isShown ?? null;
    group.items.push(mine);
  }

  /** A field that the version shows as a remark at its end: takes those lines out, and returns the remark above them. */
  #uncomment(name: string): string | undefined {
    const lines = this.#next.comment?.split('\n') ?? [];
    const begins = lines.findIndex((line) => line.trim() === `${name}:`);
    if (begins < 0) return undefined;
    const length = lines.slice(begins + 1).findIndex((line) => !/^ {3}/.test(line));
    const rest = length < 0 ? [] : lines.slice(begins + 1 + length);
    this.#next.comment = rest.length > 0 ? rest.join('\n') : null;
    return lines.slice(0, begins).join('\n');
  }
}

function read(text: string): Document {
  return parseDocument(text.replaceAll('\r\n', '\n'), { schema: 'failsafe' });
}

type Values = Record<string, unknown>;

/** The group that holds the field at a path, made where it is missing. */
function groupIn(root: Values, path: Path): Values {
  return path.slice(0, -1).reduce((values, name) => {
    if (typeof values[name] !== 'object') values[name] = {};
    return values[name] as Values;
  }, root);
}

/** What the result must say: the owner's values as they stand, without what is gone, and the sample's where one is asked for. */
function expected(ours: Document, next: Values, { asked, gone }: Joining): string {
  const values = ours.toJS() as Values;
  for (const path of gone) delete groupIn(values, path)[path.at(-1) as string];
  for (const path of asked) groupIn(values, path)[path.at(-1) as string] = groupIn(next, path)[path.at(-1) as string];
  return stringify(values, { defaultStringType: 'QUOTE_DOUBLE', defaultKeyType: 'PLAIN', lineWidth: 0 });
}

/**
 * Puts the owner's values into the file of a version, in its order and under its remarks. What may be left out and is not there says
 * `none`; what must be there and is not takes the sample's value. Remarks of the owner's own stay.
 *
 * @throws Error when the result would not read as the owner's file does; OwnerFileError when a value is no longer a right one
 */
export function joinOwnerFile({ base, ours, next }: OwnerFiles): JoinedOwnerFile {
  const [theirs, result] = [read(ours), read(next)];
  const shipped = result.toJS() as Values;
  const manual = manualOf(next);
  const wanted = (joining: Joining) => expected(read(ours), shipped, joining);
  const joining = new Joining(result);
  joining.join(result.contents as Group, theirs.contents as Group, read(base).contents as Group, []);
  const joined = result.toString({ lineWidth: 0, flowCollectionPadding: false });
  const text = ownRemarks(joined, ours, new Set([...remarkLines(base), ...remarkLines(next)]));
  if (!isDeepStrictEqual(parseOwner(text), parseOwner(wanted(joining))))
    throw new Error('The values of owner.yaml would not be what they were.');
  return {
    text,
    asked: joining.asked.map((path) => ({
      field: path.join('.'),
      example: manual.find((entry) => isDeepStrictEqual(entry.path, path))?.example ?? '',
      sample: String(groupIn(shipped, path)[path.at(-1) as string]),
    })),
    gone: joining.gone.map((path) => path.join('.')),
  };
}
