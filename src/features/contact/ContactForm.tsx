import type { ReactElement } from 'react';
import { graphql } from 'react-relay/hooks';
import * as v from 'valibot';
import type { ContactFormMutation } from '../../../__generated__/ContactFormMutation.graphql.ts';
import { emailRule } from '../../lib/forms/accountRules.ts';
import { optionalText, requiredText } from '../../lib/forms/personRules.ts';
import { useForm } from '../../lib/forms/useForm.ts';
import { useCommit } from '../../relay/useCommit.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { Select } from '../../ui/choices/Select.tsx';
import { EmailField } from '../../ui/fields/text/EmailField.tsx';
import { FormEnd, FormSection } from '../../ui/fields/form/FormSection.tsx';
import { TextArea } from '../../ui/fields/text/TextArea.tsx';
import { TextField } from '../../ui/fields/text/TextField.tsx';

const topics = [
  { value: 'SERVICE', label: 'つむぎの使い方' },
  { value: 'ACCOUNT', label: 'アカウントとログイン' },
  { value: 'WORKS', label: '作品と審査' },
  { value: 'JOBS', label: '募集と応募' },
  { value: 'PAYMENT', label: '料金と請求' },
  { value: 'REPORT', label: '困ったこと・違反の連絡' },
  { value: 'PRESS', label: '取材' },
  { value: 'OTHER', label: 'その他' },
] as const;

type Topic = (typeof topics)[number]['value'];

const schema = v.object({
  topic: v.pipe(
    v.nullable(v.picklist(topics.map(({ value }) => value))),
    v.check((topic) => topic !== null, '件名を1つ選んでください。'),
    v.transform((topic) => topic ?? 'OTHER'),
  ),
  name: requiredText('お名前', 100),
  companyName: optionalText('会社名', 100),
  email: emailRule,
  body: requiredText('内容', 5000),
});

interface Values extends Record<string, unknown> {
  readonly topic: Topic | null;
  readonly name: string;
  readonly companyName: string;
  readonly email: string;
  readonly body: string;
}

const empty: Values = { topic: null, name: '', companyName: '', email: '', body: '' };

export function ContactForm({ onSent }: { readonly onSent: (email: string) => void }): ReactElement {
  const send = useCommit<ContactFormMutation>(graphql`
    mutation ContactFormMutation($input: SendContactInput!) {
      sendContact(input: $input) {
        ok
        errors {
          ...mutationErrors @relay(mask: false)
        }
      }
    }
  `);
  const form = useForm({
    schema,
    initial: empty,
    draftKey: 'contact',
    onSubmit: async (input) => {
      const { errors } = (await send({ input })).sendContact;
      if (!form.failed(errors)) onSent(input.email);
    },
  });
  return (
    <form {...form.props}>
      <FormSection
        title="ご用件"
        why={<p>件名で担当者を決めています。作品や募集についてのときは、そのURLもお書きください。</p>}
      >
        <Select label="件名" requirement="required" options={topics} {...form.field('topic')} />
        <TextArea label="内容" requirement="required" minRows={7} limit={5000} {...form.field('body')} />
      </FormSection>
      <FormSection title="ご連絡先" why={<p>返信のためだけに使います。公開されません。</p>}>
        <TextField label="お名前" requirement="required" autoComplete="name" {...form.field('name')} />
        <TextField
          label="会社名"
          requirement="optional"
          autoComplete="organization"
          {...form.field('companyName')}
        />
        <EmailField label="メールアドレス" requirement="required" {...form.field('email')} />
      </FormSection>
      <FormEnd message={form.message}>
        <Button type="submit" variant="primary" size="l" loading={form.pending} loadingText="送信中">
          送信する
        </Button>
      </FormEnd>
    </form>
  );
}
