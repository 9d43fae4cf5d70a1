import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../db/__generated__/tables.ts';
import { customPlan } from '../../../db/statements.ts';
import type { OpeningRow, OpeningStatus } from './openingSql.ts';

export type OpeningKind = OpeningRow['resumerationType'];

/**
 * Limit/offset lists of openings. Ids come from covering indexes, so that a deep page reads no skipped rows;
 * several indexes (two kinds, two states) are merged. Planned with their actual limits.
 */
export interface Window {
  readonly limit: number;
  readonly offset: number;
}

interface Walk {
  readonly db: Kysely<Tables>;
  readonly window: Window;
}

const idsOf = (rows: readonly { readonly id: string }[]): string[] => rows.map(({ id }) => id);

/** Walks an index down to the page's end. */
function walked(
  { db, window: { limit, offset } }: Walk,
  by: 'o.edited_at' | 'o.public_at',
  where: ReturnType<typeof sql<boolean>>,
) {
  return db
    .selectFrom('job_openings as o')
    .select(['o.id', sql<Date>`${sql.ref(by)}`.as('at')])
    .where(where)
    .orderBy(by, 'desc')
    .orderBy('o.id', 'desc')
    .limit(offset + limit);
}

function merged({ db, window }: Walk, walks: readonly ReturnType<typeof walked>[]) {
  const [first, ...others] = walks.map((walk) => db.selectFrom(walk.as('walk')).select(['id', 'at']));
  if (!first) return undefined;
  const all = others.reduce((union, other) => union.unionAll(other), first);
  return db
    .selectFrom(all.as('merged'))
    .select('id')
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(window.limit)
    .offset(window.offset)
    .modifyEnd(customPlan);
}

/** NEWEST: newest first. DEADLINE: by last day, those without one at the end. */
export type OpeningSort = 'DEADLINE' | 'NEWEST';

/** Public ones by last day, of all or some kinds. */
async function endingIds(
  { db, window: { limit, offset } }: Walk,
  kinds: readonly OpeningKind[] | null,
): Promise<string[]> {
  const walkedOf = (where: ReturnType<typeof sql<boolean>>) =>
    db
      .selectFrom('job_openings as o')
      .select(['o.id', 'o.public_at as at', 'o.valid_through as until'])
      .where(where)
      .orderBy('o.valid_through')
      .orderBy('o.public_at', 'desc')
      .orderBy('o.id', 'desc')
      .limit(offset + limit);
  const isPublic = sql<boolean>`o.public_at is not null`;
  const [first, ...others] = (
    kinds?.map((kind) => walkedOf(sql<boolean>`(${isPublic} and o.resumeration_type = ${kind})`)) ?? [
      walkedOf(isPublic),
    ]
  ).map((walk) => db.selectFrom(walk.as('walk')).select(['id', 'at', 'until']));
  if (!first) return [];
  const all = others.reduce((union, other) => union.unionAll(other), first);
  return idsOf(
    await db
      .selectFrom(all.as('merged'))
      .select('id')
      .orderBy('until')
      .orderBy('at', 'desc')
      .orderBy('id', 'desc')
      .limit(limit)
      .offset(offset)
      .modifyEnd(customPlan)
      .execute(),
  );
}

export async function publicIds(
  db: Kysely<Tables>,
  window: Window,
  kinds: readonly OpeningKind[] | null,
  sort: OpeningSort = 'NEWEST',
): Promise<string[]> {
  const walk = { db, window };
  if (sort === 'DEADLINE') return endingIds(walk, kinds);
  const isPublic = sql<boolean>`o.public_at is not null`;
  const walks = kinds?.map((kind) =>
    walked(walk, 'o.public_at', sql<boolean>`(${isPublic} and o.resumeration_type = ${kind})`),
  ) ?? [walked(walk, 'o.public_at', isPublic)];
  return idsOf((await merged(walk, walks)?.execute()) ?? []);
}

export async function outsideIds(db: Kysely<Tables>, limit: number): Promise<string[]> {
  const walk = { db, window: { limit, offset: 0 } };
  const where = sql<boolean>`(o.public_at is not null and o.is_open_to_outside)`;
  return idsOf((await merged(walk, [walked(walk, 'o.public_at', where)])?.execute()) ?? []);
}

export async function publicIdsOfCompany(
  db: Kysely<Tables>,
  window: Window,
  companyId: string,
): Promise<string[]> {
  const walk = { db, window };
  const where = sql<boolean>`(o.company_id = ${companyId}::uuid and o.public_at is not null)`;
  return idsOf((await merged(walk, [walked(walk, 'o.public_at', where)])?.execute()) ?? []);
}

