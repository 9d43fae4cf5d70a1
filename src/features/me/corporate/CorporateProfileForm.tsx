import type { ReactElement, ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { CorporateProfileForm_user$key } from '../../../../__generated__/CorporateProfileForm_user.graphql.ts';
import type { CorporateProfileFormMutation } from '../../../../__generated__/CorporateProfileFormMutation.graphql.ts';
import { formatPhone } from '../../../lib/text/formatPhone.ts';
import { writePhone } from '../../../lib/forms/personRules.ts';
import { useForm } from '../../../lib/forms/useForm.ts';
import { useCommit } from '../../../relay/useCommit.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { FormEnd } from '../../../ui/fields/FormSection.tsx';
import { FullNameFields } from '../../../ui/fields/NameFields.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { corporateProfileSchema } from './corporateProfileSchema.ts';
import { corporateDraft } from './corporateSections.ts';
import * as own from '../../own-page/ownPage.css.ts';

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
    <form {...form.props} aria-label="プロフィール">
      <div className={own.fields}>
        <FullNameFields
          lastName={form.field('lastName')}
          firstName={form.field('firstName')}
          lastNameKana={form.field('lastNameKana')}
          firstNameKana={form.field('firstNameKana')}
        />
        <TextField
          label="電話番号"
          requirement="optional"
          type="tel"
          autoComplete="tel"
          normalize={writePhone}
          placeholder="例　03-1234-5678"
          help="運営からの連絡にだけ使い、公開されません。"
          {...form.field('phoneNumber')}
        />
      </div>
      <FormEnd message={form.message}>
        <Button type="submit" variant="primary" loading={form.pending} loadingText="保存中">
          保存する
        </Button>
        {aside}
      </FormEnd>
    </form>
  );
}
