/** What the lists of jobs show, as it stands in their addresses. */
import type { openingKinds } from '../../../lib/words/openingKinds.ts';
import { workingPlaceTypes } from '../opening/openingWords.ts';

export const jobLists = ['/jobs', '/jobs/outsourcing', '/jobs/fulltime'] as const;
/** `/jobs` and its two presets. */
export type JobListPath = (typeof jobLists)[number];

export const filterKinds = ['kind', 'place', 'prefecture', 'category', 'tool', 'occupation', 'tag'] as const;
export type JobFilterKind = (typeof filterKinds)[number];

/** Values of one kind are joined by dots, which an address leaves as they are. */
export type JobsSearch = { readonly page?: number; readonly sort?: 'deadline' } & {
  readonly [kind in JobFilterKind]?: string;
};

export type OpeningKind = keyof typeof openingKinds;

/** What each list holds before any filter. */
export const kindsOfList = {
  '/jobs': ['CONTRACT_UNIT', 'HOURLY_RATE', 'FULL_TIME'],
  '/jobs/outsourcing': ['CONTRACT_UNIT', 'HOURLY_RATE'],
  '/jobs/fulltime': ['FULL_TIME'],
} as const satisfies Record<JobListPath, readonly OpeningKind[]>;

const valuesOfAKind = 20;

/** What a list can be narrowed by: occupations and tags are of employment, and a single kind needs no choice. */
export function filterKindsOf(list: JobListPath): readonly JobFilterKind[] {
  if (list === '/jobs/fulltime') return filterKinds.filter((kind) => kind !== 'kind');
  if (list === '/jobs/outsourcing')
    return filterKinds.filter((kind) => kind !== 'occupation' && kind !== 'tag');
  return filterKinds;
}

/** The prefix of each list's ids. */
const idPrefixes = {
  prefecture: 'prefecture',
  category: 'category',
  tool: 'tool',
  occupation: 'occupation',
  tag: 'jobOpeningTag',
} as const;

/** Whether a value could be one of its kind. Entries of the house's lists are known by their numbers only to the server. */
function isValueOf(kind: JobFilterKind, list: JobListPath, value: string): boolean {
  if (kind === 'kind') return kindsOfList[list].some((each) => each === value);
  if (kind === 'place') return Object.hasOwn(workingPlaceTypes, value);
  const prefix = `${idPrefixes[kind]}_`;
  return value.startsWith(prefix) && /^\d{1,9}$/.test(value.slice(prefix.length));
}

/** For the route: unknown kinds and values are dropped, values said twice are said once, the first page has no number. */
export function validateJobsSearch(list: JobListPath, raw: Record<string, unknown>): JobsSearch {
  const filters = filterKindsOf(list).flatMap((kind) => {
    const text = raw[kind];
    if (typeof text !== 'string') return [];
    const values = text.split('.').filter((value) => isValueOf(kind, list, value));
    return values.length === 0 ? [] : [[kind, [...new Set(values)].slice(0, valuesOfAKind).join('.')]];
  });
  const sort = raw['sort'] === 'deadline' ? { sort: 'deadline' as const } : {};
  return { ...Object.fromEntries(filters), ...sort, ...pageOf(raw) };
}

/** The paging arguments of the specification's lists are small: what is beyond them is no page of ours. */
export function pageOf({ page }: Record<string, unknown>): { readonly page?: number } {
  return typeof page === 'number' && Number.isInteger(page) && page > 1 && page <= 10_000 ? { page } : {};
}
