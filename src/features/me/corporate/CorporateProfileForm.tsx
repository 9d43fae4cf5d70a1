import type { ReactElement, ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { CorporateProfileForm_user$key } from '../../../../__generated__/CorporateProfileForm_user.graphql.ts';
import type { CorporateProfileFormMutation } from '../../../../__generated__/CorporateProfileFormMutation.graphql.ts';
import { formatPhone } from '../../../lib/text/formatPhone.ts';
import { useForm } from '../../../lib/forms/useForm.ts';
import { useCommit } from '../../../relay/useCommit.ts';
import { FullNameFields } from '../../../ui/fields/text/NameFields.tsx';
import { PhoneField } from '../../../ui/fields/text/PhoneField.tsx';
import { corporateProfileSchema } from './corporateProfileSchema.ts';
import { corporateDraft } from './corporateSections.ts';
import { OwnForm } from '../../own-page/OwnForm.tsx';

interface CorporateProfileFormProps {
  readonly user: CorporateProfileForm_user$key;
  readonly onSaved: () => Promise<void>;
  readonly aside: ReactNode;
}

export function CorporateProfileForm({
  user: userKey,
  onSaved,
  aside,
}: CorporateProfileFormProps): ReactElement {
  const { id, profile } = useFragment(
    graphql`
      fragment CorporateProfileForm_user on User {
        id
        profile {
          ... on PrivateCorporateProfile {
            lastName
            firstName
            lastNameKana
            firstNameKana
            phoneNumber
          }
        }
      }
    `,
    userKey,
  );
  const update = useCommit<CorporateProfileFormMutation>(graphql`
    mutation CorporateProfileFormMutation($input: CorporateUserProfileInput!) {
      updateCorporateUserProfile(input: $input) {
        user {
          id
          ...CorporateHead_user
          ...CorporateProfileForm_user
        }
        errors {
          ...mutationErrors @relay(mask: false)
        }
      }
    }
  `);
  const form = useForm({
    schema: corporateProfileSchema,
    initial: {
      lastName: profile?.lastName ?? '',
      firstName: profile?.firstName ?? '',
      lastNameKana: profile?.lastNameKana ?? '',
      firstNameKana: profile?.firstNameKana ?? '',
      phoneNumber: profile?.phoneNumber == null ? '' : formatPhone(profile.phoneNumber),
    },
    draftKey: corporateDraft(id),
    onSubmit: async (input) => {
      const { updateCorporateUserProfile } = await update({ input });
      if (!form.failed(updateCorporateUserProfile.errors)) await onSaved();
    },
  });
  return (
    <OwnForm form={form} label="プロフィール" aside={aside}>
      <FullNameFields
        lastName={form.field('lastName')}
        firstName={form.field('firstName')}
        lastNameKana={form.field('lastNameKana')}
        firstNameKana={form.field('firstNameKana')}
      />
      <PhoneField
        requirement="optional"
        help="運営からの連絡にだけ使い、公開されません。"
        {...form.field('phoneNumber')}
      />
    </OwnForm>
  );
}
