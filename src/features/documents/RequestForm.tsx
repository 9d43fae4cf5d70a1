import { Link } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { graphql } from 'react-relay/hooks';
import * as v from 'valibot';
import type { RequestFormMutation } from '../../../__generated__/RequestFormMutation.graphql.ts';
import { emailRule } from '../../lib/forms/accountRules.ts';
import { firstNameRule, lastNameRule, optionalPhoneRule, optionalText } from '../../lib/forms/personRules.ts';
import { useForm } from '../../lib/forms/useForm.ts';
import { useCommit } from '../../relay/useCommit.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { EmailField } from '../../ui/fields/text/EmailField.tsx';
import { FormMessage } from '../../ui/fields/form/FormMessage.tsx';
import { NameFields } from '../../ui/fields/text/NameFields.tsx';
import { PhoneField } from '../../ui/fields/text/PhoneField.tsx';
import { TextField } from '../../ui/fields/text/TextField.tsx';
import { link } from '../../ui/text/link.css.ts';
import * as css from './documents.css.ts';

const schema = v.object({
  companyName: optionalText('会社名', 100),
  lastName: lastNameRule,
  firstName: firstNameRule,
  email: emailRule,
  phoneNumber: optionalPhoneRule,
});

interface RequestFormProps {
  readonly slug: string;
  readonly onSent: (token: string) => Promise<void>;
}

/** Asks for name and address; the PDF opens at once and is mailed. */
export function RequestForm({ slug, onSent }: RequestFormProps): ReactElement {
  const request = useCommit<RequestFormMutation>(graphql`
    mutation RequestFormMutation($input: RequestDocumentInput!) {
      requestDocument(input: $input) {
        token
        errors {
          ...mutationErrors @relay(mask: false)
        }
      }
    }
  `);
  const form = useForm({
    schema,
    initial: { companyName: '', lastName: '', firstName: '', email: '', phoneNumber: '' },
    draftKey: 'document',
    onSubmit: async (output) => {
      const { errors, token } = (await request({ input: { ...output, slug } })).requestDocument;
      if (!form.failed(errors) && token != null) await onSent(token);
    },
  });
  return (
    <form {...form.props} className={css.form}>
      <TextField
        label="会社名"
        requirement="optional"
        autoComplete="organization"
        {...form.field('companyName')}
      />
      <NameFields lastName={form.field('lastName')} firstName={form.field('firstName')} />
      <EmailField label="メールアドレス" requirement="required" {...form.field('email')} />
      <PhoneField requirement="optional" placeholder={undefined} {...form.field('phoneNumber')} />
      <FormMessage>{form.message}</FormMessage>
      <Button type="submit" variant="primary" size="l" block loading={form.pending} loadingText="送信中">
        資料を受け取る
      </Button>
      <p className={css.help}>
        送信すると、
        <Link to="/privacy-policy" className={link}>
          プライバシーポリシー
        </Link>
        に同意したことになります。営業の電話はいたしません。
      </p>
    </form>
  );
}
