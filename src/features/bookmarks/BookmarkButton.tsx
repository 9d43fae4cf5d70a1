import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { BookmarkButton_product$key } from '../../../__generated__/BookmarkButton_product.graphql.ts';
import * as css from './BookmarkButton.css.ts';
import { useToggleBookmark } from './useToggleBookmark.ts';

/**
 * A card's bookmark: a ribbon at the picture's corner when hovered or focused, and always once saved; on
 * touch screens in the author line. One plain button, as feeds have many. Its parent is an `article` or has
 * `data-work`, with `position: relative`.
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
