import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { ActivityRow_activity$key } from '../../../__generated__/ActivityRow_activity.graphql.ts';
import { formatTime } from '../../lib/text/dates.ts';
import { Avatar } from '../../ui/pictures/Avatar.tsx';
import { Picture } from '../../ui/pictures/Picture.tsx';
import { PhraseText } from '../../ui/text/PhraseText.tsx';
import { Status } from '../../ui/text/Status.tsx';
import { creatorFace } from '../people/creatorFace.ts';
import { BookmarkButton } from '../bookmarks/BookmarkButton.tsx';
import { seekingStatus } from '../../lib/words/seekingStatus.ts';
import * as css from './follows.css.ts';

const deeds = {
  CREATE_PRODUCT: 'さんが作品を載せました。',
  EDIT_PRODUCT: 'さんが作品を更新しました。',
  EDIT_JOB_SEEKING_STATUS: 'さんが仕事の受け方を変更しました。',
} as const;

const mostPictures = 3;

interface Still {
  readonly id: string;
  readonly url: string;
  readonly width: number;
  readonly height: number;
  readonly thumbhash: string | null | undefined;
}

/** The thumbnail, then the pictures after the first. */
function picturesOf({
  thumbnailImage: first,
  media,
}: {
  readonly thumbnailImage: Still | null | undefined;
  readonly media: readonly (Still & {
    readonly type: string;
    readonly posterUrl: string | null | undefined;
  })[];
}): readonly Still[] {
  const others = media
    .slice(first ? 1 : 0)
    .flatMap((one) =>
      one.type === 'IMAGE' ? [one] : one.posterUrl == null ? [] : [{ ...one, url: one.posterUrl }],
    );
  return [...(first ? [first] : []), ...others].slice(0, mostPictures);
}

/** One activity. Plain anchors, as on cards. */
export function ActivityRow({ activity }: { readonly activity: ActivityRow_activity$key }): ReactElement {
  const { type, occurredAt, user, product, jobSeekingStatus } = useFragment(
    graphql`
      fragment ActivityRow_activity on UserActivity {
        type
        occurredAt
        jobSeekingStatus
        user {
          id
          ...creatorFace_creator
        }
        product {
          ...BookmarkButton_product
          id
          name
          categories {
            name
          }
          thumbnailImage {
            id
            url
            width
            height
            thumbhash
          }
          media {
            id
            type
            url
            width
            height
            thumbhash
            posterUrl
          }
        }
      }
    `,
    activity,
  );
  const { name, picture } = creatorFace(user);
  const status = jobSeekingStatus == null ? null : seekingStatus[jobSeekingStatus];
  return (
    <article className={css.activity}>
      <time className={css.time} dateTime={occurredAt}>
        {formatTime(occurredAt)}
      </time>
      <Avatar name={name} src={picture} size={40} />
      <div className={css.deed}>
        <p className={css.deedLine}>
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
              <span className={css.pictures}>
                {picturesOf(product).map(({ id, url, width, height, thumbhash }) => (
                  <Picture
                    key={id}
                    className={css.workPicture}
                    src={url}
                    width={width}
                    height={height}
                    thumbhash={thumbhash}
                    aspect="4 / 3"
                    sizes="(max-width: 767px) 60vw, 20vw"
                    alt=""
                  />
                ))}
              </span>
              <span className={css.workWords}>
                <span className={css.workName}>
                  <PhraseText>{product.name}</PhraseText>
                </span>
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
