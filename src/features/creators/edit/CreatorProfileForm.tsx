/**
 * Name, introduction, skills, tools and contact: the second step of the sign-up, and part of `/me`.
 *
 * * Give `query` from a query that spreads `...CreatorProfileForm_query` (the taxonomies) and `user` from `me
 * { ...CreatorProfileForm_user }`. At its step of the registration the form creates the profile, afterwards
 * it updates it; the store has the answer before `onSaved` is called. Unsaved text survives a reload
 * (`useForm`'s draft, one per person).
 */
import type { ReactElement, ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { CreatorProfileForm_query$key } from '../../../../__generated__/CreatorProfileForm_query.graphql.ts';
import type { CreatorProfileForm_user$key } from '../../../../__generated__/CreatorProfileForm_user.graphql.ts';
import { givenName, keepGivenName } from '../../../lib/text/givenName.ts';
import { useForm } from '../../../lib/forms/useForm.ts';
import { FormEnd } from '../../../ui/fields/form/FormSection.tsx';
import { ProfileContactFields } from './ProfileContactFields.tsx';
import { ProfileCraftFields } from './ProfileCraftFields.tsx';
import { ProfileNameFields } from './ProfileNameFields.tsx';
import { profileInput, profileSchema } from './profileValues.ts';
import type { ProfileValues } from './profileValues.ts';
import { form as formClass } from './edit.css.ts';
import { SubmitButton } from './SubmitButton.tsx';
import { useProfileValues } from './useProfileValues.ts';
import type { CreatorProfileFormCreateMutation } from '../../../../__generated__/CreatorProfileFormCreateMutation.graphql.ts';
import { useCommit } from '../../../relay/useCommit.ts';
import type { CreatorProfileFormUpdateMutation } from '../../../../__generated__/CreatorProfileFormUpdateMutation.graphql.ts';

export interface CreatorFormProps {
  /** Called when saved. The button stays busy until the result settles. */
  readonly onSaved: () => Promise<void> | void;
  /** Default: 保存する */
  readonly submitLabel?: string;
  /** Such as a cancel button. */
  readonly aside?: ReactNode;
}

interface CreatorProfileFormProps extends CreatorFormProps {
  readonly query: CreatorProfileForm_query$key;
  readonly user: CreatorProfileForm_user$key;
}

export function CreatorProfileForm({
  query,
  user: userKey,
  onSaved,
  submitLabel = '保存する',
  aside,
}: CreatorProfileFormProps): ReactElement {
  const { prefectures, tools } = useFragment(
    graphql`
      fragment CreatorProfileForm_query on Query {
        prefectures {
          id
          name
        }
        tools {
          id
          name
        }
      }
    `,
    query,
  );
  const user = useFragment(
    graphql`
      fragment CreatorProfileForm_user on User {
        id
        registrationStep
        ...useProfileValues_user
      }
    `,
    userKey,
  );
  const saved = useProfileValues(user);
  const initial = registers(user.registrationStep) ? withGivenName(saved) : saved;
  const create = useCommit<CreatorProfileFormCreateMutation>(graphql`
    mutation CreatorProfileFormCreateMutation($input: CreatorUserProfileInput!) {
      createCreatorUserProfile(input: $input) {
        user {
          id
          registrationStep
          ...CreatorProfileForm_user
        }
        errors {
          ...mutationErrors @relay(mask: false)
        }
      }
    }
  `);
  const update = useCommit<CreatorProfileFormUpdateMutation>(graphql`
    mutation CreatorProfileFormUpdateMutation($input: CreatorUserProfileInput!) {
      updateCreatorUserProfile(input: $input) {
        user {
          id
          registrationStep
          ...CreatorProfileForm_user
        }
        errors {
          ...mutationErrors @relay(mask: false)
        }
      }
    }
  `);
  const form = useForm({
    schema: profileSchema,
    initial,
    draftKey: `creatorProfile:${user.id}`,
    onSubmit: async (output) => {
      const variables = { input: profileInput(output) };
      const errors = registers(user.registrationStep)
        ? (await create(variables)).createCreatorUserProfile.errors
        : (await update(variables)).updateCreatorUserProfile.errors;
      if (form.failed(errors)) return;
      keepGivenName(null);
      await onSaved();
    },
  });
  return (
    <form {...form.props} className={formClass}>
      <ProfileNameFields form={form} />
      <ProfileCraftFields
        form={form}
        prefectures={prefectures.map(({ id, name }) => ({ value: id, label: name }))}
        tools={tools.map(({ id, name }) => ({ value: id, label: name }))}
      />
      <ProfileContactFields form={form} />
      <FormEnd message={form.message}>
        <SubmitButton pending={form.pending} label={submitLabel} />
        {aside}
      </FormEnd>
    </form>
  );
}

const registers = (step: string | null | undefined): boolean => step === 'PROFILE';

/** Google accounts bring a name: fill it in. */
function withGivenName(values: ProfileValues): ProfileValues {
  const name = givenName();
  if (name === null) return values;
  return {
    ...values,
    lastName: values.lastName || name.lastName,
    firstName: values.firstName || name.firstName,
    userName: values.userName || name.userName,
  };
}
