import { ahead } from '../../../lib/ahead.ts';
import { candidatesPerPage } from './candidatesFeed.ts';
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

/** What the address shows besides the table comes with the desk, not after it. */
export function fetchDeskParts({ candidate, view }: DeskSearch): void {
  if (candidate !== undefined) ahead(() => import('./CandidatePanel.tsx'));
  if (view === 'board') ahead(() => import('./Board.tsx'));
}
