import type { ReactElement } from 'react';
import { useForm } from '../../../lib/forms/useForm.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { EmailField } from '../../../ui/fields/text/EmailField.tsx';
import { FormEnd, FormSection } from '../../../ui/fields/form/FormSection.tsx';
import { NameFields } from '../../../ui/fields/text/NameFields.tsx';
import { RadioCards } from '../../../ui/choices/RadioCards.tsx';
import { TextArea } from '../../../ui/fields/text/TextArea.tsx';
import { PhoneField } from '../../../ui/fields/text/PhoneField.tsx';
import { TextField } from '../../../ui/fields/text/TextField.tsx';
import { LegalNote } from '../LegalNote.tsx';
import { emptyLead, leadSchema } from './leadValues.ts';
import * as css from '../signUp.css.ts';
import type { LeadFormMutation } from '../../../../__generated__/LeadFormMutation.graphql.ts';
import { useCommit } from '../../../relay/useCommit.ts';
import { graphql } from 'react-relay/hooks';

const urgencies = [
  {
    value: 'REQUEST_IMMEDIATELY',
    title: 'すぐに頼みたい',
    description: '頼む仕事が決まっています。先に内容を確認し、翌営業日までにご連絡します。',
  },
  {
    value: 'CONSIDERATION_OF_ORDER_PLACEMENT',
    title: '発注を検討している',
    description: '予算や時期を考えながら、人を探します。',
  },
  {
    value: 'INFORMATION_GATHERING',
    title: '情報を集めている',
    description: 'どんな人がいるか、費用はどのくらいかを知りたい段階です。',
  },
] as const;

export function LeadForm({ onSent }: { readonly onSent: (email: string) => Promise<void> }): ReactElement {
  const register = useCommit<LeadFormMutation>(graphql`
    mutation LeadFormMutation($input: RegisterLeadCustomerInput!) {
      registerLeadCustomer(input: $input) {
        leadCustomer {
          email
        }
        errors {
          ...mutationErrors @relay(mask: false)
        }
      }
    }
  `);
  const form = useForm({
    schema: leadSchema,
    initial: emptyLead,
    places: { UserAlreadyExistsError: 'email', WrongEmailError: 'email' },
    draftKey: 'lead',
    onSubmit: async (input) => {
      const { errors, leadCustomer } = (await register({ input })).registerLeadCustomer;
      if (!form.failed(errors)) await onSent(leadCustomer?.email ?? input.email);
    },
  });
  return (
    <form {...form.props}>
      <FormSection
        title="会社と担当の方"
        why={
          <p>
            実在する会社であることを確認するために伺います。会社のメールアドレスの方が、早く確認できます。電話は、内容に分からないところがあるときだけ差し上げます。
          </p>
        }
      >
        <TextField
          label="会社名"
          requirement="required"
          autoComplete="organization"
          placeholder="例　株式会社灯台舎"
          {...form.field('companyName')}
        />
        <NameFields lastName={form.field('lastName')} firstName={form.field('firstName')} />
        <EmailField
          label="会社のメールアドレス"
          requirement="required"
          placeholder="例　sawa@todaisha.example.jp"
          {...form.field('email')}
        />
        <PhoneField requirement="required" {...form.field('phoneNumber')} />
      </FormSection>
      <FormSection
        title="頼みたいこと"
        why={
          <p>
            クリエイターに安心して相談を受けてもらうために、はじめに目的を伺っています。書いていただいた内容が公開されることはありません。
          </p>
        }
      >
        <TextArea
          label="登録の目的"
          requirement="required"
          minRows={4}
          limit={1000}
          placeholder="例　新しい宿の看板とサイトを頼める方を、函館の近くで探しています。"
          {...form.field('registrationPurpose')}
        />
        <RadioCards label="時期" requirement="required" options={urgencies} {...form.field('urgency')} />
      </FormSection>
      <FormEnd message={form.message}>
        <div className={css.stack}>
          <LegalNote act="申し込む" />
          <div className={css.send}>
            <Button type="submit" variant="primary" size="l" loading={form.pending} loadingText="送信中">
              申し込む
            </Button>
          </div>
        </div>
      </FormEnd>
    </form>
  );
}
