import type { ReactElement } from 'react';
import type { seekingFeedQuery } from '../../../../__generated__/seekingFeedQuery.graphql.ts';
import { usePagedFeed } from '../../../relay/feeds/usePagedFeed.ts';
import { media } from '../../../ui/theme/theme.css.ts';
import type { Interlude } from '../../feeds/EndlessFeed.tsx';
import { EndlessList } from '../../feeds/EndlessList.tsx';
import { useVisit } from '../../page/useVisit.ts';
import type { SeekingFilters } from '../discoverChoices.ts';
import { Nothing, useNothingAhead } from '../Nothing.tsx';
import { SeekingCreator } from './SeekingCreator.tsx';
import { seekingFeed } from './seekingFeed.ts';
import { WaitingCreator } from './WaitingCreator.tsx';

/** Stacked on a phone. */
const guess = (): number => (window.matchMedia(media.phone).matches ? 330 : 200);

const creatorAt = ({ jobSeekingCreators }: seekingFeedQuery['response'], index: number) =>
  jobSeekingCreators.edges[index]?.node ?? null;

interface SeekingCreatorsProps {
  readonly filters: SeekingFilters;
  readonly asCompany: boolean;
  readonly interlude: Interlude | undefined;
}

export function SeekingCreators({ filters, asCompany, interlude }: SeekingCreatorsProps): ReactElement {
  useNothingAhead(Object.values(filters).some((values) => values !== undefined));
  const visit = useVisit();
  const used = usePagedFeed(seekingFeed, filters, visit);
  return (
    <EndlessList
      used={used}
      visit={visit}
      itemAt={creatorAt}
      renderItem={(creator) => <SeekingCreator creator={creator} asCompany={asCompany} />}
      guess={guess}
      waiting={<WaitingCreator />}
      interlude={interlude}
      empty={<Nothing />}
      endText="すべて表示しました。"
    />
  );
}
