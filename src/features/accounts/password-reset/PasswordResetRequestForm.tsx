import { Link } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import * as v from 'valibot';
import { emailRule } from '../../../lib/forms/accountRules.ts';
import { useForm } from '../../../lib/forms/useForm.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { buttonClass } from '../../../ui/buttons/buttonClass.ts';
import { EmailField } from '../../../ui/fields/text/EmailField.tsx';
import { FormMessage } from '../../../ui/fields/form/FormMessage.tsx';
import * as css from '../accountPages.css.ts';
import { typedEmail } from '../typedEmail.ts';
import { useRequestPasswordReset } from './useRequestPasswordReset.ts';

export function PasswordResetRequestForm({
  onSent,
}: {
  readonly onSent: (email: string) => void;
}): ReactElement {
  const request = useRequestPasswordReset();
  const form = useForm({
    schema: v.object({ email: emailRule }),
    initial: { email: typedEmail.read() },
    places: { WrongEmailError: 'email' },
    onSubmit: async ({ email }) => {
      const { resetPasswordRequest } = await request({ email });
      if (!form.failed(resetPasswordRequest.errors)) onSent(resetPasswordRequest.email ?? email);
    },
  });
  return (
    <form {...form.props} aria-label="パスワードの再設定">
      <FormMessage>{form.message}</FormMessage>
      <EmailField
        label="メールアドレス"
        autoComplete="username"
        enterKeyHint="send"
        {...form.field('email')}
      />
      <div className={css.acts}>
        <Button type="submit" variant="primary" loading={form.pending} loadingText="送信中">
          リンクを送る
        </Button>
        <Link
          to="/sign_in"
          className={buttonClass({ variant: 'text' })}
          onClick={() => typedEmail.keep(form.values.email)}
        >
          ログインに戻る
        </Link>
      </div>
    </form>
  );
}
