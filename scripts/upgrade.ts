import { spawn } from 'node:child_process';
import { parseArgs } from 'node:util';
import { projectEnvironment, root } from '../setup/install.mjs';
import { Git, GitFault } from '../upgrade/git.ts';
import type { JoinedOwnerFile } from '../upgrade/owner-file.ts';
import type { VersionPrograms } from '../upgrade/put-in-place.ts';
import { goBack, upgrade } from '../upgrade/upgrade.ts';
import { UpgradeFault } from '../upgrade/upgrade-fault.ts';

// `npm run upgrade`: takes a newer version of the project; `-- ADDRESS` from elsewhere, `-- --back` returns to the one before.

/** So much of what a program said is shown when it fails. */
const shownLines = 25;

/** Runs a program of the version that is in the folder now, with its own Node, and returns what it wrote to its output. */
function run(programArguments: readonly string[], input = ''): Promise<string> {
  const program = spawn('node', programArguments, { cwd: root, env: projectEnvironment() });
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
}

const programs: VersionPrograms = {
  async install() {
    console.log('Installing the packages of that version (about a minute) ...');
    await run(['setup/install-packages.mjs']);
  },
  async joinOwnerFile(files) {
    return JSON.parse(await run(['scripts/join-owner-file.ts'], JSON.stringify(files))) as JoinedOwnerFile;
  },
  async build() {
    console.log('Building the site with that version ...');
    await run(['--import', './settings/settings-file.mjs', 'scripts/build.ts', '--quiet']);
  },
};

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { back: { type: 'boolean' } } });
  // Ctrl+C ends the program that runs now, which fails, and everything is put back.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {});
  const git = new Git(root, process.env);
  const say = (sentence: string) => console.log(sentence);
  const { done, notes, aside } = values.back
    ? await goBack(git, programs, say)
    : await upgrade(git, programs, positionals[0], say);
  if (notes.length > 0) console.log(`\n${notes.map((note) => `  ${note}`).join('\n')}\n`);
  if (aside)
    console.log(`What is to be read lies in ${aside}. Nothing there is built or saved; delete it when you need it no more.`);
  console.log(`${done} Look at it with npm start, run npm run launch-check, and publish it as any change.`);
  if (!values.back) console.log('To return to the version before: npm run upgrade -- --back');
}

main().catch((error: Error & { code?: string }) => {
  const known = error instanceof UpgradeFault || error.code?.startsWith('ERR_PARSE_ARGS');
  console.error(
    known ? error.message : `That did not work: ${error instanceof GitFault ? `git said: ${error.message}` : error.message}`,
  );
  process.exitCode = 1;
});
