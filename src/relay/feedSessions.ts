/** Which feeds there are: one for each definition, filters and viewer, the least used ones given up. */
import type { IEnvironment, OperationType } from 'relay-runtime';
import type { FeedConfig, FeedSnapshot } from './feedTypes.ts';
import { isObject } from './graphqlResponse.ts';
import { leftFeeds } from './leftFeeds.ts';
import { PagedFeed } from './pagedFeed.ts';

export interface FeedDefinition<TQuery extends OperationType, TFilters> {
  /** The one feed of these filters for this viewer: made when asked for first, found again on Back. Fetches nothing. */
  readonly open: (environment: IEnvironment, filters: TFilters) => PagedFeed<TQuery, TFilters>;
}

/** Made once, beside the query. Its feeds live for as long as their environment, the least used ones not even that. */
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

/** Lists that nobody looks at: the next look asks for them. */
export function forgetIdleFeeds(environment: IEnvironment): void {
  const known = sessions.get(environment);
  for (const [session, { forget }] of known ?? []) {
    if (session.mounted) continue;
    known?.delete(session);
    forget();
    session.dispose();
  }
}

/** When the viewer changes. The feeds themselves go with their environment. */
export function closeFeeds(environment: IEnvironment): void {
  for (const feed of sessions.get(environment)?.keys() ?? []) feed.close();
  leftFeeds.drop();
}

/** Writes down what one may come back to when this document goes: by a reload, or because the browser needs the memory. */
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
  /** How its definition forgets it. */
  readonly forget: () => void;
}

const sessionsKept = 6;

/** Every feed of an environment, least used first. */
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

/** Equal filters, equal key: keys sorted, what is undefined left out. */
function filtersKey(filters: unknown): string {
  return JSON.stringify(filters, (_key, value: unknown) =>
    isObject(value)
      ? Object.fromEntries(Object.entries(value).sort(([left], [right]) => (left < right ? -1 : 1)))
      : value,
  );
}
