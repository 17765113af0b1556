import '../settings/settings-file.mjs';
import { installDependencies } from '../setup/install.mjs';
import { endProgramsWithThisOne, runProgram } from '../setup/programs.mjs';

// `npm start`: from a bare checkout to the running site.
installDependencies('production');
endProgramsWithThisOne();
for (const program of [['setup/ready-to-start.ts'], ['scripts/build.ts', '--quiet'], ['server/main.ts']]) {
  const code = await runProgram(program);
  if (code !== 0) process.exit(code);
}
