import { installDependencies } from './install.mjs';
import { endProgramsWithThisOne, runProgram } from './programs.mjs';

// `npm run dev`: the pages with hot reload on PORT (4321 unless set), the form service behind them on the port after it.
installDependencies();
endProgramsWithThisOne();

const port = Number(process.env.PORT || 4321);
if (!Number.isInteger(port) || port < 1 || port > 65_534) {
  console.error(`PORT must be a number from 1 to 65534 such as 4321, it is "${process.env.PORT}".`);
  process.exit(1);
}
const formsPort = String(port + 1);
const ended = await Promise.race([
  runProgram(['server/main.ts', '--forms-only'], { PORT: formsPort }),
  runProgram(['node_modules/astro/bin/astro.mjs', 'dev', '--port', String(port), '--force'], { DEV_FORMS_PORT: formsPort }),
]);
process.exit(ended);
