import { pageOf } from '../../jobs/list/jobsSearch.ts';

/** What `/jobs/entered` shows, as it stands in its address. 募集中 has no name there. */
export interface EnteredSearch {
  readonly tab?: 'closed';
  readonly page?: number;
}

export const enteredPageSize = 20;

export function validateEnteredSearch(raw: Record<string, unknown>): EnteredSearch {
  return { ...(raw['tab'] === 'closed' ? { tab: 'closed' as const } : {}), ...pageOf(raw) };
}

export function enteredVariables({ tab, page = 1 }: EnteredSearch) {
  return {
    limit: enteredPageSize,
    offset: (page - 1) * enteredPageSize,
    status: tab === 'closed' ? ('CLOSED' as const) : ('PUBLIC' as const),
  };
}
