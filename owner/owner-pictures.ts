import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import type { Owner } from './owner-schema.ts';
import { kindByName, pictureKind } from './picture-kind.ts';
import { OwnerFileError } from './read-owner.ts';

/** Where the owner's pictures are, in the folder that every program of the site runs in. */
export const picturesFolder = 'pictures';

const mebibyte = 2 ** 20;
/** A photograph of a phone has 2 to 8 MB. More is an original of a camera, which no repository should carry. */
const largestMebibytes = 20;
/** The shorter side in pixels that a portrait needs to be sharp on a phone's screen. */
const smallestPortrait = 600;

interface Wanted {
  readonly field: 'portrait' | 'logo';
  readonly file: string;
}

/** What a picture of the owner is for. */
export type PictureUse = Wanted['field'] | 'post';

/** The shorter side in pixels that a picture needs for each use. */
const smallestSide: Readonly<Record<PictureUse, number>> = { portrait: smallestPortrait, logo: 40, post: 500 };

function wantedPictures({ portrait, logo }: Pick<Owner, 'portrait' | 'logo'>): Wanted[] {
  return [...(portrait ? [{ field: 'portrait', file: portrait } as const] : []), { field: 'logo', file: logo }];
}

/**
 * What a look at a file tells against it, as it goes on after its name; undefined when nothing does. Whether all of it can be
 * read is known once it has been.
 */
export function pictureFault(path: string): string | undefined {
  const { size } = statSync(path);
  if (size > largestMebibytes * mebibyte)
    return `has ${Math.round(size / mebibyte)} MB, and ${largestMebibytes} MB is the most: save a smaller copy, such as one 2,000 pixels wide`;
  const [named, kind] = [kindByName(path), pictureKind(readFileSync(path))];
  if (kind === 'HEIC')
    return 'is a HEIC, the format of iPhones, which browsers cannot show: on the phone choose Settings, Camera, Formats, Most Compatible, or open it on a computer and save a copy as JPEG';
  if (!kind)
    return `is no picture that can be read: it is damaged, or it is another kind of file. Copy it once more, or save it as ${named === 'SVG' ? 'plain SVG without remarks, or as PNG' : 'JPEG'}`;
  if (kind !== named)
    return `is named ${named} and is a ${kind}: open it in a program for pictures and save it as what its name says, or give it the ending of a ${kind}`;
  return undefined;
}

/** Whether a drawing says which shape it has: a part of the page, such as `100%`, is none. */
function hasSize(svg: string): boolean {
  const [begin = ''] = /<svg\s[^>]*>/.exec(svg) ?? [];
  return (
    /\sviewBox\s*=/.test(begin) ||
    ['width', 'height'].every((side) => new RegExp(`\\s${side}\\s*=\\s*["'][\\d.]+[a-z]*["']`).test(begin))
  );
}

/** What tells against a picture for its use after all of it has been read, as it goes on after its name. */
export async function ownerPictureFault(use: PictureUse, path: string): Promise<string | undefined> {
  const smallest = smallestSide[use];
  const fault = pictureFault(path);
  if (fault) return fault;
  try {
    const { width, height, format } = await sharp(path, { failOn: 'error' }).metadata();
    await sharp(path, { failOn: 'error' }).resize(16).toBuffer();
    if (format !== 'svg' && Math.min(width, height) < smallest)
      return `is ${width} × ${height} pixels, and ${smallest} is the least for its shorter side: take a larger copy`;
    if (format === 'svg' && !hasSize(readFileSync(path, 'utf8')))
      return 'does not say how wide and how high it is: export it from the drawing program once more, with a width and a height';
  } catch {
    return 'is damaged or not whole: copy it once more from where you have it';
  }
  return undefined;
}

function presentPictures(folder: string): string {
  const files = existsSync(folder) ? readdirSync(folder).filter((file) => kindByName(file)) : [];
  return files.length > 0 ? `In that folder are: ${files.join(', ')}` : 'There is no picture in that folder';
}

/**
 * Looks at the pictures that the owner's file names.
 *
 * @param folder where the pictures are
 * @param ownerFile text of the owner's file, to name the line of a field
 * @throws OwnerFileError naming every field whose picture cannot be shown, with what to do
 */
export async function checkOwnerPictures(
  owner: Pick<Owner, 'portrait' | 'logo'>,
  ownerFile: string,
  folder: string = picturesFolder,
): Promise<void> {
  const faults: string[] = [];
  for (const { field, file } of wantedPictures(owner)) {
    const path = join(folder, file);
    const fault = existsSync(path)
      ? await ownerPictureFault(field, path).then((found) => found && `${file} ${found}`)
      : `there is no ${file} in the folder ${picturesFolder}. ${presentPictures(folder)}`;
    const line = ownerFile.split('\n').findIndex((text) => text.startsWith(`${field}:`)) + 1;
    if (fault) faults.push(`  line ${line}: ${field}: ${fault}.`);
  }
  if (faults.length > 0)
    throw new OwnerFileError(
      `owner.yaml names ${faults.length === 1 ? 'a picture' : 'pictures'} that cannot be shown:\n${faults.join('\n')}`,
    );
}
