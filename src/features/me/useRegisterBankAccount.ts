import { graphql } from 'react-relay/hooks';
import type { useRegisterBankAccountMutation } from '../../../__generated__/useRegisterBankAccountMutation.graphql.ts';
import { useCommit } from '../../relay/useCommit.ts';

export function useRegisterBankAccount() {
  return useCommit<useRegisterBankAccountMutation>(graphql`
    mutation useRegisterBankAccountMutation($input: RegisterBankAccountInput!) {
      registerBankAccount(input: $input) {
        user {
          id
          ...BankSection_user
        }
        errors {
          __typename
          message
          ... on UserInputInvalidError {
            field
          }
        }
      }
    }
  `);
}
