/**
 * Text as one line, for a header or a list: a line break in a header would begin another header. Signs without a shape go as
 * well: those that turn the direction of what follows let a subject read as something that it is not (UTS 55).
 */
export function oneLine(text: string): string {
  return text
    .replace(/\p{Cc}+/gu, ' ')
    .replace(/\p{Cf}+/gu, '')
    .replace(/\s+/g, ' ')
    .trim();
}
