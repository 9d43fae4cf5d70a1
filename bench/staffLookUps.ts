import { sql } from 'kysely';
import type { Database } from '../server/db/client.ts';
import { mailsTo } from '../server/modules/mail/keptMailsSql.ts';
import * as look from '../server/modules/operators/look/lookSql.ts';
import { ownDatabase } from './chat/dataset.ts';
import { median } from './measure.ts';
import type { Row } from './measure.ts';

/** `BENCH_LOOK_SHARE=0.1` makes a tenth. */
const share = Number(process.env['BENCH_LOOK_SHARE'] ?? 1);
const people = Math.round(300_000 * share);
const works = Math.round(1_000_000 * share);
const companies = Math.round(20_000 * share);
const openings = Math.round(100_000 * share);
const rooms = Math.round(200_000 * share);
const rounds = 9;
const mostMs = 50;

/** What operators look up by id, number, name or address, in a town as large as the house is made for. */
export async function staffLookUps(): Promise<Row[]> {
  const { database, drop } = await ownDatabase('looks');
  try {
    await fill(database);
    const { db } = database;
    const some = Math.round(people / 2);
    const person = idOf('1', some);
    const asked: Readonly<Record<string, () => Promise<unknown>>> = {
      'anything by its id': () => look.byId(db, person),
      'a work by its number': () => look.byNumber(db, Math.round(works / 2)),
      'a beginning of a whole name': () => look.byBeginning(db, `作田${some}`),
      'a beginning that thousands share': () => look.byBeginning(db, '作'),
      'a beginning of nothing': () => look.byBeginning(db, '誰でもない'),
      'an e-mail address': () => look.byBeginning(db, `person${some}@bench.example`),
      'a person': () => look.personById(db, person),
      'a person’s rooms': () => look.roomsOf(db, person, 20),
      'a room': () => look.roomById(db, idOf('5', Math.round(rooms / 2))),
      'who is in a room': () => look.membersOf(db, idOf('5', Math.round(rooms / 2))),
      'mails to an address': () => mailsTo(db, `person${some}@bench.example`, 20),
    };
    const measured: Row[] = [];
    for (const [what, ask] of Object.entries(asked)) {
      const taken: number[] = [];
      for (let round = 0; round < rounds; round += 1) {
        const began = performance.now();
        await ask();
        taken.push(performance.now() - began);
      }
      const figure = median(taken);
      measured.push({
        bar: 'issue 21',
        what: `${what}, ${people.toLocaleString('en')} people and ${works.toLocaleString('en')} works`,
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

const idOf = (kind: string, n: number): string =>
  `00000000-0000-7000-800${kind}-${n.toString(16).padStart(12, '0')}`;

/** As triggers would leave it, without them. */
async function fill({ db }: Database): Promise<void> {
  const id = (kind: string, n = 'n') =>
    sql.raw(`('00000000-0000-7000-800${kind}-' || lpad(to_hex(${n}), 12, '0'))::uuid`);
  const moment = sql.raw(`timestamptz '2026-01-01 00:00:00+00' + n * interval '1 second'`);
  await db.transaction().execute(async (trx) => {
    await sql`set local statement_timeout = 0`.execute(trx);
    await sql`set local session_replication_role = replica`.execute(trx);
    await sql`insert into users (id, email, role, registration_step, created_at)
      select ${id('1')}, 'person' || n || '@bench.example', 'CREATOR_USER', 'COMPLETED', ${moment}
      from generate_series(1, ${people}::bigint) as n`.execute(trx);
    await sql`insert into creator_profiles (user_id, first_name, last_name, user_name, created_at, updated_at)
      select ${id('1')}, n::text, '作田', 'person' || n, ${moment}, ${moment}
      from generate_series(1, ${people}::bigint) as n`.execute(trx);
    await sql`insert into products (id, author_id, name, is_published, first_published_at, approved_at, created_at, edited_at)
      select ${id('2')}, ${id('1', `1 + n % ${people}`)}, '作品' || n, true, ${moment}, ${moment}, ${moment}, ${moment}
      from generate_series(1, ${works}::bigint) as n`.execute(trx);
    await sql`insert into companies (id, name, name_key, created_at, updated_at)
      select ${id('3')}, '作り手の会社' || n, '作り手の会社' || n, ${moment}, ${moment}
      from generate_series(1, ${companies}::bigint) as n`.execute(trx);
    await sql`insert into job_openings (id, company_id, resumeration_type, status, title, working_place, contact_email,
        offer_detail, service_description, net_price, gross_price, published_at, created_at, edited_at)
      select ${id('4')}, ${id('3', `1 + n % ${companies}`)}, 'CONTRACT_UNIT', 'PUBLIC', '作業の募集' || n, '在宅',
        'a@bench.example', '内容', '内容', 1000, 1100, ${moment}, ${moment}, ${moment}
      from generate_series(1, ${openings}::bigint) as n`.execute(trx);
    await sql`insert into chat_rooms (id, company_id, creator_id, origin, last_message_at, created_at)
      select ${id('5')}, ${id('3', `1 + n % ${companies}`)}, ${id('1', `1 + n % ${people}`)}, 'DIRECT', ${moment}, ${moment}
      from generate_series(1, ${rooms}::bigint) as n on conflict do nothing`.execute(trx);
    await sql`insert into chat_members (room_id, user_id, joined_at, last_message_at)
      select id, creator_id, created_at, last_message_at from chat_rooms`.execute(trx);
    await sql`insert into outbox (id, kind, payload, created_at, available_at)
      select ${id('6')}, 'mail', jsonb_build_object('to', 'person' || n || '@bench.example'), ${moment}, ${moment}
      from generate_series(1, 50000) as n`.execute(trx);
  });
  await db.connection().execute(async (one) => {
    await sql`set statement_timeout = 0`.execute(one);
    await sql`vacuum analyze`.execute(one);
  });
}
