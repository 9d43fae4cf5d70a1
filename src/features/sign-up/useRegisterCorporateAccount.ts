import { graphql } from 'react-relay/hooks';
import type { useRegisterCorporateAccountMutation } from '../../../__generated__/useRegisterCorporateAccountMutation.graphql.ts';
import { useCommit } from '../../relay/useCommit.ts';

/** Uses the invitation up. The answer carries no tokens: the new account then signs in as everybody does. */
export function useRegisterCorporateAccount() {
  return useCommit<useRegisterCorporateAccountMutation>(graphql`
    mutation useRegisterCorporateAccountMutation($input: RegisterCorporateUserAccountInput!) {
      registerCorporateUserAccount(input: $input) {
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
