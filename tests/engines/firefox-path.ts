import { existsSync } from 'node:fs';

/** The system's Firefox. `FIREFOX_PATH` names another one. */
export const firefoxPath = process.env.FIREFOX_PATH ?? '/usr/bin/firefox-esr';

export const hasFirefox = existsSync(firefoxPath);

/** Why nothing is tried in Firefox where there is none. */
export const noFirefox = `there is no Firefox at ${firefoxPath}; install firefox-esr, or set FIREFOX_PATH to its program`;
