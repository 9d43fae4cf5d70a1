import type { ReactElement } from 'react';
import * as v from 'valibot';
import { newPasswordRule } from '../../../lib/forms/accountRules.ts';
import { usePasswordAdvice } from '../../../lib/forms/usePasswordAdvice.ts';
import { useForm } from '../../../lib/forms/useForm.ts';
import { FormActs } from '../../../ui/fields/form/FormActs.tsx';
import { FormMessage } from '../../../ui/fields/form/FormMessage.tsx';
import { PasswordField } from '../../../ui/fields/text/PasswordField.tsx';
import { acts, form as formClass } from '../parts.css.ts';
import type { PasswordFormMutation } from '../../../../__generated__/PasswordFormMutation.graphql.ts';
import { useCommit } from '../../../relay/useCommit.ts';
import { graphql } from 'react-relay/hooks';

interface PasswordFormProps {
  readonly email: string;
  readonly hasPassword: boolean;
  readonly onDone: () => void;
  readonly onCancel: () => void;
}

export function PasswordForm({ email, hasPassword, onDone, onCancel }: PasswordFormProps): ReactElement {
  const commit = useCommit<PasswordFormMutation>(graphql`
    mutation PasswordFormMutation($input: ChangePasswordInput!) {
      changePassword(input: $input) {
        user {
          ...EmailSection_user
          ...PasswordSection_user
          ...SignInMethodsSection_user
          ...DevicesSection_user
        }
        errors {
          ...mutationErrors @relay(mask: false)
        }
      }
    }
  `);
  const form = useForm({
    schema: v.object({ newPassword: newPasswordRule }),
    initial: { newPassword: '' },
    onSubmit: async ({ newPassword }) => {
      const { changePassword } = await commit({ input: { newPassword } });
      if (!form.failed(changePassword.errors)) onDone();
    },
  });
  const advice = usePasswordAdvice(form.values.newPassword, '');
  return (
    <form {...form.props} className={formClass} aria-label="パスワードの変更">
      <FormMessage>{form.message}</FormMessage>
      {/* Names the account for password managers. */}
      <input type="text" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        label="新しいパスワード"
        requirement="required"
        autoComplete="new-password"
        help={advice}
        {...form.field('newPassword')}
      />
      <FormActs className={acts} loading={form.pending} loadingText="保存中" onCancel={onCancel}>
        {hasPassword ? 'パスワードを変更する' : 'パスワードを設定する'}
      </FormActs>
    </form>
  );
}
