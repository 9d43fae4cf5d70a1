import { pageOf } from '../list/jobsSearch.ts';

export interface BookmarkedJobsSearch {
  readonly page?: number;
}

export const bookmarkedPageSize = 20;

export function validateBookmarkedSearch(raw: Record<string, unknown>): BookmarkedJobsSearch {
  return pageOf(raw);
}

export function bookmarkedVariables({ page = 1 }: BookmarkedJobsSearch) {
  return { limit: bookmarkedPageSize, offset: (page - 1) * bookmarkedPageSize };
}
