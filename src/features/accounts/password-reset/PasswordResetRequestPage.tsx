import { type ReactElement, useState } from 'react';
import { AccountFrame } from '../AccountFrame.tsx';
import type { SentMail } from '../MailActs.tsx';
import { MailSent } from '../MailSent.tsx';
import { PasswordResetRequestForm } from './PasswordResetRequestForm.tsx';
import { resetSteps } from './resetSteps.ts';
import { Steps } from '../Steps.tsx';
import { typedEmail } from '../typedEmail.ts';
import { useRequestPasswordReset } from './useRequestPasswordReset.ts';

export function PasswordResetRequestPage(): ReactElement {
  const request = useRequestPasswordReset();
  const [mail, setMail] = useState<SentMail | null>(null);
  return (
    <AccountFrame
      title="パスワードを忘れたとき"
      lead="登録したメールアドレスに、パスワードを再設定するためのリンクを送ります。"
      aside={<Steps steps={resetSteps} current={mail === null ? 0 : 1} />}
    >
      {mail === null ? (
        <PasswordResetRequestForm
          onSent={(email) => {
            typedEmail.keep(email);
            setMail({ email, at: Date.now() });
          }}
        />
      ) : (
        <MailSent
          mail={mail}
          resend={async () => (await request({ email: mail.email })).resetPasswordRequest.errors}
          onResent={setMail}
          onWrong={() => setMail(null)}
        >
          メールのリンクを開いて、新しいパスワードを決めてください。リンクは1時間、一度だけ使えます。
        </MailSent>
      )}
    </AccountFrame>
  );
}
