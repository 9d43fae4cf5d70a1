import { graphql } from 'react-relay/hooks';
import type { useResetPasswordMutation } from '../../../__generated__/useResetPasswordMutation.graphql.ts';
import { useCommit } from '../../relay/useCommit.ts';

export function useResetPassword() {
  return useCommit<useResetPasswordMutation>(graphql`
    mutation useResetPasswordMutation($input: ResetPasswordInput!) {
      resetPassword(resetPasswordInput: $input) {
        ok
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
