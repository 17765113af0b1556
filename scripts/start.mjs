import { installDependencies } from './install.mjs';
import { endProgramsWithThisOne, runProgram } from './programs.mjs';

// `npm start`: from a bare checkout to the running site.
installDependencies();
endProgramsWithThisOne();
const built = await runProgram(['scripts/build.ts', '--quiet']);
process.exit(built === 0 ? await runProgram(['server/main.ts']) : built);
