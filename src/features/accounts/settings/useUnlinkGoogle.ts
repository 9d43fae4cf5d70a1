import { graphql } from 'react-relay/hooks';
import type { useUnlinkGoogleMutation } from '../../../../__generated__/useUnlinkGoogleMutation.graphql.ts';
import { useAct } from '../../shell/useAct.ts';

export function useUnlinkGoogle() {
  return useAct<useUnlinkGoogleMutation>(
    graphql`
      mutation useUnlinkGoogleMutation {
        unlinkGoogle {
          user {
            ...SignInMethodsSection_user
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
    (response) => response.unlinkGoogle.errors,
  );
}
