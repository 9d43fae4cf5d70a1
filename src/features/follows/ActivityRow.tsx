import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { ActivityRow_activity$key } from '../../../__generated__/ActivityRow_activity.graphql.ts';
import { formatTime } from '../../lib/dates.ts';
import { Avatar } from '../../ui/pictures/Avatar.tsx';
import { Picture } from '../../ui/pictures/Picture.tsx';
import { Status } from '../../ui/text/Status.tsx';
import { BookmarkButton } from '../bookmarks/BookmarkButton.tsx';
import { seekingStatus } from '../../lib/words/seekingStatus.ts';
import * as css from './follows.css.ts';

const deeds = {
  CREATE_PRODUCT: 'さんが作品を載せました。',
  EDIT_PRODUCT: 'さんが作品を更新しました。',
  EDIT_JOB_SEEKING_STATUS: 'さんが仕事の受け方を変更しました。',
} as const;

/** One thing that a followed creator did. Its links are plain anchors, as a card's are. */
export function ActivityRow({ activity }: { readonly activity: ActivityRow_activity$key }): ReactElement {
  const { type, occurredAt, user, product, jobSeekingStatus } = useFragment(
    graphql`
      fragment ActivityRow_activity on UserActivity {
        type
        occurredAt
        jobSeekingStatus
        user {
          id
          profile {
            lastName
            firstName
            profileImage {
              url
            }
          }
        }
        product {
          ...BookmarkButton_product
          id
          name
          categories {
            name
          }
          thumbnailImage {
            url
            width
            height
            thumbhash
          }
        }
      }
    `,
    activity,
  );
  const name = `${user.profile.lastName} ${user.profile.firstName}`;
  const status = jobSeekingStatus == null ? null : seekingStatus[jobSeekingStatus];
  return (
    <article className={css.activity}>
      <time className={css.time} dateTime={occurredAt}>
        {formatTime(occurredAt)}
      </time>
      <Avatar name={name} src={user.profile.profileImage?.url} size={40} />
      <div className={css.deed}>
        <p>
          <a href={`/creators/${user.id}`} className={css.deedName}>
            {name}
          </a>
          {deeds[type]}
        </p>
        {status && (
          <p className={css.newStatus}>
            <Status shape={status.shape}>{status.word}</Status>
          </p>
        )}
        {product && (
          <div className={css.workPlace} data-work="">
            <a href={`/products/${product.id}`} className={css.work} data-card={product.id}>
              {product.thumbnailImage && (
                <Picture
                  src={product.thumbnailImage.url}
                  width={product.thumbnailImage.width}
                  height={product.thumbnailImage.height}
                  thumbhash={product.thumbnailImage.thumbhash}
                  aspect="4 / 3"
                  sizes="(max-width: 767px) 60vw, 320px"
                  alt=""
                />
              )}
              <span className={css.workWords}>
                <span className={css.workName}>{product.name}</span>
                <span className={css.workCategories}>
                  {product.categories.map((category) => category.name).join('、')}
                </span>
              </span>
            </a>
            <BookmarkButton product={product} />
          </div>
        )}
      </div>
    </article>
  );
}
