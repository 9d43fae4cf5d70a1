import { graphql } from 'react-relay/hooks';
import type { useEndOtherSessionsMutation } from '../../../../__generated__/useEndOtherSessionsMutation.graphql.ts';
import { useAct } from '../../shell/useAct.ts';

export function useEndOtherSessions() {
  return useAct<useEndOtherSessionsMutation>(
    graphql`
      mutation useEndOtherSessionsMutation {
        endOtherSessions {
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
    (response) => response.endOtherSessions.errors,
  );
}
