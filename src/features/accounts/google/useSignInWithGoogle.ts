import { graphql } from 'react-relay/hooks';
import type { useSignInWithGoogleMutation } from '../../../../__generated__/useSignInWithGoogleMutation.graphql.ts';
import { useCommit } from '../../../relay/useCommit.ts';

export function useSignInWithGoogle() {
  return useCommit<useSignInWithGoogleMutation>(graphql`
    mutation useSignInWithGoogleMutation($idToken: String!) {
      signInWithGoogle(idToken: $idToken) {
        accessToken
        refreshToken
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
