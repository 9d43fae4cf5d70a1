import { sql } from 'kysely';
import { openDatabase } from '../../server/db/client.ts';
import type { Database } from '../../server/db/client.ts';
import { migrate } from '../../server/db/migrate.ts';
import { testRows } from '../../server/db/testing/testRows.ts';

/** `BENCH_CHAT_SHARE=0.1` makes a tenth. */
const share = Number(process.env['BENCH_CHAT_SHARE'] ?? 1);
/** 2,000 rooms per company; the largest has enough messages for 500 pages. */
export const sizes = {
  companies: 10,
  rooms: Math.round(20_000 * share),
  messages: Math.round(1_000_000 * share),
  inLargest: Math.max(20_000, Math.round(100_000 * share)),
};

const serverUrl = process.env['BENCH_DATABASE_URL'] ?? 'postgres://postgres@127.0.0.1:5432/postgres';

/** A temporary database, dropped when closed. */
export async function ownDatabase(
  what: string,
): Promise<{ database: Database; url: string; drop: () => Promise<void> }> {
  const name = `tsumugi_bench_${what}_${process.pid}`;
  const admin = await openDatabase({ databaseUrl: serverUrl });
  await sql`create database ${sql.ref(name)}`.execute(admin.db);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  const database = await openDatabase({ databaseUrl: url.href });
  await migrate(database);
  return {
    database,
    url: url.href,
    drop: async () => {
      await database.close();
      await admin.db.connection().execute(async (one) => {
        await sql`set statement_timeout = 0`.execute(one);
        await sql`drop database ${sql.ref(name)} with (force)`.execute(one);
      });
      await admin.close();
    },
  };
}

export interface Crowd {
  readonly companyId: string;
  readonly memberId: string;
  readonly creatorId: string;
  /** The largest room of these two. */
  readonly room: string;
}

const words = [
  '初校をお送りします。ご確認をお願いします。',
  'ありがとうございます。色味をもう少し落ち着かせたいです。',
  '納期は来月の十日でお願いできますか。',
  '承知しました。明日の夕方までに直します。',
  '見積もりを添付しました。',
  '打ち合わせの候補日を三つお送りします。',
  'ロゴの余白だけ調整をお願いします。',
  '検収しました。請求書をお待ちしています。',
];

/**
 * Companies of one person each, their rooms and messages, and one very large room. Search words are inserted
 * in bulk, as the triggers would.
 */
export async function fillRooms(database: Database): Promise<Crowd> {
  const { db } = database;
  const rows = testRows(database);
  const members: { company: string; member: string }[] = [];
  for (let made = 0; made < sizes.companies; made += 1) {
    const company = await rows.company();
    members.push({ company, member: await rows.member({ company_id: company }) });
  }
  const companies = members.map(({ company }) => company);
  const perCompany = Math.ceil(sizes.rooms / sizes.companies);
  await db.transaction().execute(async (trx) => {
    await sql`set local statement_timeout = 0`.execute(trx);
    await sql`set local session_replication_role = replica`.execute(trx);
    await sql`create temp table new_creators on commit drop as
      select n, gen_random_uuid() as id from generate_series(1, ${perCompany}) as n`.execute(trx);
    await sql`insert into users (id, email, role, registration_step, created_at)
      select id, 'bench-' || n || '@example.jp', 'CREATOR_USER', 'COMPLETED', now() from new_creators`.execute(
      trx,
    );
    await sql`insert into creator_profiles (user_id, first_name, last_name, user_name, created_at, updated_at)
      select id, 'みお', '早瀬', '早瀬 ' || n, now(), now() from new_creators`.execute(trx);
    await sql`insert into chat_rooms (id, company_id, creator_id, origin, last_message_at, created_at)
      select gen_random_uuid(), c.id, k.id, 'DIRECT', now(), now()
      from new_creators as k cross join unnest(${companies}::uuid[]) as c (id)`.execute(trx);
    await sql`create temp table numbered on commit drop as
      select r.id, r.company_id, r.creator_id, cm.user_id as member_id, row_number() over (order by r.id) as n
      from chat_rooms as r join company_members as cm on cm.company_id = r.company_id`.execute(trx);
    const usual = Math.floor((sizes.messages - sizes.inLargest) / sizes.rooms);
    await sql`insert into chat_messages (id, room_id, sequence, change, sender_id, client_id, kind, text, send_at)
      select gen_random_uuid(), r.id, s, s, case when s % 2 = 0 then r.creator_id else r.member_id end, gen_random_uuid(), 'PLAIN',
        (${words}::text[])[1 + (s + r.n) % ${words.length}] || case when (s * 7919 + r.n) % 5000 = 0 then ' 提灯' else '' end,
        timestamptz '2026-01-01' + (s * ${sizes.rooms}::bigint + r.n) * interval '10 milliseconds'
      from numbered as r
      cross join lateral generate_series(1, case when r.n = 1 then ${sizes.inLargest}::int else ${usual}::int end) as s`.execute(
      trx,
    );
    await sql`update chat_rooms as r set last_sequence = m.last, last_change = m.last, last_message_at = m.at
      from (select room_id, max(sequence) as last, max(send_at) as at from chat_messages group by room_id) as m
      where m.room_id = r.id`.execute(trx);
    // One room in ten is unread.
    await sql`insert into chat_members (room_id, user_id, joined_at, last_sequence, last_message_at, last_read_sequence)
      select r.id, who.id, now(), r.last_sequence, r.last_message_at,
        r.last_sequence - case when n.n % 10 = 0 then 1 else 0 end
      from chat_rooms as r join numbered as n on n.id = r.id
      cross join lateral (values (n.creator_id), (n.member_id)) as who (id)`.execute(trx);
    await sql`drop index chat_message_words_pairs_index`.execute(trx);
    await sql`create temp table known on commit drop as
      select text, folded_words(text) as folded, sign_pairs(folded_words(text)) as pairs
      from (select distinct text from chat_messages) as t`.execute(trx);
    await sql`insert into chat_message_words (message_id, room_id, company_id, creator_id, send_at, folded, pairs)
      select m.id, m.room_id, n.company_id, n.creator_id, m.send_at, k.folded,
        array_to_tsvector(k.pairs || array[' ' || m.room_id, ' ' || n.company_id, ' ' || n.creator_id])
      from chat_messages as m join numbered as n on n.id = m.room_id join known as k on k.text = m.text`.execute(
      trx,
    );
    await sql`create index chat_message_words_pairs_index on chat_message_words using gin (pairs) with (fastupdate = off)`.execute(
      trx,
    );
  });
  await sql`set statement_timeout = 0`.execute(db);
  for (const table of ['chat_rooms', 'chat_members', 'chat_messages', 'chat_message_words'])
    await sql`vacuum analyze ${sql.table(table)}`.execute(db);
  const largest = await db
    .selectFrom('chat_rooms')
    .select(['id', 'company_id', 'creator_id'])
    .orderBy('last_sequence', 'desc')
    .executeTakeFirstOrThrow();
  const own = members.find(({ company }) => company === largest.company_id);
  if (own === undefined) throw new Error('The largest room is nobody’s');
  return { companyId: own.company, memberId: own.member, creatorId: largest.creator_id, room: largest.id };
}
