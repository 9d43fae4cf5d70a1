import { Link } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { buttonClass } from '../../../ui/buttons/buttonClass.ts';
import { FormSection } from '../../../ui/fields/form/FormSection.tsx';
import { link } from '../../../ui/text/link.css.ts';
import { GoogleButton } from '../../accounts/google/GoogleButton.tsx';
import { googleOffered } from '../../accounts/google/googleOffered.ts';
import { Facts } from '../Facts.tsx';
import { LegalNote } from '../LegalNote.tsx';
import * as css from '../signUp.css.ts';
import { SignUpPageFrame } from '../SignUpPageFrame.tsx';

const steps = [
  { title: 'Googleで登録する', text: 'パスワードを決めずに進めます。' },
  { title: 'プロフィール', text: '名前と表示名があれば進めます。' },
  { title: '働き方', text: '会社員や副業の方は、勤め先から見えなくなります。' },
  { title: '仕事の条件', text: 'あとで書くこともできます。' },
] as const;

/** `/sign_up/creator_via_prairie_card`: opened by a Prairie Card. */
export function PrairieCardSignUpPage(): ReactElement {
  return (
    <SignUpPageFrame
      title="プレーリーカードから登録する"
      lead="プレーリーカードは、スマートフォンにかざすとプロフィールを渡せる名刺です。カードからいらした方は、Googleのアカウントで登録できます。"
      step={1}
    >
      <FormSection title="Googleのアカウントで登録する" why={<Facts facts={steps} />} whyLast>
        {googleOffered() ? (
          <div className={css.column}>
            <p className={css.body}>
              受け取るのは、お名前とメールアドレスだけです。Googleのほかの情報は読みません。
            </p>
            <GoogleButton purpose="sign-up" viaPrairieCard />
            <LegalNote />
          </div>
        ) : (
          <>
            <p className={css.body}>
              現在はGoogleでの登録を受け付けていません。メールアドレスで登録してください。
            </p>
            <div className={css.send}>
              <Link to="/sign_up/creator" className={buttonClass({ variant: 'primary', size: 'l' })}>
                メールアドレスで登録する
              </Link>
            </div>
          </>
        )}
      </FormSection>
      <p className={css.foot}>
        Googleのアカウントを使わない方は、
        <Link to="/sign_up/creator" className={link}>
          メールアドレスで登録
        </Link>
        できます。登録済みの方は、
        <Link to="/sign_in" className={link}>
          ログイン
        </Link>
        してください。
      </p>
    </SignUpPageFrame>
  );
}
