import type { ReactElement, ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { ProductCard_product$key } from '../../../../__generated__/ProductCard_product.graphql.ts';
import { Avatar } from '../../../ui/pictures/Avatar.tsx';
import { useScrollSettled } from '../../../ui/lists/fastScroll.ts';
import { Picture } from '../../../ui/pictures/Picture.tsx';
import { Status } from '../../../ui/text/Status.tsx';
import { creatorFace } from '../../people/creatorFace.ts';
import { creatorStatus } from '../../people/creatorStatus.ts';
import { BookmarkButton } from '../../bookmarks/BookmarkButton.tsx';
import * as css from './ProductCard.css.ts';
import { PhraseText } from '../../../ui/text/PhraseText.tsx';

interface ProductCardProps {
  readonly product: ProductCard_product$key;
  readonly sizes: string;
  /** On the screen or about to be: not lazy. */
  readonly eager?: boolean;
  /** Set as 「編集部の一枚」, two by two, when the editors picked it. */
  readonly large?: boolean;
  /** Its name with what was looked for in it. */
  readonly title?: ReactNode;
}

/**
 * One work in a list. Its links are plain anchors: the list around it handles clicks and warms pages for all its cards
 * (`useCardLinks`), since hundreds of router links would cost more than the cards themselves.
 */
export function ProductCard({
  product,
  sizes,
  eager = false,
  large = false,
  title,
}: ProductCardProps): ReactElement {
  const work = useFragment(
    graphql`
      fragment ProductCard_product on Product {
        ...BookmarkButton_product
        id
        name
        number
        pickReason
        thumbnailImage {
          url
          width
          height
          thumbhash
        }
        author {
          id
          ...creatorFace_creator
          ...creatorStatus_creator
        }
        categories {
          name
        }
      }
    `,
    product,
  );
  const landed = useScrollSettled();
  const { id, name, number, thumbnailImage, author, categories, pickReason } = work;
  const { name: authorName, picture: face } = creatorFace(author);
  const status = creatorStatus(author);
  const picture = thumbnailImage && (
    <Picture
      src={thumbnailImage.url}
      width={thumbnailImage.width}
      height={thumbnailImage.height}
      thumbhash={thumbnailImage.thumbhash}
      alt=""
      sizes={sizes}
      eager={eager}
      {...(large ? { fill: true, className: css.pickImage } : { aspect: '4 / 3' })}
    />
  );
  const authorLine = (
    <div className={css.authorLine}>
      <Avatar name={authorName} src={landed ? face : null} lazy={!eager} />
      <a className={css.author} href={`/creators/${author.id}`}>
        {authorName}
      </a>
      <Status shape={status.shape} wordHidden={!large}>
        {status.word}
      </Status>
      {!large && categories[0] && <span className={css.category}>{categories[0].name}</span>}
    </div>
  );
  if (large) {
    return (
      <article className={css.pick}>
        <a className={css.pickLink} href={`/products/${id}`} data-card={id}>
          <span className={css.pickPicture}>
            {picture}
            <span className={css.pickLabel}>編集部の一枚</span>
          </span>
          <span className={css.pickText}>
            <h3 className={css.pickTitle}>
              <PhraseText>{name}</PhraseText>
            </h3>
            <span className={css.pickReason}>{pickReason}</span>
          </span>
        </a>
        <BookmarkButton product={work} />
        {authorLine}
      </article>
    );
  }
  return (
    <article className={css.card}>
      <a className={css.link} href={`/products/${id}`} data-card={id}>
        {picture}
        <div className={css.titleLine}>
          <span className={css.number}>{String(number).padStart(4, '0')}</span>
          <h3 className={css.title}>{title ?? name}</h3>
        </div>
      </a>
      <BookmarkButton product={work} />
      {authorLine}
    </article>
  );
}
