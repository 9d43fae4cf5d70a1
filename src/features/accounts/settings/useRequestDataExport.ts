import { graphql } from 'react-relay/hooks';
import type { useRequestDataExportMutation } from '../../../../__generated__/useRequestDataExportMutation.graphql.ts';
import { useCommit } from '../../../relay/useCommit.ts';

export function useRequestDataExport() {
  return useCommit<useRequestDataExportMutation>(graphql`
    mutation useRequestDataExportMutation($password: String) {
      requestDataExport(password: $password) {
        user {
          ...DataSection_user
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
