import { useEffect } from 'react';
import { useRelayEnvironment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import type { useViewCreatorMutation } from '../../../__generated__/useViewCreatorMutation.graphql.ts';
import { commit } from '../../relay/commit.ts';

const mutation = graphql`
  mutation useViewCreatorMutation($input: ViewCreatorProfileInput!) {
    viewCreatorProfile(input: $input) {
      status
    }
  }
`;

/** Counts a visit; the server counts one a day, and not the creator's own. */
export function useViewCreator(userId: string | null): void {
  const environment = useRelayEnvironment();
  useEffect(() => {
    if (userId === null) return;
    commit<useViewCreatorMutation>(environment, mutation, { input: { userId } }).catch(() => undefined);
  }, [environment, userId]);
}
