import { Link } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { PersonHits_results$key } from '../../../__generated__/PersonHits_results.graphql.ts';
import { Checkbox } from '../../ui/choices/Checkbox.tsx';
import { cx } from '../../ui/cx.ts';
import { Avatar } from '../../ui/pictures/Avatar.tsx';
import { creatorFace } from '../people/creatorFace.ts';
import { creatorStatus } from '../people/creatorStatus.ts';
import { MediaPicture } from '../page/MediaPicture.tsx';
import { Status } from '../../ui/text/Status.tsx';
import type { Choosing } from '../lists/ChosenPeople.tsx';
import { ListButton } from '../lists/ListButton.tsx';
import { MarkedExcerpt } from './MarkedExcerpt.tsx';
import { MarkedTitle } from './MarkedTitle.tsx';
import * as css from './search.css.ts';

interface PersonHitsProps {
  readonly results: PersonHits_results$key;
  /** Where several may be chosen. */
  readonly choosing?: Pick<Choosing, 'choose' | 'chosen'> | undefined;
}

export function PersonHits({ results, choosing }: PersonHitsProps): ReactElement {
  const { edges } = useFragment(
    graphql`
      fragment PersonHits_results on SearchResults {
        edges {
          node {
            ...MarkedTitle_hit
            ...MarkedExcerpt_hit
            titleMatches {
              __typename
            }
            creator {
              id
              ...creatorFace_creator
              ...creatorStatus_creator
              profile {
                location
              }
              newestProducts(first: 2) {
                id
                thumbnailImage {
                  ...MediaPicture_media
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
        const { creator, titleMatches } = node;
        if (creator == null) return null;
        const { id, profile, newestProducts } = creator;
        const { name, picture } = creatorFace(creator);
        const status = creatorStatus(creator);
        return (
          <li key={id} className={cx(css.person, choosing && css.personToChoose)}>
            {choosing &&
              (status.mayBeAsked ? (
                <Checkbox
                  aria-label={`${name}さんを選ぶ`}
                  checked={choosing.chosen.has(id)}
                  onChange={(isChosen) => choosing.choose(id, isChosen)}
                />
              ) : (
                <span />
              ))}
            <Avatar name={name} src={picture} size={40} />
            <div>
              <div className={css.personHead}>
                <h3 className={css.personName}>
                  <Link to="/creators/$id" params={{ id }} className={css.personLink}>
                    {name}
                  </Link>
                  {titleMatches.length > 0 && (
                    <span className={css.personUserName}>
                      <MarkedTitle hit={node} />
                    </span>
                  )}
                  <Status shape={status.shape}>{status.word}</Status>
                </h3>
                <ListButton creatorIds={[id]} name={name} look="icon" size="s" />
              </div>
              <MarkedExcerpt hit={node} className={css.personText} otherwise={profile.location} />
            </div>
            <span className={css.thumbs} aria-hidden="true">
              {newestProducts.map(
                (work) =>
                  work.thumbnailImage && (
                    <MediaPicture
                      key={work.id}
                      media={work.thumbnailImage}
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
