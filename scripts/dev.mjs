import '../settings/settings-file.mjs';
import { installDependencies } from '../setup/install.mjs';
import { endPrograms, endProgramsWithThisOne, runProgram } from '../setup/programs.mjs';

// `npm run dev`: the pages with hot reload on PORT (4321 unless set), the form service behind them on the port after it.
installDependencies('production');
endProgramsWithThisOne();
const unready = await runProgram(['setup/ready-to-start.ts', '--dev']);
if (unready !== 0) process.exit(unready);

const programs = [runProgram(['server/forms-only.ts']), runProgram(['node_modules/astro/bin/astro.mjs', 'dev', '--force'])];
const code = await Promise.race(programs);
endPrograms();
await Promise.all(programs);
process.exit(code);
