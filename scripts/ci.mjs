// The second half of .ci/run: what meets a database or Redis once more on the machine's own, then one sum of everything.
//   node scripts/ci.mjs SUMMARY_OF_NPM_TEST
import fs from 'node:fs';
import { inRoot } from './lib/place.mjs';
import { postgresAnswers, redisAnswers } from './lib/net.mjs';
import { runSuite, suites } from './lib/stages.mjs';
import { line, sum, table } from './lib/tally.mjs';

const crashed = (name) => ({ name, passed: 0, failed: 1, skipped: 0, ms: 0, note: '途中で落ちた' });

const ofNpmTest = () => {
  try {
    return JSON.parse(fs.readFileSync(process.argv[2], 'utf8'));
  } catch {
    return [crashed('npm test')];
  }
};

/** What reads the addresses of the real services. */
const readers = () => {
  const found = fs
    .readdirSync(inRoot('server'), { recursive: true })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => `server/${file}`)
    .filter((file) => /TEST_(?:DATABASE|REDIS)_URL/u.test(fs.readFileSync(inRoot(file), 'utf8')));
  if (found.length === 0) throw new Error('Nothing reads the addresses of the real services.');
  return found;
};

const onRealServices = async () => {
  const postgres = await postgresAnswers();
  const redis = await redisAnswers();
  if (!postgres) {
    console.log(
      'PostgreSQL が 127.0.0.1:5432 にいないので、サーバーのテストは組み込みのデータベースだけで済ませました。',
    );
    return [];
  }
  const server = suites.find(({ key }) => key === 'server');
  const name = redis ? 'サーバー(PostgreSQL・Redis)' : 'サーバー(PostgreSQL)';
  const env = {
    TEST_DATABASE_URL: 'postgres://postgres@127.0.0.1:5432/postgres',
    ...(redis ? { TEST_REDIS_URL: 'redis://127.0.0.1:6379' } : {}),
  };
  try {
    const command = ['related', '--run', ...readers()];
    return [await runSuite({ ...server, name, command }, { env, label: 'server-postgres' })];
  } catch (error) {
    console.log(error.message);
    return [crashed(name)];
  }
};

const results = [...ofNpmTest(), ...(await onRealServices())];
const total = sum(results);
console.log(`\n${table(results)}\n`);
console.log(line(total));
process.exitCode = total.failed > 0 ? 1 : 0;
