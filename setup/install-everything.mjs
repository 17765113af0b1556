import { installDependencies } from './install.mjs';

// Before a command that needs more than `npm start` installs: checks, measurements, pictures of the pages.
installDependencies('everything');
