import { Link } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import * as v from 'valibot';
import { emailRule } from '../../lib/accountRules.ts';
import { useForm } from '../../lib/useForm.ts';
import { Button } from '../../ui/Button.tsx';
import { buttonClass } from '../../ui/buttonClass.ts';
import { FormMessage } from '../../ui/FormMessage.tsx';
import { TextField } from '../../ui/TextField.tsx';
import * as css from './accountPages.css.ts';
import { useRequestPasswordReset } from './useRequestPasswordReset.ts';

/** Told where the mail went. */
export function PasswordResetRequestForm({
  onSent,
}: {
  readonly onSent: (email: string) => void;
}): ReactElement {
  const request = useRequestPasswordReset();
  const form = useForm({
    schema: v.object({ email: emailRule }),
    initial: { email: '' },
    places: { WrongEmailError: 'email' },
    onSubmit: async ({ email }) => {
      const { resetPasswordRequest } = await request({ email });
      if (!form.failed(resetPasswordRequest.errors)) onSent(resetPasswordRequest.email ?? email);
    },
  });
  return (
    <form {...form.props} aria-label="パスワードを決めなおすためのメール">
      <FormMessage>{form.message}</FormMessage>
      <TextField
        label="メールアドレス"
        type="email"
        autoComplete="username"
        inputMode="email"
        enterKeyHint="send"
        {...form.field('email')}
      />
      <div className={css.acts}>
        <Button type="submit" variant="primary" loading={form.pending} loadingText="送信中">
          リンクを送る
        </Button>
        <Link to="/sign_in" className={buttonClass({ variant: 'text' })}>
          ログインに戻る
        </Link>
      </div>
    </form>
  );
}
