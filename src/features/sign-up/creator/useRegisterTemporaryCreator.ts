import { graphql } from 'react-relay/hooks';
import type { useRegisterTemporaryCreatorMutation } from '../../../../__generated__/useRegisterTemporaryCreatorMutation.graphql.ts';
import { useCommit } from '../../../relay/useCommit.ts';

/** Repeating sends a new mail. */
export function useRegisterTemporaryCreator() {
  return useCommit<useRegisterTemporaryCreatorMutation>(graphql`
    mutation useRegisterTemporaryCreatorMutation($input: RegisterTemporaryCreatorUserInput!) {
      registerTemporaryCreatorUser(input: $input) {
        email
        errors {
          ...mutationErrors @relay(mask: false)
        }
      }
    }
  `);
}
