import { installDependencies } from './install.mjs';

// Installs what building and serving the site needs, as a program of its own: an upgrade runs that of the version it takes.
installDependencies('production');
