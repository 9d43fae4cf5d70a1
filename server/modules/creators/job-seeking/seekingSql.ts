import { sql } from 'kysely';
import type { Kysely, RawBuilder } from 'kysely';
import type { Tables } from '../../../db/__generated__/tables.ts';
import { keysetValues, walkKeyset, walks } from '../../../db/keyset.ts';
import type { KeysetValues } from '../../../db/keyset.ts';
import { prepared } from '../../../db/prepared.ts';
import { customPlan } from '../../../db/statements.ts';
import type { KeysetPage } from '../../../lib/request/paging.ts';
import { creatorRow, selectCreators } from '../profiles/sql.ts';
import type { CreatorRow } from '../profiles/sql.ts';
import { notHiddenFrom } from '../../viewer/visibilitySql.ts';
import type { ViewerScope } from '../../viewer/visibilitySql.ts';

/** null: not filtered by this. */
export interface SeekingFilters {
  readonly categoryIds: readonly number[] | null;
  readonly toolIds: readonly number[] | null;
  readonly jobSeekingStatuses: readonly string[] | null;
  readonly operationalAvailabilities: readonly string[] | null;
  readonly engagementTypes: readonly string[] | null;
  readonly wayOfWorkings: readonly string[] | null;
}

type Values = ViewerScope & SeekingFilters & KeysetValues;
type Place = (name: keyof SeekingFilters) => RawBuilder<unknown>;

/** A creator's categories are those of their works. */
const conditions: Readonly<Record<keyof SeekingFilters, (value: Place) => RawBuilder<boolean>>> = {
  jobSeekingStatuses: (value) =>
    sql<boolean>`j.job_seeking_status = any(${value('jobSeekingStatuses')}::text[])`,
  operationalAvailabilities: (value) =>
    sql<boolean>`j.operational_availabilities && ${value('operationalAvailabilities')}::text[]`,
  wayOfWorkings: (value) => sql<boolean>`j.way_of_workings && ${value('wayOfWorkings')}::text[]`,
  engagementTypes: (value) => sql<boolean>`exists (
    select from creator_engagement_types as e
    where e.user_id = j.user_id and e.engagement_type = any(${value('engagementTypes')}::text[]))`,
  toolIds: (value) => sql<boolean>`exists (
    select from creator_tools as t where t.user_id = j.user_id and t.tool_id = any(${value('toolIds')}::integer[]))`,
  categoryIds: (value) => sql<boolean>`exists (
    select from products as p where p.author_id = j.user_id and p.member_at is not null
      and p.category_ids && ${value('categoryIds')}::integer[])`,
};
const kinds = [
  'jobSeekingStatuses',
  'operationalAvailabilities',
  'wayOfWorkings',
  'engagementTypes',
  'toolIds',
  'categoryIds',
] as const satisfies readonly (keyof SeekingFilters)[];
type Kind = (typeof kinds)[number];

function pageStatement(set: readonly Kind[], backward: boolean) {
  const direction = walks(backward);
  return prepared<Values>()((db, value) =>
    selectCreators(db)
      .innerJoin(
        db
          .selectFrom('creator_job_profiles as j')
          .select(['j.user_id as userId', 'j.seeking_at as at'])
          .where('j.seeking_at', 'is not', null)
          .where((eb) => eb.and(set.map((kind) => conditions[kind](value))))
          .where(notHiddenFrom(value, 'j.user_id'))
          .$call((query) => walkKeyset(query, { at: 'j.seeking_at', id: 'j.user_id' }, backward, value))
          .limit(value('limit'))
          .as('found'),
        'found.userId',
        'c.user_id',
      )
      .select('found.at as seekingAt')
      .orderBy('found.at', direction)
      .orderBy('found.userId', direction)
      // Common values are fastest by walking the list, rare ones by lookup: the plan depends on the values.
      .$if(set.length > 0, (query) => query.modifyEnd(customPlan)),
  );
}

/**
 * One statement per set of filters: the planner turns a condition on another table into a join only when it
 * stands alone.
 */
const statements = new Map<string, ReturnType<typeof pageStatement>>();

function statementFor(filters: SeekingFilters, backward: boolean): ReturnType<typeof pageStatement> {
  const set = kinds.filter((kind) => filters[kind] !== null);
  const form = `${set.join()} ${backward}`;
  const known = statements.get(form) ?? pageStatement(set, backward);
  statements.set(form, known);
  return known;
}

