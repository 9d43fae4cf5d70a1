import type { FilterValues } from '../../ui/filters/filterFacet.ts';
import {
  engagementTypes,
  operationalAvailabilities,
  waysOfWorking,
} from '../../lib/words/jobProfileWords.ts';
import { seekingStatus } from '../../lib/words/seekingStatus.ts';
import { filterKinds, isOneOf, validateDiscoverSearch } from './discoverSearch.ts';
import type { DiscoverSearch, FeedSort, FeedTab, FilterKind } from './discoverSearch.ts';

/** The queries' variables. */
export interface WorkFilters {
  readonly categoryIds?: readonly string[] | undefined;
  readonly industryIds?: readonly string[] | undefined;
  readonly toolIds?: readonly string[] | undefined;
  readonly jobSeekingStatuses?: readonly (keyof typeof seekingStatus)[] | undefined;
  readonly operationalAvailabilities?: readonly (keyof typeof operationalAvailabilities)[] | undefined;
  readonly engagementTypes?: readonly (keyof typeof engagementTypes)[] | undefined;
  readonly wayOfWorkings?: readonly (keyof typeof waysOfWorking)[] | undefined;
  readonly colors?: readonly string[] | undefined;
}

/** Creators have no industry and no colours. */
export type SeekingFilters = Omit<WorkFilters, 'colors' | 'industryIds'>;

export function seekingFiltersOf(search: DiscoverSearch): SeekingFilters {
  const { industryIds: _none, colors: _neither, ...filters } = filtersOf(search);
  return filters;
}

export function tabOf({ tab }: DiscoverSearch): FeedTab {
  return tab ?? 'recommended';
}

export function valuesOf(search: DiscoverSearch, kind: FilterKind): readonly string[] {
  return search[kind]?.split('.') ?? [];
}

export function withValues(
  search: DiscoverSearch,
  kind: FilterKind,
  values: readonly string[],
): DiscoverSearch {
  const { [kind]: _before, ...rest } = search;
  return values.length === 0 ? rest : { ...rest, [kind]: values.join('.') };
}

export function withoutFilters({ tab, sort }: DiscoverSearch): DiscoverSearch {
  return { ...(tab === undefined ? {} : { tab }), ...(sort === undefined ? {} : { sort }) };
}

export function withSort(search: DiscoverSearch, sort: FeedSort | undefined): DiscoverSearch {
  const { sort: _before, ...rest } = search;
  return sort === undefined ? rest : { ...rest, sort };
}

/** With the filters it supports. */
export function withTab(search: DiscoverSearch, tab: FeedTab): DiscoverSearch {
  const { tab: _before, ...rest } = search;
  return validateDiscoverSearch(tab === 'recommended' ? rest : { ...rest, tab });
}

export function chosenOf(search: DiscoverSearch): FilterValues<FilterKind> {
  return Object.fromEntries(filterKinds.map((kind) => [kind, valuesOf(search, kind)]));
}

/** The other way; where one kind alone is asked about, what is chosen of it is left out: its choices are alternatives. */
export function searchOf(kinds: readonly FilterKind[], chosen: FilterValues<FilterKind>): DiscoverSearch {
  const [only, ...more] = kinds;
  return filterKinds.reduce<DiscoverSearch>(
    (search, kind) =>
      kind === only && more.length === 0 ? search : withValues(search, kind, chosen[kind] ?? []),
    {},
  );
}

export function countOfFilters(search: DiscoverSearch): number {
  return filterKinds.reduce((sum, kind) => sum + valuesOf(search, kind).length, 0);
}

export function filtersOf(search: DiscoverSearch): WorkFilters {
  const ids = (kind: FilterKind): readonly string[] | undefined => some(valuesOf(search, kind));
  const enums = <T extends object>(kind: FilterKind, words: T) =>
    some(valuesOf(search, kind).filter((value) => isOneOf(words, value)));
  return {
    categoryIds: ids('category'),
    industryIds: ids('industry'),
    toolIds: ids('tool'),
    jobSeekingStatuses: enums('status', seekingStatus),
    operationalAvailabilities: enums('availability', operationalAvailabilities),
    engagementTypes: enums('engagement', engagementTypes),
    wayOfWorkings: enums('way', waysOfWorking),
    colors: some(valuesOf(search, 'color')),
  };
}

/** What おすすめ asks for. */
export interface RecommendedFilters extends WorkFilters {
  readonly order: 'NEWEST' | 'RECOMMENDED';
}

export function recommendedOf(filters: WorkFilters, sort: FeedSort | undefined): RecommendedFilters {
  return { ...filters, order: sort === 'newest' ? 'NEWEST' : 'RECOMMENDED' };
}

/** The kinds by their names in the schema. */
export const kindsInSchema = {
  category: 'CATEGORY',
  industry: 'INDUSTRY',
  tool: 'TOOL',
  status: 'JOB_SEEKING_STATUS',
  availability: 'OPERATIONAL_AVAILABILITY',
  engagement: 'ENGAGEMENT_TYPE',
  way: 'WAY_OF_WORKING',
  color: 'COLOR',
} as const satisfies Record<FilterKind, string>;

function some<V>(values: readonly V[]): readonly V[] | undefined {
  return values.length === 0 ? undefined : values;
}
