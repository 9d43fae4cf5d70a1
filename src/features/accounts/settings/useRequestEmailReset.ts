import { graphql } from 'react-relay/hooks';
import type { useRequestEmailResetMutation } from '../../../../__generated__/useRequestEmailResetMutation.graphql.ts';
import { useCommit } from '../../../relay/useCommit.ts';

/** Asks for a mail to the new address, whose link changes it. */
export function useRequestEmailReset() {
  return useCommit<useRequestEmailResetMutation>(graphql`
    mutation useRequestEmailResetMutation($email: String!, $password: String) {
      resetEmailRequest(email: $email, password: $password) {
        email
        errors {
          __typename
          message
          ... on UserInputInvalidError {
            field
          }
          ... on ArgumentInvalidError {
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
