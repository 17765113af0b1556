import { readFileSync } from 'node:fs';
import type { Owner } from '../owner/owner-schema.ts';
import { parseOwner } from '../owner/read-owner.ts';

/** The sample has everything that an owner may leave out. */
type Whole = Owner & {
  readonly phone: { readonly office: string };
  readonly office: { readonly street: string; readonly zip: string };
  readonly links: { readonly applicationPortal: string; readonly scheduling: string };
};

/** The owner's file as the project ships it. */
export const sampleOwnerFile = readFileSync('owner/sample-owner.yaml', 'utf8');

/**
 * The sample data as the project ships it. Tests that need known values take them from here: the owner changes owner.yaml, and
 * the tests still pass.
 */
export default parseOwner(sampleOwnerFile) as Whole;
