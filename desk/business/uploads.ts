import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, parse } from 'node:path';
import { ownerPictureFault, type PictureUse, picturesFolder } from '../../owner/owner-pictures.ts';
import type { FileChange } from '../saving/save.ts';
import type { Workplace } from '../workplace.ts';
import type { FormValue } from './form-values.ts';

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

/** Takes a picture that was chosen in a form; or says what is wrong with it. */
async function takeUpload({ folder, waiting }: Workplace, use: PictureUse, chosen: File): Promise<Upload | string> {
  const content = Buffer.from(await chosen.arrayBuffer());
  const file = freeName(folder, plainName(chosen.name), content);
  mkdirSync(waiting, { recursive: true });
  const path = join(waiting, file);
  writeFileSync(path, content);
  const fault = await ownerPictureFault(use, path);
  return fault === undefined ? { file, change: { path: join(picturesFolder, file), content } } : `${file} ${fault}.`;
}

/** A picture that was chosen before, in a form that was not right yet; undefined where there is none. */
function waitingUpload({ folder, waiting }: Workplace, file: string): Upload | undefined {
  const path = join(waiting, file);
  if (existsSync(join(folder, picturesFolder, file)) || parse(file).base !== file || !existsSync(path)) return undefined;
  return { file, change: { path: join(picturesFolder, file), content: readFileSync(path) } };
}

/**
 * The pictures that were chosen in a form: each takes the place of the one that its field names, among `values`.
 *
 * @param uses the fields of the form that name a picture, with what it is for
 */
export async function withUploads(
  place: Workplace,
  form: FormData,
  values: Map<string, FormValue>,
  uses: Readonly<Record<string, PictureUse>>,
): Promise<{ readonly uploads: readonly Upload[]; readonly errors: ReadonlyMap<string, string> }> {
  const uploads: Upload[] = [];
  const errors = new Map<string, string>();
  for (const [field, use] of Object.entries(uses)) {
    const chosen = form.get(`${field}.file`);
    const named = values.get(field);
    if (form.has(`${field}.none`)) values.set(field, undefined);
    else if (chosen instanceof File && chosen.size > 0) {
      const taken = await takeUpload(place, use, chosen);
      if (typeof taken === 'string') errors.set(field, taken);
      else {
        uploads.push(taken);
        values.set(field, taken.file);
      }
    } else if (typeof named === 'string') {
      const waiting = waitingUpload(place, named);
      if (waiting) uploads.push(waiting);
    }
  }
  return { uploads, errors };
}
