import type { LaunchOptions } from '@playwright/test';

/** The system's Chromium. `CHROMIUM_PATH` names another one. */
export const chromiumPath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';

/** Chromium without look-ups of its own while a test runs. */
export const chromiumLaunch: LaunchOptions = {
  executablePath: chromiumPath,
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
};
