import { graphql } from 'react-relay/hooks';
import type { useRegisterTemporaryCreatorMutation } from '../../../../__generated__/useRegisterTemporaryCreatorMutation.graphql.ts';
import { useCommit } from '../../../relay/useCommit.ts';

/** Sends the mail with the link to the first step; asked again, it sends a new one. */
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