export async function idsOfCompany(
  db: Kysely<Tables>,
  window: Window,
  companyId: string,
  statuses: readonly OpeningStatus[] | null,
): Promise<string[]> {
  const walk = { db, window };
  const ofCompany = sql<boolean>`o.company_id = ${companyId}::uuid`;
  const walks = statuses?.map((status) =>
    walked(walk, 'o.edited_at', sql<boolean>`(${ofCompany} and o.status = ${status})`),
  ) ?? [walked(walk, 'o.edited_at', ofCompany)];
  return idsOf((await merged(walk, walks)?.execute()) ?? []);
}

/**
 * Filters of the public list: values of one kind are alternatives, kinds are combined. Null: not filtered.
 */
export interface OpeningFilters {
  readonly resumerationTypes: readonly string[] | null;
  readonly workingPlaceTypes: readonly string[] | null;
  readonly prefectureIds: readonly number[] | null;
  readonly categoryIds: readonly number[] | null;
  readonly toolIds: readonly number[] | null;
  readonly occupationIds: readonly number[] | null;
  readonly tagIds: readonly number[] | null;
}

/** Nulls fold away at planning; rare values use GIN, common ones walk the list. */
function fitting(filters: OpeningFilters) {
  const one = (column: string, type: string, values: readonly unknown[] | null) =>
    sql`(${values}::${sql.raw(type)} is null or ${sql.ref(column)} = any(${values}::${sql.raw(type)}))`;
  const some = (column: string, values: readonly number[] | null) =>
    sql`(${values}::integer[] is null or ${sql.ref(column)} && ${values}::integer[])`;
  return sql<boolean>`(o.public_at is not null and ${sql.join(
    [
      one('o.resumeration_type', 'text[]', filters.resumerationTypes),
      one('o.working_place_type', 'text[]', filters.workingPlaceTypes),
      one('o.working_prefecture_id', 'integer[]', filters.prefectureIds),
      some('o.category_ids', filters.categoryIds),
      some('o.tool_ids', filters.toolIds),
      some('o.occupation_ids', filters.occupationIds),
      some('o.tag_ids', filters.tagIds),
    ],
    sql` and `,
  )})`;
}

export async function fittingIds(
  db: Kysely<Tables>,
  { limit, offset }: Window,
  filters: OpeningFilters,
  sort: OpeningSort = 'NEWEST',
): Promise<string[]> {
  const rows = await db
    .selectFrom('job_openings as o')
    .select('o.id')
    .where(fitting(filters))
    .$if(sort === 'DEADLINE', (query) => query.orderBy('o.valid_through'))
    .orderBy('o.public_at', 'desc')
    .orderBy('o.id', 'desc')
    .limit(limit)
    .offset(offset)
    .modifyEnd(customPlan)
    .execute();
  return idsOf(rows);
}

/** Stops counting at the limit. */
export async function countFitting(
  db: Kysely<Tables>,
  filters: OpeningFilters,
  limit: number,
): Promise<number> {
  const { count } = await db
    .selectFrom(
      db.selectFrom('job_openings as o').select('o.id').where(fitting(filters)).limit(limit).as('found'),
    )
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .modifyEnd(customPlan)
    .executeTakeFirstOrThrow();
  return count;
}

const nobody = '00000000-0000-0000-0000-000000000000';

type TotalList =
  | 'company_job_openings'
  | 'company_public_job_openings'
  | 'creator_entries'
  | 'public_job_openings';

/** Totals kept by triggers, by kind, state or ALL. */
export async function totalsOf(
  db: Kysely<Tables>,
  list: TotalList,
  ownerId: string = nobody,
): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom('list_counters')
    .select(['key', 'total'])
    .where('list', '=', list)
    .where('owner_id', '=', ownerId)
    .execute();
  return new Map(rows.map(({ key, total }) => [key, total]));
}

/** Openings a creator applied to, newest first: all (null), recruiting, or ended. */
export async function enteredIds(
  db: Kysely<Tables>,
  { limit, offset }: Window,
  creatorId: string,
  isRecruiting: boolean | null,
  isPrivate = false,
): Promise<string[]> {
  const walk = db
    .selectFrom('job_entries as e')
    .select(['e.id', 'e.entered_at as at'])
    .where('e.creator_id', '=', creatorId)
    .$if(isRecruiting !== null, (query) => query.where('e.is_recruiting', '=', isRecruiting === true))
    .$if(isPrivate, (query) =>
      query.where((eb) =>
        eb.exists(
          eb
            .selectFrom('job_openings as o')
            .select('o.id')
            .whereRef('o.id', '=', 'e.job_opening_id')
            .where('o.status', '=', 'PRIVATE'),
        ),
      ),
    )
    .orderBy('e.entered_at', 'desc')
    .orderBy('e.id', 'desc')
    .limit(limit)
    .offset(offset);
  return idsOf(
    await db
      .selectFrom(walk.as('walk'))
      .innerJoin('job_entries as e', 'e.id', 'walk.id')
      .select('e.job_opening_id as id')
      .orderBy('walk.at', 'desc')
      .orderBy('walk.id', 'desc')
      .modifyEnd(customPlan)
      .execute(),
  );
}
