import { graphql, usePaginationFragment } from 'react-relay/hooks';
import type { ReactElement } from 'react';
import type { OneKindPaginationQuery } from '../../../__generated__/OneKindPaginationQuery.graphql.ts';
import type { OneKindQuery } from '../../../__generated__/OneKindQuery.graphql.ts';
import type { OneKind_query$key } from '../../../__generated__/OneKind_query.graphql.ts';
import { useQuery } from '../../relay/useQuery.ts';
import { FeedEnd } from '../feeds/FeedEnd.tsx';
import { MoreOfList } from '../page/MoreOfList.tsx';
import { ChosenPeople, useChosenPeople } from '../lists/ChosenPeople.tsx';
import { mayFollow } from '../session/memberContent.ts';
import { useSessionState } from '../session/session.ts';
import { CompanyHits } from './CompanyHits.tsx';
import { JobHits } from './JobHits.tsx';
import { PersonHits } from './PersonHits.tsx';
import * as css from './search.css.ts';
import { searchVariables } from './searchParams.ts';
import type { SearchParams, SearchTab } from './searchParams.ts';
import { tabKinds } from './searchWords.ts';
import { WorkHits } from './WorkHits.tsx';

const pageSize = 24;

interface OneKindProps {
  readonly tab: SearchTab;
  readonly search: SearchParams;
}

/** All of one kind, page by page. */
export function OneKind({ tab, search }: OneKindProps): ReactElement {
  const data = useQuery<OneKindQuery>(
    graphql`
      query OneKindQuery($kind: SearchKind!, $query: String!, $filters: [String!], $sort: SearchSort) {
        ...OneKind_query @arguments(kind: $kind, query: $query, filters: $filters, sort: $sort)
      }
    `,
    { kind: tabKinds[tab], ...searchVariables(search) },
  );
  return <Pages tab={tab} found={data} />;
}

function Pages({ tab, found }: { readonly tab: SearchTab; readonly found: OneKind_query$key }): ReactElement {
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<
    OneKindPaginationQuery,
    OneKind_query$key
  >(
    graphql`
      fragment OneKind_query on Query
      @argumentDefinitions(
        count: { type: "Int", defaultValue: 24 }
        cursor: { type: "String" }
        kind: { type: "SearchKind!" }
        query: { type: "String!" }
        filters: { type: "[String!]" }
        sort: { type: "SearchSort" }
      )
      @refetchable(queryName: "OneKindPaginationQuery") {
        search(first: $count, after: $cursor, kind: $kind, query: $query, filters: $filters, sort: $sort)
          @connection(key: "OneKind_search") {
          edges {
            __typename
          }
          ...WorkHits_results
          ...JobHits_results
          ...PersonHits_results
          ...CompanyHits_results
        }
      }
    `,
    found,
  );
  const { search } = data;
  const people = useChosenPeople();
  const mayConsult = mayFollow(useSessionState());
  if (search.edges.length === 0)
    return <p className={css.notes}>条件に合うものは見つかりませんでした。絞り込みを減らしてください。</p>;
  return (
    <div>
      {tab === 'works' && <WorkHits results={search} />}
      {tab === 'jobs' && <JobHits results={search} />}
      {tab === 'people' && <PersonHits results={search} choosing={mayConsult ? people : undefined} />}
      {tab === 'companies' && <CompanyHits results={search} />}
      {hasNext ? (
        <MoreOfList count={pageSize} loadNext={loadNext} isLoading={isLoadingNext} isEndless />
      ) : (
        <FeedEnd>すべて表示しました。</FeedEnd>
      )}
      {mayConsult && <ChosenPeople {...people} />}
    </div>
  );
}
