import { createHash } from 'node:crypto';
import { readFile, stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import process from 'node:process';
import { moment } from '../../../lib/operatorCommands.ts';
import type { Services } from '../../../lib/request/services.ts';
import * as sql from './machineSql.ts';

export interface MachineFact {
  readonly name: string;
  readonly value: string;
  /** Somebody should see to it. */
  readonly isBad: boolean;
}

export interface MachinePart {
  readonly name: string;
  readonly facts: readonly MachineFact[];
}

/** Without pub/sub where the command line opened the database itself. */
type Needs = Pick<Services, 'clock' | 'config' | 'db'> & Partial<Pick<Services, 'pubsub'>>;

const lateMinutes = 15;
const leastFree = 2 * 1024 ** 3;

const grouped = new Intl.NumberFormat('ja-JP', { maximumFractionDigits: 1 });

export function bytesWords(bytes: number): string {
  const gigabytes = bytes / 1024 ** 3;
  return gigabytes >= 1 ? `${grouped.format(gigabytes)}GB` : `${grouped.format(bytes / 1024 ** 2)}MB`;
}

function spanWords(minutes: number): string {
  if (minutes < 120) return `${grouped.format(minutes)}分`;
  return minutes < 2880
    ? `${grouped.format(Math.round(minutes / 60))}時間`
    : `${grouped.format(Math.round(minutes / 1440))}日`;
}

const fact = (name: string, value: string, isBad = false): MachineFact => ({ name, value, isBad });

/** The host alone: what stands before it may be a name and a password. */
const hostOf = (address: string): string => new URL(address).host;

/** What the page was built as: its first file names all the others by their contents. */
async function buildFact({ config }: Needs): Promise<MachineFact> {
  const file = join(config.distDir, 'index.html');
  const [html, facts] = await Promise.all([readFile(file), stat(file)]).catch(() => []);
  if (html === undefined || facts === undefined)
    return fact('画面のビルド', 'ビルドされていません', config.production);
  const name = createHash('sha256').update(html).digest('hex').slice(0, 10);
  return fact('画面のビルド', `${name}(${moment.format(facts.mtime)})`);
}

/** Asked as the outbox asks it, which waits as long as there is no answer. */
async function redisFact({ config, pubsub }: Needs): Promise<MachineFact> {
  if (!config.redisUrl) return fact('Redis', '使用していません(サーバー1台)');
  const host = hostOf(config.redisUrl);
  if (!pubsub) return fact('Redis', host);
  const since = performance.now();
  const answers = await pubsub.publish('machine.ping', '').then(
    () => true,
    () => false,
  );
  return answers
    ? fact('Redis', `${host}(応答 ${Math.ceil(performance.now() - since)}ミリ秒)`)
    : fact('Redis', `${host}(応答なし)`, true);
}

/** Versions, what waits, and what the process rests on. No secret is among it. */
export async function machine(needs: Needs): Promise<MachinePart[]> {
  const { db, config, clock } = needs;
  const [build, redis, state, disk] = await Promise.all([
    buildFact(needs),
    redisFact(needs),
    sql.databaseState(db, clock.now()),
    statfs(config.dataDir).catch(() => undefined),
  ]);
  const free = disk === undefined ? undefined : disk.bavail * disk.bsize;
  return [
    {
      name: 'サーバー',
      facts: [
        build,
        fact('Node.js', process.version),
        fact('動作モード', config.production ? '本番' : '開発・デモ'),
        fact('起動してから', spanWords(Math.round(process.uptime() / 60))),
        fact('メモリー', bytesWords(process.memoryUsage.rss())),
        fact('編集室の場所', config.admin?.origin ?? config.publicOrigin),
      ],
    },
    {
      name: '処理待ち',
      facts: [
        fact('処理待ち', `${grouped.format(state.waiting)}件`),
        fact(
          '最も古い処理待ち',
          spanWords(state.oldestMinutes),
          state.waiting > 0 && state.oldestMinutes >= lateMinutes,
        ),
        fact('中止した処理', `${grouped.format(state.failed)}件`, state.failed > 0),
        fact('封をする前の記録', state.unsealed >= 1000 ? '1,000件以上' : `${state.unsealed}件`),
      ],
    },
    {
      name: 'データベース',
      facts: [
        fact(
          '種類',
          config.databaseUrl ? 'PostgreSQL' : '組み込み(PGlite)',
          config.production && !config.databaseUrl,
        ),
        fact('バージョン', state.version),
        fact('大きさ', bytesWords(state.bytes)),
        fact('マイグレーション', state.migration),
        redis,
      ],
    },
    {
      name: '保管',
      facts: [
        fact('発行時と一致しない書類', `${grouped.format(state.brokenPapers)}件`, state.brokenPapers > 0),
        fact('アップロード', config.s3 ? `S3 ${config.s3.bucket}` : 'データフォルダー'),
        ...(free === undefined ? [] : [fact('ディスクの空き', bytesWords(free), free < leastFree)]),
        fact(
          'ファイルの検査',
          config.clamdUrl ? hostOf(config.clamdUrl) : '使用していません',
          config.production && !config.clamdUrl,
        ),
      ],
    },
    {
      name: 'メールと検索',
      facts: [
        fact(
          'メールの送信',
          config.smtpUrl ? hostOf(config.smtpUrl) : '/dev/mailbox',
          config.production && !config.smtpUrl,
        ),
        fact('未送信のメール', `${grouped.format(state.mails)}通`, state.mails > 0),
        fact('検索', config.algolia ? 'Algolia' : 'PostgreSQL'),
      ],
    },
  ];
}
