import type { ReactElement } from 'react';
import * as v from 'valibot';
import { emailRule } from '../../../lib/forms/accountRules.ts';
import { useForm } from '../../../lib/forms/useForm.ts';
import { FormActs } from '../../../ui/fields/form/FormActs.tsx';
import { FormMessage } from '../../../ui/fields/form/FormMessage.tsx';
import { TextField } from '../../../ui/fields/text/TextField.tsx';
import { acts, form as formClass } from '../parts.css.ts';
import type { EmailFormMutation } from '../../../../__generated__/EmailFormMutation.graphql.ts';
import { useCommit } from '../../../relay/useCommit.ts';
import { graphql } from 'react-relay/hooks';

interface EmailFormProps {
  readonly onSent: (email: string) => void;
  readonly onCancel: () => void;
}

export function EmailForm({ onSent, onCancel }: EmailFormProps): ReactElement {
  const commit = useCommit<EmailFormMutation>(graphql`
    mutation EmailFormMutation($email: String!) {
      resetEmailRequest(email: $email, byConfirmation: true) {
        email
        errors {
          ...mutationErrors @relay(mask: false)
        }
      }
    }
  `);
  const form = useForm({
    schema: v.object({ email: emailRule }),
    initial: { email: '' },
    places: { DuplicateEmailError: 'email', NotChangedEmailError: 'email', WrongEmailError: 'email' },
    onSubmit: async ({ email }) => {
      const { resetEmailRequest } = await commit({ email });
      if (!form.failed(resetEmailRequest.errors)) onSent(resetEmailRequest.email ?? email);
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
      <FormActs className={acts} loading={form.pending} loadingText="送信中" onCancel={onCancel}>
        確認のメールを送る
      </FormActs>
    </form>
  );
}
