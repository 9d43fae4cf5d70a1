import { graphql } from 'react-relay/hooks';
import type { useInviteMemberMutation } from '../../../__generated__/useInviteMemberMutation.graphql.ts';
import { useCommit } from '../../relay/useCommit.ts';

export function useInviteMember() {
  return useCommit<useInviteMemberMutation>(graphql`
    mutation useInviteMemberMutation($input: InviteMemberInput!) {
      inviteMember(input: $input) {
        company {
          ...MembersSection_company
        }
        errors {
          __typename
          message
          ... on UserInputInvalidError {
            field
          }
          ... on ArgumentInvalidError {
            field
          }
          ... on RateLimitExceededError {
            retryAt
          }
        }
      }
    }
  `);
}
