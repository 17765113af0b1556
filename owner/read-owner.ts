import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Owner, OwnerConfigError } from './define-owner.ts';

/** The number of the line at which Node gave up, as the trace of its error names it; undefined when it names none. */
function lineOf(error: Error, file: string): number | undefined {
  const line = error.stack?.split(file)[1]?.match(/^:(\d+)/)?.[1];
  return line === undefined ? undefined : Number(line);
}

/** A line and the one before it, as they stand: a comma that is missing is missed on the line after. */
function linesUpTo(line: number, text: string): string {
  const lines = text.split('\n');
  return [line - 1, line]
    .filter((number) => number > 0 && number <= lines.length)
    .map((number) => `    line ${number}:  ${lines[number - 1]?.trim()}`)
    .join('\n');
}

/** What kept the file from being read, in the owner's words. */
function faultOf(error: Error, file: string): string {
  const line = lineOf(error, file);
  const place = line === undefined ? '' : `\n${linesUpTo(line, readFileSync(file, 'utf8'))}`;
  const [, loose] = /^(\S+) is not defined$/.exec(error.message) ?? [];
  if (loose)
    return `owner.config.ts cannot be read: ${loose} stands without quotes.${place}\n  A text stands between quotes: city: 'Kenmore',`;
  return [
    `owner.config.ts cannot be read: a comma, a quote or a bracket is missing, or there is one too many.${place}`,
    "  Each value stands between quotes and ends with a comma: city: 'Kenmore',",
    '  A text with an apostrophe stands between double quotes: street: "12 O\'Brien Avenue",',
    `  (${error.message})`,
  ].join('\n');
}

/**
 * Reads the owner's file while a program runs. Imported at its top, a file with a slip would end the program with a trace in
 * place of a sentence.
 *
 * @throws OwnerConfigError saying which field or which lines are wrong, with an example
 */
export async function readOwner(address: URL = new URL('../owner.config.ts', import.meta.url)): Promise<Owner> {
  try {
    return ((await import(address.href)) as { default: Owner }).default;
  } catch (error) {
    if (error instanceof OwnerConfigError) throw error;
    throw new OwnerConfigError(faultOf(error as Error, fileURLToPath(address)));
  }
}
