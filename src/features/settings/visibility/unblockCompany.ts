import { graphql } from 'relay-runtime';

export const unblockCompany = graphql`
  mutation unblockCompanyMutation($companyId: ID!) {
    unblockCompany(companyId: $companyId) {
      user {
        ...BlockedCompanies_user
      }
      errors {
        ...mutationErrors @relay(mask: false)
      }
    }
  }
`;
