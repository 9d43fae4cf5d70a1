import type { ReactElement } from 'react';
import { graphql, usePaginationFragment } from 'react-relay/hooks';
import type { FeeList_query$key } from '../../../../__generated__/FeeList_query.graphql.ts';
import type { FeeListPaginationQuery } from '../../../../__generated__/FeeListPaginationQuery.graphql.ts';
import type { FeeListQuery } from '../../../../__generated__/FeeListQuery.graphql.ts';
import { useQuery } from '../../../relay/useQuery.ts';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { monthName, yen } from '../workWords.ts';
import { FeeInvoice } from './FeeInvoice.tsx';
import { FeeLedger } from './FeeLedger.tsx';
import { MoreOfList } from '../../page/MoreOfList.tsx';
import * as css from './fees.css.ts';

/** This month so far, then all invoices, newest first. */
export function FeeList(): ReactElement {
  const data = useQuery<FeeListQuery>(
    graphql`
      query FeeListQuery {
        ...FeeList_query
      }
    `,
    {},
    { fetchPolicy: 'store-and-network' },
  );
  return <Fees query={data} />;
}

function Fees({ query }: { readonly query: FeeList_query$key }): ReactElement {
  const {
    data: { feesToCome, feeInvoices },
    hasNext,
    isLoadingNext,
    loadNext,
  } = usePaginationFragment<FeeListPaginationQuery, FeeList_query$key>(
    graphql`
      fragment FeeList_query on Query
      @argumentDefinitions(count: { type: "Int", defaultValue: 24 }, cursor: { type: "String" })
      @refetchable(queryName: "FeeListPaginationQuery") {
        feesToCome {
          month
          rounds
          net
          tax
          total
        }
        feeInvoices(first: $count, after: $cursor) @connection(key: "FeeList_feeInvoices") {
          edges {
            node {
              id
              ...FeeInvoice_invoice
            }
          }
        }
      }
    `,
    query,
  );
  return (
    <>
      {feesToCome.map(({ month, rounds, net, tax, total }) => (
        <section key={month} className={css.coming} aria-label={`${monthName(month)}の手数料`}>
          <h2 className={css.comingTitle}>{monthName(month)}のここまでの手数料</h2>
          <p className={css.figure}>
            {total.toLocaleString('ja-JP')}
            <span className={css.unit}>円</span>
            <span className={css.tax}>(税込)</span>
          </p>
          <p className={css.about}>
            {rounds === 0
              ? 'この月に検収された仕事は、まだありません。'
              : `検収された仕事 ${rounds}件 ・ 手数料 ${yen(net)} ・ 消費税 ${yen(tax)}`}
          </p>
        </section>
      ))}
      <section className={css.section} aria-labelledby="fee-invoices">
        <h2 id="fee-invoices" className={css.sectionTitle}>
          請求書
        </h2>
        {feeInvoices.edges.length === 0 ? (
          <EmptyState title="発行された請求書が、ここに並びます。">
            検収された仕事がある月の翌月に、請求書が発行されます。検収された仕事がない月は、請求もありません。
          </EmptyState>
        ) : (
          <ul className={css.list}>
            {feeInvoices.edges.map(({ node }) => (
              <FeeInvoice key={node.id} invoice={node} />
            ))}
          </ul>
        )}
        {hasNext && <MoreOfList count={24} loadNext={loadNext} isLoading={isLoadingNext} />}
      </section>
      {feeInvoices.edges.length > 0 && <FeeLedger />}
    </>
  );
}
