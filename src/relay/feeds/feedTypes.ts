import type { ConcreteRequest, OperationType, VariablesOf } from 'relay-runtime';
import type { RowHeightsSnapshot } from '../../lib/browser/rowHeights.ts';

export interface FeedSlice {
  /** One id for each edge of the response, in its order. */
  readonly ids: readonly string[];
  readonly endCursor: string | null | undefined;
  readonly hasNextPage: boolean;
}

export interface FeedConfig<TQuery extends OperationType, TFilters> {
  /** An operation with `$first` and `$after`. */
  readonly query: ConcreteRequest;
  readonly pageSize: number;
  readonly variables: (
    filters: TFilters,
    page: { readonly first: number; readonly after: string | null },
  ) => VariablesOf<TQuery>;
  /** Null when the list itself is missing from the answer, which counts as a failure. */
  readonly select: (response: TQuery['response']) => FeedSlice | null;
  /** Pages on either side of the screen that keep their data. */
  readonly keepPages?: number;
  /** The next page loads when fewer screens than this are left; two by default. */
  readonly screensAhead?: number;
  /** A new visit reloads a list that was left longer ago than this; Back never does. */
  readonly freshForMs?: number;
}

export interface FeedPage<TResponse> {
  readonly number: number;
  /** `released`: its data was given up, its items keep their places. */
  readonly state: 'ready' | 'released' | 'loading' | 'failed';
  /** The operation's answer, whose fragment keys go to the cards. Null unless ready. */
  readonly response: TResponse | null;
  readonly error: Error | null;
}

export interface FeedItem<TResponse> {
  readonly id: string;
  /** The same object until the page changes, so a memoised card may compare it. */
  readonly page: FeedPage<TResponse>;
  /** The edge's index in the page's response, not its place in the page: duplicates are left out. */
  readonly index: number;
}

/**
 * `more`: the next page loads by itself. `paused`: several pages brought nothing new; the next one loads when
 * asked.
 */
export type FeedTail = 'more' | 'failed' | 'paused' | 'end';

/** A new object for each change, so that React sees it. */
export interface FeedView<TResponse> {
  readonly count: number;
  readonly tail: FeedTail;
  /** When the first page came, renewed by a refresh; 0 before. */
  readonly loadedAt: number;
  /** Why the next page failed. */
  readonly error: Error | null;
  /** The first page's answer, even when empty; null until it is there. */
  readonly first: TResponse | null;
  /** The same function until a loaded page changes, so a list that grows renders none of its cards again. */
  readonly at: (i: number) => FeedItem<TResponse> | null;
}

/** Where a visit was scrolled to when it was left. */
export interface FeedPlace {
  /** Pixels scrolled from the top of the list. */
  readonly offset: number;
  readonly heights: RowHeightsSnapshot;
  /** Ids of the enlarged cards, to lay out rows whose data is no longer loaded as they were. */
  readonly picks?: readonly string[];
}

/** A feed kept for a reload of the tab: which pages there were, without their data. */
export interface FeedSnapshot {
  readonly pages: readonly { readonly after: string | null; readonly ids: readonly string[] }[];
  readonly next: string | null;
  readonly loadedAt: number;
  /** The items on the screen. */
  readonly first: number;
  readonly last: number;
  /** By visit, the latest last. */
  readonly places: readonly (readonly [string, FeedPlace])[];
}
