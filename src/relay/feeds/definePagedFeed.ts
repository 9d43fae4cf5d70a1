import type { IEnvironment, OperationType } from 'relay-runtime';
import { touchFeed } from './feedSessions.ts';
import type { FeedConfig } from './feedTypes.ts';
import { isObject } from '../network/graphqlResponse.ts';
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
      touchFeed(environment, feed, { name, forget: () => own.delete(key) });
      return feed;
    },
  };
}

/** Equal filters give an equal key: keys are sorted, undefined ones left out. */
function filtersKey(filters: unknown): string {
  return JSON.stringify(filters, (_key, value: unknown) =>
    isObject(value)
      ? Object.fromEntries(Object.entries(value).sort(([left], [right]) => (left < right ? -1 : 1)))
      : value,
  );
}
