import { useState } from 'react';
import type { ReactElement, ReactNode } from 'react';
import type { seekingFeedQuery } from '../../../__generated__/seekingFeedQuery.graphql.ts';
import { usePagedFeed } from '../../relay/usePagedFeed.ts';
import { media } from '../../ui/theme.css.ts';
import { EndlessFeed } from '../products/EndlessFeed.tsx';
import type { Interlude } from '../products/EndlessFeed.tsx';
import { FeedEnd } from '../products/FeedEnd.tsx';
import { FeedLayout } from '../products/feedLayout.ts';
import type { PlacedRow } from '../products/feedLayout.ts';
import { useVisit } from '../shell/useVisit.ts';
import type { WorkFilters } from './discoverSearch.ts';
import { SeekingCreator } from './SeekingCreator.tsx';
import { seekingFeed } from './seekingFeed.ts';
import { WaitingCreator } from './WaitingCreator.tsx';

const noPicks = () => false;
const nothing: readonly string[] = [];
/** On a phone a creator stands in three parts above one another. */
const guess = (): number => (window.matchMedia(media.phone).matches ? 330 : 200);
const waitingCreators = ['1', '2', '3'];

interface SeekingCreatorsProps {
  readonly filters: Omit<WorkFilters, 'industryIds'>;
  readonly asCompany: boolean;
  readonly interlude: Interlude | undefined;
  readonly empty: ReactNode;
}

/** The endless list of those who look for work, one a row. */
export function SeekingCreators({
  filters,
  asCompany,
  interlude,
  empty,
}: SeekingCreatorsProps): ReactElement {
  const visit = useVisit();
  const used = usePagedFeed(seekingFeed, filters, visit);
  const { view } = used;
  const [layout] = useState(() => new FeedLayout<seekingFeedQuery['response']>(noPicks));
  const rows = layout.rowsOf(view, 1, nothing);
  const creatorOf = (row: PlacedRow) => {
    const placed = view.at(row.items[0]?.at ?? -1);
    return placed?.page.response?.jobSeekingCreators.edges[placed.index]?.node ?? null;
  };
  return (
    <EndlessFeed
      used={used}
      visit={visit}
      rows={rows}
      guess={guess}
      renderRow={(row) => {
        const creator = creatorOf(row);
        return creator ? <SeekingCreator creator={creator} asCompany={asCompany} /> : <WaitingCreator />;
      }}
      interlude={interlude}
      waiting={waitingCreators.map((key) => (
        <WaitingCreator key={key} />
      ))}
      empty={empty}
      end={<FeedEnd>ここまでが、いま仕事を探している人です。</FeedEnd>}
    />
  );
}
