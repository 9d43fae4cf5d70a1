import { Link } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { buttonClass } from '../../../ui/buttons/buttonClass.ts';
import { EmailText } from '../../../ui/text/EmailText.tsx';
import { FormSection } from '../../../ui/fields/form/FormSection.tsx';
import { leadMail } from './leadMail.ts';
import * as css from '../signUp.css.ts';
import { SignUpPageFrame } from '../SignUpPageFrame.tsx';
import { PhraseText } from '../../../ui/text/PhraseText.tsx';

const steps = [
  {
    title: '内容を確認します',
    text: '担当者が2営業日以内に確認します。お急ぎの方は翌営業日までにご連絡します。',
  },
  {
    title: '招待のメールが届きます',
    text: 'リンクは7日間使えます。届かないときは、迷惑メールのフォルダーも確認してください。',
  },
  {
    title: 'パスワードを決めて始めます',
    text: 'はじめの方が管理者になり、同僚を役割ごとに招けます。',
  },
] as const;

export function BusinessCompletePage(): ReactElement {
  const email = leadMail.read();
  return (
    <SignUpPageFrame
      title="お申し込みを受け付けました"
      lead={
        email === null ? (
          'お申し込みのあとは、次のように進みます。'
        ) : (
          <>
            <EmailText>{email}</EmailText> に、受け付けのお知らせをお送りしました。
          </>
        )
      }
    >
      <FormSection
        title="このあとのこと"
        whyLast
        why={
          <p>
            待つあいだも、公開されている作品は見られます。内容を変更したいときは、お問い合わせの画面からお知らせください。
          </p>
        }
      >
        <ol className={css.gains}>
          {steps.map(({ title, text }, index) => (
            <li key={title} className={css.gain}>
              <span className={css.gainNumber} aria-hidden="true">
                {index + 1}
              </span>
              <div>
                <h3 className={css.gainTitle}>
                  <PhraseText>{title}</PhraseText>
                </h3>
                <p className={css.gainText}>{text}</p>
              </div>
            </li>
          ))}
        </ol>
        <div className={css.acts}>
          <Link to="/" hash="works" className={buttonClass({ variant: 'primary' })}>
            作品を見る
          </Link>
          <Link to="/contact" className={buttonClass()}>
            問い合わせる
          </Link>
        </div>
      </FormSection>
    </SignUpPageFrame>
  );
}
