import { graphql } from 'react-relay/hooks';
import type { useRequestAccountDeletionMutation } from '../../../../__generated__/useRequestAccountDeletionMutation.graphql.ts';
import { useCommit } from '../../../relay/useCommit.ts';

export function useRequestAccountDeletion() {
  return useCommit<useRequestAccountDeletionMutation>(graphql`
    mutation useRequestAccountDeletionMutation($password: String) {
      requestAccountDeletion(password: $password) {
        user {
          ...DeletionSection_user
          ...DevicesSection_user
        }
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
