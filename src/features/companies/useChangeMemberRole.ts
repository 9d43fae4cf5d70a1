import { graphql } from 'react-relay/hooks';
import type { useChangeMemberRoleMutation } from '../../../__generated__/useChangeMemberRoleMutation.graphql.ts';
import { useAct } from '../shell/useAct.ts';

export function useChangeMemberRole() {
  return useAct<useChangeMemberRoleMutation>(
    graphql`
      mutation useChangeMemberRoleMutation($id: ID!, $role: Role!) {
        changeMemberRole(id: $id, role: $role) {
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
    (response) => response.changeMemberRole.errors,
  );
}
