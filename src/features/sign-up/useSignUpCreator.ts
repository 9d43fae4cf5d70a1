import { graphql } from 'react-relay/hooks';
import type { useSignUpCreatorMutation } from '../../../__generated__/useSignUpCreatorMutation.graphql.ts';
import { useCommit } from '../../relay/useCommit.ts';

/** Uses the link's token up: sets the password and signs in. */
export function useSignUpCreator() {
  return useCommit<useSignUpCreatorMutation>(graphql`
    mutation useSignUpCreatorMutation($input: SignUpInput!) {
      signUpCreatorUser(signUpInput: $input) {
        accessToken
        refreshToken
        errors {
          __typename
          message
          ... on UserInputInvalidError {
            field
          }
          ... on RateLimitExceededError {
            retryAt
          }
        }
      }
    }
  `);
}
