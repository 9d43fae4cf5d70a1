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

/** Counts that somebody opens an opening, and what led them there; the server counts one a day, and none by its company. */
export function useViewOpening(jobOpeningId: string | null): void {
  const environment = useRelayEnvironment();
  useEffect(() => {
    if (jobOpeningId === null) return;
    commit<useViewOpeningMutation>(environment, mutation, { input: { jobOpeningId, ...cameFrom() } }).catch(
      () => undefined,
    );
  }, [environment, jobOpeningId]);
}
