import { graphql } from 'react-relay/hooks';
import type { useRequestPasswordResetMutation } from '../../../../__generated__/useRequestPasswordResetMutation.graphql.ts';
import { useCommit } from '../../../relay/useCommit.ts';

export function useRequestPasswordReset() {
  return useCommit<useRequestPasswordResetMutation>(graphql`
    mutation useRequestPasswordResetMutation($email: String!) {
      resetPasswordRequest(email: $email) {
        email
        errors {
          ...mutationErrors @relay(mask: false)
        }
      }
    }
  `);
}
