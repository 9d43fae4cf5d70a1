import { Link } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { CompanyHits_results$key } from '../../../__generated__/CompanyHits_results.graphql.ts';
import { Avatar } from '../../ui/pictures/Avatar.tsx';
import { MarkedExcerpt } from './MarkedExcerpt.tsx';
import { MarkedTitle } from './MarkedTitle.tsx';
import * as css from './search.css.ts';

export function CompanyHits({ results }: { readonly results: CompanyHits_results$key }): ReactElement {
  const { edges } = useFragment(
    graphql`
      fragment CompanyHits_results on SearchResults {
        edges {
          node {
            ...MarkedTitle_hit
            ...MarkedExcerpt_hit
            title
            company {
              id
              location
              avatarImagePath
            }
          }
        }
      }
    `,
    results,
  );
  return (
    <ul>
      {edges.map(
        ({ node }) =>
          node.company != null && (
            <li key={node.company.id} className={css.person}>
              <Avatar name={node.title} src={node.company.avatarImagePath} shape="square" size={40} />
              <div>
                <h3 className={css.personName}>
                  <Link to="/companies/$id" params={{ id: node.company.id }} className={css.personLink}>
                    <span>
                      <MarkedTitle hit={node} />
                    </span>
                  </Link>
                </h3>
                <p className={css.personText}>{node.company.location}</p>
                <MarkedExcerpt hit={node} className={css.personText} />
              </div>
            </li>
          ),
      )}
    </ul>
  );
}
