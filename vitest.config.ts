import { resolve } from 'node:path';
import { defineConfig } from 'vitest/config';

/** Starts PostgreSQL once for a project, where the machine has it. */
const globalSetup = ['tests/servers/postgres.ts'];

/** For tests that start programs and wait for them. */
const patience = { testTimeout: 120_000, hookTimeout: 60_000 };

/** Figures are tested as the project has them, whatever the owner has renewed. */
const alias = [{ find: /^.*\/renewals-file\.ts$/, replacement: resolve('tests/without-renewals.ts') }];

export default defineConfig({
  test: {
    // By itself Vitest keeps one of two cores free, and these tests mostly wait: for servers, builds and browsers.
    maxWorkers: 3,
    projects: [
      // `npm test`: tests/lanes/tests.ts.
      {
        test: {
          name: 'units',
          include: [
            '{desk,owner,settings,texts,forms,mortgage,src,publishing,release,setup,upgrade}/**/*.test.ts',
            'tests/{architecture,independent,loan-estimates}/**/*.test.ts',
            'tests/engines/declarations.test.ts',
          ],
          // Thousands of generated cases take their time beside other work.
          testTimeout: 30_000,
        },
      },
      { test: { name: 'server', include: ['server/**/*.test.ts'], ...patience } },
      { test: { name: 'built-site', include: ['tests/built-site/**/*.test.ts'], testTimeout: 30_000 } },

      // `npm run trials`: tests/lanes/trials.ts.
      { test: { name: 'form-service', include: ['tests/trials/form-service/**/*.test.ts'], globalSetup, ...patience } },
      {
        test: {
          name: 'postgresql',
          // Whatever the store of messages promises, once more on the other database.
          include: [
            'server/intake/{intake,message,limits}.test.ts',
            'server/leads/{lead-store,link-keys,outbox,webhook-outbox}.test.ts',
          ],
          env: { TESTED_DATABASE: 'PostgreSQL' },
          globalSetup,
          ...patience,
        },
      },
      { test: { name: 'owners', include: ['tests/trials/{owners/**/,}*.test.ts'], ...patience } },
      { test: { name: 'year', include: ['tests/trials/year/**/*.test.ts'], ...patience } },
      { test: { name: 'hosting', include: ['tests/trials/hosting/**/*.test.ts'], testTimeout: 60_000, hookTimeout: 60_000 } },
      // One file after the other: a site that visitors come to while it changes over is measured.
      { test: { name: 'publishing', include: ['tests/trials/release/**/*.test.ts'], fileParallelism: false, ...patience } },
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
    ].map((project) => ({ ...project, resolve: { alias } })),
  },
});
