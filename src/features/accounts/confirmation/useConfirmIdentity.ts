import { graphql } from 'react-relay/hooks';
import type { useConfirmIdentityMutation } from '../../../../__generated__/useConfirmIdentityMutation.graphql.ts';
import { useCommit } from '../../../relay/useCommit.ts';

export function useConfirmIdentity() {
  return useCommit<useConfirmIdentityMutation>(graphql`
    mutation useConfirmIdentityMutation($input: ConfirmIdentityInput!) {
      confirmIdentity(input: $input) {
        errors {
          ...mutationErrors @relay(mask: false)
        }
      }
    }
  `);
}
