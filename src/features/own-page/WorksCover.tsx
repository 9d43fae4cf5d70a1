import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { WorksCover_creator$key } from '../../../__generated__/WorksCover_creator.graphql.ts';
import { MediaPicture } from '../page/MediaPicture.tsx';
import * as css from './coverHead.css.ts';

/** Fewer would be stretched. */
const fewest = 3;

/** Without a cover picture: the newest works side by side. */
export function WorksCover({ creator }: { readonly creator: WorksCover_creator$key }): ReactElement | null {
  const { newestProducts } = useFragment(
    graphql`
      fragment WorksCover_creator on CreatorUser {
        newestProducts(first: 6) {
          id
          thumbnailImage {
            ...MediaPicture_media
          }
        }
      }
    `,
    creator,
  );
  const pictures = newestProducts.flatMap(({ id, thumbnailImage }) =>
    thumbnailImage ? [{ id, media: thumbnailImage }] : [],
  );
  if (pictures.length < fewest) return null;
  return (
    <div className={css.shelf}>
      {pictures.map(({ id, media }) => (
        <MediaPicture
          key={id}
          className={css.shelved}
          media={media}
          alt=""
          aspect="4 / 3"
          sizes="(max-width: 767px) 160px, max(320px, 17vw)"
          eager
          edge={false}
        />
      ))}
    </div>
  );
}
