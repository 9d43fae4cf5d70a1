import { Link, useSearch } from '@tanstack/react-router';
import { Suspense, useCallback, useState } from 'react';
import type { ReactElement } from 'react';
import { Button } from '../../ui/buttons/Button.tsx';
import { Spinner } from '../../ui/feedback/Spinner.tsx';
import { VisuallyHidden } from '../../ui/text/VisuallyHidden.tsx';
import { PageHead } from '../page/PageHead.tsx';
import { SectionBoundary } from '../page/SectionBoundary.tsx';
import { forgetSearches, useRecentSearches } from './recentSearches.ts';
import { SavedList } from './saved/SavedList.tsx';
import * as css from './search.css.ts';
import { SearchField } from './SearchField.tsx';
import type { SearchParams } from './searchParams.ts';
import type { Total } from './SearchResults.tsx';
import { SearchResults } from './SearchResults.tsx';

/** `/search`: one box over works, people, openings and companies. All of it stands in the address. */
export function SearchPage(): ReactElement {
  const search = useSearch({ from: '/chrome/search' });
  const { q } = search;
  const [total, setTotal] = useState<Total & { readonly of: SearchParams }>();
  const onTotal = useCallback((told: Total) => setTotal({ ...told, of: search }), [search]);
  const isAsked = q !== undefined || search.f !== undefined;
  const title = q === undefined ? '検索' : `「${q}」の検索結果`;
  return (
    <>
      <PageHead title={title} />
      <VisuallyHidden>
        <h1>{title}</h1>
      </VisuallyHidden>
      <SearchField search={search}>
        {isAsked && total?.of === search && (
          <output className={css.total}>
            該当
            <span className={css.totalFigure}>
              {total.count.toLocaleString('ja-JP')}
              {total.isMore && '+'}
            </span>
            件
          </output>
        )}
      </SearchField>
      {isAsked ? <Asked key={JSON.stringify(search)} search={search} onTotal={onTotal} /> : <Recent />}
    </>
  );
}

interface AskedProps {
  readonly search: SearchParams;
  readonly onTotal: (total: Total) => void;
}

function Asked({ search, onTotal }: AskedProps): ReactElement {
  return (
    <SectionBoundary title="検索できませんでした。">
      <Suspense
        fallback={
          <div className={css.waiting}>
            <Spinner label="検索中" />
          </div>
        }
      >
        <SearchResults search={search} onTotal={onTotal} />
      </Suspense>
    </SectionBoundary>
  );
}

function Recent(): ReactElement {
  const recent = useRecentSearches();
  return (
    <section className={css.recent} aria-labelledby="recent-searches">
      <div className={css.recentHead}>
        <h2 id="recent-searches" className={css.recentTitle}>
          {recent.length === 0 ? '探し方' : '最近の検索'}
        </h2>
        {recent.length > 0 && (
          <Button variant="text" onClick={forgetSearches}>
            履歴を消去する
          </Button>
        )}
      </div>
      {recent.length === 0 ? (
        <p className={css.notes}>
          作品名、分野、技法、人や会社の名前で探せます。ひらがなやローマ字でも見つかります。
        </p>
      ) : (
        <ul className={css.fewer}>
          {recent.map((query) => (
            <li key={query}>
              <Link to="/search" search={{ q: query }} className={css.fewerRow}>
                <span className={css.fewerWords}>{query}</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
      <div className={css.savedOnFirst}>
        <SavedList />
      </div>
    </section>
  );
}
