/** What `/products` shows, as it stands in its address. */
import {
  engagementTypes,
  operationalAvailabilities,
  waysOfWorking,
} from '../../lib/words/jobProfileWords.ts';
import { seekingStatus } from '../../lib/words/seekingStatus.ts';

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

const valuesOfAKind = 20;

/** Kinds that a tab can be filtered by: a creator who looks for work has no industry. */
export function kindsOf(tab: FeedTab): readonly FilterKind[] {
  return tab === 'seeking' ? filterKinds.filter((kind) => kind !== 'industry') : filterKinds;
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

export function isOneOf<T extends object>(words: T, value: string): value is Extract<keyof T, string> {
  return Object.hasOwn(words, value);
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
