import { installDependencies, installDesk } from '../setup/install.mjs';
import { endProgramsWithThisOne, runProgram } from '../setup/programs.mjs';

// `npm run desk`: the owner's editor in the browser of this computer.
endProgramsWithThisOne();
/** What the desk ends with where it is to be opened again: an upgrade has put another one in its place. */
const openAgainStatus = 75;
let status;
// Each desk reads the settings for itself: they may have been changed on the one before.
do {
  installDependencies('production');
  installDesk();
  status = await runProgram(['--import', './settings/settings-file.mjs', 'desk/main.ts', ...process.argv.slice(2)]);
} while (status === openAgainStatus);
process.exit(status);
