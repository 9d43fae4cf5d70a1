import { graphql } from 'react-relay/hooks';
import type { useCancelAccountDeletionMutation } from '../../../../__generated__/useCancelAccountDeletionMutation.graphql.ts';
import { useAct } from '../../shell/useAct.ts';

export function useCancelAccountDeletion() {
  return useAct<useCancelAccountDeletionMutation>(
    graphql`
      mutation useCancelAccountDeletionMutation {
        cancelAccountDeletion {
          user {
            ...DeletionSection_user
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
    (response) => response.cancelAccountDeletion.errors,
  );
}
