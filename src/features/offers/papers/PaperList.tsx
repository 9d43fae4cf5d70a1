import { Link } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { graphql, usePaginationFragment } from 'react-relay/hooks';
import type { PaperList_query$key } from '../../../../__generated__/PaperList_query.graphql.ts';
import type { PaperListPaginationQuery } from '../../../../__generated__/PaperListPaginationQuery.graphql.ts';
import type { PaperListQuery } from '../../../../__generated__/PaperListQuery.graphql.ts';
import { useQuery } from '../../../relay/useQuery.ts';
import { buttonClass } from '../../../ui/buttons/buttonClass.ts';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { formatDate } from '../../../ui/text/formatDate.ts';
import { Price } from '../../../ui/text/Price.tsx';
import { Status } from '../../../ui/text/Status.tsx';
import { ReissuePaper } from './ReissuePaper.tsx';
import { paperName } from './paperKinds.ts';
import { MoreOfList } from '../../page/MoreOfList.tsx';
import * as css from './papers.css.ts';
import { papersVariables } from './papersSearch.ts';
import type { PapersSearch } from './papersSearch.ts';

interface PaperListProps {
  readonly search: PapersSearch;
  readonly isCreator: boolean;
}

/** Newest first. */
export function PaperList({ search, isCreator }: PaperListProps): ReactElement {
  const data = useQuery<PaperListQuery>(
    graphql`
      query PaperListQuery($filter: IssuedDocumentFilter) {
        ...PaperList_query @arguments(filter: $filter)
      }
    `,
    papersVariables(search),
    { fetchPolicy: 'store-and-network' },
  );
  return <Found query={data} isSearched={Object.keys(search).length > 0} isCreator={isCreator} />;
}

interface FoundProps {
  readonly query: PaperList_query$key;
  readonly isSearched: boolean;
  readonly isCreator: boolean;
}

function Found({ query, isSearched, isCreator }: FoundProps): ReactElement {
  const {
    data: { issuedDocuments: list },
    hasNext,
    isLoadingNext,
    loadNext,
  } = usePaginationFragment<PaperListPaginationQuery, PaperList_query$key>(
    graphql`
      fragment PaperList_query on Query
      @argumentDefinitions(
        count: { type: "Int", defaultValue: 30 }
        cursor: { type: "String" }
        filter: { type: "IssuedDocumentFilter" }
      )
      @refetchable(queryName: "PaperListPaginationQuery") {
        issuedDocuments(first: $count, after: $cursor, filter: $filter)
          @connection(key: "PaperList_issuedDocuments") {
          edges {
            node {
              id
              kind
              form
              offerId
              engagementId
              quoteId
              version
              number
              subject
              companyName
              creatorName
              netAmount
              issuedAt
              isVoided
              voidReason
              isReplaced
              isExpired
              url
            }
          }
        }
      }
    `,
    query,
  );
  if (list.edges.length === 0)
    return isSearched ? (
      <EmptyState title="条件に合う書類はありません。">
        日付や金額の範囲を広げてください。金額が算定方法で示された書類は、金額では見つかりません。
      </EmptyState>
    ) : (
      <EmptyState title="発行された書類が、ここに並びます。">
        オファーの条件の通知、締結の記録、見積、請求書です。発行されると、すぐに加わります。
      </EmptyState>
    );
  return (
    <>
      <ul className={css.list}>
        {list.edges.map(({ node }) => {
          const { kind, form, version } = node;
          const name = paperName({ kind, form, version });
          return (
            <li key={node.id} className={css.row}>
              <p className={css.date}>{formatDate(node.issuedAt, { weekday: false })}</p>
              <div className={css.words}>
                <p className={css.name}>
                  {node.offerId != null ? (
                    <Link to="/offers/$id" params={{ id: node.offerId }} className={css.link}>
                      {node.subject}
                    </Link>
                  ) : node.engagementId != null ? (
                    <Link to="/engagements/$id" params={{ id: node.engagementId }} className={css.link}>
                      {node.subject}
                    </Link>
                  ) : node.quoteId != null ? (
                    <Link to="/quotes/$id" params={{ id: node.quoteId }} className={css.link}>
                      {node.subject}
                    </Link>
                  ) : (
                    <Link to="/engagements/fees" className={css.link}>
                      {node.subject}
                    </Link>
                  )}
                </p>
                <p className={css.kind}>
                  {name}
                  <span className={css.number}>No. {node.number}</span>
                </p>
                {node.voidReason != null && (
                  <p className={css.kind}>{`無効にした理由: ${node.voidReason}`}</p>
                )}
                {!isCreator && !node.isVoided && node.offerId != null && (
                  <ReissuePaper id={node.id} subject={node.subject} />
                )}
              </div>
              <p className={css.who}>{isCreator ? node.companyName : node.creatorName}</p>
              <p className={css.amount}>
                {node.netAmount != null ? (
                  <Price amount={node.netAmount} tax="excluded" />
                ) : node.form === 'EMPLOYMENT' ? (
                  '書面に記載'
                ) : (
                  '算定方法'
                )}
              </p>
              <p className={css.state}>
                {node.isVoided ? (
                  <Status shape="ring">{kind === 'QUOTE' ? '取り下げ' : '無効'}</Status>
                ) : node.isExpired ? (
                  <Status shape="ring">期限切れ</Status>
                ) : node.isReplaced ? (
                  <Status shape="ring">差し替え済み</Status>
                ) : (
                  <Status shape="filled" tone="ink">
                    有効
                  </Status>
                )}
              </p>
              <a
                className={buttonClass({ size: 's' })}
                href={node.url}
                aria-label={`${node.subject}の${name}をPDFで保存する`}
              >
                PDF
              </a>
            </li>
          );
        })}
      </ul>
      {hasNext && <MoreOfList count={30} loadNext={loadNext} isLoading={isLoadingNext} />}
    </>
  );
}
