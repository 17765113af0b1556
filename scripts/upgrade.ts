import { parseArgs } from 'node:util';
import { projectEnvironment, root } from '../setup/install.mjs';
import { Git, GitFault } from '../upgrade/git.ts';
import { goBack, upgrade } from '../upgrade/upgrade.ts';
import { UpgradeFault } from '../upgrade/upgrade-fault.ts';
import { versionPrograms } from '../upgrade/version-programs.ts';

// `npm run upgrade`: takes a newer version of the project; `-- ADDRESS` from elsewhere, `-- --back` returns to the one before.

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { back: { type: 'boolean' } } });
  // Ctrl+C ends the program that runs now, which fails, and everything is put back.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {});
  const git = new Git(root, process.env);
  const say = (sentence: string) => console.log(sentence);
  const programs = versionPrograms({ folder: root, environment: projectEnvironment(), say });
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
