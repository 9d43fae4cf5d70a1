/** What the desk shows, as it stands in the address. */
import { isString } from '../../../lib/guards.ts';
import type { EntryStage } from './stageWords.ts';

export const deskTabs = [
  'unread',
  'new',
  'considering',
  'interview',
  'offered',
  'hired',
  'declined',
  'withdrawn',
] as const;
/** すべて has no name in the address. */
export type DeskTab = (typeof deskTabs)[number] | 'all';

export const deskSorts = ['newest', 'oldest'] as const;
/** 期限の近い順 has no name in the address. */
export type DeskSort = (typeof deskSorts)[number] | 'deadline';

/** Of a filter by who is in charge: nobody. */
export const nobody = 'none';

export interface DeskSearch {
  /** The opening chosen. */
  readonly job?: string;
  /** The candidate that stands open beside the table. */
  readonly candidate?: string;
  readonly view?: 'board';
  readonly tab?: (typeof deskTabs)[number];
  readonly sort?: (typeof deskSorts)[number];
  /** A colleague's id, or `none`. */
  readonly assignee?: string;
  /** Those alone whose date is over. */
  readonly late?: true;
  readonly text?: string;
  /** Who is ticked, joined by dots. */
  readonly selected?: string;
  /** The answers of those who are ticked, beside one another. */
  readonly compare?: true;
}

/** The names of the variables of the queries for candidates. */
export interface CandidateFilters {
  readonly stages: readonly EntryStage[] | null;
  readonly unread: boolean | null;
  readonly late: boolean | null;
  readonly assigneeIds: readonly string[] | null;
  readonly unassigned: boolean | null;
  readonly text: string | null;
  readonly sort: 'DEADLINE' | 'NEWEST' | 'OLDEST';
}

const idShape = /^[a-zA-Z]{1,24}_[\w-]{1,40}$/;
/** So many can be moved at once. */
export const mostSelected = 100;
/** So many stand beside one another. */
export const mostCompared = 4;
const longestText = 60;

const stageOfTab = {
  new: 'NEW',
  considering: 'CONSIDERING',
  interview: 'INTERVIEW',
  offered: 'OFFERED',
  hired: 'HIRED',
  declined: 'DECLINED',
  withdrawn: 'WITHDRAWN',
} as const satisfies Readonly<Record<Exclude<DeskTab, 'all' | 'unread'>, EntryStage>>;

const sortOf = { deadline: 'DEADLINE', newest: 'NEWEST', oldest: 'OLDEST' } as const;

function oneOf<V extends string>(known: readonly V[], value: unknown): V | undefined {
  return known.find((each) => each === value);
}

function id(value: unknown): string | undefined {
  return isString(value) && idShape.test(value) ? value : undefined;
}

/** For the route: what is unknown is dropped. */
export function validateDeskSearch(raw: Record<string, unknown>): DeskSearch {
  const job = id(raw['job']);
  const candidate = id(raw['candidate']);
  const tab = oneOf(deskTabs, raw['tab']);
  const sort = oneOf(deskSorts, raw['sort']);
  const assignee = raw['assignee'] === nobody ? nobody : id(raw['assignee']);
  const text = isString(raw['text']) ? raw['text'].trim().slice(0, longestText) : '';
  const selected = selectedOf({ selected: isString(raw['selected']) ? raw['selected'] : '' });
  return {
    ...(job !== undefined && { job }),
    ...(candidate !== undefined && { candidate }),
    ...(raw['view'] === 'board' && { view: 'board' as const }),
    ...(tab !== undefined && { tab }),
    ...(sort !== undefined && { sort }),
    ...(assignee !== undefined && { assignee }),
    ...(raw['late'] === true && { late: true as const }),
    ...(text !== '' && { text }),
    ...(selected.length > 0 && { selected: selected.join('.') }),
    ...(raw['compare'] === true && selected.length > 1 && { compare: true as const }),
  };
}

export function selectedOf({ selected }: Pick<DeskSearch, 'selected'>): readonly string[] {
  if (selected === undefined) return [];
  return [...new Set(selected.split('.').filter((each) => idShape.test(each)))].slice(0, mostSelected);
}

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
