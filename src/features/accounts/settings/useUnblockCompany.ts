import { graphql } from 'react-relay/hooks';
import type { useUnblockCompanyMutation } from '../../../../__generated__/useUnblockCompanyMutation.graphql.ts';
import { useAct } from '../../shell/useAct.ts';

export function useUnblockCompany() {
  return useAct<useUnblockCompanyMutation>(
    graphql`
      mutation useUnblockCompanyMutation($companyId: ID!) {
        unblockCompany(companyId: $companyId) {
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
    (response) => response.unblockCompany.errors,
  );
}
