import { graphql } from 'react-relay/hooks';
import type { useBlockCompanyMutation } from '../../../../__generated__/useBlockCompanyMutation.graphql.ts';
import { useAct } from '../../shell/useAct.ts';

export function useBlockCompany() {
  return useAct<useBlockCompanyMutation>(
    graphql`
      mutation useBlockCompanyMutation($companyId: ID!) {
        blockCompany(companyId: $companyId) {
          user {
            ...BlockedCompanies_user
          }
          errors {
            message
            ... on RateLimitExceededError {
              retryAt
            }
          }
        }
      }
    `,
    (response) => response.blockCompany.errors,
  );
}
