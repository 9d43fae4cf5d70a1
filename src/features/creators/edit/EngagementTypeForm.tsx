/**
 * フリーランス, 会社員 or 副業: the third step of the sign-up, and part of `/me`.
 *
 * * Give `user` from `me { ...EngagementTypeForm_user }`. At its step of the registration the form creates
 * the record, afterwards it updates it; the store has the answer before `onSaved` is called. Unsaved text
 * survives a reload.
 */
import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { EngagementTypeForm_user$key } from '../../../../__generated__/EngagementTypeForm_user.graphql.ts';
import { useForm } from '../../../lib/forms/useForm.ts';
import { FormEnd, FormSection } from '../../../ui/fields/form/FormSection.tsx';
import { RadioCards } from '../../../ui/choices/RadioCards.tsx';
import { TextField } from '../../../ui/fields/text/TextField.tsx';
import type { CreatorFormProps } from './CreatorProfileForm.tsx';
import { form as formClass, notSeen } from './edit.css.ts';
import { engagementSchema, type EngagementValues, hasEmployer } from './engagementValues.ts';
import { SubmitButton } from './SubmitButton.tsx';
import type { EngagementTypeFormCreateMutation } from '../../../../__generated__/EngagementTypeFormCreateMutation.graphql.ts';
import { useCommit } from '../../../relay/useCommit.ts';
import type { EngagementTypeFormUpdateMutation } from '../../../../__generated__/EngagementTypeFormUpdateMutation.graphql.ts';

const types = [
  {
    value: 'FREELANCE',
    title: 'フリーランス',
    description: '個人事業主や自分の会社として、いくつかの会社の仕事を受けています。',
  },
  {
    value: 'CORPORATE',
    title: '会社員',
    description: '会社に勤めています。転職や、条件の合う仕事を探します。',
  },
  {
    value: 'SIDEJOB',
    title: '副業',
    description: '会社に勤めながら、夜や休日に別の仕事を受けています。',
  },
] as const;

interface EngagementTypeFormProps extends CreatorFormProps {
  readonly user: EngagementTypeForm_user$key;
}

export function EngagementTypeForm({
  user: userKey,
  onSaved,
  submitLabel = '保存する',
  aside,
}: EngagementTypeFormProps): ReactElement {
  const user = useFragment(
    graphql`
      fragment EngagementTypeForm_user on User {
        id
        registrationStep
        profile {
          ... on PrivateCreatorProfile {
            engagementType {
              engagementType
              nameOfCompanyYouCurrentlyWorkFor
              corporateName
            }
          }
        }
      }
    `,
    userKey,
  );
  const create = useCommit<EngagementTypeFormCreateMutation>(graphql`
    mutation EngagementTypeFormCreateMutation($input: CreatorUserEngagementTypeInput!) {
      createCreatorUserEngagementType(input: $input) {
        user {
          id
          registrationStep
          ...EngagementTypeForm_user
        }
        errors {
          ...mutationErrors @relay(mask: false)
        }
      }
    }
  `);
  const update = useCommit<EngagementTypeFormUpdateMutation>(graphql`
    mutation EngagementTypeFormUpdateMutation($input: CreatorUserEngagementTypeInput!) {
      updateCreatorUserEngagementType(input: $input) {
        user {
          id
          registrationStep
          ...EngagementTypeForm_user
        }
        errors {
          ...mutationErrors @relay(mask: false)
        }
      }
    }
  `);
  const saved = user.profile?.engagementType;
  const initial: EngagementValues = {
    engagementType: saved?.engagementType ?? null,
    nameOfCompanyYouCurrentlyWorkFor: saved?.nameOfCompanyYouCurrentlyWorkFor ?? '',
    corporateName: saved?.corporateName ?? '',
  };
  const form = useForm({
    schema: engagementSchema,
    initial,
    draftKey: `engagementType:${user.id}`,
    onSubmit: async (input) => {
      const errors =
        user.registrationStep === 'ENGAGEMENT_TYPE'
          ? (await create({ input })).createCreatorUserEngagementType.errors
          : (await update({ input })).updateCreatorUserEngagementType.errors;
      if (!form.failed(errors)) await onSaved();
    },
  });
  const type = form.values.engagementType;
  return (
    <form {...form.props} className={formClass}>
      <FormSection
        title="現在の働き方"
        only
        why={
          <p>
            働き方はページに載り、会社が契約形態を考える手がかりになります。勤め先の名前は、その会社からあなたを隠すためだけに使い、誰にも見せません。
          </p>
        }
      >
        <RadioCards
          label="働き方"
          labelHidden
          requirement="required"
          options={types}
          name="engagementType"
          value={type}
          onChange={(value) => form.set('engagementType', value)}
          error={form.errorAt('engagementType')}
        />
        {hasEmployer(type) && (
          <>
            <TextField
              label="現在の勤め先"
              requirement="required"
              autoComplete="organization"
              placeholder="例　株式会社灯台舎"
              {...form.field('nameOfCompanyYouCurrentlyWorkFor')}
            />
            <p className={notSeen}>
              この会社と、この会社のメールアドレスの人には、あなたのページも作品も表示されません。
            </p>
          </>
        )}
        {(type === 'FREELANCE' || type === 'SIDEJOB') && (
          <TextField
            label="屋号・自分の会社の名前"
            requirement="optional"
            placeholder="例　早瀬組版室"
            {...form.field('corporateName')}
          />
        )}
      </FormSection>
      <FormEnd message={form.message}>
        <SubmitButton pending={form.pending} label={submitLabel} />
        {aside}
      </FormEnd>
    </form>
  );
}
