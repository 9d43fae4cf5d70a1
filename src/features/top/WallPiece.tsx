import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { WallPiece_product$key } from '../../../__generated__/WallPiece_product.graphql.ts';
import { Picture } from '../../ui/Picture.tsx';
import * as css from './WallPiece.css.ts';

interface WallPieceProps {
  readonly product: WallPiece_product$key;
  readonly sizes: string;
  readonly eager?: boolean;
  readonly priority?: 'high';
}

/** A work as it is, uncropped, with its caption outside the picture as on an exhibition's wall. */
export function WallPiece({ product, sizes, eager = false, priority }: WallPieceProps): ReactElement {
  const { id, name, number, thumbnailImage, author } = useFragment(
    graphql`
      fragment WallPiece_product on Product {
        id
        name
        number
        thumbnailImage {
          url
          width
          height
          thumbhash
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
  return (
    <figure className={css.piece}>
      <a className={css.link} href={`/products/${id}`} data-card={id}>
        {thumbnailImage && (
          <Picture
            src={thumbnailImage.url}
            width={thumbnailImage.width}
            height={thumbnailImage.height}
            thumbhash={thumbnailImage.thumbhash}
            alt=""
            sizes={sizes}
            eager={eager}
            priority={priority}
          />
        )}
        <figcaption className={css.caption}>
          <span className={css.number}>{String(number).padStart(4, '0')}</span>
          <span className={css.words}>
            <b className={css.name}>{name}</b>
            <span className={css.author}>
              {author.profile.lastName} {author.profile.firstName}
            </span>
          </span>
        </figcaption>
      </a>
    </figure>
  );
}
