import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { openDatabase } from '../server/db/client.ts';
import type { Database } from '../server/db/client.ts';
import type { Tables } from '../server/db/__generated__/tables.ts';
import type { Clock } from '../server/lib/dates/clock.ts';
import { scoreDueProducts } from '../server/modules/products/feeds/score.ts';
import { migrate, MigrationChangedError } from '../server/db/migrate.ts';

export interface Sizes {
  readonly creators: number;
  readonly works: number;
  readonly mediaPerWork: number;
  readonly bookmarks: number;
  /** People of companies, five each. */
  readonly members: number;
}

/** For the measured figures: PostgreSQL, with as many works as the bars name. */
const sizes: Sizes = {
  creators: 20_000,
  works: 100_000,
  mediaPerWork: 3,
  bookmarks: 1_000_000,
  members: 12_500,
};

/** The end of the set, used as "now". */
export const setClock: Clock = { now: () => new Date('2026-04-01T00:00:00.000Z') };

const serverUrl = process.env['BENCH_DATABASE_URL'] ?? 'postgres://postgres@127.0.0.1:5432/postgres';
const name = 'tsumugi_bench';

export function benchDatabaseUrl(database = name): string {
  const url = new URL(serverUrl);
  url.pathname = `/${database}`;
  return url.href;
}

/** Ids that are the same in every run. */
const uuid = (kind: Kind, n: string) =>
  sql.raw(`(lpad(to_hex(${n}), 8, '0') || '-0000-7000-8000-${kinds[kind]}')::uuid`);
const kinds = {
  media: '0000000000a0',
  work: '0000000000b0',
  creator: '0000000000c0',
  member: '0000000000d0',
  company: '0000000000d1',
  follow: '0000000000e0',
  created: '0000000000e1',
  edited: '0000000000e2',
  sought: '0000000000e3',
} as const;
type Kind = keyof typeof kinds;

const series = (count: number) => sql.raw(`generate_series(1, ${count}) as n`);
const noonText = `timestamptz '2026-04-01 00:00:00+00'`;
const noon = sql.raw(noonText);

/**
 * Fills an empty, migrated database. Triggers run as usual, so rows are as the product makes them. Creators
 * joined 70 to 222 days before the set's end, one in eight in the last 90; works are from the last 70.
 */
export async function fill(db: Kysely<Tables>, size: Sizes): Promise<void> {
  await fillCreators(db, size);
  await fillWorks(db, size);
  await fillBookmarks(db, size);
  if (size.members === 0) return;
  await fillCompanies(db, size);
  await fillFollows(db, size);
}

