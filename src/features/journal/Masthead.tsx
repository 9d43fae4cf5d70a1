import { Link } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { Masthead_query$key } from '../../../__generated__/Masthead_query.graphql.ts';
import { formatDate } from '../../lib/text/dates.ts';
import { showWhole } from '../../ui/lists/showWhole.ts';
import { useMinute } from '../../ui/text/useMinute.ts';
import { sections } from './categories.ts';
import * as css from './journal.css.ts';

const showChosen = (nav: HTMLElement | null): void =>
  showWhole(nav?.querySelector('[aria-current=page]') ?? null);

/** The journal's name and sections, on its front page and every list. */
export function Masthead({
  query,
  isFront = false,
}: {
  readonly query: Masthead_query$key;
  readonly isFront?: boolean;
}): ReactElement {
  const { articleCategoryCounts: counts } = useFragment(
    graphql`
      fragment Masthead_query on Query {
        articleCategoryCounts {
          category
          count
        }
      }
    `,
    query,
  );
  const countOf = (categories: readonly string[]): number =>
    counts.reduce((sum, one) => (categories.includes(one.category) ? sum + one.count : sum), 0);
  const total = counts.reduce((sum, { count }) => sum + count, 0);
  const Name = isFront ? 'h1' : 'p';
  return (
    <header className={css.masthead}>
      <div className={css.nameplate}>
        <p className={css.plateSide}>
          つくる人と会社を訪ねて、
          <br />
          仕事の手元を聞く。
        </p>
        <Name className={css.plateName}>{isFront ? '読みもの' : <Link to="/journal">読みもの</Link>}</Name>
        <p className={css.plateFacts}>
          <b className={css.plateDate}>{formatDate(useMinute())}</b>
          <span>全{total}篇</span>
          <span className={css.plateEditor}>編集 つむぎ編集室</span>
        </p>
      </div>
      <nav ref={showChosen} className={css.sections} aria-label="読みものの分類">
        <Link to="/journal" activeOptions={{ exact: true }} className={css.section}>
          表紙
        </Link>
        <Link to="/journal/new" className={css.section}>
          新着
        </Link>
        {sections.map(({ to, name, categories }) => (
          <Link key={to} to={to} activeOptions={{ exact: true }} className={css.section}>
            {name}
            <span className={css.sectionCount}>{countOf(categories)}</span>
          </Link>
        ))}
        <Link to="/journal/ranking" className={css.section}>
          よく読まれている
        </Link>
      </nav>
    </header>
  );
}
