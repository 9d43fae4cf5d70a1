import type { ReactElement } from 'react';
import * as v from 'valibot';
import { emailRule, passwordRule } from '../../../lib/accountRules.ts';
import { useForm } from '../../../lib/useForm.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { FormMessage } from '../../../ui/fields/FormMessage.tsx';
import { PasswordField } from '../../../ui/fields/PasswordField.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { acts, form as formClass } from '../parts.css.ts';
import type { EmailFormMutation } from '../../../../__generated__/EmailFormMutation.graphql.ts';
import { useCommit } from '../../../relay/useCommit.ts';
import { graphql } from 'react-relay/hooks';

interface EmailFormProps {
  /** Whoever signs in with Google alone has none to give. */
  readonly hasPassword: boolean;
  /** `needsAgreement`: the present address got a link too. */
  readonly onSent: (email: string, needsAgreement: boolean) => void;
  readonly onCancel: () => void;
}

export function EmailForm({ hasPassword, onSent, onCancel }: EmailFormProps): ReactElement {
  const commit = useCommit<EmailFormMutation>(graphql`
    mutation EmailFormMutation($email: String!, $password: String) {
      resetEmailRequest(email: $email, password: $password) {
        email
        needsAgreement
        errors {
          ...mutationErrors @relay(mask: false)
        }
      }
    }
  `);
  const form = useForm({
    schema: v.object({ email: emailRule, password: hasPassword ? passwordRule : v.string() }),
    initial: { email: '', password: '' },
    places: { DuplicateEmailError: 'email', NotChangedEmailError: 'email', WrongEmailError: 'email' },
    onSubmit: async ({ email, password }) => {
      const { resetEmailRequest } = await commit({ email, password: hasPassword ? password : null });
      if (!form.failed(resetEmailRequest.errors))
        onSent(resetEmailRequest.email ?? email, resetEmailRequest.needsAgreement ?? false);
    },
  });
  return (
    <form {...form.props} className={formClass} aria-label="メールアドレスの変更">
      <FormMessage>{form.message}</FormMessage>
      <TextField
        label="新しいメールアドレス"
        type="email"
        autoComplete="email"
        requirement="required"
        help="このアドレスに、確認のメールを送ります。"
        {...form.field('email')}
      />
      {hasPassword && (
        <PasswordField label="現在のパスワード" requirement="required" {...form.field('password')} />
      )}
      <div className={acts}>
        <Button type="submit" variant="primary" loading={form.pending} loadingText="送信中">
          確認のメールを送る
        </Button>
        <Button variant="text" onClick={onCancel}>
          キャンセル
        </Button>
      </div>
    </form>
  );
}
