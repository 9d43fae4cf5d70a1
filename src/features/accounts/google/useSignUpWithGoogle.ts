import { graphql } from 'react-relay/hooks';
import type { useSignUpWithGoogleMutation } from '../../../../__generated__/useSignUpWithGoogleMutation.graphql.ts';
import { useCommit } from '../../../relay/useCommit.ts';

export function useSignUpWithGoogle() {
  return useCommit<useSignUpWithGoogleMutation>(graphql`
    mutation useSignUpWithGoogleMutation($idToken: String!, $viaPrairieCard: Boolean) {
      signUpWithGoogle(idToken: $idToken, viaPrairieCard: $viaPrairieCard) {
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