async function fillCreators(db: Kysely<Tables>, { creators, works, mediaPerWork }: Sizes): Promise<void> {
  const all = series(creators);
  const own = uuid('creator', 'n');
  const came = sql.raw(`${noonText} - interval '70 days' - n * interval '11 minutes'`);
  await sql`insert into users (id, email, role, registration_step, first_work_approved_at, created_at)
    select ${own}, 'c' || n || '@bench.example', 'CREATOR_USER', 'COMPLETED', ${noon}, ${came} from ${all}`.execute(
    db,
  );
  await sql`insert into media_objects (id, type, sha256, extension, byte_size, width, height, thumbhash, created_at)
    select ${uuid('media', 'n')}, 'IMAGE', md5('a' || n) || md5('b' || n), 'webp', 90000, 1200, 900, '1QcSHQRnh493V4dIh4eXh1h4kJUI', ${noon}
    from ${series(works * mediaPerWork)}`.execute(db);
  await sql`insert into creator_profiles (user_id, first_name, last_name, user_name, introduction, prefecture_id, profile_media_id, created_at, updated_at)
    select ${own}, 'みお', '早瀬' || n, 'creator_' || n, '紙とインキの仕事をしています。', 1 + n % 47, ${uuid('media', 'n')}, ${came}, ${noon} from ${all}`.execute(
    db,
  );
  await sql`insert into creator_job_profiles (id, user_id, job_seeking_status, latest_job_seeking_status_changed_at, operational_hours, operational_availabilities, way_of_workings, created_at, updated_at)
    select ${own}, ${own}, (array['SEEKING','SEEKING_IF_YOU_HAVE_A_GOOD_OFFER','NOT_SEEKING'])[1 + n % 3], ${noon} - ((n * 7919) % ${creators}::integer) * interval '3 minutes',
      'FROM_10_TO_20_HOURS_PER_WEEK', array[(array['HOLIDAY','WEEKDAY_DAY_TIME','WEEKDAY_NIGHT_TIME'])[1 + n % 7 % 3]],
      array[(array['FLEXIBLE','FULL_REMOTE','OFFICE'])[1 + n % 11 % 3]], ${noon}, ${noon} from ${all}`.execute(
    db,
  );
  await sql`insert into creator_engagement_types (id, user_id, engagement_type, created_at, updated_at)
    select ${own}, ${own}, (array['FREELANCE','SIDEJOB'])[1 + n % 2], ${noon}, ${noon} from ${all}`.execute(
    db,
  );
  await sql`insert into creator_reward_prices (id, user_id, reward_category, reward_type, net_price, gross_price, position)
    select ${own}, ${own}, 'ロゴ', 'CONTRACT_UNIT', 100000, 120000, 0 from ${all}`.execute(db);
  await sql`insert into creator_tools (user_id, tool_id, position)
    select ${own}, 1 + (n + p * 7) % 40, p from ${all}, generate_series(0, 2) as p`.execute(db);
}

/** The oldest works are by one author, whose list has five hundred pages. */
const deepAuthor = 3_072;
const deepAuthorWorks = (works: number): number => works / 8;

async function fillWorks(db: Kysely<Tables>, { creators, works, mediaPerWork }: Sizes): Promise<void> {
  const all = series(works);
  const own = uuid('work', 'n');
  await sql`insert into products (id, author_id, name, description, design_scope, thumbnail_media_id, is_published, first_published_at, approved_at, shuffle_key, created_at, edited_at)
    select ${own}, case when n > ${works - deepAuthorWorks(works)}::integer then ${uuid('creator', String(deepAuthor))} else ${uuid('creator', `1 + (n * 7919) % ${creators}`)} end, '「余白展」告知ポスター ' || n,
      '「余」と「白」の真ん中に、何も刷らない白を置く。告知すべき情報は、その余白のなかだけで読める。', '企画、題字、組版', ${uuid('media', `(n - 1) * ${mediaPerWork} + 1`)},
      true, ${noon} - n * interval '1 minute', ${noon}, hashint4(n) & 2147483647, ${noon}, ${noon} from ${all}`.execute(
    db,
  );
  await sql`insert into product_media (product_id, media_id, position, caption)
    select ${own}, ${uuid('media', `(n - 1) * ${mediaPerWork} + m`)}, m - 1, '' from ${all}, generate_series(1, ${mediaPerWork}::integer) as m`.execute(
    db,
  );
  await sql`insert into product_categories (product_id, category_id, position)
    select ${own}, 1 + (n + p * 7) % 30, p from ${all}, generate_series(0, 1) as p`.execute(db);
  await sql`insert into product_industries (product_id, industry_id, position)
    select ${own}, 1 + n % 13 % 10, 0 from ${all}`.execute(db);
  await sql`insert into product_tools (product_id, tool_id, position)
    select ${own}, 1 + (n / 3 + p * 7) % 40, p from ${all}, generate_series(0, 1) as p`.execute(db);
}

