import { graphql } from 'react-relay/hooks';
import type {
  useUpdateCompanyMutation,
  useUpdateCompanyMutation$data,
  UpdateCompanyProfileInput,
} from '../../../../__generated__/useUpdateCompanyMutation.graphql.ts';
import { useCommit } from '../../../relay/useCommit.ts';

type Errors = useUpdateCompanyMutation$data['updateCompanyProfile']['errors'];

/** Answers the errors, if any. */
export function useUpdateCompany(): (input: UpdateCompanyProfileInput) => Promise<Errors> {
  const commit = useCommit<useUpdateCompanyMutation>(graphql`
    mutation useUpdateCompanyMutation($input: UpdateCompanyProfileInput!) {
      updateCompanyProfile(input: $input) {
        company {
          id
          ...MyCompany_company
        }
        errors {
          ...mutationErrors @relay(mask: false)
        }
      }
    }
  `);
  return async (input) => (await commit({ input })).updateCompanyProfile.errors;
}
