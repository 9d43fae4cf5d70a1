import { graphql } from 'react-relay/hooks';
import type { useUpdateEngagementTypeMutation } from '../../../../__generated__/useUpdateEngagementTypeMutation.graphql.ts';
import { useCommit } from '../../../relay/useCommit.ts';

/** After the sign-up, from `/me`. */
export function useUpdateEngagementType() {
  return useCommit<useUpdateEngagementTypeMutation>(graphql`
    mutation useUpdateEngagementTypeMutation($input: CreatorUserEngagementTypeInput!) {
      updateCreatorUserEngagementType(input: $input) {
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
