import { Link } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { graphql } from 'react-relay/hooks';
import type { BookmarkedJobsQuery } from '../../../../__generated__/BookmarkedJobsQuery.graphql.ts';
import { useRouteQuery } from '../../../relay/routeQuery.ts';
import { buttonClass } from '../../../ui/buttons/buttonClass.ts';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { Pagination } from '../../../ui/lists/Pagination.tsx';
import { VisuallyHidden } from '../../../ui/text/VisuallyHidden.tsx';
import { pressBookmarkOfCard } from '../../bookmarks/bookmarkKey.ts';
import * as css from '../list/jobs.css.ts';
import { JobRow } from '../list/JobRow.tsx';
import { bookmarkedPageSize, bookmarkedVariables } from './bookmarkedSearch.ts';
import type { BookmarkedJobsSearch } from './bookmarkedSearch.ts';

const grouped = new Intl.NumberFormat('ja-JP');

interface BookmarkedJobsProps {
  readonly search: BookmarkedJobsSearch;
  /** The next page is loading. */
  readonly waiting: boolean;
}

/** One page. A removed opening stays in place until the list is loaded again, so that it can be restored. */
export function BookmarkedJobs({ search, waiting }: BookmarkedJobsProps): ReactElement {
  const { myBookmarkedJobOpenings: kept } = useRouteQuery<BookmarkedJobsQuery>(
    graphql`
      query BookmarkedJobsQuery($limit: Int!, $offset: Int!) {
        myBookmarkedJobOpenings(limit: $limit, offset: $offset) {
          endedCount
          nodes {
            id
            ...JobRow_opening
          }
          pageInfo {
            total
          }
        }
      }
    `,
    bookmarkedVariables(search),
  );
  const { page = 1 } = search;
  const { total } = kept.pageInfo;
  const ended =
    kept.endedCount > 0
      ? `保存した仕事のうち${grouped.format(kept.endedCount)}件は、募集が終わったため表示していません。`
      : null;
  if (kept.nodes.length === 0) return <NothingKept beyond={page > 1} ended={ended} />;
  return (
    <section
      className={css.results}
      aria-label="保存した仕事の一覧"
      aria-busy={waiting}
      data-waiting={waiting || undefined}
    >
      <div className={css.countLine}>
        <p className={css.count}>
          <output>
            募集<b className={css.countFigure}>{grouped.format(total)}</b>件
            {page > 1 && <VisuallyHidden>、{page}ページ目</VisuallyHidden>}
          </output>
        </p>
      </div>
      <div role="presentation" onKeyDown={pressBookmarkOfCard}>
        <ul className={css.rows}>
          {kept.nodes.map((opening) => (
            <li key={opening.id} className={css.rowPlace}>
              <JobRow opening={opening} />
            </li>
          ))}
        </ul>
      </div>
      {ended !== null && <p className={css.ended}>{ended}</p>}
      <div className={css.pages}>
        <Pagination
          page={page}
          pageCount={Math.ceil(total / bookmarkedPageSize)}
          label="保存した仕事のページ"
          renderLink={(to, link) => (
            <Link to="/jobs/bookmarked" search={to === 1 ? {} : { page: to }} {...link} />
          )}
        />
      </div>
    </section>
  );
}

function NothingKept({
  beyond,
  ended,
}: {
  readonly beyond: boolean;
  readonly ended: string | null;
}): ReactElement {
  if (beyond) {
    return (
      <EmptyState
        className={css.nothing}
        title="このページに、保存した仕事はありません。"
        action={
          <Link to="/jobs/bookmarked" search={{}} className={buttonClass()}>
            最初のページを見る
          </Link>
        }
      />
    );
  }
  return (
    <EmptyState
      className={css.nothing}
      title="保存した仕事が、ここに並びます。"
      action={
        <Link to="/jobs" className={buttonClass()}>
          仕事を探す
        </Link>
      }
    >
      <p>{ended ?? '仕事の一覧や募集のページで保存すると、応募の締切が近づいたときにお知らせします。'}</p>
    </EmptyState>
  );
}
