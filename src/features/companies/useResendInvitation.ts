import { graphql } from 'react-relay/hooks';
import type { useResendInvitationMutation } from '../../../__generated__/useResendInvitationMutation.graphql.ts';
import { useAct } from '../shell/useAct.ts';

export function useResendInvitation() {
  return useAct<useResendInvitationMutation>(
    graphql`
      mutation useResendInvitationMutation($id: ID!) {
        resendInvitation(id: $id) {
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
    (response) => response.resendInvitation.errors,
  );
}
