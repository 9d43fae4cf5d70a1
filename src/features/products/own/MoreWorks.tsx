import { useEffect, useEffectEvent } from 'react';
import type { ReactElement } from 'react';
import { graphql } from 'react-relay/hooks';
import { useQuery } from '../../../relay/useQuery.ts';
import type { MoreWorksQuery } from '../../../../__generated__/MoreWorksQuery.graphql.ts';
import { WorkRows } from './WorkRows.tsx';

interface MoreWorksProps {
  readonly after: string;
  /** Told where the next page begins; null when this was the last. */
  readonly onEnd: (cursor: string | null) => void;
}

/** A further page of one's own works, asked for by a press. */
export function MoreWorks({ after, onEnd }: MoreWorksProps): ReactElement {
  const { myProducts } = useQuery<MoreWorksQuery>(
    graphql`
      query MoreWorksQuery($after: String!) {
        myProducts(first: 24, after: $after) {
          pageInfo {
            hasNextPage
            endCursor
          }
          ...WorkRows_works
        }
      }
    `,
    { after },
  );
  const { hasNextPage, endCursor } = myProducts.pageInfo;
  const tell = useEffectEvent(onEnd);
  useEffect(() => tell(hasNextPage ? (endCursor ?? null) : null), [hasNextPage, endCursor]);
  return <WorkRows works={myProducts} />;
}
