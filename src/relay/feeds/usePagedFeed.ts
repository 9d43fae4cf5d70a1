import { useEffect, useSyncExternalStore } from 'react';
import { useRelayEnvironment } from 'react-relay/hooks';
import type { OperationType } from 'relay-runtime';
import type { FeedDefinition } from './definePagedFeed.ts';
import type { FeedView } from './feedTypes.ts';
import type { PagedFeed } from './pagedFeed.ts';

export interface UsedFeed<TQuery extends OperationType, TFilters> {
  /** Its methods: `reach`, `retry`, `remember`. Never read it while rendering. */
  readonly feed: PagedFeed<TQuery, TFilters>;
  /** What to render. */
  readonly view: FeedView<TQuery['response']>;
}

/** `visit` names the history entry (`location.state.__TSR_key`), which tells Back from a new visit. */
export function usePagedFeed<TQuery extends OperationType, TFilters>(
  definition: FeedDefinition<TQuery, TFilters>,
  filters: TFilters,
  visit: string,
): UsedFeed<TQuery, TFilters> {
  const environment = useRelayEnvironment();
  const feed = definition.open(environment, filters);
  const view = useSyncExternalStore(feed.subscribe, feed.view, feed.drawn);
  useEffect(() => feed.mount(visit), [feed, visit]);
  return { feed, view };
}
