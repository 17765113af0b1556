import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Owner } from '../owner/owner-schema.ts';
import { parseOwner } from '../owner/read-owner.ts';

/** Where the desk works. */
export interface Workplace {
  /** The project's folder. */
  readonly folder: string;
  /** Where pictures wait until a form is right. */
  readonly waiting: string;
}

/** The owner's file, in the project's folder. */
export const ownerFile = 'owner.yaml';

/** The text of the owner's file. */
export const ownerText = ({ folder }: Pick<Workplace, 'folder'>) => readFileSync(join(folder, ownerFile), 'utf8');

/** The owner as their file has them. @throws OwnerFileError */
export const currentOwner = (place: Pick<Workplace, 'folder'>): Owner => parseOwner(ownerText(place));

/** What cannot be done, in a sentence for the owner. */
export class DeskError extends Error {
  override readonly name: string = 'DeskError';
}
