import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, parse } from 'node:path';
import { ownerPictureFault, picturesFolder } from '../../owner/owner-pictures.ts';
import type { FileChange } from '../saving/save.ts';

/** A file's name as the owner's file takes it: letters, digits, dots, dashes and blanks. */
function plainName(name: string): string {
  const { name: stem, ext } = parse(name);
  const plain = stem
    .normalize('NFD')
    .replaceAll(/[^\w. -]/g, '')
    .replace(/^[\s.-]+/, '')
    .trim();
  return `${plain || 'picture'}${ext.toLowerCase()}`;
}

/** A name that no other picture of the folder has. */
function freeName(folder: string, name: string, content: Buffer): string {
  const taken = join(folder, picturesFolder, name);
  if (!existsSync(taken) || readFileSync(taken).equals(content)) return name;
  const { name: stem, ext } = parse(name);
  return `${stem}-${createHash('sha256').update(content).digest('hex').slice(0, 6)}${ext}`;
}

/** A picture that was chosen in a form, kept until the form is right. */
export interface Upload {
  /** Its name in the folder of pictures. */
  readonly file: string;
  readonly change: FileChange;
}

/**
 * Takes a picture that was chosen in a form.
 *
 * @param folder of the project
 * @param waiting where it waits until the form is saved
 * @returns the picture, or what is wrong with it, as it goes on after its name
 */
export async function takeUpload(
  { folder, waiting }: { readonly folder: string; readonly waiting: string },
  field: 'portrait' | 'logo',
  chosen: File,
): Promise<Upload | string> {
  const content = Buffer.from(await chosen.arrayBuffer());
  const file = freeName(folder, plainName(chosen.name), content);
  mkdirSync(waiting, { recursive: true });
  const path = join(waiting, file);
  writeFileSync(path, content);
  const fault = await ownerPictureFault(field, path);
  return fault === undefined ? { file, change: { path: join(picturesFolder, file), content } } : `${file} ${fault}.`;
}

/** A picture that was chosen before, in a form that was not right yet; undefined where there is none. */
export function waitingUpload(folder: string, waiting: string, file: string): Upload | undefined {
  const path = join(waiting, file);
  if (existsSync(join(folder, picturesFolder, file)) || parse(file).base !== file || !existsSync(path)) return undefined;
  return { file, change: { path: join(picturesFolder, file), content: readFileSync(path) } };
}
