import { defineConfig } from '@playwright/test';
import { chromiumLaunch, testBrowserPath } from './tests/servers/chromium.ts';
import { testPort } from './tests/servers/test-port.ts';

export default defineConfig({
  projects: [
    { name: 'browser', testDir: 'tests/browser' },
    { name: 'browser-trials', testDir: 'tests/trials/browser' },
  ],
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  retries: 0,
  // What a screen reader says of each page: `playwright test --project=browser-trials screen-reader --update-snapshots` keeps it anew.
  snapshotPathTemplate: '{testDir}/heard/{arg}{ext}',
  timeout: 60_000,
  // How long something takes is measured elsewhere: what is only waited for here may come late on a machine with other work.
  expect: { timeout: 15_000 },
  use: {
    baseURL: `http://127.0.0.1:${testPort}`,
    launchOptions: { ...chromiumLaunch, executablePath: testBrowserPath },
    viewport: { width: 1280, height: 900 },
  },
  webServer: {
    command: 'node tests/servers/serve-sample-site.ts',
    env: { PORT: String(testPort), HOST: '127.0.0.1' },
    url: `http://127.0.0.1:${testPort}/`,
    reuseExistingServer: false,
  },
});
