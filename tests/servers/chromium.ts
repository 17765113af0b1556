import { existsSync } from 'node:fs';
import type { LaunchOptions } from '@playwright/test';

/** The system's Chromium. `CHROMIUM_PATH` names another one. */
export const chromiumPath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';

const headlessShellPath = '/usr/bin/chromium-headless-shell';

/**
 * What pages are tried in: the same engine without windows, which takes two thirds of the time, unless only the whole browser is
 * there. What hangs on the whole browser is tried in it: its policy, its printing, what it fetches ahead, a slow line.
 */
export const testBrowserPath =
  process.env.CHROMIUM_PATH ?? (existsSync(headlessShellPath) || !existsSync(chromiumPath) ? headlessShellPath : chromiumPath);

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
