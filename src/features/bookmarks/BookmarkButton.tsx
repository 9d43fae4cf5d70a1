import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { BookmarkButton_product$key } from '../../../__generated__/BookmarkButton_product.graphql.ts';
import * as css from './BookmarkButton.css.ts';
import { useToggleBookmark } from './useToggleBookmark.ts';

/**
 * The 栞 of a card: a ribbon at the picture's corner while the card is pointed at or focused, and always once the work is saved; where
 * fingers point it hangs in the author line. One element of the browser's own, since a feed has many. It is a child of an `article`, or of
 * what is marked `data-work`, whose position is relative.
 */
export function BookmarkButton({
  product,
  thumb = false,
}: {
  readonly product: BookmarkButton_product$key;
  readonly thumb?: boolean;
}): ReactElement {
  const { id, name, isBookmarked, bookmarksCount } = useFragment(
    graphql`
      fragment BookmarkButton_product on Product {
        id
        name
        isBookmarked
        bookmarksCount
      }
    `,
    product,
  );
  const toggle = useToggleBookmark();
  return (
    <button
      type="button"
      className={thumb ? `${css.ribbon} ${css.ofThumb}` : css.ribbon}
      data-bookmark=""
      aria-label={`${name}を保存`}
      aria-pressed={isBookmarked}
      title={`保存 ${bookmarksCount}`}
      onClick={() => void toggle(id, !isBookmarked)}
    />
  );
}
