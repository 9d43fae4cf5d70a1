import { Link } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { FolloweeRow_follow$key } from '../../../__generated__/FolloweeRow_follow.graphql.ts';
import { buttonClass } from '../../ui/buttons/buttonClass.ts';
import { Avatar } from '../../ui/pictures/Avatar.tsx';
import { creatorFace } from '../people/creatorFace.ts';
import { creatorStatus } from '../people/creatorStatus.ts';
import { MediaPicture } from '../page/MediaPicture.tsx';
import { RelativeTime } from '../../ui/text/RelativeTime.tsx';
import { Status } from '../../ui/text/Status.tsx';
import { BookmarkButton } from '../bookmarks/BookmarkButton.tsx';
import { ListButton } from '../lists/ListButton.tsx';
import { mayFollow } from '../session/memberContent.ts';
import { useSessionState } from '../session/session.ts';
import { FollowButton } from './FollowButton.tsx';
import * as css from './follows.css.ts';

const sizes = '(max-width: 767px) 33vw, 16vw';

/** A followed creator with their newest works. Plain anchors, as on cards. */
export function FolloweeRow({ follow }: { readonly follow: FolloweeRow_follow$key }): ReactElement {
  const { followee, followedAt } = useFragment(
    graphql`
      fragment FolloweeRow_follow on Follow {
        followedAt
        followee {
          id
          ...FollowButton_creator
          ...creatorFace_creator
          ...creatorStatus_creator
          profile {
            location
          }
          newestProducts(first: 4) {
            ...BookmarkButton_product
            id
            name
            thumbnailImage {
              ...MediaPicture_media
            }
          }
        }
      }
    `,
    follow,
  );
  const { id, profile, newestProducts } = followee;
  const session = useSessionState();
  const { name, picture } = creatorFace(followee);
  const status = creatorStatus(followee);
  return (
    <article className={css.row}>
      <div className={css.person}>
        <Avatar name={name} src={picture} size={48} />
        <div className={css.who}>
          <h2 className={css.name}>
            <a href={`/creators/${id}`} className={css.nameLink}>
              {name}
            </a>
          </h2>
          <p className={css.standing}>
            <Status shape={status.shape}>{status.word}</Status>
            {profile.location != null && <span>{profile.location}</span>}
          </p>
          <p className={css.since}>
            <RelativeTime date={followedAt} />
            からフォロー
          </p>
          <div className={css.act}>
            <FollowButton creator={followee} size="s" />
            {mayFollow(session) && (
              <Link
                to="/consultations/create"
                search={{ to: id }}
                className={buttonClass({ size: 's' })}
                aria-label={`${name}さんに相談する`}
              >
                相談する
              </Link>
            )}
            <ListButton creatorIds={[id]} name={name} look="icon" />
          </div>
        </div>
      </div>
      {newestProducts.length > 0 ? (
        <div className={css.works}>
          {newestProducts.map((work) => (
            <div key={work.id} className={css.thumb} data-work="">
              <a
                href={`/products/${work.id}`}
                className={css.thumbLink}
                data-card={work.id}
                aria-label={work.name}
                title={work.name}
              >
                {work.thumbnailImage && (
                  <MediaPicture media={work.thumbnailImage} aspect="4 / 3" sizes={sizes} alt="" />
                )}
              </a>
              <BookmarkButton product={work} thumb />
            </div>
          ))}
        </div>
      ) : (
        <p className={css.noWorks}>公開されている作品は、まだありません。</p>
      )}
    </article>
  );
}
