import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { openDatabase } from '../server/db/client.ts';
import type { Database } from '../server/db/client.ts';
import type { Tables } from '../server/db/__generated__/tables.ts';
import { migrate, MigrationChangedError } from '../server/db/migrate.ts';

/** Where the figures are taken: PostgreSQL with as many works as the bars name. */
export const sizes = { creators: 20_000, works: 100_000, mediaPerWork: 3 };

const serverUrl = process.env['BENCH_DATABASE_URL'] ?? 'postgres://postgres@127.0.0.1:5432/postgres';
const name = 'tsumugi_bench';

export function benchDatabaseUrl(): string {
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}

/** A uuid that says where in the set it stands: the same at every run. */
const uuid = (kind: string, n: string) =>
  sql.raw(`(lpad(to_hex(${n}), 8, '0') || '-0000-7000-8000-${kind}')::uuid`);
const creatorKind = '0000000000c0';
const workKind = '0000000000b0';
const mediaKind = '0000000000a0';

/** Fills an empty, migrated database. Triggers for counters run as ever, so that the rows are what the product would have made. */
export async function fill(
  db: Kysely<Tables>,
  { creators, works, mediaPerWork }: typeof sizes,
): Promise<void> {
  const series = (count: number) => sql.raw(`generate_series(1, ${count}) as n`);
  const noon = sql.raw(`timestamptz '2026-04-01 00:00:00+00'`);
  await sql`insert into users (id, email, role, registration_step, created_at)
    select ${uuid(creatorKind, 'n')}, 'c' || n || '@bench.example', 'CREATOR_USER', 'COMPLETED', ${noon} - n * interval '1 minute' from ${series(creators)}`.execute(
    db,
  );
  await sql`insert into media_objects (id, type, sha256, extension, byte_size, width, height, thumbhash, created_at)
    select ${uuid(mediaKind, 'n')}, 'IMAGE', md5('a' || n) || md5('b' || n), 'webp', 90000, 1200, 900, '1QcSHQRnh493V4dIh4eXh1h4kJUI', ${noon}
    from ${series(works * mediaPerWork)}`.execute(db);
  await sql`insert into creator_profiles (user_id, first_name, last_name, user_name, introduction, prefecture_id, profile_media_id, created_at, updated_at)
    select ${uuid(creatorKind, 'n')}, 'みお', '早瀬' || n, 'creator_' || n, '紙とインキの仕事をしています。', 1 + n % 47, ${uuid(mediaKind, 'n')},
      ${noon} - n * interval '1 minute', ${noon} from ${series(creators)}`.execute(db);
  await sql`insert into creator_job_profiles (id, user_id, job_seeking_status, latest_job_seeking_status_changed_at, operational_hours, operational_availabilities, way_of_workings, created_at, updated_at)
    select ${uuid(creatorKind, 'n')}, ${uuid(creatorKind, 'n')}, (array['SEEKING','SEEKING_IF_YOU_HAVE_A_GOOD_OFFER','NOT_SEEKING'])[1 + n % 3], ${noon},
      'FROM_10_TO_20_HOURS_PER_WEEK', array['HOLIDAY'], array['FULL_REMOTE'], ${noon}, ${noon} from ${series(creators)}`.execute(
    db,
  );
  await sql`insert into creator_engagement_types (id, user_id, engagement_type, created_at, updated_at)
    select ${uuid(creatorKind, 'n')}, ${uuid(creatorKind, 'n')}, 'FREELANCE', ${noon}, ${noon} from ${series(creators)}`.execute(
    db,
  );
  await sql`insert into products (id, author_id, name, description, design_scope, thumbnail_media_id, is_published, first_published_at, approved_at, created_at, edited_at)
    select ${uuid(workKind, 'n')}, ${uuid(creatorKind, `1 + (n * 7919) % ${creators}`)}, '「余白展」告知ポスター ' || n,
      '「余」と「白」の真ん中に、何も刷らない白を置く。告知すべき情報は、その余白のなかだけで読める。', '企画、題字、組版', ${uuid(mediaKind, `(n - 1) * ${mediaPerWork} + 1`)},
      true, ${noon} - n * interval '1 minute', ${noon}, ${noon}, ${noon} from ${series(works)}`.execute(db);
  await sql`insert into product_media (product_id, media_id, position, caption)
    select ${uuid(workKind, 'n')}, ${uuid(mediaKind, `(n - 1) * ${mediaPerWork} + m`)}, m - 1, '' from ${series(works)}, generate_series(1, ${mediaPerWork}) as m`.execute(
    db,
  );
  await sql`insert into product_categories (product_id, category_id, position)
    select ${uuid(workKind, 'n')}, 1 + (n + p * 7) % 30, p from ${series(works)}, generate_series(0, 1) as p`.execute(
    db,
  );
  await sql`insert into bookmarks (user_id, product_id, created_at)
    select ${uuid(creatorKind, '1')}, ${uuid(workKind, 'n * 3')}, ${noon} - n * interval '1 second' from ${series(Math.min(10_000, Math.floor(works / 3)))}`.execute(
    db,
  );
}

/** The viewer who has kept works. */
export const viewerId = '00000001-0000-7000-8000-0000000000c0';

async function exists(db: Kysely<Tables>): Promise<boolean> {
  const found = await sql<{ total: number }>`select count(*)::int as total from products`
    .execute(db)
    .catch(() => undefined);
  return found?.rows[0]?.total === sizes.works;
}

async function createUnlessThere(): Promise<void> {
  const root = await openDatabase({ databaseUrl: serverUrl });
  try {
    const { rows } = await sql`select from pg_database where datname = ${name}`.execute(root.db);
    if (rows.length === 0) await sql`create database ${sql.raw(name)}`.execute(root.db);
  } finally {
    await root.close();
  }
}

/** Migrations may still change before the first release: the set is then made anew. */
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

/** The bench's own database, made at the first run and kept for the next. */
export async function openBenchDatabase(poolSize = 10): Promise<Database> {
  const database = await openMigrated(poolSize);
  if (await exists(database.db)) return database;
  process.stdout.write(`Making ${sizes.works} works of ${sizes.creators} creators…\n`);
  const patient = await openDatabase({ databaseUrl: benchDatabaseUrl(), poolSize: 1, statementTimeoutMs: 0 });
  await sql`truncate users, media_objects, products, list_counters cascade`.execute(patient.db);
  await fill(patient.db, sizes);
  await sql`vacuum analyze`.execute(patient.db);
  await patient.close();
  return database;
}
