import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    // By itself Vitest keeps one of two cores free, and these tests mostly wait: for servers, builds and browsers.
    maxWorkers: 3,
    projects: [
      {
        test: {
          name: 'units',
          include: [
            '{owner,settings,texts,forms,mortgage,src,publishing,setup}/**/*.test.ts',
            'tests/known-vulnerabilities.test.ts',
            'tests/{architecture,independent}/**/*.test.ts',
            'tests/engines/declarations.test.ts',
          ],
          // Thousands of generated cases take their time beside other work.
          testTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'server',
          include: ['server/**/*.test.ts'],
          globalSetup: ['tests/servers/postgres.ts'],
          testTimeout: 120_000,
          hookTimeout: 60_000,
        },
      },
      { test: { name: 'hosting', include: ['tests/trials/hosting/**/*.test.ts'], testTimeout: 60_000, hookTimeout: 60_000 } },
      // The same walk in three engines, each with what is its own. A browser takes part of a small machine: one file after the other.
      ...['chromium', 'firefox', 'webkit'].map((name) => ({
        test: {
          name,
          include: [`tests/engines/${name}*.test.ts`],
          testTimeout: 60_000,
          hookTimeout: 60_000,
          fileParallelism: false,
          expect: { poll: { timeout: 10_000 } },
          // Beside other work a driven browser now and then never answers; what is wrong with a page fails twice.
          retry: 1,
        },
      })),
      { test: { name: 'built-site', include: ['tests/built-site/**/*.test.ts'], testTimeout: 30_000 } },
    ],
  },
});