/** Everybody has about fifty bookmarks, the first creator all the rest. */
async function fillBookmarks(db: Kysely<Tables>, { creators, works, bookmarks }: Sizes): Promise<void> {
  const each = Math.floor((bookmarks * 0.98) / creators);
  const mine = Math.min(bookmarks - each * (creators - 1), Math.floor(works / 3));
  await sql`insert into bookmarks (user_id, product_id, created_at)
    select ${uuid('creator', '1')}, ${uuid('work', 'n * 3')}, ${noon} - n * interval '1 second' from ${series(mine)}`.execute(
    db,
  );
  // In portions, as triggers handle each statement's rows together.
  for (let time = 1; time <= each; time += 1) {
    const work = `1 + (n::bigint * 104729 + ${time * 1999}) % ${works}`;
    await sql`insert into bookmarks (user_id, product_id, created_at)
      select ${uuid('creator', 'n')}, ${uuid('work', work)}, ${noon} - (n * 31 + ${time * 7411}::integer) % 86400 * interval '1 minute'
      from generate_series(2, ${creators}::integer) as n`.execute(db);
  }
}

/**
 * One creator in twenty hides from the third company, one in twenty from its people's domain, and one in two
 * from another company and domain, as from an employer. With the first two alone PostgreSQL would estimate
 * that everybody is hidden.
 */
async function fillCompanies(db: Kysely<Tables>, { creators, members }: Sizes): Promise<void> {
  const own = uuid('member', 'n');
  const company = uuid('company', '1 + n % (greatest(n, 5) / 5)');
  await sql`insert into companies (id, name, name_key, created_at, updated_at)
    select ${uuid('company', 'n')}, '会社' || n, '会社' || n, ${noon}, ${noon} from ${series(Math.ceil(members / 5) + 5)}`.execute(
    db,
  );
  await sql`insert into users (id, email, role, registration_step, created_at)
    select ${own}, 'm' || n || case when n = 3 then '@shunned.example' else '@company.example' end, 'CORPORATE_USER', 'COMPLETED', ${noon}
    from ${series(members)}`.execute(db);
  await sql`insert into corporate_profiles (user_id, first_name, last_name, created_at, updated_at)
    select ${own}, '名', '姓' || n, ${noon}, ${noon} from ${series(members)}`.execute(db);
  await sql`insert into company_members (user_id, company_id, role, joined_at)
    select ${own}, ${company}, 'CORPORATE_USER', ${noon} from ${series(members)}`.execute(db);
  await sql`insert into creator_hidden_companies (creator_id, company_id, reason, created_at)
    select ${uuid('creator', 'n')}, ${uuid('company', '3')}, 'MANUAL', ${noon} from ${series(creators)} where hashint4(n) % 20 = 0
    union all select ${uuid('creator', 'n')}, ${uuid('company', `4 + n % ${Math.floor(members / 5)}`)}, 'MANUAL', ${noon} from ${series(creators)} where n % 2 = 0`.execute(
    db,
  );
  await sql`insert into creator_hidden_domains (creator_id, domain)
    select ${uuid('creator', 'n')}, 'shunned.example' from ${series(creators)} where hashint4(n + 1) % 20 = 0
    union all select ${uuid('creator', 'n')}, 'employer' || n % 2000 || '.example' from ${series(creators)} where n % 2 = 0`.execute(
    db,
  );
}

/**
 * The first member follows enough for the pages, the second two thousand, everybody the first creator and
 * four others.
 */
