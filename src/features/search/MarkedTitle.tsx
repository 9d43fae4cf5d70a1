import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { MarkedTitle_hit$key } from '../../../__generated__/MarkedTitle_hit.graphql.ts';
import { Marked } from './Marked.tsx';

export function MarkedTitle({ hit }: { readonly hit: MarkedTitle_hit$key }): ReactElement {
  const { title, titleMatches } = useFragment(
    graphql`
      fragment MarkedTitle_hit on SearchHit {
        title
        titleMatches {
          from
          to
        }
      }
    `,
    hit,
  );
  return <Marked text={title} matches={titleMatches.map(({ from, to }) => ({ from, to }))} />;
}
