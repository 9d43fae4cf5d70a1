import {
  engagementTypes,
  operationalAvailabilities,
  waysOfWorking,
} from '../../lib/words/jobProfileWords.ts';
import { seekingStatus } from '../../lib/words/seekingStatus.ts';

export const feedTabs = ['newbie', 'recent', 'seeking'] as const;
/** おすすめ is not in the address. */
export type FeedTab = (typeof feedTabs)[number] | 'recommended';

export const filterKinds = [
  'category',
  'industry',
  'tool',
  'status',
  'availability',
  'engagement',
  'way',
  'color',
] as const;
export type FilterKind = (typeof filterKinds)[number];

/** おすすめ順 has no name in the address. */
export type FeedSort = 'newest';

/** Values of one kind are joined by dots, which addresses do not escape. */
export type DiscoverSearch = {
  readonly tab?: (typeof feedTabs)[number];
  /** Of おすすめ alone: the other lists have one order. */
  readonly sort?: FeedSort;
} & { readonly [kind in FilterKind]?: string };

const valuesOfAKind = 20;
const colorsAtOnce = 5;

/** Creators have no industry and no colours. */
export function kindsOf(tab: FeedTab): readonly FilterKind[] {
  return tab === 'seeking'
    ? filterKinds.filter((kind) => kind !== 'industry' && kind !== 'color')
    : filterKinds;
}

/** Whether a value has the form of its kind; only the server knows which entries exist. */
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
    case 'color':
      return /^[0-9a-f]{6}$/.test(value);
  }
}

export function isOneOf<T extends object>(words: T, value: string): value is Extract<keyof T, string> {
  return Object.hasOwn(words, value);
}

const mostOf = (kind: FilterKind): number => (kind === 'color' ? colorsAtOnce : valuesOfAKind);

/** Drops unknown values and duplicates. */
export function validateDiscoverSearch(raw: Record<string, unknown>): DiscoverSearch {
  const tab = feedTabs.find((each) => each === raw['tab']);
  const filters = kindsOf(tab ?? 'recommended').flatMap((kind) => {
    const text = raw[kind];
    if (typeof text !== 'string') return [];
    const values = text.split('.').filter((value) => isValueOf(kind, tab ?? 'recommended', value));
    return values.length === 0 ? [] : [[kind, [...new Set(values)].slice(0, mostOf(kind)).join('.')]];
  });
  const sort = tab === undefined && raw['sort'] === 'newest' ? { sort: 'newest' as const } : {};
  return { ...(tab === undefined ? {} : { tab }), ...sort, ...Object.fromEntries(filters) };
}
