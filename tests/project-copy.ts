import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { stringify } from 'yaml';
import { renewalsFile } from '../mortgage/figures/renewals.ts';
import type { Owner } from '../owner/owner-schema.ts';
import { projectFiles } from './architecture/project-files.ts';
import { sampleOwnerFile } from './sample-owner.ts';

export interface Outcome {
  readonly status: number | null;
  /** What it said on either stream. */
  readonly output: string;
}

/** The project in a folder of its own, to change and to build without touching this one. */
export interface ProjectCopy {
  readonly folder: string;
  read(file: string): string;
  write(file: string, content: string | Buffer): void;
  remove(file: string): void;
  /** Runs a program of the project there, such as `run('scripts/build.ts', '--quiet')`. */
  run(script: string, ...args: readonly string[]): Promise<Outcome>;
  /** Every file below a folder, with its text. */
  texts(folder: string): readonly { readonly file: string; readonly text: string }[];
  dispose(): void;
}

/** Says that what the site and the desk need is installed: the packages are linked. */
export function markInstalled(folder: string): void {
  const lock = createHash('sha256')
    .update(readFileSync(join(folder, 'package-lock.json')))
    .digest('hex');
  writeFileSync(join(folder, 'node_modules/.installed-lock'), `everything ${lock}`);
  const editor = 'desk/editor/node_modules';
  // A folder of links: a link in the place of the folder would be a change to git.
  mkdirSync(join(folder, editor));
  for (const name of readdirSync(editor)) symlinkSync(resolve(editor, name), join(folder, editor, name));
}

/** Links every package into a folder, and leaves the stores in node_modules behind: two builds must not share them. */
export function linkPackages(folder: string): void {
  const packages = resolve('node_modules');
  mkdirSync(join(folder, 'node_modules'));
  for (const name of readdirSync(packages)) {
    if (!name.startsWith('.') || name === '.bin') symlinkSync(join(packages, name), join(folder, 'node_modules', name));
  }
}

/** An owner's file with these values; quotes keep each what it is, whatever sign it begins or ends with. */
export function ownerFileOf(owner: Owner): string {
  return stringify(owner, { defaultStringType: 'QUOTE_DOUBLE', defaultKeyType: 'PLAIN', lineWidth: 0 });
}

/** Copies the project as git would commit it, with the sample data in the owner's file and the project's own figures. */
export function copyProject(environment: Readonly<Record<string, string>> = {}): ProjectCopy {
  const folder = mkdtempSync(join(tmpdir(), 'project-copy-'));
  for (const file of projectFiles('')) cpSync(file, join(folder, file));
  writeFileSync(join(folder, 'owner.yaml'), sampleOwnerFile);
  rmSync(join(folder, renewalsFile), { force: true });
  linkPackages(folder);
  return {
    folder,
    read: (file) => readFileSync(join(folder, file), 'utf8'),
    write: (file, content) => {
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      writeFileSync(join(folder, file), content);
    },
    remove: (file) => rmSync(join(folder, file)),
    run: (script, ...args) =>
      new Promise((resolved, failed) => {
        const child = spawn('node', [script, ...args], {
          cwd: folder,
          env: { ...process.env, NODE_ENV: 'production', ASTRO_TELEMETRY_DISABLED: '1', NO_COLOR: '1', ...environment },
        });
        let output = '';
        for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += String(chunk)));
        child.on('error', failed);
        child.on('close', (status) => resolved({ status, output }));
      }),
    texts: (below) =>
      readdirSync(join(folder, below), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile() && /\.(html|txt|xml|json|js|css|webmanifest)$/.test(entry.name))
        .map((entry) => join(entry.parentPath, entry.name))
        .map((file) => ({ file, text: readFileSync(file, 'utf8') })),
    dispose: () => rmSync(folder, { recursive: true, force: true }),
  };
}
