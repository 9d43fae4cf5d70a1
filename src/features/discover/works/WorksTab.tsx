import { Suspense } from 'react';
import type { ReactElement } from 'react';
import { useRelayEnvironment } from 'react-relay/hooks';
import type { isEditorsPick_product$key } from '../../../../__generated__/isEditorsPick_product.graphql.ts';
import type { ProductCard_product$key } from '../../../../__generated__/ProductCard_product.graphql.ts';
import type { Interlude } from '../../feeds/EndlessFeed.tsx';
import { isEditorsPick } from '../../products/cards/isEditorsPick.ts';
import { ProductFeed } from '../../products/cards/ProductFeed.tsx';
import { recommendedOf } from '../discoverChoices.ts';
import type { WorkFilters } from '../discoverChoices.ts';
import type { FeedSort, FeedTab } from '../discoverSearch.ts';
import { newbieFeed } from './newbieFeed.ts';
import { Nothing, useNothingAhead } from '../Nothing.tsx';
import { recentFeed } from './recentFeed.ts';
import { recommendedFeed } from './recommendedFeed.ts';
import { part } from '../../../lib/part.ts';

// Not needed at first: it offers later works.
const NewWorks = part(async () => (await import('./NewWorks.tsx')).NewWorks);

/** The lists' answers have the same shape. */
interface Works {
  readonly works: {
    readonly edges: readonly {
      readonly node: ProductCard_product$key & isEditorsPick_product$key;
    }[];
  };
}

const productAt = ({ works }: Works, index: number) => works.edges[index]?.node ?? null;
const isPick = ({ works }: Works, index: number) => {
  const work = works.edges[index]?.node;
  return work !== undefined && isEditorsPick(work);
};

interface WorksTabProps {
  readonly tab: Exclude<FeedTab, 'seeking'>;
  readonly filters: WorkFilters;
  readonly sort: FeedSort | undefined;
  readonly interlude: Interlude | undefined;
  readonly onShowNew: () => void;
}

export function WorksTab({ tab, filters, sort, interlude, onShowNew }: WorksTabProps): ReactElement {
  const environment = useRelayEnvironment();
  const filtered = Object.values(filters).some((values) => values !== undefined);
  useNothingAhead(filtered);
  const shared = { filters, productAt, isPick, interlude, empty: <Nothing /> };
  const offer = { filters, newbie: tab === 'newbie', elsewhere: false, onShow: onShowNew };
  switch (tab) {
    case 'recommended': {
      const asked = recommendedOf(filters, sort);
      return (
        <>
          <Suspense fallback={null}>
            <NewWorks
              {...offer}
              feed={recommendedFeed.open(environment, asked)}
              elsewhere={sort !== 'newest'}
            />
          </Suspense>
          <ProductFeed
            {...shared}
            filters={asked}
            definition={recommendedFeed}
            endText="すべて表示しました。"
          />
        </>
      );
    }
    case 'newbie':
      return (
        <>
          <Suspense fallback={null}>
            <NewWorks {...offer} feed={newbieFeed.open(environment, filters)} />
          </Suspense>
          <ProductFeed {...shared} definition={newbieFeed} endText="すべて表示しました。" />
        </>
      );
    case 'recent':
      return (
        <>
          <Suspense fallback={null}>
            <NewWorks {...offer} feed={recentFeed.open(environment, filters)} />
          </Suspense>
          <ProductFeed {...shared} definition={recentFeed} endText="すべて表示しました。" />
        </>
      );
  }
}
