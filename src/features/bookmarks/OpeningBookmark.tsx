import { useRef } from 'react';
import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { OpeningBookmark_opening$key } from '../../../__generated__/OpeningBookmark_opening.graphql.ts';
import { Icon } from '../../ui/icons/Icon.tsx';
import { seesOnlyPublic } from '../session/memberContent.ts';
import { useSessionState } from '../session/session.ts';
import * as css from './BookmarkButton.css.ts';
import { useBookmarkKey } from './bookmarkKey.ts';
import { openingBookmarksOf } from './openingBookmarks.ts';
import { useToggleBookmark } from './useToggleBookmark.ts';

/** Creators, who may enter openings, can save them. */
export function useKeepsOpenings(): boolean {
  const session = useSessionState();
  return session.status === 'member' && session.audience === 'creator' && !seesOnlyPublic(session);
}

interface OpeningBookmarkProps {
  readonly opening: OpeningBookmark_opening$key;
}

/** In a list's row. */
export function OpeningBookmark({ opening }: OpeningBookmarkProps): ReactElement {
  const { id, title, isBookmarked } = useOpening(opening);
  const toggle = useToggleBookmark(openingBookmarksOf);
  return (
    <button
      type="button"
      className={css.ofRow}
      data-bookmark=""
      aria-label={`${title}を保存`}
      aria-pressed={isBookmarked}
      title={isBookmarked ? '保存から外す' : '保存する'}
      onClick={() => void toggle(id, !isBookmarked)}
    >
      <Icon name="bookmark" filled={isBookmarked} />
    </button>
  );
}

/** On an opening's own page: a square button, and the key B. */
export function OpeningBookmarkToggle({ opening }: OpeningBookmarkProps): ReactElement {
  const { id, isBookmarked } = useOpening(opening);
  const button = useRef<HTMLButtonElement>(null);
  const toggle = useToggleBookmark(openingBookmarksOf);
  useBookmarkKey(button);
  return (
    <button
      ref={button}
      type="button"
      className={css.square}
      aria-label="この仕事を保存"
      aria-pressed={isBookmarked}
      aria-keyshortcuts="B"
      title={isBookmarked ? '保存から外す' : '保存する'}
      onClick={() => void toggle(id, !isBookmarked)}
    >
      <Icon name="bookmark" filled={isBookmarked} />
    </button>
  );
}

function useOpening(opening: OpeningBookmark_opening$key) {
  return useFragment(
    graphql`
      fragment OpeningBookmark_opening on JobOpening {
        id
        title
        isBookmarked
      }
    `,
    opening,
  );
}