type CountValues = ViewerScope & SeekingFilters & { readonly limit: number };

function countStatement(set: readonly Kind[]) {
  return prepared<CountValues>()((db, value) =>
    db
      .selectFrom(
        db
          .selectFrom('creator_job_profiles as j')
          .select('j.user_id')
          .where('j.seeking_at', 'is not', null)
          .where((eb) => eb.and(set.map((kind) => conditions[kind](value))))
          .where(notHiddenFrom(value, 'j.user_id'))
          .limit(value('limit'))
          .as('found'),
      )
      .select(sql<number>`count(*)::integer`.as('count'))
      .$if(set.length > 0, (query) => query.modifyEnd(customPlan)),
  );
}

const countStatements = new Map<string, ReturnType<typeof countStatement>>();

export async function countSeekingCreators(
  db: Kysely<Tables>,
  scope: ViewerScope,
  filters: SeekingFilters,
  limit: number,
): Promise<number> {
  const set = kinds.filter((kind) => filters[kind] !== null);
  const run = countStatements.get(set.join()) ?? countStatement(set);
  countStatements.set(set.join(), run);
  const [row] = await run(db, { ...scope, ...filters, limit });
  return row?.count ?? 0;
}

/** The values that each of `found` has, of one kind. */
const valuesOf: Readonly<Record<Kind, RawBuilder<unknown>>> = {
  jobSeekingStatuses: sql`select found.job_seeking_status as value from found`,
  operationalAvailabilities: sql`select unnest(found.operational_availabilities) as value from found`,
  wayOfWorkings: sql`select unnest(found.way_of_workings) as value from found`,
  engagementTypes: sql`select e.engagement_type as value from found
    join creator_engagement_types as e on e.user_id = found.user_id`,
  toolIds: sql`select t.tool_id::text as value from found join creator_tools as t on t.user_id = found.user_id`,
  categoryIds: sql`select own.value::text from found cross join lateral (
    select distinct unnest(p.category_ids) as value from products as p
    where p.author_id = found.user_id and p.member_at is not null) as own`,
};

function choicesStatement(set: readonly Kind[], of: Kind) {
  return prepared<CountValues>()((db, value) =>
    db
      .with('found', () =>
        db
          .selectFrom('creator_job_profiles as j')
          .select(['j.user_id', 'j.job_seeking_status', 'j.operational_availabilities', 'j.way_of_workings'])
          .where('j.seeking_at', 'is not', null)
          .where((eb) => eb.and(set.map((kind) => conditions[kind](value))))
          .where(notHiddenFrom(value, 'j.user_id'))
          .limit(value('limit')),
      )
      .selectFrom(sql<{ value: string }>`(${valuesOf[of]})`.as('chosen'))
      .select([
        'chosen.value',
        sql<number>`count(*)::integer`.as('count'),
        sql<number>`(select count(*)::integer from found)`.as('found'),
      ])
      .groupBy('chosen.value')
      .modifyEnd(customPlan),
  );
}

const choicesStatements = new Map<string, ReturnType<typeof choicesStatement>>();

/** How many of those who fit have each value of a kind; so many of them are looked at, at the most. */
export function choicesOfSeekers(
  db: Kysely<Tables>,
  scope: ViewerScope,
  filters: SeekingFilters,
  { kind, limit }: { readonly kind: Kind; readonly limit: number },
) {
  const set = kinds.filter((each) => filters[each] !== null);
  const form = `${kind} ${set.join()}`;
  const run = choicesStatements.get(form) ?? choicesStatement(set, kind);
  choicesStatements.set(form, run);
  return run(db, { ...scope, ...filters, limit });
}

export interface SeekingRow extends CreatorRow {
  readonly seekingAt: Date | null;
}

/** One keyset page, latest change first, with one extra row. */
export async function seekingCreators(
  db: Kysely<Tables>,
  page: KeysetPage,
  scope: ViewerScope,
  filters: SeekingFilters,
): Promise<SeekingRow[]> {
  const run = statementFor(filters, page.backward);
  const rows = await run(db, { ...scope, ...filters, ...keysetValues(page) });
  return rows.map((row) => ({ ...creatorRow(row), seekingAt: row.seekingAt }));
}
