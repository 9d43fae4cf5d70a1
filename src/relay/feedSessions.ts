/** The feeds that exist: one for each definition, filters and viewer; the least recently used are dropped. */
import type { IEnvironment, OperationType } from 'relay-runtime';
import type { FeedConfig, FeedSnapshot } from './feedTypes.ts';
import { isObject } from './graphqlResponse.ts';
import { leftFeeds } from './leftFeeds.ts';
import { PagedFeed } from './pagedFeed.ts';

export interface FeedDefinition<TQuery extends OperationType, TFilters> {
  /**
   * The feed of these filters for this viewer, made on first use and found again on Back. Fetches nothing.
   */
  readonly open: (environment: IEnvironment, filters: TFilters) => PagedFeed<TQuery, TFilters>;
}

/** Define a feed once, beside its query. */
export function definePagedFeed<TQuery extends OperationType, TFilters>(
  config: FeedConfig<TQuery, TFilters>,
): FeedDefinition<TQuery, TFilters> {
  const feeds = new WeakMap<IEnvironment, Map<string, PagedFeed<TQuery, TFilters>>>();
  return {
    open: (environment, filters) => {
      const own = feeds.get(environment) ?? new Map<string, PagedFeed<TQuery, TFilters>>();
      feeds.set(environment, own);
      const key = filtersKey(filters);
      const name = `${config.query.params.name} ${key}`;
      const known = own.get(key);
      const feed = known ?? new PagedFeed(environment, config, filters, leftFeeds.take(name));
      own.set(key, feed);
      touch(environment, feed, { name, forget: () => own.delete(key) });
      return feed;
    },
  };
}

/** Drops feeds that are not mounted, so that the next visit loads them anew. */
export function forgetIdleFeeds(environment: IEnvironment): void {
  const known = sessions.get(environment);
  for (const [session, { forget }] of known ?? []) {
    if (session.mounted) continue;
    known?.delete(session);
    forget();
    session.dispose();
  }
}

/** When the viewer changes. */
export function closeFeeds(environment: IEnvironment): void {
  for (const feed of sessions.get(environment)?.keys() ?? []) feed.close();
  leftFeeds.drop();
}

/**
 * Saves the feeds a person may come back to when this document goes: on a reload, or when the browser needs
 * the memory.
 */
export function keepFeedsOverReload(environment: () => IEnvironment): void {
  const keep = (): void => {
    const feeds = [...(sessions.get(environment()) ?? [])].flatMap(([session, { name }]) => {
      const left = session.snapshot();
      return left === null ? [] : [[name, left] as const];
    });
    leftFeeds.keep(feeds);
  };
  window.addEventListener('pagehide', keep);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') keep();
  });
}

interface Session {
  readonly mounted: boolean;
  readonly visited: boolean;
  snapshot(): FeedSnapshot | null;
  dispose(): void;
  close(): void;
}

interface Known {
  readonly name: string;
  /** Removes it from its definition. */
  readonly forget: () => void;
}

const sessionsKept = 6;

/** Feeds by environment, least recently used first. */
const sessions = new WeakMap<IEnvironment, Map<Session, Known>>();

function touch(environment: IEnvironment, feed: Session, of: Known): void {
  const known = sessions.get(environment) ?? new Map<Session, Known>();
  sessions.set(environment, known);
  known.delete(feed);
  known.set(feed, of);
  if (known.size <= sessionsKept) return;
  const idle = [...known].filter(([session]) => session !== feed && !session.mounted);
  const oldest = idle.find(([session]) => !session.visited) ?? idle[0];
  if (oldest === undefined) return;
  const [session, { forget }] = oldest;
  known.delete(session);
  forget();
  session.dispose();
}

/** Equal filters give an equal key: keys are sorted, undefined ones left out. */
function filtersKey(filters: unknown): string {
  return JSON.stringify(filters, (_key, value: unknown) =>
    isObject(value)
      ? Object.fromEntries(Object.entries(value).sort(([left], [right]) => (left < right ? -1 : 1)))
      : value,
  );
}
