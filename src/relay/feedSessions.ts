/** Which feeds there are: one for each definition, filters and viewer, the least used ones given up. */
import type { IEnvironment, OperationType } from 'relay-runtime';
import type { FeedConfig } from './feedTypes.ts';
import { isObject } from './graphqlResponse.ts';
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
      const known = own.get(key);
      const feed = known ?? new PagedFeed(environment, config, filters);
      own.set(key, feed);
      touch(environment, feed, () => own.delete(key));
      return feed;
    },
  };
}

/** Lists that nobody looks at: the next look asks for them. */
export function forgetIdleFeeds(environment: IEnvironment): void {
  const known = sessions.get(environment);
  for (const [session, forget] of known ?? []) {
    if (session.mounted) continue;
    known?.delete(session);
    forget();
    session.dispose();
  }
}

/** When the viewer changes. The feeds themselves go with their environment. */
export function closeFeeds(environment: IEnvironment): void {
  for (const feed of sessions.get(environment)?.keys() ?? []) feed.close();
}

interface Session {
  readonly mounted: boolean;
  readonly visited: boolean;
  dispose(): void;
  close(): void;
}

const sessionsKept = 6;

/** Every feed of an environment, least used first, with how its definition forgets it. */
const sessions = new WeakMap<IEnvironment, Map<Session, () => void>>();

function touch(environment: IEnvironment, feed: Session, forget: () => void): void {
  const known = sessions.get(environment) ?? new Map<Session, () => void>();
  sessions.set(environment, known);
  known.delete(feed);
  known.set(feed, forget);
  if (known.size <= sessionsKept) return;
  const idle = [...known].filter(([session]) => session !== feed && !session.mounted);
  const oldest = idle.find(([session]) => !session.visited) ?? idle[0];
  if (oldest === undefined) return;
  const [session, forgetSession] = oldest;
  known.delete(session);
  forgetSession();
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
