import { Link } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { graphql } from 'react-relay/hooks';
import type { ListsPageQuery } from '../../../__generated__/ListsPageQuery.graphql.ts';
import { useRouteQuery } from '../../relay/routeQuery.ts';
import { buttonClass } from '../../ui/buttons/buttonClass.ts';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { RelativeTime } from '../../ui/text/RelativeTime.tsx';
import { PageHead } from '../page/PageHead.tsx';
import * as css from './lists.css.ts';

const query = graphql`
  query ListsPageQuery {
    creatorLists {
      id
      name
      count
      editedAt
    }
  }
`;

/** `/lists`: the creators a company keeps, by list. */
export function ListsPage(): ReactElement {
  const { creatorLists } = useRouteQuery<ListsPageQuery>(query, {});
  return (
    <div className={css.page}>
      <PageHead title="クリエイターのリスト" />
      <h1 className={css.title}>リスト</h1>
      <p className={css.lead}>気になるクリエイターを、会社のメンバー全員で共有します。</p>
      {creatorLists.length === 0 ? (
        <EmptyState
          title="リストは、まだありません。"
          action={
            <Link to="/recommend" className={buttonClass()}>
              つくる人を探す
            </Link>
          }
        >
          クリエイターのページや探した結果の「リストに入れる」から作れます。
        </EmptyState>
      ) : (
        <ul className={css.rows}>
          {creatorLists.map(({ id, name, count, editedAt }) => (
            <li key={id} className={css.row}>
              <h2 className={css.name}>
                <Link to="/lists/$id" params={{ id }} className={css.link}>
                  {name}
                </Link>
              </h2>
              <span className={css.count}>{`${count}人`}</span>
              <span className={css.when}>
                <RelativeTime date={editedAt} />
              </span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
