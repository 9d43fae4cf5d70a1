import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Database } from '../server/db/client.ts';
import { testRows } from '../server/db/testing/testRows.ts';
import { ownDatabase } from './chat/dataset.ts';
import { openApi } from './api.ts';
import { median } from './measure.ts';
import type { Row } from './measure.ts';
import { benchViewer } from './viewer.ts';

/** `BENCH_NOTICES_SHARE=0.1` makes a tenth. */
const share = Number(process.env['BENCH_NOTICES_SHARE'] ?? 1);
const most = Math.round(10_000_000 * share);
const readers = 100_000;
const ofReader = 5_000;

/**
 * Lists of notices and the unread dot, with ten million compared with a million; and queueing daily mails for
 * 100,000 readers across a kill -9.
 */
export async function notices(): Promise<Row[]> {
  const { database, url, drop } = await ownDatabase('notices');
  try {
    const reader = await fillReaders(database);
    await fillNotices(database, reader, 1, most / 10);
    const few = await timesOf(database, reader);
    await fillNotices(database, reader, most / 10 + 1, most);
    const many = await timesOf(database, reader);
    const rows = [...many].map(([what, taken]): Row => {
      const ratio = taken / (few.get(what) ?? Number.NaN);
      return {
        bar: '14',
        what: `${what}, ${most.toLocaleString('en')} notices against a tenth`,
        goal: '≤ 1.3 ×',
        figure: `${ratio.toFixed(2)} ×`,
        met: ratio <= 1.3,
        note: `${taken.toFixed(2)} ms / ${few.get(what)?.toFixed(2)} ms`,
      };
    });
    return [...rows, ...(await queued(database, url))];
  } finally {
    await drop();
  }
}

interface Reader {
  readonly userId: string;
  readonly productId: string;
}

async function fillReaders(database: Database): Promise<Reader> {
  const { db } = database;
  const rows = testRows(database);
  const userId = await rows.creator();
  const productId = await rows.product({ author_id: userId });
  await db.transaction().execute(async (trx) => {
    await sql`set local session_replication_role = replica`.execute(trx);
    await sql`insert into users (id, email, role, registration_step, created_at)
      select gen_random_uuid(), 'bench-' || n || '@example.jp', 'CREATOR_USER', 'COMPLETED', now()
      from generate_series(1, ${readers}::int) as n`.execute(trx);
    await sql`insert into notification_settings (user_id, digest_at, updated_at)
      select id, now() - interval '2 days', now() from users where id <> ${userId}::uuid`.execute(trx);
  });
  return { userId, productId };
}

/**
 * The same number for everybody, and 5,000 for one reader; indexes are rebuilt afterwards, which is faster.
 */
async function fillNotices({ db }: Database, reader: Reader, from: number, until: number): Promise<void> {
  const { rows } = await sql<{ name: string; definition: string }>`
    select indexname as name, indexdef as definition from pg_indexes
    where tablename = 'activity_notifications' and indexname like '%\\_index'`.execute(db);
  await db.transaction().execute(async (trx) => {
    await sql`set local statement_timeout = 0`.execute(trx);
    await sql`set local session_replication_role = replica`.execute(trx);
    for (const { name } of rows) await sql`drop index ${sql.ref(name)}`.execute(trx);
    await sql`
      with people as materialized (select array_agg(id) as ids from users where id <> ${reader.userId}::uuid)
      insert into activity_notifications (id, user_id, type, product_id, sent_at, read_at)
      select gen_random_uuid(),
        case when n % ${most / ofReader}::bigint = 0 then ${reader.userId}::uuid else p.ids[1 + n % ${readers}] end, 'PRODUCT_REVIEW',
        case when n % ${most / ofReader}::bigint = 0 then ${reader.productId}::uuid end,
        timestamptz '2025-01-01' + n * interval '3 seconds',
        case when n % 7 > 0 then timestamptz '2026-01-01' end
      from people as p, generate_series(${from}::bigint, ${until}::bigint) as n`.execute(trx);
    for (const { definition } of rows) await sql.raw(definition).execute(trx);
  });
  await db.connection().execute(async (one) => {
    await sql`set statement_timeout = 0`.execute(one);
    await sql`vacuum analyze activity_notifications`.execute(one);
  });
}

const page = `query ($after: String, $unread: Boolean) { activityNotifications(first: 24, after: $after, unreadOnly: $unread) {
  edges { cursor node { id type sentAt readAt } } pageInfo { endCursor hasNextPage } } }`;
const dot = '{ me { hasUnreadNotification } }';

async function timesOf(database: Database, { userId }: Reader): Promise<Map<string, number>> {
  const api = await openApi(database, { ...benchViewer, userId });
  try {
    let after: string | null = null;
    for (let turn = 0; turn < 15; turn += 1) {
      const answer: string = await api.post(page, { after });
      after = /"endCursor":"([^"]+)"/u.exec(answer)?.[1] ?? null;
      if (after === null) throw new Error(answer);
    }
    const deep = after;
    const what: Readonly<Record<string, () => Promise<string>>> = {
      'the first page of notices': () => api.post(page, {}),
      'page 16 of notices': () => api.post(page, { after: deep }),
      'the unread ones': () => api.post(page, { unread: true }),
      'the unread dot': () => api.post(dot, {}),
    };
    const times = new Map<string, number>();
    for (const [name, run] of Object.entries(what)) {
      const taken: number[] = [];
      for (let turn = 0; turn < 45; turn += 1) {
        const began = performance.now();
        const answer = await run();
        taken.push(performance.now() - began);
        if (answer.includes('"errors":[{')) throw new Error(answer);
      }
      times.set(name, median(taken.slice(5)));
    }
    return times;
  } finally {
    await api.close();
  }
}

/** Kills a process while it queues the daily mails; another one goes on. */
async function queued({ db }: Database, url: string): Promise<Row[]> {
  const script = fileURLToPath(new URL('notices/queueDigests.ts', import.meta.url));
  const begin = () => {
    const child = spawn(process.execPath, ['--no-warnings', script], {
      env: { ...process.env, DATABASE_URL: url },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const lines: string[] = [];
    createInterface({ input: child.stdout }).on('line', (line) => lines.push(line));
    return { child, lines, ended: once(child, 'close') };
  };
  const count = async () =>
    (
      await db
        .selectFrom('outbox')
        .select((eb) => eb.fn.countAll<number>().as('all'))
        .executeTakeFirstOrThrow()
    ).all;
  const first = begin();
  while (Number(await count()) < readers / 4 && first.child.exitCode === null) await sleep(20);
  first.child.kill('SIGKILL');
  await first.ended;
  const second = begin();
  await second.ended;
  const { rows } = await sql<{ all: number; people: number }>`
    select count(*)::int as all, count(distinct payload ->> 'userId')::int as people from outbox`.execute(db);
  const [{ all, people }] = [rows[0] ?? { all: 0, people: 0 }];
  const [told] = second.lines;
  return [
    {
      bar: '15',
      what: `the mail of the day of ${readers.toLocaleString('en')} readers, queued by a process that was killed and by another: each once`,
      goal: `${readers} of ${readers}`,
      figure: `${all} of ${people}`,
      met: all === readers && people === readers,
      note: told ?? 'the second process said nothing',
    },
  ];
}
