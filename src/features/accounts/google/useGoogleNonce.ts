import { graphql } from 'react-relay/hooks';
import type { useGoogleNonceMutation } from '../../../../__generated__/useGoogleNonceMutation.graphql.ts';
import { useCommit } from '../../../relay/useCommit.ts';

export function useGoogleNonce() {
  return useCommit<useGoogleNonceMutation>(graphql`
    mutation useGoogleNonceMutation {
      googleNonce {
        nonce
      }
    }
  `);
}
