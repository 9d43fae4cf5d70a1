import { graphql } from 'react-relay/hooks';
import type { useVerifyEmailMutation } from '../../../__generated__/useVerifyEmailMutation.graphql.ts';
import { useCommit } from '../../relay/useCommit.ts';

/** Looks at the link's token without using it up. */
export function useVerifyEmail() {
  return useCommit<useVerifyEmailMutation>(graphql`
    mutation useVerifyEmailMutation($token: String!) {
      verifyEmail(token: $token) {
        verified
        email
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
