import type { FilterValues } from '../../../ui/filters/filterFacet.ts';
import { filterKinds, filterKindsOf, kindsOfList, validateJobsSearch } from './jobsSearch.ts';
import type { JobFilterKind, JobListPath, JobsSearch } from './jobsSearch.ts';
import { workingPlaceTypes } from '../opening/openingWords.ts';

export const pageSize = 20;
function valuesOf(search: JobsSearch, kind: JobFilterKind): readonly string[] {
  return search[kind]?.split('.') ?? [];
}

export function chosenOf(list: JobListPath, search: JobsSearch): FilterValues<JobFilterKind> {
  return Object.fromEntries(filterKindsOf(list).map((kind) => [kind, valuesOf(search, kind)]));
}

/** The address of these filters, first page. */
export function searchOf(
  chosen: FilterValues<JobFilterKind>,
  { sort }: { readonly sort?: JobsSearch['sort'] | undefined } = {},
): JobsSearch {
  const filters = filterKinds.flatMap((kind) => {
    const values = chosen[kind] ?? [];
    return values.length === 0 ? [] : [[kind, values.join('.')]];
  });
  return { ...Object.fromEntries(filters), ...(sort === undefined ? {} : { sort }) };
}

/** Another list with the filters it supports. */
export function searchFor(list: JobListPath, { page: _page, ...search }: JobsSearch): JobsSearch {
  return validateJobsSearch(list, search);
}

export function variablesOf(list: JobListPath, search: JobsSearch) {
  const ids = (kind: Exclude<JobFilterKind, 'kind' | 'place'>) => some(valuesOf(search, kind));
  const kinds = kindsOfList[list].filter((each) => valuesOf(search, 'kind').includes(each));
  return {
    limit: pageSize,
    offset: ((search.page ?? 1) - 1) * pageSize,
    resumerationTypes: some(kinds) ?? (list === '/jobs' ? null : kindsOfList[list]),
    workingPlaceTypes: some(valuesOf(search, 'place').filter(isPlaceType)),
    prefectureIds: ids('prefecture'),
    categoryIds: ids('category'),
    toolIds: ids('tool'),
    occupationIds: ids('occupation'),
    tagIds: ids('tag'),
    sort: search.sort === 'deadline' ? ('DEADLINE' as const) : null,
    // Not for filtered lists.
    withFits: list === '/jobs' && Object.keys(search).length === 0,
  };
}

function isPlaceType(value: string): value is keyof typeof workingPlaceTypes {
  return Object.hasOwn(workingPlaceTypes, value);
}

function some<V>(values: readonly V[]): readonly V[] | null {
  return values.length === 0 ? null : values;
}
