import { graphql } from 'react-relay/hooks';
import type { useRegisterLeadMutation } from '../../../__generated__/useRegisterLeadMutation.graphql.ts';
import { useCommit } from '../../relay/useCommit.ts';

/** A company asks to be let in. */
export function useRegisterLead() {
  return useCommit<useRegisterLeadMutation>(graphql`
    mutation useRegisterLeadMutation($input: RegisterLeadCustomerInput!) {
      registerLeadCustomer(input: $input) {
        leadCustomer {
          email
        }
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
