import { graphql } from 'react-relay/hooks';
import { getRequest, readInlineData } from 'relay-runtime';
import type {
  candidatesFeed_opening$data,
  candidatesFeed_opening$key,
} from '../../../../../__generated__/candidatesFeed_opening.graphql.ts';
import type { candidatesFeedQuery } from '../../../../../__generated__/candidatesFeedQuery.graphql.ts';
import { definePagedFeed } from '../../../../relay/feeds/definePagedFeed.ts';
import type { CandidateFilters } from '../deskChoices.ts';

export interface CandidateListFilters extends CandidateFilters {
  readonly job: string;
}

/** A candidate of a page: the key of a row, or of a card. */
export type CandidateNode = NonNullable<candidatesFeed_opening$data['candidates']>['edges'][number]['node'];

/** Of one page. A column of the board begins with as many. */
export const candidatesPerPage = 40;

const openingFragment = graphql`
  fragment candidatesFeed_opening on JobOpening @inline @argumentDefinitions(after: { type: "String" }) {
    candidates(
      first: $first
      after: $after
      stages: $stages
      unread: $unread
      late: $late
      assigneeIds: $assigneeIds
      unassigned: $unassigned
      text: $text
      sort: $sort
    ) {
      edges {
        node {
          id
          ...useListedCandidate_candidate
          ...useFitWords_candidate @include(if: $byFit) @alias(as: "fit")
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`;

/** The candidates of one opening, under filters: a tab of the table, or a column of the board. */
export const candidatesFeed = definePagedFeed<candidatesFeedQuery, CandidateListFilters>({
  query: getRequest(graphql`
    query candidatesFeedQuery(
      $job: ID!
      $first: Int!
      $after: String
      $stages: [EntryStage!]
      $unread: Boolean
      $late: Boolean
      $assigneeIds: [ID!]
      $unassigned: Boolean
      $text: String
      $sort: CandidateSort
      $byFit: Boolean!
    ) {
      jobOpening(id: $job) {
        ...candidatesFeed_opening @arguments(after: $after)
      }
    }
  `),
  pageSize: candidatesPerPage,
  // Rows are low: a page holds two screens, and the desk opens with one request.
  screensAhead: 0.5,
  freshForMs: 60_000,
  variables: (filters, page) => ({ ...filters, byFit: filters.sort === 'FIT', ...page }),
  select: (response) => {
    const list = listOf(response);
    if (list === null) return null;
    return {
      ids: list.edges.map(({ node }) => node.id),
      endCursor: list.pageInfo.endCursor,
      hasNextPage: list.pageInfo.hasNextPage,
    };
  },
});

function listOf({ jobOpening }: { readonly jobOpening?: candidatesFeed_opening$key | null | undefined }) {
  return jobOpening == null ? null : (readInlineData(openingFragment, jobOpening).candidates ?? null);
}

/** The key of one candidate of a page. */
export function candidateAt(response: candidatesFeedQuery['response'], index: number): CandidateNode | null {
  return listOf(response)?.edges[index]?.node ?? null;
}
