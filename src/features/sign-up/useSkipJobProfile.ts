import { graphql } from 'react-relay/hooks';
import type { useSkipJobProfileMutation } from '../../../__generated__/useSkipJobProfileMutation.graphql.ts';
import { useCommit } from '../../relay/useCommit.ts';

/** あとで書く: the registration ends without a job profile. */
export function useSkipJobProfile() {
  return useCommit<useSkipJobProfileMutation>(graphql`
    mutation useSkipJobProfileMutation {
      skipCreatorUserJobProfile {
        user {
          id
          registrationStep
        }
        errors {
          __typename
          message
        }
      }
    }
  `);
}
