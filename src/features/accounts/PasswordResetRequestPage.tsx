import { Link } from '@tanstack/react-router';
import { type ReactElement, useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { buttonClass } from '../../ui/buttonClass.ts';
import { AccountFrame } from './AccountFrame.tsx';
import { MailSent } from './MailSent.tsx';
import { PasswordResetRequestForm } from './PasswordResetRequestForm.tsx';
import { resetSteps } from './resetSteps.ts';
import { Steps } from './Steps.tsx';

/** `/password_reset_request` */
export function PasswordResetRequestPage(): ReactElement {
  const [sentTo, setSentTo] = useState<string | null>(null);
  return (
    <AccountFrame
      title="パスワードを忘れたとき"
      lead="登録したメールアドレスに、パスワードを決めなおすためのリンクを送ります。"
      aside={<Steps steps={resetSteps} current={sentTo === null ? 0 : 1} />}
    >
      {sentTo === null ? (
        <PasswordResetRequestForm onSent={setSentTo} />
      ) : (
        <MailSent
          email={sentTo}
          acts={
            <>
              <Button onClick={() => setSentTo(null)}>もう一度送る</Button>
              <Link to="/sign_in" className={buttonClass({ variant: 'text' })}>
                ログインに戻る
              </Link>
            </>
          }
        >
          メールのリンクを開いて、新しいパスワードを決めてください。リンクは1時間、一度だけ使えます。
        </MailSent>
      )}
    </AccountFrame>
  );
}
