import { graphql, useRelayEnvironment } from 'react-relay/hooks';
import type { useOpeningStatusMutation } from '../../../../__generated__/useOpeningStatusMutation.graphql.ts';
import { outdatePagesAndFeeds } from '../../../relay/outdate.ts';
import type { FormError } from '../../../lib/failureWords.ts';
import { useAct } from '../../page/useAct.ts';

/** Publishes, hides or closes an opening. */
export function useOpeningStatus(onRefused?: (errors: readonly FormError[]) => boolean) {
  const environment = useRelayEnvironment();
  const { act: send, pending } = useAct<useOpeningStatusMutation>(
    graphql`
      mutation useOpeningStatusMutation($input: UpdateJobOpeningStatusInput!) {
        updateJobOpeningStatus(input: $input) {
          jobOpening {
            hold {
              reason
            }
            ...JobAside_opening
          }
          errors {
            ...mutationErrors @relay(mask: false)
          }
        }
      }
    `,
    onRefused,
  );
  const act: typeof send = async (variables) => {
    const done = await send(variables);
    // The desk sorts openings by status, and closing answers candidates.
    if (done !== null) outdatePagesAndFeeds(environment);
    return done;
  };
  return { act, pending };
}
