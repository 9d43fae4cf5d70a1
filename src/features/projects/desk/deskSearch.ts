/** What the desk shows, as it stands in the address. */
import { isString } from '../../../lib/guards.ts';

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

export const deskSorts = ['fit', 'newest', 'oldest'] as const;
/** 期限の近い順 has no name in the address. */
export type DeskSort = (typeof deskSorts)[number] | 'deadline';

/** Of a filter by who is in charge: nobody. */
export const nobody = 'none';

export interface DeskSearch {
  /** The opening chosen. */
  readonly job?: string;
  /** The candidate that stands open beside the table. */
  readonly candidate?: string;
  /** The conversation with them stands beside. */
  readonly talk?: true;
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

const idShape = /^[a-zA-Z]{1,24}_[\w-]{1,40}$/;
/** So many can be moved at once. */
export const mostSelected = 100;
const longestText = 60;

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
    ...(candidate !== undefined && raw['talk'] === true && { talk: true as const }),
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
