import fs from 'node:fs';
import { hashOf, readStamp } from './hash.mjs';
import { inRoot } from './place.mjs';
import { run } from './run.mjs';

const stampFile = inRoot('dist/.stamp');

/** Everything the page is built from. */
const inputs = [
  'src',
  'schema',
  'public',
  'content',
  'index.html',
  'admin.html',
  'vite.config.ts',
  'vite.admin.config.ts',
  'vite.draw.config.ts',
  'scripts/lib/pageChunks.ts',
  'scripts/lib/serviceWorker.ts',
  'relay.config.js',
  'relay.admin.config.js',
  'tsconfig.json',
  'package.json',
  'package-lock.json',
];

/** Builds the page into dist/ unless it is up to date. */
export const ensureBuilt = async ({ say = console.error } = {}) => {
  const wanted = hashOf(...inputs);
  if (readStamp(stampFile) === wanted) return;
  say('画面を組み立てています…');
  // Vitest and some shells set NODE_ENV, which would make Vite bundle React's development build.
  const answer = await run('npm', ['run', '--silent', 'build'], { env: { NODE_ENV: 'production' } });
  if (answer.code !== 0) {
    process.stderr.write(answer.output);
    throw new Error('画面を組み立てられませんでした。(上にその出力)');
  }
  // Building empties dist/, so there is a stamp only after a successful build.
  fs.writeFileSync(stampFile, `${wanted}\n`);
};
