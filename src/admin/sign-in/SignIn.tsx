import { useState } from 'react';
import type { ReactElement } from 'react';
import { graphql } from 'react-relay/hooks';
import * as v from 'valibot';
import { emailRule, passwordRule } from '../../lib/forms/accountRules.ts';
import { useForm } from '../../lib/forms/useForm.ts';
import { useCommit } from '../../relay/useCommit.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { FormMessage } from '../../ui/fields/form/FormMessage.tsx';
import { PasswordField } from '../../ui/fields/text/PasswordField.tsx';
import { TextField } from '../../ui/fields/text/TextField.tsx';
import type { SignInBeginMutation } from '../__generated__/SignInBeginMutation.graphql.ts';
import { SecondFactor } from './SecondFactor.tsx';
import type { Step } from './step.ts';
import * as css from './SignIn.css.ts';

/** The door of the house's own pages: a password, then always a second factor. */
export function SignIn(): ReactElement {
  const [step, setStep] = useState<Step | null>(null);
  return (
    <main className={css.page}>
      <p className={css.brand}>つむぎ編集室</p>
      <h1 className={css.title}>{step === null ? '運営者のログイン' : '二段階認証'}</h1>
      {step === null ? (
        <PasswordStep onDone={setStep} />
      ) : (
        <SecondFactor step={step} onAnew={() => setStep(null)} />
      )}
    </main>
  );
}

function PasswordStep({ onDone }: { readonly onDone: (step: Step) => void }): ReactElement {
  const commit = useCommit<SignInBeginMutation>(graphql`
    mutation SignInBeginMutation($email: String!, $password: String!) {
      beginStaffSignIn(email: $email, password: $password) {
        stepToken
        passkeyOptions
        totp {
          secret
          uri
        }
        errors {
          ...adminErrors @relay(mask: false)
        }
      }
    }
  `);
  const form = useForm({
    schema: v.object({ email: emailRule, password: passwordRule }),
    initial: { email: '', password: '' },
    onSubmit: async (input) => {
      const { stepToken, totp, passkeyOptions, errors } = (await commit(input)).beginStaffSignIn;
      if (form.failed(errors) || stepToken == null) return;
      onDone({ stepToken, totp: totp ?? null, passkeyOptions: passkeyOptions ?? null });
    },
  });
  return (
    <form {...form.props} className={css.form} aria-label="ログイン">
      <FormMessage>{form.message}</FormMessage>
      <TextField
        label="メールアドレス"
        type="email"
        autoComplete="username"
        inputMode="email"
        {...form.field('email')}
      />
      <PasswordField label="パスワード" {...form.field('password')} />
      <Button type="submit" variant="primary" size="l" block loading={form.pending} loadingText="確認中">
        次へ
      </Button>
    </form>
  );
}
