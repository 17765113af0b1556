import sharp from 'sharp';

/** How far two pictures of one page are apart, each as a share from 0 to 1. */
export interface Apart {
  readonly height: number;
  /** Mean difference of light and dark once both are as small as a stamp, where letters that are drawn otherwise do not count. */
  readonly tone: number;
  /** What pages are put in order by. */
  readonly score: number;
}

/** Compares two pictures of a page that two browsers made. */
export async function howFarApart(one: string, other: string): Promise<Apart> {
  const heightOf = async (file: string) => (await sharp(file).metadata()).height;
  const stamp = (file: string) => sharp(file).resize(64, 256, { fit: 'fill' }).greyscale().raw().toBuffer();
  const [heights, [first, second]] = await Promise.all([
    Promise.all([heightOf(one), heightOf(other)]),
    Promise.all([stamp(one), stamp(other)]),
  ]);
  const height = Math.max(...heights) / Math.min(...heights) - 1;
  const tone = first.reduce((sum, light, index) => sum + Math.abs(light - (second[index] ?? 0)), 0) / first.length / 255;
  return { height, tone, score: height + tone };
}
