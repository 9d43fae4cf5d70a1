import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Tables } from '../server/db/__generated__/tables.ts';
import { openDatabase } from '../server/db/client.ts';
import type { Database } from '../server/db/client.ts';
import { migrate, MigrationChangedError } from '../server/db/migrate.ts';

/** Openings and entries in their own database, or a share of them (`BENCH_DESK_SHARE=0.1`). */
const share = Number(process.env['BENCH_DESK_SHARE'] ?? '1');
const sizes = {
  companies: Math.round(5_000 * share),
  creators: Math.round(20_000 * share),
  openings: Math.round(50_000 * share),
  entries: Math.round(1_000_000 * share),
};
/**
 * Long lists, with five hundred pages: candidates of the first opening, openings of the first company,
 * entries of the first creator.
 */
const deep = { candidates: 5_000, openings: 12_000 * share, entries: 12_000 * share };

const serverUrl = process.env['BENCH_DATABASE_URL'] ?? 'postgres://postgres@127.0.0.1:5432/postgres';
const name = 'tsumugi_bench_desk';
const url = new URL(serverUrl);
url.pathname = `/${name}`;

const kinds = { creator: '0000000000c0', member: '0000000000d0', company: '0000000000d1' } as const;
const uuid = (kind: keyof typeof kinds, n: string) =>
  sql.raw(`(lpad(to_hex(${n}), 8, '0') || '-0000-7000-8000-${kinds[kind]}')::uuid`);
const opening = (n: string) =>
  sql.raw(`(lpad(to_hex(${n}), 8, '0') || '-0000-7000-8000-0000000000f0')::uuid`);
const noon = sql.raw(`timestamptz '2026-04-01 00:00:00+00'`);
const series = (count: number) => sql.raw(`generate_series(1, ${Math.round(count)}) as n`);
const idOf = (last: string): string => `00000001-0000-7000-8000-${last}`;

/** The owners of the long lists. */
export const deskPeople = {
  creator: idOf(kinds.creator),
  member: idOf(kinds.member),
  company: idOf(kinds.company),
  opening: idOf('0000000000f0'),
} as const;

