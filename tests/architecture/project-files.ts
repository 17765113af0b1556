import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

/** Files of the project by ending, as paths from its root; those that git ignores are not among them. */
export function projectFiles(...endings: readonly string[]): string[] {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { encoding: 'utf8' });
  return listed.split('\n').filter((file) => endings.some((ending) => file.endsWith(ending)) && existsSync(file));
}

export function read(file: string): string {
  return readFileSync(file, 'utf8');
}

/** What a file imports: project files as paths from the root, packages by name. */
export function importsOf(file: string): string[] {
  const source = read(file);
  const specifiers = [
    ...source.matchAll(/^\s*(?:import|export)\b[^'"`;]*?\bfrom\s*['"]([^'"]+)['"]/gm),
    ...source.matchAll(/^\s*import\s*['"]([^'"]+)['"]/gm),
    ...source.matchAll(/\bimport\(\s*['"]([^'"]+)['"]\s*\)/g),
  ].map(([, specifier]) => specifier as string);
  return specifiers.map((specifier) => (specifier.startsWith('.') ? normalize(join(dirname(file), specifier)) : specifier));
}
