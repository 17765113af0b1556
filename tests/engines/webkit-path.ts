import { globSync } from 'node:fs';

const [miniBrowser] = globSync('/usr/lib/*/webkit2gtk-4.*/MiniBrowser');

/** What drives WebKit, Safari's engine, on Linux: Debian's packages webkit2gtk-driver and xvfb. */
export const webkitPaths = { driver: '/usr/bin/WebKitWebDriver', browser: miniBrowser ?? '', screen: '/usr/bin/Xvfb' };

export const hasWebkit = Object.values(webkitPaths).every((path) => path !== '' && globSync(path).length > 0);

/** Why nothing is tried in WebKit where there is none. */
export const noWebkit = 'there is no WebKit to drive; install webkit2gtk-driver and xvfb';
