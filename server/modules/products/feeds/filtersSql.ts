import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';

/** Filters of works: values of one kind are alternatives, kinds are combined. Null: not filtered. */
export interface FilterValues {
  readonly categoryIds: readonly number[] | null;
  readonly industryIds: readonly number[] | null;
  readonly toolIds: readonly number[] | null;
  readonly jobSeekingStatuses: readonly string[] | null;
  readonly operationalAvailabilities: readonly string[] | null;
  readonly engagementTypes: readonly string[] | null;
  readonly wayOfWorkings: readonly string[] | null;
  /** Cells of colours. */
  readonly colors: readonly number[] | null;
}

export const noFilters: FilterValues = {
  categoryIds: null,
  industryIds: null,
  toolIds: null,
  jobSeekingStatuses: null,
  operationalAvailabilities: null,
  engagementTypes: null,
  wayOfWorkings: null,
  colors: null,
};

type Place = (name: keyof FilterValues) => RawBuilder<unknown>;

/**
 * The condition of all filtered statements over `products as p`, with one text for any filters. Use it with
 * `customPlan`: nulls then fold away at planning and values are estimated, so that common ones walk the
 * feed's index and rare ones use `products_filter_index`. As a generic prepared plan it would scan
 * everything.
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
      among('p.color_cells', 'integer[]', 'colors'),
    ],
    sql` and `,
  )})`;
}

/**
 * Works of authors registered after `newSince`. All their works came out within 90 days of registering, which
 * `products_newbie_index` covers.
 */
export function ofNewcomers(value: (name: 'newSince') => RawBuilder<unknown>): RawBuilder<boolean> {
  return sql<boolean>`(
    p.member_at - p.author_registered_at <= interval '90 days'
    and p.author_registered_at > ${value('newSince')}::timestamptz and p.member_at > ${value('newSince')}::timestamptz)`;
}
