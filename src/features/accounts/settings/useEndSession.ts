import { graphql } from 'react-relay/hooks';
import type { useEndSessionMutation } from '../../../../__generated__/useEndSessionMutation.graphql.ts';
import { useAct } from '../../shell/useAct.ts';

export function useEndSession() {
  return useAct<useEndSessionMutation>(
    graphql`
      mutation useEndSessionMutation($id: ID!) {
        endSession(id: $id) {
          user {
            ...DevicesSection_user
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
    (response) => response.endSession.errors,
  );
}
