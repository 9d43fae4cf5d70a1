// Takes the figures of quality.md's bars: `npm run bench`, or `npm run bench -- feed execution` for some parts.
import { ensureBuilt } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { postgresAnswers } from './lib/net.mjs';
import { inRoot, ourNode } from './lib/place.mjs';
import { run } from './lib/run.mjs';

const parts = process.argv.slice(2);
const databaseUrl = process.env.BENCH_DATABASE_URL ?? 'postgres://postgres@127.0.0.1:5432/postgres';
/** These need no database. */
const without = new Set(['store', 'bundle', 'images']);
/** These look at the built page. */
const onPage = new Set(['bundle', 'browser']);

const measure = async () => {
  await ensureInstalled();
  const needsDatabase = parts.length === 0 || parts.some((part) => !without.has(part));
  const { hostname, port } = new URL(databaseUrl);
  if (needsDatabase && !(await postgresAnswers(hostname, Number(port || 5432)))) {
    throw new Error(
      `PostgreSQL(≥ 15)が ${hostname}:${port || 5432} で応答しません。BENCH_DATABASE_URL=postgres://user@host:5432/postgres で指定してください。\nデータベースなしで測れるもの: npm run bench -- ${[...without].join(' ')}`,
    );
  }
  if (parts.length === 0 || parts.some((part) => onPage.has(part))) await ensureBuilt();
  const { code } = await run(ourNode, ['--no-warnings', inRoot('bench/run.ts'), ...parts], {
    env: { BENCH_DATABASE_URL: databaseUrl },
    live: true,
  });
  process.exitCode = code;
};

try {
  await measure();
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
