/** What the page of works makes of its address. */
import type { FilterValues } from '../../ui/filters/filterFacet.ts';
import {
  engagementTypes,
  operationalAvailabilities,
  waysOfWorking,
} from '../../lib/words/jobProfileWords.ts';
import { seekingStatus } from '../../lib/words/seekingStatus.ts';
import { filterKinds, isOneOf, validateDiscoverSearch } from './discoverSearch.ts';
import type { DiscoverSearch, FeedTab, FilterKind } from './discoverSearch.ts';

/** The names of the queries' variables. */
export interface WorkFilters {
  readonly categoryIds?: readonly string[] | undefined;
  readonly industryIds?: readonly string[] | undefined;
  readonly toolIds?: readonly string[] | undefined;
  readonly jobSeekingStatuses?: readonly (keyof typeof seekingStatus)[] | undefined;
  readonly operationalAvailabilities?: readonly (keyof typeof operationalAvailabilities)[] | undefined;
  readonly engagementTypes?: readonly (keyof typeof engagementTypes)[] | undefined;
  readonly wayOfWorkings?: readonly (keyof typeof waysOfWorking)[] | undefined;
}

/** A creator who looks for work has no industry. */
export type SeekingFilters = Omit<WorkFilters, 'industryIds'>;

export function seekingFiltersOf(search: DiscoverSearch): SeekingFilters {
  const { industryIds: _none, ...filters } = filtersOf(search);
  return filters;
}

export function tabOf({ tab }: DiscoverSearch): FeedTab {
  return tab ?? 'recommended';
}

export function valuesOf(search: DiscoverSearch, kind: FilterKind): readonly string[] {
  return search[kind]?.split('.') ?? [];
}

/** The address with other values of one kind; none takes the kind away. */
export function withValues(
  search: DiscoverSearch,
  kind: FilterKind,
  values: readonly string[],
): DiscoverSearch {
  const { [kind]: _before, ...rest } = search;
  return values.length === 0 ? rest : { ...rest, [kind]: values.join('.') };
}

/** The tab without any filter. */
export function withoutFilters({ tab }: DiscoverSearch): DiscoverSearch {
  return tab === undefined ? {} : { tab };
}

/** Another tab, with the filters it knows. */
export function withTab(search: DiscoverSearch, tab: FeedTab): DiscoverSearch {
  const { tab: _before, ...rest } = search;
  return validateDiscoverSearch(tab === 'recommended' ? rest : { ...rest, tab });
}

/** What is chosen of each kind. */
export function chosenOf(search: DiscoverSearch): FilterValues<FilterKind> {
  return Object.fromEntries(filterKinds.map((kind) => [kind, valuesOf(search, kind)]));
}

export function countOfFilters(search: DiscoverSearch): number {
  return filterKinds.reduce((sum, kind) => sum + valuesOf(search, kind).length, 0);
}

/** The variables of the tab's queries. */
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
  };
}

function some<V>(values: readonly V[]): readonly V[] | undefined {
  return values.length === 0 ? undefined : values;
}
