import { Link } from '@tanstack/react-router';
import { type ReactElement, useRef } from 'react';
import * as v from 'valibot';
import { emailRule, passwordRule } from '../../lib/accountRules.ts';
import { useForm } from '../../lib/useForm.ts';
import { Button } from '../../ui/Button.tsx';
import { cx } from '../../ui/cx.ts';
import { FormMessage } from '../../ui/FormMessage.tsx';
import { link } from '../../ui/link.css.ts';
import { PasswordField } from '../../ui/PasswordField.tsx';
import { TextField } from '../../ui/TextField.tsx';
import * as css from './accountPages.css.ts';
import { typedEmail } from './typedEmail.ts';
import { useEnter } from './useEnter.ts';
import { useSignIn } from './useSignIn.ts';

export function SignInForm(): ReactElement {
  const signIn = useSignIn();
  const enter = useEnter();
  const password = useRef<HTMLInputElement>(null);
  const form = useForm({
    schema: v.object({ email: emailRule, password: passwordRule }),
    initial: { email: typedEmail.read(), password: '' },
    onSubmit: async (input) => {
      const payload = (await signIn({ input })).signIn;
      if (form.failed(payload.errors)) {
        // The one of the two that is mistyped more often, to be typed over at once.
        if (payload.errors.some(({ __typename: kind }) => kind === 'UserInputInvalidError')) {
          password.current?.focus();
          password.current?.select();
        }
        return;
      }
      typedEmail.forget();
      await enter(payload);
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
        <PasswordField ref={password} label="パスワード" enterKeyHint="go" {...form.field('password')} />
        <p className={css.underField}>
          <Link
            to="/password_reset_request"
            className={cx(link, css.forgot)}
            onClick={() => typedEmail.keep(form.values.email)}
          >
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
