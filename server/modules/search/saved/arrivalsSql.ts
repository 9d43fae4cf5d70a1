import { sql } from 'kysely';
import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '../../../db/__generated__/tables.ts';
import { customPlan } from '../../../db/statements.ts';
import { isNewsFor } from '../../viewer/findableSql.ts';
import type { Kind } from '../indexing/sourcesSql.ts';
import type { SavedRow } from './savedSql.ts';

export interface ArrivedRow {
  readonly kind: Kind;
  readonly id: string;
  readonly grams: readonly string[];
  readonly facets: readonly string[];
  readonly foldedTitle: string;
  readonly foldedBody: string;
  readonly spokenTitle: string;
  readonly spokenBody: string;
}

/** The oldest of what came in, held and struck off by this transaction; what is gone meanwhile is left out. */
export async function takeArrivals(
  trx: Transaction<Tables>,
  most: number,
): Promise<{ readonly taken: number; readonly documents: readonly ArrivedRow[] }> {
  const { rows } = await sql<{ readonly [key in keyof ArrivedRow]: ArrivedRow[key] | null }>`
    with taken as (
      delete from search_arrivals where (kind, subject_id) in (
        select kind, subject_id from search_arrivals order by turn limit ${most} for update skip locked)
      returning kind, subject_id)
    select d.kind, d.subject_id as id, d.grams, d.facets, d.folded_title as "foldedTitle",
      d.folded_body as "foldedBody", d.spoken_title as "spokenTitle", d.spoken_body as "spokenBody"
    from taken as t
    left join search_documents as d on d.kind = t.kind and d.subject_id = t.subject_id and d.audience <> 'NOBODY'`.execute(
    trx,
  );
  const documents = rows.flatMap((row): ArrivedRow[] => {
    const { kind, id, grams, facets, foldedTitle, foldedBody, spokenTitle, spokenBody } = row;
    return kind === null || id === null || grams === null || facets === null
      ? []
      : [
          {
            kind,
            id,
            grams,
            facets,
            foldedTitle: foldedTitle ?? '',
            foldedBody: foldedBody ?? '',
            spokenTitle: spokenTitle ?? '',
            spokenBody: spokenBody ?? '',
          },
        ];
  });
  return { taken: rows.length, documents };
}

export interface CandidateRow {
  readonly id: string;
  readonly query: string;
  readonly filters: readonly string[];
  /** Of the documents, those that it may fit. */
  readonly documents: readonly string[];
}

/** Which saved searches the documents may fit, found by the documents' grams and facets. */
export async function candidatesFor(
  trx: Transaction<Tables>,
  documents: readonly Pick<ArrivedRow, 'id' | 'kind'>[],
  freshSince: Date,
): Promise<CandidateRow[]> {
  const { rows } = await sql<CandidateRow>`
    select s.id, s.query, s.filters, array_agg(d.subject_id::text) as documents
    from jsonb_to_recordset(${JSON.stringify(documents.map(({ kind, id }) => ({ kind, id })))}::jsonb) as a (kind text, id uuid)
    join search_documents as d on d.kind = a.kind and d.subject_id = a.id and d.sort_at > ${freshSince}
    join saved_searches as s on s.probes && (d.grams || d.facets)
      and (s.kind is null or s.kind = d.kind) and s.created_at < d.sort_at
    group by s.id ${customPlan}`.execute(trx);
  return rows;
}

export interface MatchRow {
  readonly search: string;
  readonly kind: Kind;
  readonly id: string;
}

/**
 * Keeps what fits and its owner may find, each once, and says when it is to be told. What a search that is never told of finds is told
 * already. Answers how many are new.
 */
export async function keepMatches(
  trx: Transaction<Tables>,
  matches: readonly MatchRow[],
  { now, morning, pauseMs }: { readonly now: Date; readonly morning: Date; readonly pauseMs: number },
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    with kept as (
      insert into saved_search_matches (saved_search_id, kind, subject_id, found_at, told_at)
      select s.id, d.kind, d.subject_id, ${now}::timestamptz,
        case s.delivery when 'NEVER' then ${now}::timestamptz end
      from jsonb_to_recordset(${JSON.stringify(matches)}::jsonb) as p (search uuid, kind text, id uuid)
      join saved_searches as s on s.id = p.search
      join users as u on u.id = s.user_id
      join search_documents as d on d.kind = p.kind and d.subject_id = p.id
      where ${isNewsFor('u', 'd', now)}
      order by s.id, d.kind, d.subject_id
      on conflict do nothing returning saved_search_id),
    due as (
      update saved_searches as s set tell_at = case s.delivery when 'DAILY' then ${morning}::timestamptz
        else greatest(${now}::timestamptz, s.told_at + ${pauseMs}::integer * interval '1 millisecond') end
      where s.id in (select saved_search_id from kept) and s.tell_at is null and s.delivery <> 'NEVER')
    select count(*)::integer as count from kept`.execute(trx);
  return rows[0]?.count ?? 0;
}

export interface DueRow extends Pick<SavedRow, 'filters' | 'id' | 'kind' | 'name' | 'query' | 'userId'> {
  readonly isDaily: boolean;
  readonly count: number;
  readonly titles: readonly string[];
}

/** Saved searches whose news is due, held by this transaction, with what their owners find of it. */
export async function takeDue(trx: Transaction<Tables>, now: Date, most: number): Promise<DueRow[]> {
  const { rows } = await sql<DueRow>`
    with due as materialized (
      select s.id from saved_searches as s where s.tell_at <= ${now} order by s.tell_at, s.id
      limit ${most} for no key update skip locked),
    told as (
      update saved_searches as s set tell_at = null, told_at = ${now} from due where s.id = due.id
      returning s.id, s.user_id, s.name, s.query, s.kind, s.filters, s.delivery)
    select s.id, s.user_id as "userId", s.name, s.query, s.kind, s.filters, s.delivery = 'DAILY' as "isDaily",
      f.count, f.titles
    from told as s join users as u on u.id = s.user_id
    cross join lateral (
      select count(*)::integer as count, coalesce((array_agg(d.title order by d.sort_at desc))[1:5], '{}') as titles
      from saved_search_matches as m
      join search_documents as d on d.kind = m.kind and d.subject_id = m.subject_id
      where m.saved_search_id = s.id and m.told_at is null and m.seen_at is null and ${isNewsFor('u', 'd', now)}) as f
    order by s.id`.execute(trx);
  return rows;
}

/** What was found until now is told, by the notices where there are any. */
export async function markTold(
  trx: Transaction<Tables>,
  told: readonly { readonly id: string; readonly notice: string | null }[],
  now: Date,
): Promise<void> {
  await sql`
    update saved_search_matches as m set told_at = ${now}, notice_id = t.notice
    from jsonb_to_recordset(${JSON.stringify(told)}::jsonb) as t (id uuid, notice uuid)
    where m.saved_search_id = t.id and m.told_at is null`.execute(trx);
}

/** What is too old to come in as new is forgotten. */
export async function dropMatchesBefore(db: Kysely<Tables>, before: Date): Promise<void> {
  await db.deleteFrom('saved_search_matches').where('found_at', '<', before).execute();
}
