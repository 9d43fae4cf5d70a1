import fs from 'node:fs';
import { hashOf, readStamp } from './hash.mjs';
import { inRoot } from './place.mjs';
import { run } from './run.mjs';

const stampFile = inRoot('dist/.stamp');

/** Everything the built page is made from. */
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

/** Builds the page into dist/ unless what lies there was made from the same inputs. */
export const ensureBuilt = async ({ say = console.error } = {}) => {
  const wanted = hashOf(...inputs);
  if (readStamp(stampFile) === wanted) return;
  say('画面を組み立てています…');
  // Vitest and some shells set NODE_ENV, and Vite would then bundle React's development build.
  const answer = await run('npm', ['run', '--silent', 'build'], { env: { NODE_ENV: 'production' } });
  if (answer.code !== 0) {
    process.stderr.write(answer.output);
    throw new Error('画面を組み立てられませんでした。(上にその出力)');
  }
  // The build empties dist/, so a stamp is there only after a build that ended well.
  fs.writeFileSync(stampFile, `${wanted}\n`);
};
