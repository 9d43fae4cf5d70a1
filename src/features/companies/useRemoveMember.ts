import { graphql } from 'react-relay/hooks';
import type { useRemoveMemberMutation } from '../../../__generated__/useRemoveMemberMutation.graphql.ts';
import { useAct } from '../shell/useAct.ts';

export function useRemoveMember() {
  return useAct<useRemoveMemberMutation>(
    graphql`
      mutation useRemoveMemberMutation($id: ID!) {
        removeMember(id: $id) {
          company {
            ...MembersSection_company
          }
          errors {
            message
            ... on RateLimitExceededError {
              retryAt
            }
          }
        }
      }
    `,
    (response) => response.removeMember.errors,
  );
}
