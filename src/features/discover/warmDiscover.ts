import type { IEnvironment } from 'relay-runtime';
import resultCountQueryNode from '../../../__generated__/ResultCountQuery.graphql.ts';
import type { ResultCountQuery } from '../../../__generated__/ResultCountQuery.graphql.ts';
import seekingCountQueryNode from '../../../__generated__/SeekingCountQuery.graphql.ts';
import type { SeekingCountQuery } from '../../../__generated__/SeekingCountQuery.graphql.ts';
import facetsQueryNode from '../../../__generated__/useFilterFacetsQuery.graphql.ts';
import type { useFilterFacetsQuery } from '../../../__generated__/useFilterFacetsQuery.graphql.ts';
import { routeQuery } from '../../relay/routeQuery.ts';
import { ahead } from '../../lib/ahead.ts';
import { publicFeed } from '../top/publicFeed.ts';
import { filtersOf, seekingFiltersOf, tabOf } from './discoverChoices.ts';
import type { DiscoverSearch } from './discoverSearch.ts';
import { newbieFeed } from './newbieFeed.ts';
import { recentFeed } from './recentFeed.ts';
import { recommendedFeed } from './recommendedFeed.ts';
import { seekingFeed } from './seekingFeed.ts';

const facetsQuery = routeQuery<useFilterFacetsQuery, object>(facetsQueryNode, () => ({}));
const resultCountQuery = routeQuery<ResultCountQuery>(resultCountQueryNode, (variables) => variables);

const seekingCountQuery = routeQuery<SeekingCountQuery>(seekingCountQueryNode, (variables) => variables);

const feeds = { recommended: recommendedFeed, newbie: newbieFeed, recent: recentFeed, seeking: seekingFeed };

interface Warming {
  readonly search: DiscoverSearch;
  readonly onlyPublic: boolean;
  readonly signal: AbortSignal;
}

/** For the route: starts what `/products` is going to ask. */
export function warmDiscover(environment: IEnvironment, { search, onlyPublic, signal }: Warming): void {
  if (signal.aborted) return;
  if (onlyPublic) {
    ahead(() => import('./PublicOnly.tsx'));
    publicFeed.open(environment, {}).start();
    return;
  }
  const tab = tabOf(search);
  const filters = filtersOf(search);
  feeds[tab].open(environment, filters).start();
  facetsQuery.warm(environment, {}, { signal });
  if (tab === 'seeking') {
    ahead(() => import('./SeekingCreators.tsx'));
    seekingCountQuery.warm(environment, seekingFiltersOf(search), { signal, revalidateAfterMs: 60_000 });
    return;
  }
  resultCountQuery.warm(
    environment,
    { newbie: tab === 'newbie', ...filters },
    { signal, revalidateAfterMs: 60_000 },
  );
}
