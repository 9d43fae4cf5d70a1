import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';

/** What works are narrowed by: several values of one kind are alternatives, the kinds hold together. Null is a kind that is not asked for. */
export interface FilterValues {
  readonly categoryIds: readonly number[] | null;
  readonly industryIds: readonly number[] | null;
  readonly toolIds: readonly number[] | null;
  readonly jobSeekingStatuses: readonly string[] | null;
  readonly operationalAvailabilities: readonly string[] | null;
  readonly engagementTypes: readonly string[] | null;
  readonly wayOfWorkings: readonly string[] | null;
}

export const noFilters: FilterValues = {
  categoryIds: null,
  industryIds: null,
  toolIds: null,
  jobSeekingStatuses: null,
  operationalAvailabilities: null,
  engagementTypes: null,
  wayOfWorkings: null,
};

type Place = (name: keyof FilterValues) => RawBuilder<unknown>;

/**
 * The condition of every filtered statement over `products as p`: one text whatever is set. It goes with `customPlan`, under which a null
 * is folded away before the statement is planned, and each value is estimated by how common it is: common ones walk the feed's index,
 * rare ones are looked up in `products_filter_index`. Bound into a prepared statement, the same text would be a scan of everything.
 */
export function fitting(value: Place): RawBuilder<boolean> {
  const among = (column: string, type: string, name: keyof FilterValues) =>
    sql`(${value(name)}::${sql.raw(type)} is null or ${sql.ref(column)} && ${value(name)}::${sql.raw(type)})`;
  return sql<boolean>`(${sql.join(
    [
      among('p.category_ids', 'integer[]', 'categoryIds'),
      among('p.industry_ids', 'integer[]', 'industryIds'),
      among('p.tool_ids', 'integer[]', 'toolIds'),
      among('p.author_facets', 'text[]', 'jobSeekingStatuses'),
      among('p.author_facets', 'text[]', 'operationalAvailabilities'),
      among('p.author_facets', 'text[]', 'engagementTypes'),
      among('p.author_facets', 'text[]', 'wayOfWorkings'),
    ],
    sql` and `,
  )})`;
}

/**
 * Works of newcomers: authors who registered after `newSince`. All of theirs came out in their first 90 days, which is what
 * `products_newbie_index` holds.
 */
export function ofNewcomers(value: (name: 'newSince') => RawBuilder<unknown>): RawBuilder<boolean> {
  return sql<boolean>`(
    p.member_at - p.author_registered_at <= interval '90 days'
    and p.author_registered_at > ${value('newSince')}::timestamptz and p.member_at > ${value('newSince')}::timestamptz)`;
}
