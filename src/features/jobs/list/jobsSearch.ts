import type { openingKinds } from '../../../lib/words/openingKinds.ts';
import { workingPlaceTypes } from '../opening/openingWords.ts';

export const jobLists = ['/jobs', '/jobs/outsourcing', '/jobs/fulltime'] as const;
/** `/jobs` and its two presets. */
export type JobListPath = (typeof jobLists)[number];

export const filterKinds = ['kind', 'place', 'prefecture', 'category', 'tool', 'occupation', 'tag'] as const;
export type JobFilterKind = (typeof filterKinds)[number];

/** Values of one kind are joined by dots, which addresses do not escape. */
export type JobsSearch = { readonly page?: number; readonly sort?: 'deadline' } & {
  readonly [kind in JobFilterKind]?: string;
};

export type OpeningKind = keyof typeof openingKinds;

export const kindsOfList = {
  '/jobs': ['CONTRACT_UNIT', 'HOURLY_RATE', 'FULL_TIME'],
  '/jobs/outsourcing': ['CONTRACT_UNIT', 'HOURLY_RATE'],
  '/jobs/fulltime': ['FULL_TIME'],
} as const satisfies Record<JobListPath, readonly OpeningKind[]>;

const valuesOfAKind = 20;

/** Occupations and tags are for employment; a single kind needs no filter. */
export function filterKindsOf(list: JobListPath): readonly JobFilterKind[] {
  if (list === '/jobs/fulltime') return filterKinds.filter((kind) => kind !== 'kind');
  if (list === '/jobs/outsourcing')
    return filterKinds.filter((kind) => kind !== 'occupation' && kind !== 'tag');
  return filterKinds;
}

const idPrefixes = {
  prefecture: 'prefecture',
  category: 'category',
  tool: 'tool',
  occupation: 'occupation',
  tag: 'jobOpeningTag',
} as const;

/** Whether a value has the form of its kind; only the server knows which entries exist. */
function isValueOf(kind: JobFilterKind, list: JobListPath, value: string): boolean {
  if (kind === 'kind') return kindsOfList[list].some((each) => each === value);
  if (kind === 'place') return Object.hasOwn(workingPlaceTypes, value);
  const prefix = `${idPrefixes[kind]}_`;
  return value.startsWith(prefix) && /^\d{1,9}$/.test(value.slice(prefix.length));
}

/** Drops unknown kinds and values, duplicates, and the first page's number. */
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

/** Larger pages cannot exist: paging arguments are limited. */
export function pageOf({ page }: Record<string, unknown>): { readonly page?: number } {
  return typeof page === 'number' && Number.isInteger(page) && page > 1 && page <= 10_000 ? { page } : {};
}
