import '../settings/settings-file.mjs';
import { installDependencies, installDesk } from '../setup/install.mjs';
import { endProgramsWithThisOne, runProgram } from '../setup/programs.mjs';

// `npm run desk`: the owner's editor in the browser of this computer.
installDependencies('production');
installDesk();
endProgramsWithThisOne();
process.exit(await runProgram(['desk/main.ts', ...process.argv.slice(2)]));
