/** The lines of a text that are remarks, without the blanks in front. */
export function remarkLines(text: string): string[] {
  return text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line.startsWith('#'));
}

/** What stands on a line that is no remark, as far as it tells one line from another. */
const isContent = (line: string) => !/^\s*(#|$)/.test(line);

/** The name that a line begins with, and its depth: `  cell: …` is `  cell:`. */
const nameOn = (line: string) => /^ *(- )?[\w-]+:/.exec(line)?.[0] ?? line.trimEnd();

/** Groups of lines with the names above them, so that the `name` of the company is not that of the loan officer. */
function placed(lines: readonly string[]): string[] {
  let group = '';
  return lines.map((line) => {
    if (/^[\w-]/.test(line)) group = nameOn(line);
    return isContent(line) ? `${group} ${nameOn(line)}` : '';
  });
}

/**
 * Puts the remarks that the owner has written above the lines that they stood above; where such a line is gone, they go to the end.
 *
 * @param joined a file with the owner's values and the project's remarks
 * @param known remarks of the project
 */
export function ownRemarks(joined: string, ours: string, known: ReadonlySet<string>): string {
  const result = joined.split('\n');
  const theirs = ours.split(/\r?\n/);
  const places = placed(theirs);
  const shipped = new Set([...known, ...remarkLines(joined)]);
  const homeless: string[] = [];
  let own: string[] = [];
  theirs.forEach((line, index) => {
    if (line.trim().startsWith('#') && !shipped.has(line.trim())) own.push(line);
    if (!isContent(line) || own.length === 0) return;
    const at = placed(result).indexOf(places[index] as string);
    if (at < 0) homeless.push(...own);
    else result.splice(at, 0, ...own);
    own = [];
  });
  homeless.push(...own);
  if (homeless.length === 0) return result.join('\n');
  return `${result.join('\n').trimEnd()}\n\n${homeless.map((line) => line.trim()).join('\n')}\n`;
}
