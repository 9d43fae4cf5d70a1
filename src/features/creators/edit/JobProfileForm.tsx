/**
 * Kind of work and prices: the fourth step of the sign-up, and part of `/me`.
 *
 * * Give `user` from `me { ...JobProfileForm_user }`. At its step of the registration the form creates the
 * job profile, afterwards it updates it (the server creates one if the step was skipped); the store has the
 * answer before `onSaved` is called. Unsaved text survives a reload.
 */
import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { JobProfileForm_user$key } from '../../../../__generated__/JobProfileForm_user.graphql.ts';
import { useForm } from '../../../lib/forms/useForm.ts';
import { FormEnd } from '../../../ui/fields/form/FormSection.tsx';
import type { CreatorFormProps } from './CreatorProfileForm.tsx';
import { form as formClass } from './edit.css.ts';
import { JobProfileFields } from './JobProfileFields.tsx';
import { jobProfileSchema, type JobProfileValues } from './jobProfileValues.ts';
import { SubmitButton } from './SubmitButton.tsx';
import type { JobProfileFormUpdateMutation } from '../../../../__generated__/JobProfileFormUpdateMutation.graphql.ts';
import { useCommit } from '../../../relay/useCommit.ts';
import type { JobProfileFormCreateMutation } from '../../../../__generated__/JobProfileFormCreateMutation.graphql.ts';

interface JobProfileFormProps extends CreatorFormProps {
  readonly user: JobProfileForm_user$key;
}

export function JobProfileForm({
  user: userKey,
  onSaved,
  submitLabel = '保存する',
  aside,
}: JobProfileFormProps): ReactElement {
  const user = useFragment(
    graphql`
      fragment JobProfileForm_user on User {
        id
        registrationStep
        profile {
          ... on PrivateCreatorProfile {
            jobProfile {
              jobSeekingStatus
              operationalHours
              operationalAvailabilities
              wayOfWorkings
              rewardPrices {
                id
                rewardCategory
                rewardType
                netPrice
              }
              rewardNote
            }
          }
        }
      }
    `,
    userKey,
  );
  const create = useCommit<JobProfileFormCreateMutation>(graphql`
    mutation JobProfileFormCreateMutation($input: CreatorUserJobProfileInput!) {
      createCreatorUserJobProfile(input: $input) {
        user {
          id
          registrationStep
          ...JobProfileForm_user
        }
        errors {
          ...mutationErrors @relay(mask: false)
        }
      }
    }
  `);
  const update = useCommit<JobProfileFormUpdateMutation>(graphql`
    mutation JobProfileFormUpdateMutation($input: CreatorUserJobProfileInput!) {
      updateCreatorUserJobProfile(input: $input) {
        user {
          id
          registrationStep
          ...JobProfileForm_user
        }
        errors {
          ...mutationErrors @relay(mask: false)
        }
      }
    }
  `);
  const saved = user.profile?.jobProfile;
  const initial: JobProfileValues = {
    jobSeekingStatus: saved?.jobSeekingStatus ?? null,
    operationalHours: saved?.operationalHours ?? null,
    operationalAvailabilities: [...(saved?.operationalAvailabilities ?? [])],
    wayOfWorkings: [...(saved?.wayOfWorkings ?? [])],
    rewardPrices: (saved?.rewardPrices ?? []).map(({ id, rewardCategory, rewardType, netPrice }) => ({
      key: id,
      rewardCategory: rewardCategory ?? '',
      rewardType,
      netPrice,
    })),
    rewardNote: saved?.rewardNote ?? '',
  };
  const form = useForm({
    schema: jobProfileSchema,
    initial,
    draftKey: `jobProfile:${user.id}`,
    onSubmit: async (input) => {
      const errors =
        user.registrationStep === 'JOB_PROFILE'
          ? (await create({ input })).createCreatorUserJobProfile.errors
          : (await update({ input })).updateCreatorUserJobProfile.errors;
      if (!form.failed(errors)) await onSaved();
    },
  });
  return (
    <form {...form.props} className={formClass}>
      <JobProfileFields form={form} />
      <FormEnd message={form.message}>
        <SubmitButton pending={form.pending} label={submitLabel} />
        {aside}
      </FormEnd>
    </form>
  );
}
