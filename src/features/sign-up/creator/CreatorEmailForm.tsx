import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { ReactElement } from 'react';
import * as v from 'valibot';
import { emailRule } from '../../../lib/forms/accountRules.ts';
import { useForm } from '../../../lib/forms/useForm.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { EmailField } from '../../../ui/fields/text/EmailField.tsx';
import { FormMessage } from '../../../ui/fields/form/FormMessage.tsx';
import { FormSection } from '../../../ui/fields/form/FormSection.tsx';
import { link } from '../../../ui/text/link.css.ts';
import { typedEmail } from '../../accounts/typedEmail.ts';
import { Facts } from '../Facts.tsx';
import { GoogleSignUp } from './GoogleSignUp.tsx';
import { LegalNote } from '../LegalNote.tsx';
import * as css from '../signUp.css.ts';
import { SignUpPageFrame } from '../SignUpPageFrame.tsx';
import { useRegisterTemporaryCreator } from './useRegisterTemporaryCreator.ts';

const schema = v.object({ email: emailRule });

const steps = [
  {
    title: 'ログインの方法',
    text: 'メールのリンクを開いて、パスワードを決めます。Googleなら、すぐに進めます。',
  },
  { title: 'プロフィール', text: '名前と表示名があれば進めます。ほかはあとから追加できます。' },
  { title: '働き方', text: '会社員や副業の方は、勤め先から見えなくなります。' },
  { title: '仕事の条件', text: 'あとで書くこともできます。' },
] as const;

interface CreatorEmailFormProps {
  /** An address to correct. */
  readonly email: string;
  readonly onSent: (email: string) => void;
}

export function CreatorEmailForm({ email, onSent }: CreatorEmailFormProps): ReactElement {
  const register = useRegisterTemporaryCreator();
  /** Registered already. */
  const [taken, setTaken] = useState<string | null>(null);
  const form = useForm({
    schema,
    initial: { email },
    places: { UserAlreadyExistsError: 'email', WrongEmailError: 'email' },
    draftKey: 'creatorSignUp',
    onSubmit: async (input, values) => {
      const { errors, email: sentTo } = (await register({ input })).registerTemporaryCreatorUser;
      const exists = errors.some(({ __typename: kind }) => kind === 'UserAlreadyExistsError');
      setTaken(exists ? values.email : null);
      if (!form.failed(errors)) onSent(sentTo ?? input.email);
    },
  });
  const field = form.field('email');
  return (
    <SignUpPageFrame
      title="クリエイターの登録"
      lead="作品を1点から載せられます。登録も、作品を載せるのも無料です。"
      step={1}
    >
      <FormSection title="ログインの方法を決める" why={<Facts facts={steps} />} whyLast>
        <GoogleSignUp />
        <form {...form.props} className={css.column}>
          <FormMessage>{form.message}</FormMessage>
          <EmailField
            label="メールアドレス"
            enterKeyHint="send"
            placeholder="例　mio@example.jp"
            help="確認のメールを送ります。会社員の方は、勤め先のアドレスを避けてください。"
            {...field}
            error={
              field.error !== undefined && taken === form.values.email ? <Taken email={taken} /> : field.error
            }
          />
          <LegalNote />
          <div className={css.send}>
            <Button type="submit" variant="primary" size="l" loading={form.pending} loadingText="送信中">
              確認のメールを送る
            </Button>
          </div>
        </form>
      </FormSection>
      <p className={css.foot}>
        会社として使う方は、
        <Link to="/sign_up/business" className={link}>
          会社の登録
        </Link>
        へ。登録済みの方は、
        <Link to="/sign_in" className={link}>
          ログイン
        </Link>
        へ。
      </p>
    </SignUpPageFrame>
  );
}

/** The server's message with two links, which take the address along. */
function Taken({ email }: { readonly email: string }): ReactElement {
  const keep = (): void => typedEmail.keep(email);
  return (
    <>
      このメールアドレスは登録されています。
      <span className={css.errorActs}>
        <Link to="/sign_in" className={css.errorLink} onClick={keep}>
          ログインする
        </Link>
        <Link to="/password_reset_request" className={css.errorLink} onClick={keep}>
          パスワードを再設定する
        </Link>
      </span>
    </>
  );
}
