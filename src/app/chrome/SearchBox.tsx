import { useNavigate } from '@tanstack/react-router';
import type { ReactElement, SubmitEvent } from 'react';
import { useSingleKeys } from '../../lib/browser/singleKeys.ts';
import { waitsForWords } from '../../lib/forms/stopWhileComposing.ts';
import { cx } from '../../ui/cx.ts';
import { Icon } from '../../ui/icons/Icon.tsx';
import { rememberSearch } from '../../features/search/recentSearches.ts';
import { longestQuery } from '../../features/search/searchParams.ts';
import * as css from './SearchBox.css.ts';

interface SearchBoxProps {
  readonly place: 'header' | 'menu';
  readonly onSearch?: () => void;
}

const words = '作品・人・仕事を探す';

export function SearchBox({ place, onSearch }: SearchBoxProps): ReactElement {
  const navigate = useNavigate();
  const [singleKeys] = useSingleKeys();
  const hasKey = place === 'header' && singleKeys;
  const search = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get('q');
    const q = typeof typed === 'string' ? typed.trim().slice(0, longestQuery) : '';
    if (q !== '') rememberSearch(q);
    onSearch?.();
    void navigate({ to: '/search', search: q === '' ? {} : { q } });
  };
  return (
    <search className={place === 'header' ? css.inHeader : undefined}>
      <form
        action="/search"
        className={cx(css.box, place === 'menu' && css.inMenu)}
        onSubmit={search}
        {...waitsForWords}
      >
        <Icon name="search" size={16} />
        <input
          className={css.input}
          type="search"
          name="q"
          aria-label={words}
          placeholder={words}
          enterKeyHint="search"
          autoComplete="off"
          aria-keyshortcuts={hasKey ? '/' : undefined}
        />
        {hasKey && (
          <kbd className={css.key} aria-hidden="true">
            /
          </kbd>
        )}
      </form>
    </search>
  );
}
