import { useId } from 'react';
import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type {
  JobSeekingStatus,
  SeekingStatus_user$key,
} from '../../../../__generated__/SeekingStatus_user.graphql.ts';
import type { SeekingStatusMutation } from '../../../../__generated__/SeekingStatusMutation.graphql.ts';
import { failureWords, withTime } from '../../../lib/failureWords.ts';
import { RadioGroup } from '../../../ui/choices/RadioGroup.tsx';
import { Status } from '../../../ui/text/Status.tsx';
import { useCommit } from '../../../relay/useCommit.ts';
import { toast } from '../../../ui/feedback/toast.ts';
import { seekingStatus } from '../../../lib/words/seekingStatus.ts';
import * as css from '../me.css.ts';
import * as own from '../../own-page/ownPage.css.ts';

const options = (['SEEKING', 'SEEKING_IF_YOU_HAVE_A_GOOD_OFFER', 'NOT_SEEKING'] as const).map((value) => ({
  value,
  label: <Status shape={seekingStatus[value].shape}>{seekingStatus[value].word}</Status>,
}));

/** 仕事の希望: changes at once, and back if the server refuses. */
export function SeekingStatus({
  user: userKey,
}: {
  readonly user: SeekingStatus_user$key;
}): ReactElement | null {
  const id = useId();
  const user = useFragment(
    graphql`
      fragment SeekingStatus_user on User {
        id
        profile {
          __typename
          ... on PrivateCreatorProfile {
            id
            jobProfile {
              id
              jobSeekingStatus
            }
          }
        }
      }
    `,
    userKey,
  );
  const commit = useCommit<SeekingStatusMutation>(graphql`
    mutation SeekingStatusMutation($input: UpdateJobSeekingStatusInput!) @raw_response_type {
      updateJobSeekingStatus(input: $input) {
        user {
          id
          ...SeekingStatus_user
          profile {
            __typename
            ... on PrivateCreatorProfile {
              id
              jobProfile {
                id
                jobSeekingStatus
              }
            }
          }
        }
        errors {
          ...mutationErrors @relay(mask: false)
        }
      }
    }
  `);
  const profile = user.profile?.__typename === 'PrivateCreatorProfile' ? user.profile : null;
  const jobProfile = profile?.jobProfile;
  // Part of 仕事の条件; nothing to switch until those are written.
  if (profile === null || jobProfile == null) return null;

  const choose = async (jobSeekingStatus: JobSeekingStatus): Promise<void> => {
    if (jobProfile.jobSeekingStatus === jobSeekingStatus) return;
    try {
      const { updateJobSeekingStatus } = await commit(
        { input: { jobSeekingStatus } },
        {
          optimisticResponse: {
            updateJobSeekingStatus: {
              user: {
                id: user.id,
                profile: {
                  __typename: 'PrivateCreatorProfile',
                  id: profile.id,
                  jobProfile: { id: jobProfile.id, jobSeekingStatus },
                },
              },
              errors: [],
            },
          },
        },
      );
      const [refusal] = updateJobSeekingStatus.errors;
      if (refusal === undefined) toast.success('仕事の希望を変更しました。', { id: 'seeking-status' });
      else toast.error(withTime(refusal), { id: 'seeking-status' });
    } catch (error) {
      toast.error(failureWords(error), { id: 'seeking-status' });
    }
  };
  return (
    <section className={own.pane} aria-labelledby={id}>
      <h2 id={id} className={own.paneTitle}>
        仕事の希望
      </h2>
      <p className={own.paneText}>選ぶとすぐに切り替わり、作品のそばとページに表示されます。</p>
      <RadioGroup
        label="仕事の希望"
        labelHidden
        options={options}
        value={jobProfile.jobSeekingStatus}
        onChange={(status) => void choose(status)}
        className={css.paneField}
      />
    </section>
  );
}
