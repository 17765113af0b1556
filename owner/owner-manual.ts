import { isMap, isScalar, type Pair, parseDocument } from 'yaml';

/** What the owner's file says of one of its fields or groups, in the remark above it. */
export interface ManualEntry {
  readonly path: readonly string[];
  /** What it is for, as it is written, 'Example:' included. */
  readonly remark: string;
  /** What it is for, in running text, without the example and without how it is written into the file. */
  readonly help: string;
  /** What stands behind 'Example:', on its line or below it. */
  readonly example: string;
}

/** Every name of a part of the file with the remark above it. The first name in a group hands its remark to the group. */
function explained(pairs: readonly Pair[], parent: readonly string[] = [], first = ''): ManualEntry[] {
  return pairs.flatMap((pair, index) => {
    if (!isScalar(pair.key)) return [];
    const path = [...parent, String(pair.key.value)];
    const remark = (pair.key.commentBefore ?? (index === 0 ? first : '')).replaceAll(/^ /gm, '');
    const [about = '', example = ''] = remark.split(/\bExample:(?: |\n)/);
    const help = (about.split(/\n\s*\n/).at(-1) ?? '').split(/\bIn this file\b/)[0] ?? '';
    const inside = isMap(pair.value) ? explained(pair.value.items, path, pair.value.commentBefore ?? '') : [];
    return [{ path, remark, help: help.replaceAll(/\s+/g, ' ').trim(), example }, ...inside];
  });
}

/** The remarks of an owner's file, which is its own manual, in its order. */
export function manualOf(ownerFile: string): readonly ManualEntry[] {
  const { contents } = parseDocument(ownerFile, { schema: 'failsafe' });
  return explained(isMap(contents) ? contents.items : []);
}
