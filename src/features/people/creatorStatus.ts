import { graphql, readInlineData } from 'relay-runtime';
import type { creatorStatus_creator$key } from '../../../__generated__/creatorStatus_creator.graphql.ts';
import { seekingStatus } from '../../lib/words/seekingStatus.ts';

type Standing = (typeof seekingStatus)[keyof typeof seekingStatus];

/** Whether a creator looks for work, in a word and a mark. */
export function creatorStatus(
  creator: creatorStatus_creator$key,
): Standing & { readonly mayBeAsked: boolean } {
  const { profile } = readInlineData(
    graphql`
      fragment creatorStatus_creator on CreatorUser @inline {
        profile {
          jobProfile {
            jobSeekingStatus
          }
        }
      }
    `,
    creator,
  );
  const status = profile.jobProfile.jobSeekingStatus;
  return { ...seekingStatus[status], mayBeAsked: status !== 'NOT_SEEKING' };
}
