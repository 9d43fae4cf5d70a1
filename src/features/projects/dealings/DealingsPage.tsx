import { Link } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { graphql } from 'react-relay/hooks';
import type { DealingsPageQuery } from '../../../../__generated__/DealingsPageQuery.graphql.ts';
import { useRouteQuery } from '../../../relay/routeQuery.ts';
import { buttonClass } from '../../../ui/buttons/buttonClass.ts';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { link } from '../../../ui/text/link.css.ts';
import { PageHead } from '../../page/PageHead.tsx';
import { DealingRow } from './DealingRow.tsx';
import * as css from './dealings.css.ts';
import { dealingStates, stateOf } from './dealingStates.ts';

const query = graphql`
  query DealingsPageQuery {
    myEnteredJobOpenings(limit: 100, offset: 0) {
      nodes {
        id
        entryDetail {
          stage
          firstRepliedAt
        }
        ...DealingRow_opening
      }
      pageInfo {
        hasNext
      }
    }
  }
`;

/** `/projects` for creators: what they have to do with companies, by how it stands. */
export function DealingsPage(): ReactElement {
  const { myEnteredJobOpenings: list } = useRouteQuery<DealingsPageQuery>(query, {});
  const entered = list.nodes.flatMap((opening) => {
    if (opening.entryDetail == null) return [];
    const { stage, firstRepliedAt } = opening.entryDetail;
    return [{ opening, state: stateOf({ stage, firstRepliedAt }) }];
  });
  return (
    <div className={css.page}>
      <PageHead title="案件" />
      <h1 className={css.title}>案件</h1>
      {entered.length === 0 && (
        <EmptyState
          title="応募した仕事の返信を、ここで待てます。"
          action={
            <Link to="/jobs" className={buttonClass({ variant: 'primary' })}>
              仕事を探す
            </Link>
          }
        >
          会社は14日以内に返信する約束です。返信期限も、届いたメッセージも、ここに表示されます。
        </EmptyState>
      )}
      {dealingStates.map(({ state, title, lead }) => {
        const those = entered.filter((each) => each.state === state);
        if (those.length === 0) return null;
        return (
          <section key={state} className={css.section} aria-labelledby={`dealings-${state}`}>
            <header className={css.sectionHead}>
              <h2 id={`dealings-${state}`} className={css.sectionTitle}>
                {title}
                <span className={css.count}>{those.length}</span>
              </h2>
              <p className={css.lead}>{lead}</p>
            </header>
            <div className={css.rows}>
              {those.map(({ opening }) => (
                <DealingRow key={opening.id} opening={opening} />
              ))}
            </div>
          </section>
        );
      })}
      {list.pageInfo.hasNext && (
        <p className={css.rest}>
          新しい100件を出しています。それより前は
          <Link to="/jobs/entered" className={link}>
            応募した仕事
          </Link>
          で見られます。
        </p>
      )}
    </div>
  );
}
