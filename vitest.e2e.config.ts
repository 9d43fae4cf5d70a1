import { defineConfig } from 'vitest/config';

/**
 * The browser tests: the built page in Chromium, the real server, the real embedded database.
 * Workers are not isolated, so that the files of one worker share its Chromium and its server.
 */
export default defineConfig({
  test: {
    name: 'browser',
    environment: 'node',
    include: ['e2e/**/*.spec.ts'],
    globalSetup: ['./e2e/support/town.ts'],
    pool: 'forks',
    isolate: false,
    maxWorkers: 2,
    testTimeout: 180_000,
    hookTimeout: 120_000,
    // A second, as it comes, is a wager on how busy the machine is.
    expect: { poll: { timeout: 20_000 } },
    // A worker's Chromium and server end with it.
    teardownTimeout: 30_000,
  },
});
