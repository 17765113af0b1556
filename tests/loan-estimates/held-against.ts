import { isDeepStrictEqual } from 'node:util';
import type { Value } from '../../mortgage/loan-estimate/form/loan-estimate.ts';

/** How the values of a document were read. */
export interface Count {
  readonly certainAndRight: number;
  /** To be looked at, right or not. */
  readonly marked: number;
  readonly notFound: number;
  /** The one thing that may not happen: each as a sentence. */
  readonly certainAndWrong: readonly string[];
}

/** Holds what was read against what stands on the paper. What was read and does not stand there is wrong too. */
export function heldAgainst(truth: object, estimate: object): Count {
  const wanted = new Map(leaves(truth, ''));
  const read = new Map(leaves(estimate, ''));
  let [certainAndRight, marked, notFound] = [0, 0, 0];
  const certainAndWrong: string[] = [];
  for (const path of new Set([...wanted.keys(), ...read.keys()])) {
    const found = read.get(path);
    const value = isValue(found) ? found.value : found;
    if (found === undefined) notFound++;
    else if (isValue(found) && found.certainty === 'look') marked++;
    else if (isDeepStrictEqual(plain(value), plain(wanted.get(path)))) certainAndRight++;
    else certainAndWrong.push(`${path}: read ${JSON.stringify(value)}, and it is ${JSON.stringify(wanted.get(path))}`);
  }
  return { certainAndRight, marked, notFound, certainAndWrong };
}

function isValue(thing: unknown): thing is Value<unknown> {
  return typeof thing === 'object' && thing !== null && 'certainty' in thing;
}

/** Values of several parts, by one of the parts that each has. */
const compound = ['locked', 'yes', 'first', 'least', 'included'];

function* leaves(tree: unknown, path: string): Generator<readonly [path: string, leaf: unknown]> {
  if (tree === undefined) return;
  const isLeaf = typeof tree !== 'object' || tree === null || isValue(tree) || compound.some((name) => name in tree);
  if (isLeaf) yield [path, tree];
  else for (const [name, branch] of Object.entries(tree)) yield* leaves(branch, path === '' ? name : `${path}.${name}`);
}

/** Without members that are undefined, which say the same as none. */
function plain(value: unknown): unknown {
  return value === undefined ? undefined : JSON.parse(JSON.stringify(value));
}
