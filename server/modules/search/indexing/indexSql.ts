import { sql } from 'kysely';
import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '../../../db/__generated__/tables.ts';
import type { Kind } from './sourcesSql.ts';
import { tierOf } from './tiersSql.ts';

/** A word of a text: its place in the original, and how it is read, each way once. */
export type Span = readonly [from: number, to: number, ...readings: string[]];

export interface ChangeRow {
  readonly kind: Kind;
  readonly id: string;
  readonly turn: string;
}

export interface DocumentRow {
  readonly id: string;
  readonly title: string;
  readonly body: string;
  readonly spans: readonly [readonly Span[], readonly Span[]];
  readonly foldedTitle: string;
  readonly foldedBody: string;
  readonly spokenTitle: string;
  readonly spokenBody: string;
  readonly titleWords: readonly string[];
  readonly grams: readonly string[];
  readonly beginnings: string;
  readonly facets: readonly string[];
  readonly ownerId: string | null;
  readonly quality: number;
  readonly sortAt: Date;
}

const mostAttempts = 5;

/** The oldest changes, held for this process; what a process that died had held is free after a minute. */
export async function claimChanges(db: Kysely<Tables>, now: Date, most: number): Promise<ChangeRow[]> {
  const { rows } = await sql<ChangeRow>`
    update search_changes as c set claimed_until = ${new Date(now.getTime() + 60_000)}, attempts = attempts + 1
    from (
      select kind, subject_id from search_changes
      where (claimed_until is null or claimed_until < ${now}) and attempts < ${mostAttempts}
      order by turn limit ${most} for update skip locked) as due
    where c.kind = due.kind and c.subject_id = due.subject_id
    returning c.kind, c.subject_id as id, c.turn::text as turn`.execute(db);
  return rows;
}

/** What changed once more meanwhile is due again. */
export async function settleChanges(trx: Transaction<Tables>, changes: readonly ChangeRow[]): Promise<void> {
  const wanted = JSON.stringify(changes);
  await sql`
    delete from search_changes as c using jsonb_to_recordset(${wanted}::jsonb) as d (kind text, id uuid, turn bigint)
    where c.kind = d.kind and c.subject_id = d.id and c.turn = d.turn`.execute(trx);
  await sql`
    update search_changes as c set claimed_until = null, attempts = 0
    from jsonb_to_recordset(${wanted}::jsonb) as d (kind text, id uuid, turn bigint)
    where c.kind = d.kind and c.subject_id = d.id`.execute(trx);
}

const subjects = {
  COMPANY: {
    table: 'companies',
    key: 'id',
    column: 'company_id',
    audience: sql`case s.status when 'ACTIVE' then 'MEMBERS' else 'NOBODY' end`,
  },
  CREATOR: {
    table: 'creator_profiles',
    key: 'user_id',
    column: 'creator_id',
    audience: sql`case when s.is_hidden then 'NOBODY' else 'EVERYONE' end`,
  },
  JOB_OPENING: {
    table: 'job_openings',
    key: 'id',
    column: 'job_opening_id',
    audience: sql`search_audience_of_opening(s)`,
  },
  PRODUCT: {
    table: 'products',
    key: 'id',
    column: 'product_id',
    audience: sql`search_audience_of_work(s)`,
  },
} as const;

/** Who may see it is read now, and not when its words were: the analyser takes its time. */
export async function writeDocuments(
  trx: Transaction<Tables>,
  kind: Kind,
  documents: readonly DocumentRow[],
  now: Date,
): Promise<void> {
  const { table, key, column, audience } = subjects[kind];
  for (const one of documents) {
    await sql`
      insert into search_documents (kind, ${sql.ref(column)}, title, body, spans, folded_title, folded_body, spoken_title,
        spoken_body, title_words, grams, beginnings, facets, owner_id, audience, quality, tier, sort_at, updated_at)
      select ${kind}, s.${sql.ref(key)}, ${one.title}, ${one.body}, ${JSON.stringify(one.spans)}::jsonb, ${one.foldedTitle},
        ${one.foldedBody}, ${one.spokenTitle}, ${one.spokenBody}, ${[...one.titleWords]}::text[], ${[...one.grams]}::text[],
        ${one.beginnings}, ${[...one.facets]}::text[], ${one.ownerId}::uuid, ${audience}, ${one.quality}::real,
        ${tierOf(kind, sql`${one.quality}::real`)}, ${one.sortAt}::timestamptz, ${now}::timestamptz
      from ${sql.table(table)} as s where s.${sql.ref(key)} = ${one.id}::uuid for share
      on conflict (kind, subject_id) do update set title = excluded.title, body = excluded.body, spans = excluded.spans,
        folded_title = excluded.folded_title, folded_body = excluded.folded_body, spoken_title = excluded.spoken_title,
        spoken_body = excluded.spoken_body, title_words = excluded.title_words, grams = excluded.grams,
        beginnings = excluded.beginnings, facets = excluded.facets, owner_id = excluded.owner_id, audience = excluded.audience, quality = excluded.quality,
        tier = excluded.tier, sort_at = excluded.sort_at, updated_at = excluded.updated_at`.execute(trx);
  }
  await noteArrivals(trx, kind, documents);
}

/** Only what may be newer than some saved search is held against them. */
async function noteArrivals(
  trx: Transaction<Tables>,
  kind: Kind,
  documents: readonly DocumentRow[],
): Promise<void> {
  if (documents.length === 0) return;
  await sql`
    insert into search_arrivals (kind, subject_id)
    select d.kind, d.subject_id from search_documents as d
    where d.kind = ${kind} and d.subject_id = any(${documents.map(({ id }) => id)}::uuid[]) and d.audience <> 'NOBODY'
      and d.sort_at > (select min(s.created_at) from saved_searches as s)
    on conflict (kind, subject_id) do update set turn = nextval('search_turns')`.execute(trx);
}

/** Everything is due once more; what is found meanwhile stays found. */
export async function noteEverything(db: Kysely<Tables>): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    with noted as (
      insert into search_changes (kind, subject_id)
      select 'PRODUCT', id from products
      union all select 'CREATOR', user_id from creator_profiles
      union all select 'JOB_OPENING', id from job_openings where status <> 'DRAFT'
      union all select 'COMPANY', id from companies
      on conflict (kind, subject_id) do update set turn = nextval('search_turns'), attempts = 0
      returning 1)
    select count(*)::int as count from noted`.execute(db);
  return rows[0]?.count ?? 0;
}

export async function countChanges(db: Kysely<Tables>): Promise<number> {
  const { count } = await db
    .selectFrom('search_changes')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('attempts', '<', mostAttempts)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** What the hosted engine is to hear of. */
export async function notePushes(trx: Transaction<Tables>, changes: readonly ChangeRow[]): Promise<void> {
  await sql`
    insert into search_pushes (kind, subject_id)
    select kind, id from jsonb_to_recordset(${JSON.stringify(changes)}::jsonb) as c (kind text, id uuid)
    on conflict (kind, subject_id) do update set turn = nextval('search_turns')`.execute(trx);
}
