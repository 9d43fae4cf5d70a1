import { useEffect } from 'react';
import { useRelayEnvironment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import type { useViewOpeningMutation } from '../../../../__generated__/useViewOpeningMutation.graphql.ts';
import { cameFrom } from '../../../lib/cameFrom.ts';
import { commit } from '../../../relay/commit.ts';

const mutation = graphql`
  mutation useViewOpeningMutation($input: ViewJobOpeningInput!) {
    viewJobOpening(input: $input) {
      status
    }
  }
`;

/** Reports a view and its origin; the server counts one a day, none by its own company. */
export function useViewOpening(jobOpeningId: string | null): void {
  const environment = useRelayEnvironment();
  useEffect(() => {
    if (jobOpeningId === null) return;
    commit<useViewOpeningMutation>(environment, mutation, { input: { jobOpeningId, ...cameFrom() } }).catch(
      () => undefined,
    );
  }, [environment, jobOpeningId]);
}
