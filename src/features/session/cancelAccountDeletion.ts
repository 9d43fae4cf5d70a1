import { graphql } from 'relay-runtime';

export const cancelAccountDeletion = graphql`
  mutation cancelAccountDeletionMutation {
    cancelAccountDeletion {
      user {
        ...DeletionSection_user
      }
      errors {
        ...mutationErrors @relay(mask: false)
      }
    }
  }
`;
