/** What `/products` shows, as it stands in its address. */
import type { FilterValues } from '../../ui/filterFacet.ts';
import { engagementTypes, operationalAvailabilities, waysOfWorking } from '../creators/jobProfileWords.ts';
import { seekingStatus } from '../creators/seekingStatus.ts';

export const feedTabs = ['newbie', 'recent', 'seeking'] as const;
/** おすすめ has no name in the address. */
export type FeedTab = (typeof feedTabs)[number] | 'recommended';

export const filterKinds = [
  'category',
  'industry',
  'tool',
  'status',
  'availability',
  'engagement',
  'way',
] as const;
export type FilterKind = (typeof filterKinds)[number];

/** Values of one kind are joined by dots, which an address leaves as they are. */
export type DiscoverSearch = {
  readonly tab?: (typeof feedTabs)[number];
} & { readonly [kind in FilterKind]?: string };

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

const valuesOfAKind = 20;

/** Kinds that a tab can be filtered by: a creator who looks for work has no industry. */
export function kindsOf(tab: FeedTab): readonly FilterKind[] {
  return tab === 'seeking' ? filterKinds.filter((kind) => kind !== 'industry') : filterKinds;
}

export function tabOf({ tab }: DiscoverSearch): FeedTab {
  return tab ?? 'recommended';
}

/** Whether a value could be one of its kind. Entries of the house's lists are known by their numbers only to the server. */
function isValueOf(kind: FilterKind, tab: FeedTab, value: string): boolean {
  switch (kind) {
    case 'category':
    case 'industry':
    case 'tool':
      return value.startsWith(`${kind}_`) && /^\d{1,9}$/.test(value.slice(kind.length + 1));
    case 'status':
      return isOneOf(seekingStatus, value) && !(tab === 'seeking' && value === 'NOT_SEEKING');
    case 'availability':
      return isOneOf(operationalAvailabilities, value);
    case 'engagement':
      return isOneOf(engagementTypes, value);
    case 'way':
      return isOneOf(waysOfWorking, value);
  }
}

function isOneOf<T extends object>(words: T, value: string): value is Extract<keyof T, string> {
  return Object.hasOwn(words, value);
}

export function valuesOf(search: DiscoverSearch, kind: FilterKind): readonly string[] {
  return search[kind]?.split('.') ?? [];
}

/** For the route: unknown tabs, kinds and values are dropped, values said twice are said once. */
export function validateDiscoverSearch(raw: Record<string, unknown>): DiscoverSearch {
  const tab = feedTabs.find((each) => each === raw['tab']);
  const filters = kindsOf(tab ?? 'recommended').flatMap((kind) => {
    const text = raw[kind];
    if (typeof text !== 'string') return [];
    const values = text.split('.').filter((value) => isValueOf(kind, tab ?? 'recommended', value));
    return values.length === 0 ? [] : [[kind, [...new Set(values)].slice(0, valuesOfAKind).join('.')]];
  });
  return { ...(tab === undefined ? {} : { tab }), ...Object.fromEntries(filters) };
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
