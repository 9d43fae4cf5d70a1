import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { JobHits_results$key } from '../../../__generated__/JobHits_results.graphql.ts';
import { JobRow } from '../jobs/list/JobRow.tsx';
import { MarkedExcerpt } from './MarkedExcerpt.tsx';
import { MarkedTitle } from './MarkedTitle.tsx';
import * as css from './search.css.ts';

export function JobHits({ results }: { readonly results: JobHits_results$key }): ReactElement {
  const { edges } = useFragment(
    graphql`
      fragment JobHits_results on SearchResults {
        edges {
          node {
            ...MarkedTitle_hit
            ...MarkedExcerpt_hit
            jobOpening {
              id
              ...JobRow_opening
            }
          }
        }
      }
    `,
    results,
  );
  return (
    <div>
      {edges.map(
        ({ node }) =>
          node.jobOpening != null && (
            <div key={node.jobOpening.id}>
              <JobRow opening={node.jobOpening} headingLevel="h3" shownTitle={<MarkedTitle hit={node} />} />
              <MarkedExcerpt hit={node} className={css.rowWhy} />
            </div>
          ),
      )}
    </div>
  );
}
