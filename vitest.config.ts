import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { configDefaults, defineConfig, mergeConfig } from 'vitest/config';
import { BaseSequencer } from 'vitest/node';
import type { TestSpecification } from 'vitest/node';
import viteConfig from './vite.config.ts';

/** Files that start whole servers, or take as long: begun last, one of them would keep a worker waiting for the other. */
const isLong = ({ moduleId }: TestSpecification): boolean =>
  /\/(everyEvent|strange|digestKill|pageStore|smtpKill|kill|main|ops|films|fuzz|signIn|batch|seed)\.test\.ts$/u.test(
    moduleId,
  );

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}

/** Two projects: the page in jsdom with the same transforms as the build, the server in Node as it runs. */
export default defineConfig({
  test: {
    reporters: ['default'],
    // Vitest itself leaves one core free, which is half of a small machine.
    maxWorkers: availableParallelism(),
    sequence: { sequencer: LongestFirst },
    projects: [
      mergeConfig(viteConfig, {
        test: {
          name: 'page',
          environment: 'jsdom',
          // Each file its own context, without a new process and a new jsdom for each: four times as fast here.
          pool: 'vmThreads',
          include: ['src/**/*.test.{ts,tsx}'],
          setupFiles: ['./src/testing/setup.ts'],
          testTimeout: 30_000,
        },
      }),
      {
        // What Node itself resolves; Vite's own conditions would load a second copy beside the one that libraries import.
        resolve: {
          alias: [{ find: /^graphql$/, replacement: fileURLToPath(import.meta.resolve('graphql')) }],
        },
        test: {
          name: 'server',
          environment: 'node',
          // A worker keeps the schema and what it has compiled from file to file, which costs two seconds of a core for each. A file
          // shares no database with another, and leaves nothing of its own behind: no spies, no clock, no variables.
          isolate: false,
          include: ['server/**/*.test.ts', 'scripts/**/*.test.ts', 'demo/**/*.test.ts'],
          exclude: [...configDefaults.exclude],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
