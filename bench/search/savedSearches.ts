import { sql } from 'kysely';
import { openDatabase } from '../../server/db/client.ts';
import { testClock } from '../../server/lib/dates/clock.ts';
import { uuidV7 } from '../../server/lib/ids.ts';
import { readConfig } from '../../server/config.ts';
import { matchArrivals, tellDue } from '../../server/modules/search/saved/arrivals.ts';
import { probesOf } from '../../server/modules/search/saved/matching.ts';
import { wordsOf } from '../../server/modules/search/finding/words.ts';
import { benchDatabase } from '../dataset.ts';
import type { Row } from '../measure.ts';
import { openSearchTown, typedWords } from './searchTown.ts';

const searches = 10_000;
const works = 1_000;

/** One or two words, typed in one of several ways. */
function queryOf(n: number): string {
  const first = typedWords[(n * 7) % typedWords.length] ?? '';
  const second = typedWords[(n * 31 + 5) % typedWords.length] ?? '';
  return n % 3 === 0 ? first : `${first} ${second}`;
}

/** 10,000 saved searches of as many people, and 1,000 works that come in. */
export async function savedSearches(): Promise<Row[]> {
  const url = await benchDatabase('tsumugi_bench_saved');
  const town = await openSearchTown({ works, people: 0, openings: 0 }, { url });
  await town.close();
  let statements = 0;
  const database = await openDatabase({ databaseUrl: url, onStatement: () => void (statements += 1) });
  const { db } = database;
  const clock = testClock('2026-04-01T00:00:00Z');
  try {
    await sql`delete from users`.execute(db);
    await sql`delete from search_arrivals`.execute(db);
    await sql`insert into users (id, email, role, registration_step, created_at)
      select gen_random_uuid(), 'keeper' || n || '@bench.example', 'CORPORATE_USER', 'COMPLETED', '2026-01-01'
      from generate_series(1, ${searches}) as n`.execute(db);
    const { rows: users } = await sql<{ id: string }>`select id from users`.execute(db);
    const saved = users.map(({ id }, n) => {
      const query = queryOf(n);
      return { id, query, probes: probesOf({ words: wordsOf(query), filters: new Map() }) };
    });
    for (let at = 0; at < saved.length; at += 1_000)
      await sql`insert into saved_searches (id, user_id, name, query, condition, probes, created_at)
        select gen_random_uuid(), s.id, s.query, s.query, s.query, s.probes, '2026-01-01'
        from jsonb_to_recordset(${JSON.stringify(saved.slice(at, at + 1_000))}::jsonb) as s (id uuid, query text, probes text[])`.execute(
        db,
      );
    await sql`insert into search_arrivals (kind, subject_id)
      select kind, subject_id from search_documents where audience <> 'NOBODY'`.execute(db);
    await sql`vacuum analyze saved_searches, users, search_arrivals`.execute(db);
    const services = { db, clock, newId: uuidV7(clock), config: readConfig({ NODE_ENV: 'test' }) };
    const measured = async (run: () => Promise<unknown>) => {
      statements = 0;
      const began = performance.now();
      const cpu = process.cpuUsage();
      await run();
      const { user, system } = process.cpuUsage(cpu);
      return { seconds: (performance.now() - began) / 1_000, cpu: (user + system) / 1e6, statements };
    };
    const matched = await measured(() => matchArrivals(services));
    const { rows: found } = await sql<{ matches: number; due: number }>`
      select (select count(*)::int from saved_search_matches) as matches,
        (select count(*)::int from saved_searches where tell_at is not null) as due`.execute(db);
    const told = await measured(() => tellDue(services));
    const [counts] = found;
    return [
      {
        bar: 'saved',
        what: `${works} works held against ${searches} saved searches`,
        goal: `≤ ${works / 2} statements`,
        figure: `${matched.statements} statements, ${matched.seconds.toFixed(1)} s, ${matched.cpu.toFixed(1)} s of them this process`,
        met: matched.statements <= works / 2,
        note: `${counts?.matches ?? 0} found; ${counts?.due ?? 0} searches told in ${told.seconds.toFixed(1)} s`,
      },
    ];
  } finally {
    await database.close();
  }
}
