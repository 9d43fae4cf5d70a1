import { Link } from '@tanstack/react-router';
import { type ReactElement, useRef, useState } from 'react';
import * as v from 'valibot';
import { emailRule, passwordRule } from '../../../lib/forms/accountRules.ts';
import { useForm } from '../../../lib/forms/useForm.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { cx } from '../../../ui/cx.ts';
import { FormMessage } from '../../../ui/fields/form/FormMessage.tsx';
import { link } from '../../../ui/text/link.css.ts';
import { PasswordField } from '../../../ui/fields/text/PasswordField.tsx';
import { TextField } from '../../../ui/fields/text/TextField.tsx';
import * as css from '../accountPages.css.ts';
import { wantOffer } from '../passkeys/offerPasskey.ts';
import { rememberedDevice } from '../second-factor/rememberedDevice.ts';
import { asksSecondStep } from '../second-factor/secondStep.ts';
import { typedEmail } from '../typedEmail.ts';
import { useEnter } from '../../session/useEnter.ts';
import { useSignIn } from './useSignIn.ts';

/** More than a typing error. */
const manyRefusals = 3;

export function SignInForm(): ReactElement {
  const signIn = useSignIn();
  const enter = useEnter();
  const password = useRef<HTMLInputElement>(null);
  const [refusals, setRefusals] = useState(0);
  const form = useForm({
    schema: v.object({ email: emailRule, password: passwordRule }),
    initial: { email: typedEmail.read(), password: '' },
    onSubmit: async (input) => {
      const payload = (await signIn({ input: { ...input, rememberedDevice: rememberedDevice() } })).signIn;
      if (asksSecondStep(payload.errors)) return;
      if (form.failed(payload.errors)) {
        setRefusals((count) => count + 1);
        // Focuses the password, which is mistyped more often.
        if (payload.errors.some(({ __typename: kind }) => kind === 'UserInputInvalidError')) {
          password.current?.focus();
          password.current?.select();
        }
        return;
      }
      typedEmail.forget();
      await enter(payload);
      wantOffer();
    },
  });
  return (
    <form {...form.props} aria-label="ログイン">
      <FormMessage>{form.message}</FormMessage>
      {refusals >= manyRefusals && (
        <p className={css.note}>
          パスワードが思い出せないときは、
          <Link
            to="/password_reset_request"
            className={link}
            onClick={() => typedEmail.keep(form.values.email)}
          >
            パスワードを再設定
          </Link>
          できます。
        </p>
      )}
      <div className={css.form}>
        <TextField
          label="メールアドレス"
          type="email"
          autoComplete="username webauthn"
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
