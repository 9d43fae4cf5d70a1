import { Suspense, useState } from 'react';
import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import { useQuery } from '../../../../relay/useQuery.ts';
import type { OpeningGroup_page$key } from '../../../../../__generated__/OpeningGroup_page.graphql.ts';
import type { OpeningGroupQuery } from '../../../../../__generated__/OpeningGroupQuery.graphql.ts';
import { Button } from '../../../../ui/buttons/Button.tsx';
import { Skeleton } from '../../../../ui/feedback/Skeleton.tsx';
import { SectionBoundary } from '../../../page/SectionBoundary.tsx';
import * as css from './openings.css.ts';
import { OpeningRow } from './OpeningRow.tsx';
import { openingStatus } from '../../../../lib/words/openingStatus.ts';
import type { OpeningStatus } from './openingWords.ts';
import type { DeskPlace } from '../useDeskSearch.ts';

/** Of one state, at first and each time one asks for more. As the page's own query asks for them. */
const openingsPerPage = 30;

interface OpeningGroupProps {
  readonly status: OpeningStatus;
  readonly page: OpeningGroup_page$key;
  readonly current: string | null;
  readonly desk: DeskPlace;
}

/** Openings of one state, edited last first; more of them when asked. */
export function OpeningGroup({ status, page, current, desk }: OpeningGroupProps): ReactElement | null {
  const { nodes, pageInfo } = useFragment(pageFragment, page);
  const [pages, setPages] = useState(1);
  if (pageInfo.total === 0) return null;
  const rest = pageInfo.total - pages * openingsPerPage;
  const { word } = openingStatus[status];
  return (
    <section aria-label={word}>
      <h3 className={css.group}>
        {word}
        <span className={css.figure}>{pageInfo.total}</span>
      </h3>
      {nodes.map((opening) => (
        <OpeningRow key={opening.id} opening={opening} current={opening.id === current} desk={desk} />
      ))}
      {Array.from({ length: pages - 1 }, (_, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- the second page is the second page
        <SectionBoundary
          key={`${at} of ${pageInfo.total}`}
          title="続きを読み込めませんでした。"
          headingLevel="h3"
        >
          <Suspense fallback={<Skeleton shape="block" height={120} />}>
            <NextPage status={status} offset={(at + 1) * openingsPerPage} current={current} desk={desk} />
          </Suspense>
        </SectionBoundary>
      ))}
      {rest > 0 && (
        <div className={css.more}>
          <Button variant="text" size="s" onClick={() => setPages(pages + 1)}>
            ほか{rest}件を見る
          </Button>
        </div>
      )}
    </section>
  );
}

const pageFragment = graphql`
  fragment OpeningGroup_page on JobOpeningPage {
    nodes {
      id
      ...OpeningRow_opening
    }
    pageInfo {
      total
    }
  }
`;

interface NextPageProps extends Omit<OpeningGroupProps, 'page'> {
  readonly offset: number;
}

function NextPage({ status, offset, current, desk }: NextPageProps): ReactElement {
  const { myJobOpenings } = useQuery<OpeningGroupQuery>(
    graphql`
      query OpeningGroupQuery($limit: Int!, $offset: Int!, $status: JobOpeningStatus!) {
        myJobOpenings(limit: $limit, offset: $offset, jobOpeningStatus: $status) {
          ...OpeningGroup_page
        }
      }
    `,
    { limit: openingsPerPage, offset, status },
    { fetchPolicy: 'store-and-network' },
  );
  const { nodes } = useFragment<OpeningGroup_page$key>(pageFragment, myJobOpenings);
  return (
    <>
      {nodes.map((opening) => (
        <OpeningRow key={opening.id} opening={opening} current={opening.id === current} desk={desk} />
      ))}
    </>
  );
}
