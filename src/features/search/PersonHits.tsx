import { Link } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { PersonHits_results$key } from '../../../__generated__/PersonHits_results.graphql.ts';
import { seekingStatus } from '../../lib/words/seekingStatus.ts';
import { Avatar } from '../../ui/pictures/Avatar.tsx';
import { Picture } from '../../ui/pictures/Picture.tsx';
import { Status } from '../../ui/text/Status.tsx';
import { MarkedExcerpt } from './MarkedExcerpt.tsx';
import { MarkedTitle } from './MarkedTitle.tsx';
import * as css from './search.css.ts';

export function PersonHits({ results }: { readonly results: PersonHits_results$key }): ReactElement {
  const { edges } = useFragment(
    graphql`
      fragment PersonHits_results on SearchResults {
        edges {
          node {
            ...MarkedTitle_hit
            ...MarkedExcerpt_hit
            title
            creator {
              id
              profile {
                location
                profileImage {
                  url
                }
                jobProfile {
                  jobSeekingStatus
                }
              }
              newestProducts(first: 2) {
                id
                thumbnailImage {
                  url
                  width
                  height
                  thumbhash
                }
              }
            }
          }
        }
      }
    `,
    results,
  );
  return (
    <ul>
      {edges.map(({ node }) => {
        const { creator, title } = node;
        if (creator == null) return null;
        const { id, profile, newestProducts } = creator;
        const status = seekingStatus[profile.jobProfile.jobSeekingStatus];
        return (
          <li key={id} className={css.person}>
            <Avatar name={title} src={profile.profileImage?.url} size={40} />
            <div>
              <h3 className={css.personName}>
                <Link to="/creators/$id" params={{ id }} className={css.personLink}>
                  <span>
                    <MarkedTitle hit={node} />
                  </span>
                </Link>
                <Status shape={status.shape}>{status.word}</Status>
              </h3>
              <MarkedExcerpt hit={node} className={css.personText} otherwise={profile.location} />
            </div>
            <span className={css.thumbs} aria-hidden="true">
              {newestProducts.map(
                (work) =>
                  work.thumbnailImage && (
                    <Picture
                      key={work.id}
                      src={work.thumbnailImage.url}
                      width={work.thumbnailImage.width}
                      height={work.thumbnailImage.height}
                      thumbhash={work.thumbnailImage.thumbhash}
                      aspect="4 / 3"
                      sizes="56px"
                      alt=""
                    />
                  ),
              )}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
