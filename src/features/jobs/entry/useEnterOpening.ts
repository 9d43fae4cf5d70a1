import { graphql } from 'react-relay/hooks';
import type { useEnterOpeningFullTimeMutation } from '../../../../__generated__/useEnterOpeningFullTimeMutation.graphql.ts';
import type { useEnterOpeningMutation } from '../../../../__generated__/useEnterOpeningMutation.graphql.ts';
import type { FormError } from '../../../lib/failureWords.ts';
import { useCommit } from '../../../relay/useCommit.ts';

type Input = useEnterOpeningMutation['variables']['input'];

/** Applies; full-time openings have their own mutation, which opens a room. Answers the errors. */
export function useEnterOpening(fullTime: boolean): (input: Input) => Promise<readonly FormError[]> {
  const enter = useCommit<useEnterOpeningMutation>(graphql`
    mutation useEnterOpeningMutation($input: EntryJobOpeningInput!) {
      entryJobOpening(input: $input) {
        jobOpening {
          ...JobAside_opening
        }
        errors {
          ...mutationErrors @relay(mask: false)
        }
      }
    }
  `);
  const enterFullTime = useCommit<useEnterOpeningFullTimeMutation>(graphql`
    mutation useEnterOpeningFullTimeMutation($input: EntryJobOpeningInput!) {
      entryFullTimeJobOpening(input: $input) {
        jobOpening {
          ...JobAside_opening
        }
        errors {
          ...mutationErrors @relay(mask: false)
        }
      }
    }
  `);
  return async (input) =>
    fullTime
      ? (await enterFullTime({ input })).entryFullTimeJobOpening.errors
      : (await enter({ input })).entryJobOpening.errors;
}
