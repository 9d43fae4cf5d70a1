import type { IEnvironment } from 'relay-runtime';
import resultCountQueryNode from '../../../__generated__/ResultCountQuery.graphql.ts';
import type { ResultCountQuery } from '../../../__generated__/ResultCountQuery.graphql.ts';
import seekingCountQueryNode from '../../../__generated__/SeekingCountQuery.graphql.ts';
import type { SeekingCountQuery } from '../../../__generated__/SeekingCountQuery.graphql.ts';
import facetsQueryNode from '../../../__generated__/useFilterFacetsQuery.graphql.ts';
import type { useFilterFacetsQuery } from '../../../__generated__/useFilterFacetsQuery.graphql.ts';
import { warmQuery } from '../../relay/routeQuery.ts';
import { publicFeed } from '../top/publicFeed.ts';
import { filtersOf, recommendedOf, seekingFiltersOf, tabOf } from './discoverChoices.ts';
import type { DiscoverSearch } from './discoverSearch.ts';
import { newbieFeed } from './works/newbieFeed.ts';
import { recentFeed } from './works/recentFeed.ts';
import { recommendedFeed } from './works/recommendedFeed.ts';
import { seekingFeed } from './creators/seekingFeed.ts';
import { PublicOnly } from './PublicOnly.part.ts';
import { SeekingCreators } from './creators/SeekingCreators.part.ts';

const feeds = { newbie: newbieFeed, recent: recentFeed, seeking: seekingFeed };

interface Warming {
  readonly search: DiscoverSearch;
  readonly onlyPublic: boolean;
  readonly signal: AbortSignal;
}

export function warmDiscover(environment: IEnvironment, { search, onlyPublic, signal }: Warming): void {
  if (signal.aborted) return;
  if (onlyPublic) {
    PublicOnly.ahead();
    publicFeed.open(environment, {}).start();
    return;
  }
  const tab = tabOf(search);
  const filters = filtersOf(search);
  if (tab === 'recommended') recommendedFeed.open(environment, recommendedOf(filters, search.sort)).start();
  else feeds[tab].open(environment, filters).start();
  warmQuery<useFilterFacetsQuery>(environment, facetsQueryNode, {}, { signal });
  const counting = { signal, revalidateAfterMs: 60_000 };
  if (tab === 'seeking') {
    SeekingCreators.ahead();
    warmQuery<SeekingCountQuery>(environment, seekingCountQueryNode, seekingFiltersOf(search), counting);
    return;
  }
  const counted = { newbie: tab === 'newbie', ...filters };
  warmQuery<ResultCountQuery>(environment, resultCountQueryNode, counted, counting);
}
