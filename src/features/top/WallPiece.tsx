import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { WallPiece_product$key } from '../../../__generated__/WallPiece_product.graphql.ts';
import { MediaPicture } from '../page/MediaPicture.tsx';
import { PhraseText } from '../../ui/text/PhraseText.tsx';
import * as css from './WallPiece.css.ts';

interface WallPieceProps {
  readonly product: WallPiece_product$key;
  /** Index of the shown picture. */
  readonly picture: number;
  readonly sizes: string;
  /** As high as its neighbours. */
  readonly inRow?: boolean;
  readonly eager?: boolean;
  readonly priority?: 'high';
}

/** An uncropped work with its caption below. */
export function WallPiece({
  product,
  picture,
  sizes,
  inRow = false,
  eager = false,
  priority,
}: WallPieceProps): ReactElement {
  const { id, name, number, media, author } = useFragment(
    graphql`
      fragment WallPiece_product on Product {
        id
        name
        number
        media {
          ...MediaPicture_media
        }
        author {
          profile {
            lastName
            firstName
          }
        }
      }
    `,
    product,
  );
  const hung = media[picture];
  return (
    <figure className={css.piece}>
      <a className={css.link} href={`/products/${id}`} data-card={id}>
        {hung && (
          <MediaPicture media={hung} alt="" sizes={sizes} inRow={inRow} eager={eager} priority={priority} />
        )}
        <figcaption className={css.caption}>
          <span className={css.number}>{String(number).padStart(4, '0')}</span>
          <span className={css.words}>
            <b className={css.name}>
              <PhraseText>{name}</PhraseText>
            </b>
            <span className={css.author}>
              {author.profile.lastName} {author.profile.firstName}
            </span>
          </span>
        </figcaption>
      </a>
    </figure>
  );
}
