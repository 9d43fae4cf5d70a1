import { graphql } from 'relay-runtime';

export const endSession = graphql`
  mutation endSessionMutation($id: ID!) {
    endSession(id: $id) {
      user {
        ...DevicesSection_user
      }
      errors {
        ...mutationErrors @relay(mask: false)
      }
    }
  }
`;
