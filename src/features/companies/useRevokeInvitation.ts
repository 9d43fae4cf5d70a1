import { graphql } from 'react-relay/hooks';
import type { useRevokeInvitationMutation } from '../../../__generated__/useRevokeInvitationMutation.graphql.ts';
import { useAct } from '../shell/useAct.ts';

export function useRevokeInvitation() {
  return useAct<useRevokeInvitationMutation>(
    graphql`
      mutation useRevokeInvitationMutation($id: ID!) {
        revokeInvitation(id: $id) {
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
    (response) => response.revokeInvitation.errors,
  );
}
