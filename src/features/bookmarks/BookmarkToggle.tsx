import { useRef } from 'react';
import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { BookmarkToggle_product$key } from '../../../__generated__/BookmarkToggle_product.graphql.ts';
import { Icon } from '../../ui/icons/Icon.tsx';
import * as css from './BookmarkButton.css.ts';
import { useBookmarkKey } from './bookmarkKey.ts';
import { useToggleBookmark } from './useToggleBookmark.ts';

/** On a work's own page: a square button, and the key B. */
export function BookmarkToggle({ product }: { readonly product: BookmarkToggle_product$key }): ReactElement {
  const { id, isBookmarked } = useFragment(
    graphql`
      fragment BookmarkToggle_product on Product {
        id
        isBookmarked
      }
    `,
    product,
  );
  const button = useRef<HTMLButtonElement>(null);
  const toggle = useToggleBookmark();
  useBookmarkKey(button);
  return (
    <button
      ref={button}
      type="button"
      className={css.square}
      aria-label="この作品を保存"
      aria-pressed={isBookmarked}
      aria-keyshortcuts="B"
      title={isBookmarked ? '保存から外す' : '保存する'}
      onClick={() => void toggle(id, !isBookmarked)}
    >
      <Icon name="bookmark" filled={isBookmarked} />
    </button>
  );
}
