import type { ConcreteRequest, OperationType, VariablesOf } from 'relay-runtime';
import type { RowHeightsSnapshot } from '../lib/browser/rowHeights.ts';

export interface FeedSlice {
  /** One an item, in the order of the response's edges. */
  readonly ids: readonly string[];
  readonly endCursor: string | null | undefined;
  readonly hasNextPage: boolean;
}

export interface FeedConfig<TQuery extends OperationType, TFilters> {
  /** The operation's `$first` and `$after` and whatever filters it. */
  readonly query: ConcreteRequest;
  readonly pageSize: number;
  readonly variables: (
    filters: TFilters,
    page: { readonly first: number; readonly after: string | null },
  ) => VariablesOf<TQuery>;
  /** Null when the list itself is missing from the answer, which counts as a failure. */
  readonly select: (response: TQuery['response']) => FeedSlice | null;
  /** How many pages on either side of the screen keep their data. */
  readonly keepPages?: number;
  /** The next page is asked for when fewer screens than these are left; two unless told. */
  readonly screensAhead?: number;
  /** A list left for longer than this starts anew when visited anew; never on Back. */
  readonly freshForMs?: number;
}

export interface FeedPage<TResponse> {
  readonly number: number;
  /** `released`: its data is given up, its places stay. */
  readonly state: 'ready' | 'released' | 'loading' | 'failed';
  /** What the operation answered: hand the fragment keys in it to the cards. Null unless ready. */
  readonly response: TResponse | null;
  readonly error: Error | null;
}

export interface FeedItem<TResponse> {
  readonly id: string;
  /** The same object until something about the page changes: safe to compare in a memoised card. */
  readonly page: FeedPage<TResponse>;
  /** Which edge of the page's response. Not the place in the page: duplicates are left out. */
  readonly index: number;
}

/**
 * `more`: the next page is asked for in time, or on its way. `paused`: several pages brought nothing new, and the next one is asked for when told.
 * `end`: there is nothing more.
 */
export type FeedTail = 'more' | 'failed' | 'paused' | 'end';

/** A new object for each change, so that React sees it; it holds no list. */
export interface FeedView<TResponse> {
  readonly count: number;
  readonly tail: FeedTail;
  /** When the first page came; another time after a refresh, 0 before. */
  readonly loadedAt: number;
  /** Why the next page failed. */
  readonly error: Error | null;
  /** What the first page answered, also when nothing is in it; null while it is not there. */
  readonly first: TResponse | null;
  /** The same function until something about a page that was there changes: a list that grows renders nothing of it anew. */
  readonly at: (i: number) => FeedItem<TResponse> | null;
}

/** Where a visit stood when it was left. */
export interface FeedPlace {
  /** How far the list was scrolled, from its beginning. */
  readonly offset: number;
  readonly heights: RowHeightsSnapshot;
  /** Ids of the cards that stood large: what was loaded no more is laid out as it was. */
  readonly picks?: readonly string[];
}

/** A feed as it was left, for the same tab after a reload: which pages there were, and none of their data. */
export interface FeedSnapshot {
  readonly pages: readonly { readonly after: string | null; readonly ids: readonly string[] }[];
  readonly next: string | null;
  readonly loadedAt: number;
  /** What the screen showed. */
  readonly first: number;
  readonly last: number;
  /** By visit, the last one last. */
  readonly places: readonly (readonly [string, FeedPlace])[];
}
