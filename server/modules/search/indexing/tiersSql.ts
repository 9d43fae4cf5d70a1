import { sql } from 'kysely';
import type { Kysely, RawBuilder } from 'kysely';
import type { Tables } from '../../../db/__generated__/tables.ts';
import type { Kind } from './sourcesSql.ts';

/** How many documents of a kind are in the best tier, in the best two, and so on. A kind of few has one tier. */
export type TierSizes = readonly number[];

/**
 * All that there may be, the best first. Whoever looks for something asks all of them: while documents are moved, `search_tiers` says what
 * is written from then on and not where each of them is.
 */
export const tiers = [0, 1, 2, 3, 4, 5, 6, 7] as const;

/** The tier of a document of this quality. */
export const tierOf = (kind: Kind, quality: RawBuilder<unknown>): RawBuilder<number> =>
  sql<number>`(select count(*)::smallint from search_tiers as t where t.kind = ${kind} and ${quality} < t.least_quality)`;

/** The best tier has become half as large again as it should be, or half as large; or the last could be two. */
export async function areTiersOld(db: Kysely<Tables>, kind: Kind, sizes: TierSizes): Promise<boolean> {
  const [best = 0] = sizes;
  const { rows } = await sql<{ isOld: boolean }>`
    with known as (
      select count(*)::int as count, max(t.least_quality) as best, min(t.least_quality) as last
      from search_tiers as t where t.kind = ${kind}),
    due as (
      select (s.sizes)[k.count + 1] - coalesce((s.sizes)[k.count], 0) as size, k.*
      from known as k cross join (select ${[...sizes]}::int[] as sizes) as s)
    select (b.best is not null and f.count not between ${best / 2}::float8 and ${best * 1.5}::float8)
      or (b.size is not null and l.count > b.size * 1.5) as "isOld"
    from due as b
    cross join lateral (
      select count(*) as count from (
        select from search_documents as d where d.kind = ${kind} and d.audience <> 'NOBODY' and d.quality >= b.best
        limit ${best * 2}::int) as m) as f
    cross join lateral (
      select count(*) as count from (
        select from search_documents as d where d.kind = ${kind} and d.audience <> 'NOBODY'
          and d.quality < coalesce(b.last, 'infinity') limit coalesce(b.size * 2, 0)) as m) as l`.execute(db);
  return rows[0]?.isOld ?? false;
}

/** The least quality of each tier but the last, as documents are now. */
export async function leastQualities(
  db: Kysely<Tables>,
  kind: Kind,
  sizes: TierSizes,
): Promise<readonly number[]> {
  const { rows } = await sql<{ least: number }>`
    select l.least from unnest(${[...sizes]}::int[]) as s (size)
    cross join lateral (
      select d.quality::float8 as least from search_documents as d where d.kind = ${kind} and d.audience <> 'NOBODY'
      order by d.quality desc, d.subject_id desc offset s.size - 1 limit 1) as l
    order by s.size`.execute(db);
  return rows.map(({ least }) => least);
}

/** Where the tiers begin that are kept. */
export async function keptQualities(db: Kysely<Tables>, kind: Kind): Promise<readonly number[]> {
  const rows = await db
    .selectFrom('search_tiers')
    .select(sql<number>`least_quality::float8`.as('least'))
    .where('kind', '=', kind)
    .orderBy('tier')
    .execute();
  return rows.map(({ least }) => least);
}

export interface TierPlace {
  readonly quality: number;
  readonly id: string;
}

/** Brings the next documents into their tiers, the best first; answers where the ones after them begin. */
export async function moveIntoTiers(
  db: Kysely<Tables>,
  kind: Kind,
  leasts: readonly number[],
  from: TierPlace | undefined,
  most: number,
): Promise<TierPlace | undefined> {
  const after =
    from === undefined
      ? sql`true`
      : sql`(d.quality, d.subject_id) < (${from.quality}::real, ${from.id}::uuid)`;
  const { rows } = await sql<TierPlace>`
    with step as materialized (
      select d.subject_id, d.quality,
        (select count(*)::smallint from unnest(${[...leasts]}::real[]) as l (least) where d.quality < l.least) as tier
      from search_documents as d
      where d.kind = ${kind} and d.audience <> 'NOBODY' and ${after}
      order by d.quality desc, d.subject_id desc limit ${most}),
    moved as (
      update search_documents as d set tier = s.tier from step as s
      where d.kind = ${kind} and d.subject_id = s.subject_id and d.tier <> s.tier)
    select s.quality::float8 as quality, s.subject_id as id from step as s order by s.quality, s.subject_id limit 1`.execute(
    db,
  );
  return rows[0];
}

/** What is written from now on goes by these. */
export async function keepLeastQualities(
  db: Kysely<Tables>,
  kind: Kind,
  leasts: readonly number[],
): Promise<void> {
  await sql`
    with gone as (delete from search_tiers as t where t.kind = ${kind} and t.tier >= ${leasts.length}::int)
    insert into search_tiers (kind, tier, least_quality)
    select ${kind}, l.place - 1, l.least from unnest(${[...leasts]}::real[]) with ordinality as l (least, place)
    on conflict (kind, tier) do update set least_quality = excluded.least_quality`.execute(db);
}
