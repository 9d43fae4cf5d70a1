import { defineConfig } from 'vitest/config';

/** See `e2e/support/page.ts`. */
const slowdown = Math.max(1, Number(process.env['E2E_SLOWDOWN'] ?? 1));

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
    // One more than small machines have cores: a page waits for a fifth of its time.
    maxWorkers: 3,
    // In CI a busy machine gets two more tries, and the sum names who needed one; at a desk one is told at once.
    retry: process.env['CI'] === undefined ? 0 : 2,
    testTimeout: 180_000 * slowdown,
    hookTimeout: 120_000,
    // A second, as it comes, is a wager on how busy the machine is.
    expect: { poll: { timeout: 20_000 * slowdown } },
    // A worker's Chromium and server end with it.
    teardownTimeout: 30_000,
  },
});
