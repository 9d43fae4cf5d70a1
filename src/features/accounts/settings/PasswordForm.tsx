import type { ReactElement } from 'react';
import * as v from 'valibot';
import { newPasswordRule, passwordRule } from '../../../lib/accountRules.ts';
import { useForm } from '../../../lib/useForm.ts';
import { Button } from '../../../ui/Button.tsx';
import { FormMessage } from '../../../ui/FormMessage.tsx';
import { PasswordField } from '../../../ui/PasswordField.tsx';
import { acts, form as formClass } from './parts.css.ts';
import { useChangePassword } from './useChangePassword.ts';

interface PasswordFormProps {
  readonly email: string;
  readonly hasPassword: boolean;
  readonly onDone: () => void;
  readonly onCancel: () => void;
}

export function PasswordForm({ email, hasPassword, onDone, onCancel }: PasswordFormProps): ReactElement {
  const commit = useChangePassword();
  const form = useForm({
    schema: v.object({
      currentPassword: hasPassword ? passwordRule : v.string(),
      newPassword: newPasswordRule,
    }),
    initial: { currentPassword: '', newPassword: '' },
    onSubmit: async ({ currentPassword, newPassword }) => {
      const input = { currentPassword: hasPassword ? currentPassword : null, newPassword };
      const { changePassword } = await commit({ input });
      if (!form.failed(changePassword.errors)) onDone();
    },
  });
  return (
    <form {...form.props} className={formClass} aria-label="パスワードの変更">
      <FormMessage>{form.message}</FormMessage>
      {/* Tells a password manager whose password it is. */}
      <input type="text" autoComplete="username" value={email} readOnly hidden />
      {hasPassword && (
        <PasswordField label="現在のパスワード" requirement="required" {...form.field('currentPassword')} />
      )}
      <PasswordField
        label="新しいパスワード"
        requirement="required"
        autoComplete="new-password"
        help="8文字以上128文字以内。よく使われる言葉は避けてください。"
        {...form.field('newPassword')}
      />
      <div className={acts}>
        <Button type="submit" variant="primary" loading={form.pending} loadingText="保存中">
          {hasPassword ? 'パスワードを変える' : 'パスワードを設定する'}
        </Button>
        <Button variant="text" onClick={onCancel}>
          やめる
        </Button>
      </div>
    </form>
  );
}
