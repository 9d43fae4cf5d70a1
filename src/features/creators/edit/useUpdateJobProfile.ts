import { graphql } from 'react-relay/hooks';
import type { useUpdateJobProfileMutation } from '../../../../__generated__/useUpdateJobProfileMutation.graphql.ts';
import { useCommit } from '../../../relay/useCommit.ts';

/** After the sign-up, from `/me`. */
export function useUpdateJobProfile() {
  return useCommit<useUpdateJobProfileMutation>(graphql`
    mutation useUpdateJobProfileMutation($input: CreatorUserJobProfileInput!) {
      updateCreatorUserJobProfile(input: $input) {
        user {
          id
          registrationStep
          ...JobProfileForm_user
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
