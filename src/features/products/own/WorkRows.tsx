import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { WorkRows_works$key } from '../../../../__generated__/WorkRows_works.graphql.ts';
import * as css from './own.css.ts';
import { WorkRow } from './WorkRow.tsx';

export function WorkRows({ works }: { readonly works: WorkRows_works$key }): ReactElement {
  const { edges } = useFragment(
    graphql`
      fragment WorkRows_works on OwnProductConnection {
        edges {
          node {
            id
            ...WorkRow_work
          }
        }
      }
    `,
    works,
  );
  return (
    <ul className={css.rows}>
      {edges.map(({ node }) => (
        <WorkRow key={node.id} work={node} />
      ))}
    </ul>
  );
}
