import { graphql } from 'relay-runtime';

export const resendInvitation = graphql`
  mutation resendInvitationMutation($id: ID!) {
    resendInvitation(id: $id) {
      company {
        ...MembersSection_company
      }
      errors {
        ...mutationErrors @relay(mask: false)
      }
    }
  }
`;
