import { Link } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { RoomWorks_room$key } from '../../../../__generated__/RoomWorks_room.graphql.ts';
import { link } from '../../../ui/text/link.css.ts';
import { MediaPicture } from '../../page/MediaPicture.tsx';
import * as styles from './panel.css.ts';

/** The creator's newest works that the company sees. */
export function RoomWorks({ room }: { readonly room: RoomWorks_room$key }): ReactElement | null {
  const { creator } = useFragment(
    graphql`
      fragment RoomWorks_room on ChatRoom {
        creator {
          id
          newestProducts(first: 6) {
            id
            name
            thumbnailImage {
              ...MediaPicture_media
            }
          }
        }
      }
    `,
    room,
  );
  if (creator.newestProducts.length === 0) return null;
  return (
    <section className={styles.section} aria-label="作品">
      <h3 className={styles.label}>作品</h3>
      <div className={styles.pictures}>
        {creator.newestProducts.map(({ id, name, thumbnailImage: picture }) => (
          <Link key={id} to="/products/$id" params={{ id }}>
            {picture == null ? (
              name
            ) : (
              <MediaPicture media={picture} alt={name} sizes="136px" aspect="4 / 3" />
            )}
          </Link>
        ))}
      </div>
      <p className={styles.more}>
        <Link className={link} to="/creators/$id" params={{ id: creator.id }}>
          プロフィールを見る
        </Link>
      </p>
    </section>
  );
}
