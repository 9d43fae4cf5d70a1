import { Link } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { graphql } from 'react-relay/hooks';
import type { EnteredListQuery } from '../../../../__generated__/EnteredListQuery.graphql.ts';
import { useRouteQuery } from '../../../relay/routeQuery.ts';
import { buttonClass } from '../../../ui/buttons/buttonClass.ts';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { Pagination } from '../../../ui/lists/Pagination.tsx';
import { DealingRow } from './DealingRow.tsx';
import { DealingsHead } from './DealingsHead.tsx';
import { enteredPageSize, enteredVariables } from './enteredSearch.ts';
import type { EnteredSearch } from './enteredSearch.ts';
import * as css from './dealings.css.ts';

interface EnteredListProps {
  readonly search: EnteredSearch;
  /** Another list is on its way. */
  readonly waiting: boolean;
}

/** The tabs with their counts, and one page of one of them. */
export function EnteredList({ search, waiting }: EnteredListProps): ReactElement {
  const { myEnteredJobOpenings: entered } = useRouteQuery<EnteredListQuery>(
    graphql`
      query EnteredListQuery($limit: Int!, $offset: Int!, $status: JobOpeningStatus!) {
        myEnteredJobOpenings(limit: $limit, offset: $offset, jobOpeningStatus: $status) {
          ...DealingsHead_entered
          nodes {
            id
            ...DealingRow_opening
          }
          pageInfo {
            total
          }
        }
      }
    `,
    enteredVariables(search),
  );
  const { tab, page = 1 } = search;
  return (
    <>
      <DealingsHead title="応募した仕事" current={tab === 'closed' ? 'closed' : 'public'} entered={entered} />
      {entered.nodes.length === 0 ? (
        <NothingEntered ended={tab === 'closed'} beyond={page > 1} />
      ) : (
        <section
          className={css.entered}
          aria-label="応募した仕事の一覧"
          aria-busy={waiting}
          data-waiting={waiting || undefined}
        >
          <div className={css.rows}>
            {entered.nodes.map((opening) => (
              <DealingRow key={opening.id} opening={opening} headingLevel="h2" />
            ))}
          </div>
          <div className={css.pages}>
            <Pagination
              page={page}
              pageCount={Math.ceil(entered.pageInfo.total / enteredPageSize)}
              label="応募した仕事のページ"
              renderLink={(to, link) => (
                <Link
                  to="/jobs/entered"
                  search={{ ...(tab === undefined ? {} : { tab }), ...(to === 1 ? {} : { page: to }) }}
                  {...link}
                />
              )}
            />
          </div>
        </section>
      )}
    </>
  );
}

function NothingEntered({
  ended,
  beyond,
}: {
  readonly ended: boolean;
  readonly beyond: boolean;
}): ReactElement {
  if (beyond) {
    return (
      <EmptyState
        title="このページに、応募はありません。"
        action={
          <Link to="/jobs/entered" search={ended ? { tab: 'closed' } : {}} className={buttonClass()}>
            最初のページを見る
          </Link>
        }
      />
    );
  }
  if (ended) {
    return (
      <EmptyState title="募集が終わった応募は、ここに移ります。">
        <p>会社からの返信も、送った内容も、ここに残ります。</p>
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title="応募した仕事と、その返信を待つ状態が、ここに並びます。"
      action={
        <Link to="/jobs" className={buttonClass()}>
          仕事を探す
        </Link>
      }
    >
      <p>応募すると、会社は14日以内に返信します。</p>
    </EmptyState>
  );
}
