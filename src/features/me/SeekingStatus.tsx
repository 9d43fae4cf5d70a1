import { useId } from 'react';
import type { ReactElement } from 'react';
import { graphql, useFragment, useMutation } from 'react-relay/hooks';
import type {
  JobSeekingStatus,
  SeekingStatus_user$key,
} from '../../../__generated__/SeekingStatus_user.graphql.ts';
import type { SeekingStatusMutation } from '../../../__generated__/SeekingStatusMutation.graphql.ts';
import { failureWords } from '../../lib/failureWords.ts';
import { RadioGroup } from '../../ui/RadioGroup.tsx';
import { Status } from '../../ui/Status.tsx';
import { toast } from '../../ui/toast.ts';
import { seekingStatus } from '../creators/seekingStatus.ts';
import * as css from './me.css.ts';
import * as own from '../shell/own-page/ownPage.css.ts';

const options = (['SEEKING', 'SEEKING_IF_YOU_HAVE_A_GOOD_OFFER', 'NOT_SEEKING'] as const).map((value) => ({
  value,
  label: <Status shape={seekingStatus[value].shape}>{seekingStatus[value].word}</Status>,
}));

/** 仕事の希望: takes effect when it is pressed, and goes back when the server does not take it. */
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
  const [commit] = useMutation<SeekingStatusMutation>(graphql`
    mutation SeekingStatusMutation($input: UpdateJobSeekingStatusInput!) {
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
          __typename
          message
        }
      }
    }
  `);
  const profile = user.profile?.__typename === 'PrivateCreatorProfile' ? user.profile : null;
  const jobProfile = profile?.jobProfile;
  // It is part of 仕事の条件: until they are written there is nothing to switch.
  if (profile === null || jobProfile == null) return null;

  const choose = (jobSeekingStatus: JobSeekingStatus): void => {
    if (jobProfile.jobSeekingStatus === jobSeekingStatus) return;
    commit({
      variables: { input: { jobSeekingStatus } },
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
      onCompleted: ({ updateJobSeekingStatus: { errors } }) => {
        const [refusal] = errors;
        if (refusal === undefined) toast.success('仕事の希望を変えました。', { id: 'seeking-status' });
        else toast.error(refusal.message, { id: 'seeking-status' });
      },
      onError: (error) => {
        toast.error(failureWords(error), { id: 'seeking-status' });
      },
    });
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
        onChange={choose}
        className={css.paneField}
      />
    </section>
  );
}