/** Triggers run as usual; entries are inserted in portions, each counted at once. */
async function fill(db: Kysely<Tables>): Promise<void> {
  await sql`insert into users (id, email, role, registration_step, created_at)
    select ${uuid('creator', 'n')}, 'c' || n || '@bench.example', 'CREATOR_USER', 'COMPLETED', ${noon} from ${series(sizes.creators)}`.execute(
    db,
  );
  await sql`insert into creator_profiles (user_id, first_name, last_name, user_name, created_at, updated_at)
    select ${uuid('creator', 'n')}, 'みお', '早瀬' || n, 'creator_' || n, ${noon}, ${noon} from ${series(sizes.creators)}`.execute(
    db,
  );
  await sql`insert into companies (id, name, name_key, created_at, updated_at)
    select ${uuid('company', 'n')}, '会社' || n, '会社' || n, ${noon}, ${noon} from ${series(sizes.companies)}`.execute(
    db,
  );
  await sql`insert into users (id, email, role, registration_step, created_at)
    values (${deskPeople.member}, 'm1@company.example', 'CORPORATE_USER', 'COMPLETED', ${noon})`.execute(db);
  await sql`insert into corporate_profiles (user_id, first_name, last_name, created_at, updated_at)
    values (${deskPeople.member}, '名', '姓', ${noon}, ${noon})`.execute(db);
  await sql`insert into company_members (user_id, company_id, role, joined_at)
    values (${deskPeople.member}, ${deskPeople.company}, 'CORPORATE_USER', ${noon})`.execute(db);
  await sql`insert into job_openings (id, company_id, resumeration_type, status, title, working_place, working_place_type,
      working_prefecture_id, contact_email, offer_detail, service_description, net_price, gross_price, published_at, created_at, edited_at)
    select ${opening('n')}, case when n <= ${Math.round(deep.openings)}::integer then ${uuid('company', '1')} else ${uuid('company', `1 + n % ${sizes.companies}`)} end,
      (array['CONTRACT_UNIT','HOURLY_RATE'])[1 + n % 2], (array['PUBLIC','PUBLIC','PUBLIC','PUBLIC','PRIVATE'])[1 + n % 5], '募集' || n, '在宅',
      (array['FULL_REMOTE','ON_SITE','PARTIAL_REMOTE'])[1 + n % 3], 1 + n % 47, 'a@example.jp', repeat('内容です。', 60), '事業の説明', 1000, 1100,
      ${noon} - n * interval '1 minute', ${noon} - n * interval '2 minutes', ${noon} - n * interval '1 minute'
    from ${series(sizes.openings)}`.execute(db);
  await sql`insert into job_opening_tools (job_opening_id, tool_id, position)
    select ${opening('n')}, 1 + (n * 7) % 40, 0 from ${series(sizes.openings)}`.execute(db);
  const enter = (from: number, to: number, openingOf: string, creatorOf: string) =>
    sql`insert into job_entries (id, job_opening_id, creator_id, entry_message, stage, stage_changed_at, entered_at, reply_by, first_replied_at, read_at)
      select gen_random_uuid(), ${opening(openingOf)}, ${uuid('creator', creatorOf)}, 'お力になれそうです。',
        (array['NEW','NEW','CONSIDERING','INTERVIEW','DECLINED'])[1 + n % 5], ${noon}, ${noon} - n * interval '17 seconds',
        ${noon} - n * interval '17 seconds' + interval '14 days',
        case when n % 5 >= 3 then ${noon} end, case when n % 5 >= 2 then ${noon} end
      from generate_series(${from}::integer, ${to}::integer) as n
      on conflict (job_opening_id, creator_id) do nothing`.execute(db);
  await enter(1, deep.candidates, '1', `1 + n % ${sizes.creators}`);
  await enter(2, Math.round(deep.entries), 'n', '1');
  const at = 20_000;
  for (let from = 1; from <= sizes.entries; from += at)
    await enter(
      from,
      Math.min(from + at - 1, sizes.entries),
      `2 + (n / 20) % ${sizes.openings - 2}`,
      `2 + (n * 7919::bigint) % ${sizes.creators - 2}`,
    );
}

async function rootStatement(statement: string): Promise<void> {
  const root = await openDatabase({ databaseUrl: serverUrl });
  await sql
    .raw(statement)
    .execute(root.db)
    .finally(() => root.close());
}

async function isThere(): Promise<boolean> {
  const root = await openDatabase({ databaseUrl: serverUrl });
  try {
    return (await sql`select from pg_database where datname = ${name}`.execute(root.db)).rows.length > 0;
  } finally {
    await root.close();
  }
}

/** The desk's database, made by the first run and kept; made anew when a migration changed. */
export async function openDeskDatabase(): Promise<Database> {
  if (!(await isThere())) await rootStatement(`create database ${name}`);
  const database = await openDatabase({ databaseUrl: url.href, poolSize: 4, idleTimeoutMs: 0 });
  try {
    await migrate(database);
  } catch (error) {
    await database.close();
    if (!(error instanceof MigrationChangedError)) throw error;
    await rootStatement(`drop database ${name}`);
    return openDeskDatabase();
  }
  const { rows } = await sql`select from job_openings having count(*) = ${sizes.openings}`.execute(
    database.db,
  );
  if (rows.length > 0) return database;
  process.stdout.write(`Making ${sizes.entries} entries to ${sizes.openings} openings…\n`);
  const patient = await openDatabase({ databaseUrl: url.href, poolSize: 1, statementTimeoutMs: 0 });
  await sql`truncate users, companies, job_openings, list_counters cascade`.execute(patient.db);
  await fill(patient.db);
  await sql`vacuum analyze`.execute(patient.db);
  await patient.close();
  return database;
}
