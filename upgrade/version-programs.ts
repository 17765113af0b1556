import { spawn } from 'node:child_process';
import type { JoinedOwnerFile } from './owner-file.ts';
import type { VersionPrograms } from './put-in-place.ts';

/** So much of what a program said is shown when it fails. */
const shownLines = 25;

/** Where a version's own programs run. */
export interface VersionFolder {
  readonly folder: string;
  /** In which the version's own Node and packages are found. */
  readonly environment: NodeJS.ProcessEnv;
  /** Takes a sentence about what is done now. */
  readonly say: (sentence: string) => void;
}

/** The programs of the version whose files are in a folder now. */
export function versionPrograms({ folder, environment, say }: VersionFolder): VersionPrograms {
  /** Runs a program, and returns what it wrote to its output. */
  const run = (programArguments: readonly string[], input = ''): Promise<string> => {
    const program = spawn('node', programArguments, { cwd: folder, env: environment });
    let [out, said] = ['', ''];
    program.stdout.on('data', (data) => (out += String(data)));
    program.stderr.on('data', (data) => (said += String(data)));
    program.stdin.on('error', () => {}).end(input);
    return new Promise((done, failed) => {
      program.once('error', failed);
      program.once('close', (status) => {
        const lines = `${out}\n${said}`.split('\n').filter((line) => line.trim() !== '' && !/^\s+at /.test(line));
        if (status === 0) done(out);
        else failed(new Error(lines.slice(-shownLines).join('\n') || 'It was stopped.'));
      });
    });
  };
  return {
    async install() {
      say('Installing the packages of that version (about a minute) ...');
      await run(['setup/install-packages.mjs']);
    },
    async joinOwnerFile(files) {
      return JSON.parse(await run(['scripts/join-owner-file.ts'], JSON.stringify(files))) as JoinedOwnerFile;
    },
    async build() {
      say('Building the site with that version ...');
      await run(['--import', './settings/settings-file.mjs', 'scripts/build.ts', '--quiet']);
    },
  };
}
