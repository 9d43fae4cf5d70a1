/* oxlint-disable no-unused-expressions, relay/unused-fields, relay/must-colocate-fragment-spreads -- it fills the store for the parts of
   the desk, each of which reads what is its own */
import { graphql } from 'relay-runtime';
import { filtersOf, sharedFilters } from './deskChoices.ts';
import type { DeskSearch } from './deskSearch.ts';
import { candidatesPerPage } from './lists/candidatesFeed.ts';

graphql`
  fragment deskQuery_opening on JobOpening {
    ...CandidatesPane_opening
    ...candidatesFeed_opening @include(if: $table) @alias(as: "list")
    ...deskQuery_columns @include(if: $board) @alias(as: "columns")
  }
`;

/** One request for the whole desk as its address says; its parts find what is theirs in the store, and ask alone from then on. */
export const deskQuery = graphql`
  query deskQuery(
    $job: ID!
    $chosen: Boolean!
    $candidate: ID!
    $opened: Boolean!
    $board: Boolean!
    $table: Boolean!
    $first: Int!
    $stages: [EntryStage!]
    $unread: Boolean
    $late: Boolean
    $assigneeIds: [ID!]
    $unassigned: Boolean
    $text: String
    $sort: CandidateSort
    $byFit: Boolean!
  ) {
    ...Desk_query
    jobOpening(id: $job) @include(if: $chosen) {
      ...deskQuery_opening
    }
    firstOpening: myJobOpenings(limit: 1, offset: 0, jobOpeningStatus: PUBLIC) @skip(if: $chosen) {
      nodes {
        ...deskQuery_opening
      }
    }
    candidate(id: $candidate) @include(if: $opened) {
      ...CandidatePanel_candidate
    }
  }
`;

/** Which openings there are, after one changed. */
graphql`
  query deskQueryOpeningsQuery {
    ...Desk_query
  }
`;

/**
 * The first page of every column. Each is the list that the column asks for by itself (`candidatesFeed_opening` with that stage), so
 * that it finds it in the store.
 */
graphql`
  fragment deskQuery_columns on JobOpening {
    NEW: candidates(
      first: $first
      stages: [NEW]
      late: $late
      assigneeIds: $assigneeIds
      unassigned: $unassigned
      text: $text
      sort: $sort
    ) {
      ...deskQuery_page
    }
    CONSIDERING: candidates(
      first: $first
      stages: [CONSIDERING]
      late: $late
      assigneeIds: $assigneeIds
      unassigned: $unassigned
      text: $text
      sort: $sort
    ) {
      ...deskQuery_page
    }
    INTERVIEW: candidates(
      first: $first
      stages: [INTERVIEW]
      late: $late
      assigneeIds: $assigneeIds
      unassigned: $unassigned
      text: $text
      sort: $sort
    ) {
      ...deskQuery_page
    }
    OFFERED: candidates(
      first: $first
      stages: [OFFERED]
      late: $late
      assigneeIds: $assigneeIds
      unassigned: $unassigned
      text: $text
      sort: $sort
    ) {
      ...deskQuery_page
    }
    HIRED: candidates(
      first: $first
      stages: [HIRED]
      late: $late
      assigneeIds: $assigneeIds
      unassigned: $unassigned
      text: $text
      sort: $sort
    ) {
      ...deskQuery_page
    }
    DECLINED: candidates(
      first: $first
      stages: [DECLINED]
      late: $late
      assigneeIds: $assigneeIds
      unassigned: $unassigned
      text: $text
      sort: $sort
    ) {
      ...deskQuery_page
    }
  }
`;

graphql`
  fragment deskQuery_page on CandidateConnection {
    edges {
      node {
        id
        ...useListedCandidate_candidate
      }
    }
    pageInfo {
      hasNextPage
      endCursor
    }
  }
`;

/** Of what the address shows. */
export function deskVariables(search: DeskSearch) {
  const { job, candidate, view } = search;
  const board = view === 'board';
  const filters = board ? { ...sharedFilters(search), stages: null, unread: null } : filtersOf(search);
  return {
    job: job ?? '',
    chosen: job !== undefined,
    candidate: candidate ?? '',
    opened: candidate !== undefined,
    board,
    table: !board,
    first: candidatesPerPage,
    ...filters,
    byFit: filters.sort === 'FIT',
  };
}
