import { graphql } from 'react-relay/hooks';
import type { useVerifyResetedEmailMutation } from '../../../__generated__/useVerifyResetedEmailMutation.graphql.ts';
import { useCommit } from '../../relay/useCommit.ts';

/** Uses up the link of the mail to a new address: the address is changed, and whoever holds the link is signed in. */
export function useVerifyResetedEmail() {
  return useCommit<useVerifyResetedEmailMutation>(graphql`
    mutation useVerifyResetedEmailMutation($token: String!) {
      verifyResetedEmail(token: $token) {
        user {
          email
        }
        tokens {
          accessToken
          refreshToken
        }
        errors {
          __typename
          message
          ... on RateLimitExceededError {
            retryAt
          }
        }
      }
    }
  `);
}
