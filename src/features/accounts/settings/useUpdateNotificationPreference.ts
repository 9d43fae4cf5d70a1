import { graphql } from 'react-relay/hooks';
import type { useUpdateNotificationPreferenceMutation } from '../../../../__generated__/useUpdateNotificationPreferenceMutation.graphql.ts';
import { useCommit } from '../../../relay/useCommit.ts';

export function useUpdateNotificationPreference() {
  return useCommit<useUpdateNotificationPreferenceMutation>(graphql`
    mutation useUpdateNotificationPreferenceMutation($input: UpdateNotificationPreferenceInput!) {
      updateNotificationPreference(input: $input) {
        user {
          ...NotificationsSection_user
        }
        errors {
          message
          ... on RateLimitExceededError {
            retryAt
          }
        }
      }
    }
  `);
}
