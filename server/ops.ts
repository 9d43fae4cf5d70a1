import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { createAlgolia } from './adapters/algolia/algolia.ts';
import { ConfigError, readConfig, type Config } from './config.ts';
import { holdsCluster } from './db/cluster.ts';
import { DataDirInUseError } from './db/lock.ts';
import { askRunningServer, type ControlResult } from './http/control.ts';
import { systemClock } from './lib/dates/clock.ts';
import { uuidV7 } from './lib/ids.ts';
import { keptSecret } from './lib/process/dataFolder.ts';
import { createSecretBox } from './lib/secrets/secretBox.ts';

/** The path is wrong or was never started on. Creating a database here would answer from an empty one. */
class NoDatabaseError extends Error {
  constructor(place?: string) {
    super(
      place === undefined
        ? 'DATABASE_URL の先に、つむぎのデータベースはありません。DATABASE_URL を確認してください。'
        : `${place} に、つむぎのデータベースはありません。DATA_DIR を確認してください。`,
    );
    this.name = 'NoDatabaseError';
  }
}

/**
 * The operators' command line: `npm run ops -- leads list`. On PostgreSQL it opens the database; the embedded
 * one belongs to one process, so a running server is asked.
 */
async function run(config: Config, words: readonly string[]): Promise<ControlResult> {
  if (config.databaseUrl) return onDatabase(config, { databaseUrl: config.databaseUrl }, words);
  const folder = resolve(config.dataDir);
  const answered = await askRunningServer(folder, words);
  if (answered) return answered;
  if (!holdsCluster(folder)) throw new NoDatabaseError(folder);
  const done = await onDatabase(config, { dataDir: folder }, words);
  const sends = ['accept', 'approve', 'reject', 'resend'].includes(words[1] ?? '') && done.code === 0;
  return sends
    ? {
        ...done,
        lines: [...done.lines, 'サーバーが動いていないため、メールは次に起動したときに送られます。'],
      }
    : done;
}

async function onDatabase(
  config: Config,
  place: { readonly databaseUrl: string } | { readonly dataDir: string },
  words: readonly string[],
): Promise<ControlResult> {
  const [{ openDatabase }, { isOurs, migrate }, { runOperatorCommand }, { hashingQueue }] = await Promise.all(
    [
      import('./db/client.ts'),
      import('./db/migrate.ts'),
      import('./modules/operators/commands.ts'),
      import('./modules/accounts/credentials/passwords.ts'),
    ],
  );
  const database = await openDatabase(place);
  try {
    if (!(await isOurs(database.db)))
      throw new NoDatabaseError('dataDir' in place ? place.dataDir : undefined);
    await migrate(database);
    const tokenSecret = tokenSecretOf(config);
    const services = {
      config,
      db: database.db,
      clock: systemClock,
      newId: uuidV7(systemClock),
      hashing: hashingQueue(),
      hosted: config.algolia && createAlgolia(config.algolia),
      tokenSecret,
      secrets: createSecretBox([...config.dataKeys, tokenSecret]),
    };
    const { code, lines } = await runOperatorCommand(services, words);
    return { code, lines: [...lines] };
  } finally {
    await database.close();
  }
}

/** The server's own. Without a folder no server ran and nothing was sealed, so any secret will do. */
function tokenSecretOf({ tokenSecret, dataDir }: Config): string {
  if (tokenSecret !== undefined) return tokenSecret;
  const folder = resolve(dataDir);
  return existsSync(folder) ? keptSecret(folder) : randomBytes(48).toString('base64url');
}

function explain(error: unknown): string {
  if (error instanceof ConfigError) return error.lines.join('\n');
  if (error instanceof NoDatabaseError) return error.message;
  if (error instanceof DataDirInUseError) {
    return `データフォルダー ${error.dataDir} は、動いているサーバー(pid ${error.pid})が使っていますが、まだ応答がありません。起動が終わってから、もう一度実行してください。`;
  }
  return `実行できませんでした。\n${error instanceof Error ? error.stack : String(error)}`;
}

try {
  const { code, lines } = await run(readConfig(), process.argv.slice(2));
  (code === 0 ? process.stdout : process.stderr).write(`${lines.join('\n')}\n`);
  process.exitCode = code;
} catch (error) {
  process.stderr.write(`${explain(error)}\n`);
  process.exitCode = 1;
}
