import { getImage } from 'astro:assets';
import type { ImageMetadata } from 'astro';
import type { Owner } from '../../owner/owner-schema.ts';
import type { Photo } from '../ui/Photograph.tsx';

const photographs = import.meta.glob<ImageMetadata>('/pictures/*.{jpg,jpeg,png,webp,avif,JPG,JPEG,PNG,WEBP,AVIF}', {
  import: 'default',
  eager: true,
});
const drawings = import.meta.glob<ImageMetadata>('/pictures/*.svg', { import: 'default', eager: true });

/** Formats in the order in which browsers are asked to take one. */
const formats = ['avif', 'webp'] as const;

/**
 * A photograph of the folder `pictures`, cut to a shape around what draws the eye, in the formats and densities that screens ask
 * for. It is turned upright, and nothing that a camera wrote into it is left.
 *
 * @param file such as `portrait.jpg`; that it is there and can be shown is checked before the site is built
 * @param size in CSS pixels
 */
export async function photograph(file: string, size: { readonly width: number; readonly height: number }): Promise<Photo> {
  const src = photographs[`/pictures/${file}`];
  if (!src) throw new Error(`There is no photograph pictures/${file}.`);
  const drawn = (format: string, density: number) =>
    getImage({
      src,
      format,
      width: size.width * density,
      height: size.height * density,
      fit: 'cover',
      position: 'attention',
      quality: 'mid',
    });
  const sources = await Promise.all(
    formats.map(async (format) => {
      const [once, twice] = await Promise.all([drawn(format, 1), drawn(format, 2)]);
      return { type: `image/${format}`, srcSet: `${once.src} 1x, ${twice.src} 2x`, src: once.src };
    }),
  );
  return { ...size, src: sources.at(-1)?.src ?? '', sources };
}

/** Height of the mark in the header, in CSS pixels. */
const logoHeight = 36;

/** The mark of the header: a drawing as it is, a PNG in the sizes that screens ask for. */
export async function logoPicture(file: string): Promise<Photo> {
  const logo = drawings[`/pictures/${file}`] ?? photographs[`/pictures/${file}`];
  if (!logo) throw new Error(`There is no logo pictures/${file}.`);
  const size = { width: Math.round((logo.width / logo.height) * logoHeight), height: logoHeight };
  return logo.format === 'svg' ? { ...size, src: logo.src, sources: [] } : photograph(file, size);
}

/** The shapes in which pages show the portrait. */
export const portraitShapes = {
  round: { width: 112, height: 112 },
  upright: { width: 448, height: 560 },
  card: { width: 200, height: 200 },
} as const;

/** The owner's portrait in a shape; undefined where there is none. */
export async function portraitOf({ portrait }: Owner, size: Pick<Photo, 'width' | 'height'>): Promise<Photo | undefined> {
  return portrait === undefined ? undefined : photograph(portrait, size);
}
