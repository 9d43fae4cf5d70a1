import { sql } from 'kysely';
import type { Kysely, RawBuilder } from 'kysely';
import type { Tables } from '../../../db/__generated__/tables.ts';
import { keysetValues, walkKeyset, walks } from '../../../db/keyset.ts';
import type { KeysetValues } from '../../../db/keyset.ts';
import { prepared } from '../../../db/prepared.ts';
import { customPlan } from '../../../db/statements.ts';
import type { KeysetPage } from '../../../lib/paging.ts';
import { creatorRow, selectCreators } from '../profiles/sql.ts';
import type { CreatorRow } from '../profiles/sql.ts';
import { notHiddenFrom } from '../../viewer/visibilitySql.ts';
import type { ViewerScope } from '../../viewer/visibilitySql.ts';

/** What creators are narrowed by; null is a kind that is not asked for. */
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

/** A creator is of the categories of their works. */
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
      // What is common walks the list, what is rare is looked up; which it is, the values decide.
      .$if(set.length > 0, (query) => query.modifyEnd(customPlan)),
  );
}

/**
 * A text for each set of kinds that was ever asked for: a condition that leads into another table becomes a join only where it stands by
 * itself.
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

/** How many fit, counted up to a limit. */
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

export interface SeekingRow extends CreatorRow {
  readonly seekingAt: Date | null;
}

/** One keyset page of creators who look for work, who said so last first. Asks for one row more than the page. */
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
