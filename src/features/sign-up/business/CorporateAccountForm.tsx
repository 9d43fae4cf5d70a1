import { useState } from 'react';
import type { ReactElement } from 'react';
import * as v from 'valibot';
import { newPasswordRule } from '../../../lib/forms/accountRules.ts';
import { usePasswordAdvice } from '../../../lib/forms/usePasswordAdvice.ts';
import {
  firstNameKanaRule,
  firstNameRule,
  lastNameKanaRule,
  lastNameRule,
  optionalPhoneRule,
} from '../../../lib/forms/personRules.ts';
import { useForm } from '../../../lib/forms/useForm.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { FormEnd, FormSection } from '../../../ui/fields/form/FormSection.tsx';
import { FullNameFields } from '../../../ui/fields/text/NameFields.tsx';
import { PasswordField } from '../../../ui/fields/text/PasswordField.tsx';
import { PhoneField } from '../../../ui/fields/text/PhoneField.tsx';
import { useEnter } from '../../session/useEnter.ts';
import { useSignIn } from '../../accounts/sign-in/useSignIn.ts';
import { LegalNote } from '../LegalNote.tsx';
import { invitationLink } from '../links.ts';
import { ManagersUsername } from '../ManagersUsername.tsx';
import { RegisteredAlready } from '../RegisteredAlready.tsx';
import * as css from '../signUp.css.ts';
import type { CorporateAccountFormMutation } from '../../../../__generated__/CorporateAccountFormMutation.graphql.ts';
import { useCommit } from '../../../relay/useCommit.ts';
import { graphql } from 'react-relay/hooks';

const schema = v.object({
  lastName: lastNameRule,
  firstName: firstNameRule,
  lastNameKana: lastNameKanaRule,
  firstNameKana: firstNameKanaRule,
  phoneNumber: optionalPhoneRule,
  password: newPasswordRule,
});

interface CorporateAccountFormProps {
  readonly token: string;
  readonly email: string;
  readonly lastName: string;
  readonly firstName: string;
  /** The first page after an invitation; home by default. */
  readonly firstPage: string | undefined;
  readonly onBadToken: (message: string) => void;
}

export function CorporateAccountForm({
  token,
  email,
  lastName,
  firstName,
  firstPage,
  onBadToken,
}: CorporateAccountFormProps): ReactElement {
  const register = useCommit<CorporateAccountFormMutation>(graphql`
    mutation CorporateAccountFormMutation($input: RegisterCorporateUserAccountInput!) {
      registerCorporateUserAccount(input: $input) {
        ok
        errors {
          ...mutationErrors @relay(mask: false)
        }
      }
    }
  `);
  const signIn = useSignIn();
  const enter = useEnter();
  /** The account exists, but going on failed. */
  const [registered, setRegistered] = useState(false);
  const form = useForm({
    schema,
    initial: { lastName, firstName, lastNameKana: '', firstNameKana: '', phoneNumber: '', password: '' },
    draftKey: `corporateAccount:${email}`,
    onSubmit: async (output) => {
      const { errors } = (await register({ input: { ...output, token } })).registerCorporateUserAccount;
      const bad = errors.find(({ __typename: kind }) => kind === 'TokenInvalidError');
      if (bad !== undefined) {
        onBadToken(bad.message);
        return;
      }
      if (form.failed(errors)) return;
      invitationLink.forget();
      try {
        await enter((await signIn({ input: { email, password: output.password } })).signIn, firstPage);
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
        title="お名前"
        why={<p>クリエイターには、会社名と合わせて表示されます。電話番号は表示されません。</p>}
      >
        <FullNameFields
          lastName={form.field('lastName')}
          firstName={form.field('firstName')}
          lastNameKana={form.field('lastNameKana')}
          firstNameKana={form.field('firstNameKana')}
        />
        <PhoneField requirement="optional" {...form.field('phoneNumber')} />
      </FormSection>
      <FormSection
        title="パスワード"
        why={
          <p>
            パスワードは、誰にも読めない形で保存します。同僚と分け合わず、ご自分だけのものを決めてください。
          </p>
        }
      >
        <ManagersUsername email={email} />
        <PasswordField
          label="パスワード"
          requirement="required"
          autoComplete="new-password"
          enterKeyHint="go"
          help={advice}
          {...form.field('password')}
        />
      </FormSection>
      <FormEnd message={form.message}>
        <div className={css.stack}>
          <LegalNote />
          <div className={css.send}>
            <Button type="submit" variant="primary" size="l" loading={form.pending} loadingText="登録中">
              登録して始める
            </Button>
          </div>
        </div>
      </FormEnd>
    </form>
  );
}
