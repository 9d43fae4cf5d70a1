import { graphql } from 'react-relay/hooks';
import type { useLinkGoogleMutation } from '../../../../__generated__/useLinkGoogleMutation.graphql.ts';
import { useCommit } from '../../../relay/useCommit.ts';

export function useLinkGoogle() {
  return useCommit<useLinkGoogleMutation>(graphql`
    mutation useLinkGoogleMutation($input: LinkGoogleInput!) {
      linkGoogle(input: $input) {
        accessToken
        refreshToken
        errors {
          ...secondStep_errors @relay(mask: false)
        }
      }
    }
  `);
}
