/** What a picture is, by how its bytes begin, whatever its name; undefined for anything else. */
export function pictureKind(bytes: Uint8Array): string | undefined {
  const head = Buffer.from(bytes.subarray(0, 1024)).toString('latin1');
  if (head.startsWith('\x89PNG')) return 'PNG';
  if (head.startsWith('\xff\xd8\xff')) return 'JPEG';
  if (/^GIF8/.test(head)) return 'GIF';
  if (/^RIFF.{4}WEBP/s.test(head)) return 'WebP';
  if (/^.{4}ftypavi[fs]/s.test(head)) return 'AVIF';
  if (/^.{4}ftyp(hei[cxms]|hev[cx]|mif1|msf1)/s.test(head)) return 'HEIC';
  return /<svg[\s>]/.test(head) ? 'SVG' : undefined;
}

/** Kinds by the endings of file names. */
const kindsByEnding: Readonly<Record<string, string>> = {
  svg: 'SVG',
  png: 'PNG',
  jpg: 'JPEG',
  jpeg: 'JPEG',
  gif: 'GIF',
  webp: 'WebP',
  avif: 'AVIF',
  heic: 'HEIC',
  heif: 'HEIC',
};

/** What a file is by the ending of its name. */
export function kindByName(file: string): string | undefined {
  return kindsByEnding[/\.(\w+)$/.exec(file)?.[1]?.toLowerCase() ?? ''];
}
