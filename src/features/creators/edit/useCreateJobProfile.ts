import { graphql } from 'react-relay/hooks';
import type { useCreateJobProfileMutation } from '../../../../__generated__/useCreateJobProfileMutation.graphql.ts';
import { useCommit } from '../../../relay/useCommit.ts';

/** The fourth step of the sign-up, or the first time from `/me` where it was skipped. */
export function useCreateJobProfile() {
  return useCommit<useCreateJobProfileMutation>(graphql`
    mutation useCreateJobProfileMutation($input: CreatorUserJobProfileInput!) {
      createCreatorUserJobProfile(input: $input) {
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
