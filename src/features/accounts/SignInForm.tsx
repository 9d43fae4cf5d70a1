import { Link } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import * as v from 'valibot';
import { emailRule, passwordRule } from '../../lib/accountRules.ts';
import { useForm } from '../../lib/useForm.ts';
import { Button } from '../../ui/Button.tsx';
import { FormMessage } from '../../ui/FormMessage.tsx';
import { link } from '../../ui/link.css.ts';
import { PasswordField } from '../../ui/PasswordField.tsx';
import { TextField } from '../../ui/TextField.tsx';
import * as css from './accountPages.css.ts';
import { useEnter } from './useEnter.ts';
import { useSignIn } from './useSignIn.ts';

export function SignInForm(): ReactElement {
  const signIn = useSignIn();
  const enter = useEnter();
  const form = useForm({
    schema: v.object({ email: emailRule, password: passwordRule }),
    initial: { email: '', password: '' },
    onSubmit: async (input) => {
      const payload = (await signIn({ input })).signIn;
      if (!form.failed(payload.errors)) await enter(payload);
    },
  });
  return (
    <form {...form.props} aria-label="ログイン">
      <FormMessage>{form.message}</FormMessage>
      <div className={css.form}>
        <TextField
          label="メールアドレス"
          type="email"
          autoComplete="username"
          inputMode="email"
          enterKeyHint="next"
          {...form.field('email')}
        />
        <PasswordField label="パスワード" enterKeyHint="go" {...form.field('password')} />
        <p className={css.underField}>
          <Link to="/password_reset_request" className={link}>
            パスワードを忘れたとき
          </Link>
        </p>
        <Button type="submit" variant="primary" size="l" block loading={form.pending} loadingText="確認中">
          ログインする
        </Button>
      </div>
    </form>
  );
}
