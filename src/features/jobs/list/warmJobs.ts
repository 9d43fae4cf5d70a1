import type { IEnvironment } from 'relay-runtime';
import bookmarkedQueryNode from '../../../../__generated__/BookmarkedJobsQuery.graphql.ts';
import type { BookmarkedJobsQuery } from '../../../../__generated__/BookmarkedJobsQuery.graphql.ts';
import jobResultsQueryNode from '../../../../__generated__/JobResultsQuery.graphql.ts';
import type { JobResultsQuery } from '../../../../__generated__/JobResultsQuery.graphql.ts';
import facetsQueryNode from '../../../../__generated__/useJobFacetsQuery.graphql.ts';
import type { useJobFacetsQuery } from '../../../../__generated__/useJobFacetsQuery.graphql.ts';
import { warmQuery } from '../../../relay/routeQuery.ts';
import { bookmarkedVariables } from '../bookmarked/bookmarkedSearch.ts';
import type { BookmarkedJobsSearch } from '../bookmarked/bookmarkedSearch.ts';
import { variablesOf } from './jobChoices.ts';
import type { JobListPath, JobsSearch } from './jobsSearch.ts';

/** Older data is shown and refreshed. */
const freshMs = 60_000;

interface Warming {
  readonly list: JobListPath;
  readonly search: JobsSearch;
  readonly signal: AbortSignal;
}

export function warmJobs(environment: IEnvironment, { list, search, signal }: Warming): void {
  if (signal.aborted) return;
  warmQuery<JobResultsQuery>(environment, jobResultsQueryNode, variablesOf(list, search), {
    signal,
    revalidateAfterMs: freshMs,
  });
  warmQuery<useJobFacetsQuery>(environment, facetsQueryNode, {}, { signal });
}

export function warmBookmarked(
  environment: IEnvironment,
  search: BookmarkedJobsSearch,
  signal: AbortSignal,
): void {
  if (signal.aborted) return;
  // An opening may just have been saved.
  warmQuery<BookmarkedJobsQuery>(environment, bookmarkedQueryNode, bookmarkedVariables(search), {
    signal,
    revalidateAfterMs: 0,
  });
}
