import { useNavigate } from '@tanstack/react-router';
import type { ReactElement, SubmitEvent } from 'react';
import { waitsForWords } from '../../lib/forms/stopWhileComposing.ts';
import { cx } from '../../ui/cx.ts';
import { Icon } from '../../ui/icons/Icon.tsx';
import { rememberSearch } from '../../features/search/recentSearches.ts';
import { longestQuery } from '../../features/search/searchParams.ts';
import * as css from './SearchBox.css.ts';

const words = '作品・人・仕事・会社を探す';

/** The menu's box, which leads to the search page. */
export function SearchBox({ onSearch }: { readonly onSearch: () => void }): ReactElement {
  const navigate = useNavigate();
  const search = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get('q');
    const q = typeof typed === 'string' ? typed.trim().slice(0, longestQuery) : '';
    if (q !== '') rememberSearch(q);
    onSearch();
    void navigate({ to: '/search', search: q === '' ? {} : { q } });
  };
  return (
    <search>
      <form action="/search" className={cx(css.box, css.inMenu)} onSubmit={search} {...waitsForWords}>
        <Icon name="search" size={16} />
        <input
          className={css.input}
          type="search"
          name="q"
          aria-label={words}
          placeholder={words}
          enterKeyHint="search"
          autoComplete="off"
        />
      </form>
    </search>
  );
}
