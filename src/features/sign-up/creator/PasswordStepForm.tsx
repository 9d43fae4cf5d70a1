import { useState } from 'react';
import type { ReactElement } from 'react';
import * as v from 'valibot';
import { newPasswordRule } from '../../../lib/forms/accountRules.ts';
import { usePasswordAdvice } from '../../../lib/forms/usePasswordAdvice.ts';
import { keepGivenName } from '../../../lib/text/givenName.ts';
import { useForm } from '../../../lib/forms/useForm.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { EmailText } from '../../../ui/text/EmailText.tsx';
import { FormMessage } from '../../../ui/fields/form/FormMessage.tsx';
import { FormSection } from '../../../ui/fields/form/FormSection.tsx';
import { PasswordField } from '../../../ui/fields/text/PasswordField.tsx';
import { useEnter } from '../../session/useEnter.ts';
import { emailLink } from '../links.ts';
import { ManagersUsername } from '../ManagersUsername.tsx';
import { RegisteredAlready } from '../RegisteredAlready.tsx';
import { sentMail } from './sentMail.ts';
import * as css from '../signUp.css.ts';
import type { PasswordStepFormMutation } from '../../../../__generated__/PasswordStepFormMutation.graphql.ts';
import { useCommit } from '../../../relay/useCommit.ts';
import { graphql } from 'react-relay/hooks';

const schema = v.object({ password: newPasswordRule });

interface PasswordStepFormProps {
  readonly token: string;
  readonly email: string;
  readonly onBadToken: (message: string) => void;
}

export function PasswordStepForm({ token, email, onBadToken }: PasswordStepFormProps): ReactElement {
  const signUp = useCommit<PasswordStepFormMutation>(graphql`
    mutation PasswordStepFormMutation($input: SignUpInput!) {
      signUpCreatorUser(signUpInput: $input) {
        accessToken
        refreshToken
        errors {
          ...mutationErrors @relay(mask: false)
        }
      }
    }
  `);
  const enter = useEnter();
  /** The account exists, but going on failed. */
  const [registered, setRegistered] = useState(false);
  const form = useForm({
    schema,
    initial: { password: '' },
    onSubmit: async ({ password }) => {
      const answer = (await signUp({ input: { token, password } })).signUpCreatorUser;
      const bad = answer.errors.find(({ __typename: kind }) => kind === 'TokenInvalidError');
      if (bad !== undefined) {
        onBadToken(bad.message);
        return;
      }
      if (form.failed(answer.errors)) return;
      emailLink.forget();
      sentMail.forget();
      // Somebody else may have signed up by Google in this tab.
      keepGivenName(null);
      try {
        await enter(answer);
      } catch {
        setRegistered(true);
      }
    },
  });
  const advice = usePasswordAdvice(form.values.password, email);
  if (registered) return <RegisteredAlready />;
  return (
    <form {...form.props}>
      <FormSection
        title="ログインに使うもの"
        whyLast
        why={
          <p>
            パスワードは、誰にも読めない形で保存します。つむぎの運営がお尋ねすることはありません。忘れたときは、このメールアドレスで再設定できます。
          </p>
        }
      >
        <FormMessage>{form.message}</FormMessage>
        <div>
          <p className={css.factTitle}>メールアドレス</p>
          <p className={css.address}>
            <EmailText>{email}</EmailText>
          </p>
        </div>
        <ManagersUsername email={email} />
        <div className={css.column}>
          <PasswordField
            label="パスワード"
            requirement="required"
            autoComplete="new-password"
            enterKeyHint="go"
            help={advice}
            {...form.field('password')}
          />
          <div className={css.send}>
            <Button type="submit" variant="primary" size="l" loading={form.pending} loadingText="登録中">
              決めて次へ
            </Button>
          </div>
        </div>
      </FormSection>
    </form>
  );
}
