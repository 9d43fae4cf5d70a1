import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../db/__generated__/tables.ts';
import { keysetPlaces, keysetValues, walkKeyset } from '../../../db/keyset.ts';
import { customPlan } from '../../../db/statements.ts';
import type { KeysetPage } from '../../../lib/request/paging.ts';
import type { EntryStage } from '../entries/entrySql.ts';

export type CandidateSort = 'DEADLINE' | 'NEWEST' | 'OLDEST';

export interface CandidateFilters {
  readonly stages: readonly EntryStage[] | null;
  readonly unread: boolean | null;
  readonly late: boolean | null;
  /** Null: all; `unassigned` adds those without anybody. */
  readonly assigneeIds: readonly string[] | null;
  readonly unassigned: boolean;
  /** Part of the name, message or an answer. */
  readonly text: { readonly name: string; readonly words: string } | null;
}

const orders = {
  NEWEST: { at: 'e.entered_at', id: 'e.id', order: 'desc' },
  OLDEST: { at: 'e.entered_at', id: 'e.id', order: 'asc' },
  DEADLINE: { at: 'e.answer_due_at', id: 'e.id', order: 'asc' },
} as const;

/** The kana that `foldedName` maps: ぁ to ゖ, and katakana in the same order. */
const kanaFrom = (first: number): string =>
  Array.from({ length: 0x56 }, (_, index) => String.fromCodePoint(first + index)).join('');
const hiragana = kanaFrom(0x3041);
const katakana = kanaFrom(0x30a1);

const foldedName = sql`translate(lower(normalize(
  c.last_name || c.first_name || ' ' || c.user_name || ' '
  || coalesce(c.last_name_kana, '') || coalesce(c.first_name_kana, ''), nfkc)), ${sql.lit(`${hiragana} `)}, ${sql.lit(katakana)})`;

const holding = (text: string): string => `%${text.replace(/[\\%_]/gu, '\\$&')}%`;

function fitting(filters: CandidateFilters, now: Date) {
  const { stages, unread, late, assigneeIds, unassigned, text } = filters;
  const conditions = [sql`true`];
  if (stages) conditions.push(sql`e.stage = any(${stages}::text[])`);
  if (unread !== null) conditions.push(sql`(e.read_at is null) = ${unread}`);
  if (late !== null) conditions.push(sql`(e.answer_due_at < ${now}) = ${late}`);
  if (assigneeIds && unassigned)
    conditions.push(sql`(e.assignee_id is null or e.assignee_id = any(${assigneeIds}::uuid[]))`);
  else if (assigneeIds) conditions.push(sql`e.assignee_id = any(${assigneeIds}::uuid[])`);
  else if (unassigned) conditions.push(sql`e.assignee_id is null`);
  if (text !== null)
    // Scalar subqueries instead of `exists`, which the planner may turn into a scan of all creators: these
    // look at the opening's candidates one by one.
    conditions.push(sql`((
        select ${foldedName} like ${holding(text.name)} from creator_profiles as c where c.user_id = e.creator_id)
      or lower(normalize(e.entry_message, nfkc)) like ${holding(text.words)}
      or (
        select bool_or(lower(normalize(a.answer_text, nfkc)) like ${holding(text.words)})
        from job_entry_answers as a where a.entry_id = e.id))`);
  return sql<boolean>`(${sql.join(conditions, sql` and `)})`;
}

export interface FoundCandidate {
  readonly id: string;
  readonly at: Date;
}

/**
 * A keyset page of an opening's candidates, as moments and ids, by the order's index. Reads one more than the
 * page.
 */
export function candidateIds(
  db: Kysely<Tables>,
  openingId: string,
  page: KeysetPage,
  {
    sort,
    filters,
    now,
  }: { readonly sort: CandidateSort; readonly filters: CandidateFilters; readonly now: Date },
): Promise<FoundCandidate[]> {
  const columns = orders[sort];
  const values = keysetValues(page, columns.order);
  return db
    .selectFrom('job_entries as e')
    .select(['e.id', sql<Date>`${sql.ref(columns.at)}`.as('at')])
    .where('e.job_opening_id', '=', openingId)
    .where(fitting(filters, now))
    .$call((query) => walkKeyset(query, columns, page.backward, keysetPlaces(values)))
    .limit(values.limit)
    .modifyEnd(customPlan)
    .execute();
}

/** All candidates of an opening that some filters let through. */
export async function filteredIds(
  db: Kysely<Tables>,
  openingId: string,
  filters: CandidateFilters,
  now: Date,
): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('job_entries as e')
    .select('e.id')
    .where('e.job_opening_id', '=', openingId)
    .where(fitting(filters, now))
    .execute();
  return new Set(rows.map(({ id }) => id));
}

export interface StageTotal {
  readonly openingId: string;
  readonly stage: string;
  readonly total: number;
}

export function stageTotals(db: Kysely<Tables>, openingIds: readonly string[]): Promise<StageTotal[]> {
  return db
    .selectFrom('list_counters')
    .select(['owner_id as openingId', 'key as stage', 'total'])
    .where('list', '=', 'opening_entries')
    .where(sql<boolean>`owner_id = any(${[...openingIds]}::uuid[])`)
    .execute();
}

/** Overdue candidates, counted along the index up to a limit for each opening. */
export async function lateTotals(
  db: Kysely<Tables>,
  openingIds: readonly string[],
  now: Date,
  limit: number,
): Promise<{ openingId: string; total: number }[]> {
  const { rows } = await sql<{ openingId: string; total: number }>`
    select wanted.id as "openingId", (
      select count(*) from (
        select from job_entries as e
        where e.job_opening_id = wanted.id and e.answer_due_at < ${now}
        limit ${sql.lit(limit)}) as late) as total
    from unnest(${[...openingIds]}::uuid[]) as wanted(id)`.execute(db);
  return rows;
}
