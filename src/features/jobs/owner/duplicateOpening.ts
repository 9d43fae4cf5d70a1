import { graphql } from 'relay-runtime';
import type { IEnvironment } from 'relay-runtime';
import type { duplicateOpeningMutation } from '../../../../__generated__/duplicateOpeningMutation.graphql.ts';
import { failureWords, withTime } from '../../../lib/failureWords.ts';
import { toast } from '../../../ui/feedback/toast.ts';
import { commit } from '../../../relay/commit.ts';

/** Copies an opening into a draft. Answers its id; null on failure. */
export async function duplicateOpening(environment: IEnvironment, id: string): Promise<string | null> {
  try {
    const { duplicateJobOpening } = await commit<duplicateOpeningMutation>(
      environment,
      graphql`
        mutation duplicateOpeningMutation($jobOpeningId: ID!) {
          duplicateJobOpening(jobOpeningId: $jobOpeningId) {
            draft {
              jobOpeningId
            }
            errors {
              ...mutationErrors @relay(mask: false)
            }
          }
        }
      `,
      { jobOpeningId: id },
    );
    const [refusal] = duplicateJobOpening.errors;
    if (refusal !== undefined) toast.error(withTime(refusal));
    else if (duplicateJobOpening.draft) {
      toast.success('下書きに複製しました。');
      return duplicateJobOpening.draft.jobOpeningId;
    }
  } catch (error) {
    toast.error(failureWords(error));
  }
  return null;
}
