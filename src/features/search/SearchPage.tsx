import { Link, useSearch } from '@tanstack/react-router';
import { Suspense, useDeferredValue, useRef, useState } from 'react';
import type { ReactElement } from 'react';
import { Button } from '../../ui/buttons/Button.tsx';
import { Spinner } from '../../ui/feedback/Spinner.tsx';
import { useKeptFocus } from '../../ui/overlays/useKeptFocus.ts';
import { VisuallyHidden } from '../../ui/text/VisuallyHidden.tsx';
import { PageHead } from '../page/PageHead.tsx';
import { SectionBoundary } from '../page/SectionBoundary.tsx';
import { forgetSearches, useRecentSearches } from './recentSearches.ts';
import { OtherWays } from './OtherWays.tsx';
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
  const [total, setTotal] = useState<Total>();
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
      {isAsked ? <Asked key={q} search={search} onTotal={setTotal} /> : <Recent />}
    </>
  );
}

interface AskedProps {
  readonly search: SearchParams;
  readonly onTotal: (total: Total) => void;
}

/** Of the same words what was found stands until what is chosen now is found, and whoever chose it keeps the focus. */
function Asked({ search, onTotal }: AskedProps): ReactElement {
  const shown = useDeferredValue(search);
  return (
    <SectionBoundary title="検索できませんでした。">
      <Suspense
        fallback={
          <div className={css.waiting}>
            <Spinner label="検索中" />
          </div>
        }
      >
        <SearchResults search={search} shown={shown} onTotal={onTotal} />
      </Suspense>
    </SectionBoundary>
  );
}

function Recent(): ReactElement {
  const recent = useRecentSearches();
  const place = useRef<HTMLElement>(null);
  // The button that forgets goes with what it forgot.
  useKeptFocus(place);
  return (
    <section ref={place} tabIndex={-1} className={css.recent} aria-labelledby="recent-searches">
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
      <OtherWays />
    </section>
  );
}
