import { sql } from 'kysely';
import type { Database } from '../server/db/client.ts';
import { logPage } from '../server/modules/operators/log/logSql.ts';
import type { LogFilter } from '../server/modules/operators/log/logSql.ts';
import { ownDatabase } from './chat/dataset.ts';
import { median } from './measure.ts';
import type { Row } from './measure.ts';

/** `BENCH_LOG_LINES=10000000` makes ten million. */
const lines = Number(process.env['BENCH_LOG_LINES'] ?? 1_000_000);
const rounds = 9;
const mostMs = 50;
const newest = new Date('2026-11-01T00:00:00Z');

/** The operators' log: how long the database takes for a first page, and for one from far down. */
export async function staffLog(): Promise<Row[]> {
  const { database, drop } = await ownDatabase('stafflog');
  try {
    await fill(database);
    const { rows } = await sql<{ staff_id: string; subject_id: string }>`
      select staff_id, subject_id from audit_log where staff_id is not null order by id limit 1`.execute(
      database.db,
    );
    const [one] = rows;
    if (one === undefined) throw new Error('The log is empty.');
    const middle = new Date(newest.getTime() - (lines / 2) * 1_000);
    const page = { limit: 50, backward: false, from: undefined };
    const asked: Readonly<Record<string, LogFilter>> = {
      'the newest': {},
      'from the middle on': { to: middle },
      'of a rare act': { action: 'rare.act' },
      'of a common act': { action: 'act.3' },
      'about one subject': { subjectId: one.subject_id },
      'by one person of the house': { staffId: one.staff_id },
      'of a common act in a day long ago': {
        action: 'act.3',
        from: middle,
        to: new Date(middle.getTime() + 86_400_000),
      },
    };
    const measured: Row[] = [];
    for (const [what, filter] of Object.entries(asked)) {
      const taken: number[] = [];
      for (let round = 0; round < rounds; round += 1) {
        const began = performance.now();
        await logPage(database.db, filter, page);
        taken.push(performance.now() - began);
      }
      const figure = median(taken);
      measured.push({
        bar: 'issue 21',
        what: `the log ${what}, ${lines.toLocaleString('en')} lines`,
        goal: `≤ ${mostMs} ms`,
        figure: `${figure.toFixed(1)} ms`,
        met: figure <= mostMs,
        note: `first ${taken[0]?.toFixed(1)} ms`,
      });
    }
    return measured;
  } finally {
    await drop();
  }
}

/** A line each second up to the newest; the triggers that seal lines are left out. */
async function fill({ db }: Database): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await sql`set local statement_timeout = 0`.execute(trx);
    await sql`set local session_replication_role = replica`.execute(trx);
    await sql`insert into staff_accounts (id, email, name, password_hash, roles, created_at)
      select gen_random_uuid(), 'bench-' || n || '@tsumugi.example', '永井 葉', repeat('x', 40), '{SUPPORT}', now()
      from generate_series(1, 20) as n`.execute(trx);
    await sql`
      with staff as materialized (select array_agg(id) as ids from staff_accounts)
      insert into audit_log (id, actor_kind, staff_id, action, subject_kind, subject_id, detail, occurred_at)
      select gen_random_uuid(), 'STAFF', s.ids[1 + n % 20],
        case when n % 100000 = 0 then 'rare.act' else 'act.' || n % 40 end, 'PRODUCT',
        'w_' || n % 50000, '{"reason": "規約によるもの"}', ${newest}::timestamptz - n * interval '1 second'
      from staff as s, generate_series(1, ${lines}::bigint) as n`.execute(trx);
  });
  await db.connection().execute(async (one) => {
    await sql`set statement_timeout = 0`.execute(one);
    await sql`vacuum analyze audit_log`.execute(one);
  });
}
