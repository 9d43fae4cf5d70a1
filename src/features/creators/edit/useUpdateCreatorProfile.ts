import { graphql } from 'react-relay/hooks';
import type { useUpdateCreatorProfileMutation } from '../../../../__generated__/useUpdateCreatorProfileMutation.graphql.ts';
import { useCommit } from '../../../relay/useCommit.ts';

/** After the sign-up, from `/me`. */
export function useUpdateCreatorProfile() {
  return useCommit<useUpdateCreatorProfileMutation>(graphql`
    mutation useUpdateCreatorProfileMutation($input: CreatorUserProfileInput!) {
      updateCreatorUserProfile(input: $input) {
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
