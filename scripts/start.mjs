import './read-settings.mjs';
import { installDependencies } from './install.mjs';
import { endProgramsWithThisOne, runProgram } from './programs.mjs';

// `npm start`: from a bare checkout to the running site.
installDependencies();
endProgramsWithThisOne();
for (const program of [['scripts/ready-to-start.ts'], ['scripts/build.ts', '--quiet'], ['server/main.ts']]) {
  const code = await runProgram(program);
  if (code !== 0) process.exit(code);
}
