import { Suspense, useEffect, useState } from 'react';
import type { ReactElement } from 'react';
import { whenIdle } from '../../../lib/browser/whenIdle.ts';
import { CreatorEmailForm } from './CreatorEmailForm.tsx';
import { sentMail } from './sentMail.ts';
import { SignUpPageFrame } from '../SignUpPageFrame.tsx';
import { WaitingForm } from './WaitingForm.tsx';
import { part } from '../../../lib/part.ts';

const MailSent = part(async () => (await import('./MailSent.tsx')).MailSent);

export function CreatorSignUpPage(): ReactElement {
  const [sent, setSent] = useState(sentMail.read);
  const [wrong, setWrong] = useState('');
  // Loaded before the mail is sent.
  useEffect(() => whenIdle(MailSent.ahead), []);
  if (sent === null) {
    return (
      <CreatorEmailForm
        email={wrong}
        onSent={(email) => {
          const mail = { email, at: Date.now() };
          sentMail.keep(mail);
          setSent(mail);
        }}
      />
    );
  }
  return (
    <SignUpPageFrame
      title="メールを確認してください"
      headTitle="クリエイターの登録"
      lead="届いたメールのリンクを24時間以内に開くと、続きから登録できます。"
      step={1}
    >
      <Suspense fallback={<WaitingForm />}>
        <MailSent
          key={sent.email}
          mail={sent}
          onResent={(mail) => {
            sentMail.keep(mail);
            setSent(mail);
          }}
          onWrong={() => {
            setWrong(sent.email);
            sentMail.forget();
            setSent(null);
          }}
        />
      </Suspense>
    </SignUpPageFrame>
  );
}
