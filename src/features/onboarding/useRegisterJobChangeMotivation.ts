import { graphql } from 'react-relay/hooks';
import type { useRegisterJobChangeMotivationMutation } from '../../../__generated__/useRegisterJobChangeMotivationMutation.graphql.ts';
import { useCommit } from '../../relay/useCommit.ts';

/** Answers the survey. The answer itself is never read back: nobody sees it on a page. */
export function useRegisterJobChangeMotivation() {
  return useCommit<useRegisterJobChangeMotivationMutation>(graphql`
    mutation useRegisterJobChangeMotivationMutation($input: RegisterJobChangeMotivationInput!) {
      registerJobChangeMotivation(input: $input) {
        user {
          id
          hasRegisteredJobChangeMotivation
        }
        errors {
          message
        }
      }
    }
  `);
}
