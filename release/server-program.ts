import { cpSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** What the server of the site runs, besides the packages; a test holds it to what is imported. */
export const programFiles = [
  'forms',
  'owner',
  'server',
  'settings',
  'ssh',
  'publishing/file-headers.ts',
  'owner.yaml',
  'package.json',
];

/** The packages that the server's program imports. */
export const programPackages = ['culori', 'fastify', 'ipaddr.js', 'nodemailer', 'pg', 'yaml', 'zod'];

interface LockedPackage {
  readonly dependencies?: Readonly<Record<string, string>>;
}

/** What nothing reads while the program runs: types, maps, documents, and sources that were compiled. */
const unread = /\.(d\.[cm]?ts|map|md|markdown)$|node_modules[\\/]zod[\\/]src([\\/]|$)|[\\/](test|tests|docs|\.github)$/;

/** Where the packages lie that a package may import, nested ones included: `node_modules/fastify`, and so on. */
export function packageFolders(root: string, names: readonly string[]): string[] {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
    packages: Readonly<Record<string, LockedPackage>>;
  };
  const found = new Set<string>();
  /** Node looks beside the importing package first, then ever further out. */
  const folderOf = (name: string, from: string): string => {
    const beside = `${from ? `${from}/` : ''}node_modules/${name}`;
    if (packages[beside]) return beside;
    if (from === '') throw new Error(`The lock file does not name the package ${name}: run npm ci.`);
    return folderOf(name, from.includes('/node_modules/') ? from.slice(0, from.lastIndexOf('/node_modules/')) : '');
  };
  const visit = (name: string, from: string) => {
    const folder = folderOf(name, from);
    if (found.has(folder)) return;
    found.add(folder);
    for (const needed of Object.keys(packages[folder]?.dependencies ?? {})) visit(needed, folder);
  };
  for (const name of names) visit(name, '');
  return [...found].sort();
}

/** Copies everything that the server of the site runs into a folder, without the pages and without Node. */
export function copyProgram(root: string, into: string): void {
  const copy = (path: string, unwanted: (file: string) => boolean) => {
    mkdirSync(dirname(join(into, path)), { recursive: true });
    cpSync(join(root, path), join(into, path), { recursive: true, dereference: true, filter: (file) => !unwanted(file) });
  };
  for (const file of programFiles) copy(file, (path) => path.endsWith('.test.ts'));
  for (const folder of packageFolders(root, programPackages)) {
    if (!existsSync(join(root, folder))) throw new Error(`The package ${folder} is not installed: run npm start once.`);
    copy(folder, (path) => unread.test(path) || path.endsWith(`${folder}/node_modules`));
  }
}
