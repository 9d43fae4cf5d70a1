import type { ReactElement } from 'react';
import { graphql } from 'react-relay/hooks';
import type { RankingPageQuery } from '../../../__generated__/RankingPageQuery.graphql.ts';
import { useRouteQuery } from '../../relay/routeQuery.ts';
import { PageHead } from '../page/PageHead.tsx';
import * as css from './journal.css.ts';
import { Masthead } from './Masthead.tsx';
import { Ranking } from './Ranking.tsx';

/** `/journal/ranking` */
export function RankingPage(): ReactElement {
  const data = useRouteQuery<RankingPageQuery>(
    graphql`
      query RankingPageQuery {
        ...Masthead_query
        rankedArticles(first: 30) {
          ...Ranking_articles
        }
      }
    `,
    {},
  );
  return (
    <div className={css.page}>
      <PageHead title="よく読まれている" />
      <Masthead query={data} />
      <div className={css.listHead}>
        <h1 className={css.listName}>よく読まれている</h1>
        <p className={css.listAbout}>この30日に読まれた順です。</p>
      </div>
      <Ranking articles={data.rankedArticles} isWide />
    </div>
  );
}
