import { useEffect } from 'react';
import { useRelayEnvironment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import type { useViewProductMutation } from '../../../../__generated__/useViewProductMutation.graphql.ts';
import { cameFrom } from '../../../lib/cameFrom.ts';
import { commit } from '../../../relay/commit.ts';

const mutation = graphql`
  mutation useViewProductMutation($input: ViewProductInput!) {
    viewProduct(input: $input) {
      status
    }
  }
`;

/**
 * Counts that somebody looks at a work, by the link that they came by if it was one; the server counts one a day. That it fails is
 * nothing the viewer needs to know.
 */
export function useViewProduct(productId: string | null, shareToken: string | null): void {
  const environment = useRelayEnvironment();
  useEffect(() => {
    if (productId === null) return;
    commit<useViewProductMutation>(environment, mutation, {
      input: { productId, shareToken, ...cameFrom() },
    }).catch(() => undefined);
  }, [environment, productId, shareToken]);
}
