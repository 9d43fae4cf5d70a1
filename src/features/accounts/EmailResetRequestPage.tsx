import { Link } from '@tanstack/react-router';
import { lazy, type ReactElement, Suspense, useState } from 'react';
import { buttonClass } from '../../ui/buttonClass.ts';
import { Spinner } from '../../ui/Spinner.tsx';
import { SectionBoundary } from '../shell/SectionBoundary.tsx';
import { AccountFrame } from './AccountFrame.tsx';
import { emailSteps } from './emailSteps.ts';
import { MailSent, type SentMail } from './MailSent.tsx';
import { Outcome } from './Outcome.tsx';
import { useSessionState } from './session.ts';
import { Steps } from './Steps.tsx';

const NewEmail = lazy(async () => ({ default: (await import('./NewEmail.tsx')).NewEmail }));

/** `/email_reset_request`: open to everybody by the specification, of use to who is signed in. */
export function EmailResetRequestPage(): ReactElement {
  const state = useSessionState();
  const [mail, setMail] = useState<SentMail | null>(null);
  return (
    <AccountFrame
      title="メールアドレスを変える"
      lead="新しいアドレスに確認のメールを送ります。リンクを開いたときに、はじめて変わります。"
      aside={<Steps steps={emailSteps} current={mail === null ? 0 : 1} />}
    >
      {state.status === 'guest' && (
        <Outcome
          title="先にログインしてください。"
          acts={
            <Link
              to="/sign_in"
              search={{ from: '/email_reset_request' }}
              className={buttonClass({ variant: 'primary' })}
            >
              ログインする
            </Link>
          }
        >
          <p>
            メールアドレスは、ログインしている本人だけが変えられます。いまのアドレスを使えなくなっていても、ログインはできます。
          </p>
        </Outcome>
      )}
      {state.status === 'member' && mail !== null && (
        // It asks for the password, which nobody keeps: another mail begins with the form.
        <MailSent mail={mail} onWrong={() => setMail(null)}>
          メールのリンクを開くと、アドレスが変わります。それまでは、いまのアドレスのままです。
        </MailSent>
      )}
      {state.status === 'member' && mail === null && (
        <SectionBoundary title="メールアドレスの変更を読み込めませんでした。">
          <Suspense fallback={<Spinner fill label="読み込んでいます" />}>
            <NewEmail onSent={(email) => setMail({ email, at: Date.now() })} />
          </Suspense>
        </SectionBoundary>
      )}
      {(state.status === 'loading' || state.status === 'failed') && <Spinner fill label="読み込んでいます" />}
    </AccountFrame>
  );
}
