import { graphql } from 'react-relay/hooks';
import type { useSignInMutation } from '../../../../__generated__/useSignInMutation.graphql.ts';
import { useCommit } from '../../../relay/useCommit.ts';

export function useSignIn() {
  return useCommit<useSignInMutation>(graphql`
    mutation useSignInMutation($input: SignInInput!) {
      signIn(signInInput: $input) {
        accessToken
        refreshToken
        errors {
          ...secondStep_errors @relay(mask: false)
        }
      }
    }
  `);
}