async function fillFollows(db: Kysely<Tables>, { creators, members }: Sizes): Promise<void> {
  const all = series(members);
  await sql`insert into follows (id, follower_id, followee_id, followed_at)
    select ${uuid('follow', 'row_number() over ()')}, ${uuid('member', 'm')}, ${uuid('creator', 'c')}, ${noon} - (m * 13 + c * 7) % 90000 * interval '1 minute'
    from (
      select 1 as m, c from generate_series(1, ${members}::integer) as c
      union select 2, c * 9 from generate_series(1, 2000) as c
      union select n, 1 from ${all}
      union select n, 2 + (n * 131 + p * 4001) % (${creators}::integer - 2) from ${all}, generate_series(1, 4) as p
    ) as pair`.execute(db);
  await sql`insert into activities (id, user_id, type, product_id, occurred_at)
    select ${uuid('created', 'number')}, author_id, 'CREATE_PRODUCT', id, first_published_at from products`.execute(
    db,
  );
  await sql`insert into activities (id, user_id, type, product_id, occurred_at)
    select ${uuid('edited', 'number')}, author_id, 'EDIT_PRODUCT', id, first_published_at + interval '5 hours'
    from products where first_published_at < ${noon} - interval '5 hours'`.execute(db);
  await sql`insert into activities (id, user_id, type, job_seeking_status, occurred_at)
    select ${uuid('sought', 'n')}, ${uuid('creator', 'n')}, 'EDIT_JOB_SEEKING_STATUS', 'SEEKING', ${noon} - n * interval '5 minutes' from ${series(creators)}`.execute(
    db,
  );
}

const idOf = (kind: Kind, n: number): string =>
  `${n.toString(16).padStart(8, '0')}-0000-7000-8000-${kinds[kind]}`;

/** Whom lists are requested as. */
export const people = {
  /** Has the many bookmarks, and is followed by everybody in companies. */
  creator: idOf('creator', 1),
  author: idOf('creator', deepAuthor),
  followsMost: idOf('member', 1),
  followsTwoThousand: idOf('member', 2),
  shunned: idOf('member', 3),
  shunnedCompany: idOf('company', 3),
} as const;

async function exists(db: Kysely<Tables>): Promise<boolean> {
  const { rows } = await sql<{ works: number; followers: number }>`
    select (select count(*)::int from products) as works,
      (select followers_count from creator_profiles where user_id = ${people.creator}) as followers`.execute(
    db,
  );
  return rows[0]?.works === sizes.works && rows[0].followers === sizes.members;
}

/** The address of a part's own database, which is created if missing. */
export async function benchDatabase(database: string): Promise<string> {
  await createUnlessThere(database);
  return benchDatabaseUrl(database);
}

async function createUnlessThere(database = name): Promise<void> {
  const root = await openDatabase({ databaseUrl: serverUrl });
  try {
    const { rows } = await sql`select from pg_database where datname = ${database}`.execute(root.db);
    if (rows.length === 0) await sql`create database ${sql.raw(database)}`.execute(root.db);
  } finally {
    await root.close();
  }
}

/** Migrations may still change before the first release; then the set is made anew. */
async function dropOutdated(): Promise<void> {
  const root = await openDatabase({ databaseUrl: serverUrl });
  await sql`drop database ${sql.raw(name)}`.execute(root.db).finally(() => root.close());
}

async function openMigrated(poolSize: number): Promise<Database> {
  await createUnlessThere();
  const database = await openDatabase({ databaseUrl: benchDatabaseUrl(), poolSize, idleTimeoutMs: 0 });
  try {
    await migrate(database);
    return database;
  } catch (error) {
    await database.close();
    if (!(error instanceof MigrationChangedError)) throw error;
    await dropOutdated();
    return openMigrated(poolSize);
  }
}

/** The benchmark's database, made by the first run and kept. */
export async function openBenchDatabase(poolSize = 10): Promise<Database> {
  const database = await openMigrated(poolSize);
  if (await exists(database.db)) return database;
  process.stdout.write(`Making ${sizes.works} works of ${sizes.creators} creators…\n`);
  const patient = await openDatabase({ databaseUrl: benchDatabaseUrl(), poolSize: 1, statementTimeoutMs: 0 });
  await sql`truncate users, companies, media_objects, products, list_counters, product_scores_due restart identity cascade`.execute(
    patient.db,
  );
  await fill(patient.db, sizes);
  await scoreDueProducts({ db: patient.db, clock: setClock });
  await sql`vacuum analyze`.execute(patient.db);
  await patient.close();
  return database;
}
