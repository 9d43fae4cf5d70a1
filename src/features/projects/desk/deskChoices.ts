/** What the desk makes of its address. */
import { nobody, validateDeskSearch } from './deskSearch.ts';
import type { DeskSearch, DeskSort, DeskTab } from './deskSearch.ts';
import type { EntryStage } from './stageWords.ts';

/** The names of the variables of the queries for candidates. */
export interface CandidateFilters {
  readonly stages: readonly EntryStage[] | null;
  readonly unread: boolean | null;
  readonly late: boolean | null;
  readonly assigneeIds: readonly string[] | null;
  readonly unassigned: boolean | null;
  readonly text: string | null;
  readonly sort: 'DEADLINE' | 'FIT' | 'NEWEST' | 'OLDEST';
}

/** So many stand beside one another. */
export const mostCompared = 4;
const stageOfTab = {
  new: 'NEW',
  considering: 'CONSIDERING',
  interview: 'INTERVIEW',
  offered: 'OFFERED',
  hired: 'HIRED',
  declined: 'DECLINED',
  withdrawn: 'WITHDRAWN',
} as const satisfies Readonly<Record<Exclude<DeskTab, 'all' | 'unread'>, EntryStage>>;

const sortOf = { deadline: 'DEADLINE', fit: 'FIT', newest: 'NEWEST', oldest: 'OLDEST' } as const;

export function tabOf({ tab }: DeskSearch): DeskTab {
  return tab ?? 'all';
}

export function sortOfSearch({ sort }: DeskSearch): DeskSort {
  return sort ?? 'deadline';
}

export function stageOf(tab: DeskTab): EntryStage | null {
  return tab === 'all' || tab === 'unread' ? null : stageOfTab[tab];
}

/** What narrows the candidates, whatever their stage. */
export function sharedFilters(search: DeskSearch): Omit<CandidateFilters, 'stages' | 'unread'> {
  const { assignee, late, text } = search;
  return {
    late: late ?? null,
    assigneeIds: assignee === undefined || assignee === nobody ? null : [assignee],
    unassigned: assignee === nobody ? true : null,
    text: text ?? null,
    sort: sortOf[sortOfSearch(search)],
  };
}

export function filtersOf(search: DeskSearch): CandidateFilters {
  const tab = tabOf(search);
  const stage = stageOf(tab);
  return {
    ...sharedFilters(search),
    stages: stage === null ? null : [stage],
    unread: tab === 'unread' ? true : null,
  };
}

export function isFiltered({ assignee, late, text }: DeskSearch): boolean {
  return assignee !== undefined || late !== undefined || text !== undefined;
}

/** Another opening begins anew: its candidates are others. The way of looking stays. */
export function withOpening({ view, sort }: DeskSearch, job: string): DeskSearch {
  return { job, ...(view !== undefined && { view }), ...(sort !== undefined && { sort }) };
}

/** The address with some of it changed; what becomes undefined goes. */
export function changed(
  search: DeskSearch,
  change: { readonly [name in keyof DeskSearch]?: DeskSearch[name] | undefined },
): DeskSearch {
  return validateDeskSearch({ ...search, ...change });
}
