import { Link, useNavigate } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { link } from '../../../ui/text/link.css.ts';
import { LeadForm } from './LeadForm.tsx';
import { leadMail } from './leadMail.ts';
import * as css from '../signUp.css.ts';
import { SignUpPageFrame } from '../SignUpPageFrame.tsx';

/** `/sign_up/business`: a company's application. */
export function BusinessSignUpPage(): ReactElement {
  const navigate = useNavigate();
  return (
    <SignUpPageFrame
      title="会社の登録"
      lead="お申し込みの内容を担当者が確認し、招待のメールをお送りします。登録は無料で、費用は仕事を頼んだときの手数料だけです。"
    >
      <LeadForm
        onSent={async (email) => {
          leadMail.keep(email);
          await navigate({ to: '/sign_up/business/complete' });
        }}
      />
      <p className={css.foot}>
        クリエイターとして使う方は、
        <Link to="/sign_up/creator" className={link}>
          クリエイターの登録
        </Link>
        へ。同僚がすでに使っている会社の方は、その方から招待を受けてください。
      </p>
    </SignUpPageFrame>
  );
}
