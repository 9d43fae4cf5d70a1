import { graphql } from 'relay-runtime';

export const blockCompany = graphql`
  mutation blockCompanyMutation($companyId: ID!) {
    blockCompany(companyId: $companyId) {
      user {
        ...BlockedCompanies_user
      }
      errors {
        ...mutationErrors @relay(mask: false)
      }
    }
  }
`;
