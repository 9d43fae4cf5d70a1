import { graphql } from 'react-relay/hooks';
import type { useCreateCreatorProfileMutation } from '../../../../__generated__/useCreateCreatorProfileMutation.graphql.ts';
import { useCommit } from '../../../relay/useCommit.ts';

/** The second step of the sign-up. */
export function useCreateCreatorProfile() {
  return useCommit<useCreateCreatorProfileMutation>(graphql`
    mutation useCreateCreatorProfileMutation($input: CreatorUserProfileInput!) {
      createCreatorUserProfile(input: $input) {
        user {
          id
          registrationStep
          ...CreatorProfileForm_user
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
