const addresses = import.meta.glob<string>('./**/*.svg', { query: '?url', import: 'default', eager: true });

export interface Picture {
  readonly src: string;
  /** Pixels of the drawing's own size: its shape, before a page scales it. */
  readonly width: number;
  readonly height: number;
}

/** Scenes are 8 to 5, spot drawings 3 to 2. */
const sizes = { scene: { width: 800, height: 500 }, spot: { width: 240, height: 160 } } as const;

/** What a post without a picture of its own shows. */
export const defaultScene = {
  file: 'special-programs.svg',
  description:
    'Three houses stand along a quiet street among fir trees, below pale mountains. A window of the smallest one is lit.',
} as const;

/**
 * A drawing of this folder by its file name, such as `loan-fha.svg` or `posts/va-loan-benefits-guide.svg`.
 *
 * @throws Error naming the file, when there is no such drawing
 */
export function picture(file: string): Picture {
  const src = addresses[`./${file}`];
  if (!src) throw new Error(`There is no picture src/pictures/${file}. Present are: ${Object.keys(addresses).join(', ')}.`);
  return { src, ...(file.startsWith('spot-') ? sizes.spot : sizes.scene) };
}
