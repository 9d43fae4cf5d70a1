import { graphql } from 'react-relay/hooks';
import type { useChangePasswordMutation } from '../../../../__generated__/useChangePasswordMutation.graphql.ts';
import { useCommit } from '../../../relay/useCommit.ts';

/** Changes the password, or sets the first one of somebody who came by Google. */
export function useChangePassword() {
  return useCommit<useChangePasswordMutation>(graphql`
    mutation useChangePasswordMutation($input: ChangePasswordInput!) {
      changePassword(input: $input) {
        user {
          ...EmailSection_user
          ...PasswordSection_user
          ...SignInMethodsSection_user
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
