import { graphql } from 'react-relay/hooks';
import type { useCreateEngagementTypeMutation } from '../../../../__generated__/useCreateEngagementTypeMutation.graphql.ts';
import { useCommit } from '../../../relay/useCommit.ts';

/** The third step of the sign-up. */
export function useCreateEngagementType() {
  return useCommit<useCreateEngagementTypeMutation>(graphql`
    mutation useCreateEngagementTypeMutation($input: CreatorUserEngagementTypeInput!) {
      createCreatorUserEngagementType(input: $input) {
        user {
          id
          registrationStep
          ...EngagementTypeForm_user
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
