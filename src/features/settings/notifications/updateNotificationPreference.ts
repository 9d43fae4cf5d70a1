import { graphql } from 'relay-runtime';

export const updateNotificationPreference = graphql`
  mutation updateNotificationPreferenceMutation($input: UpdateNotificationPreferenceInput!) {
    updateNotificationPreference(input: $input) {
      user {
        ...NotificationsSection_user
      }
      errors {
        ...mutationErrors @relay(mask: false)
      }
    }
  }
`;
