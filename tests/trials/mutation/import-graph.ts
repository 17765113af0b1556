import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path/posix';
import ts from 'typescript';

/** For every file, the test files that reach it by imports, static or not. Paths are relative to `root`. */
export function importersOf(root: string, testFiles: readonly string[]): Record<string, string[]> {
  const importedBy: Record<string, string[]> = {};
  for (const testFile of testFiles) {
    for (const file of reachedFrom(root, testFile)) {
      importedBy[file] ??= [];
      importedBy[file].push(testFile);
    }
  }
  return importedBy;
}

function reachedFrom(root: string, file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  for (const { fileName } of ts.preProcessFile(readFileSync(join(root, file), 'utf8'), true, true).importedFiles) {
    if (fileName.startsWith('.')) reachedFrom(root, join(dirname(file), fileName), seen);
  }
  return seen;
}

/** The files that a test file mocks. */
export function mocksOf(root: string, testFile: string): string[] {
  const mocked = readFileSync(join(root, testFile), 'utf8').matchAll(/\bvi\.mock\('(\.[^']+)'/g);
  return [...mocked].map(([, path = '']) => join(dirname(testFile), path));
}
