import { candidatesPerPage } from './lists/candidatesFeed.ts';
import { filtersOf, sharedFilters } from './deskChoices.ts';
import type { DeskSearch } from './deskSearch.ts';

/** What the desk asks for when it opens, all of it at once: the loader and the page must agree. */
export function deskVariables(search: DeskSearch) {
  const { job, candidate, view } = search;
  const board = view === 'board';
  return {
    job: job ?? '',
    chosen: job !== undefined,
    candidate: candidate ?? '',
    opened: candidate !== undefined,
    board,
    table: !board,
    first: candidatesPerPage,
    ...(board ? { ...sharedFilters(search), stages: null, unread: null } : filtersOf(search)),
  };
}
