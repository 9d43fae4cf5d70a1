import { Link } from '@tanstack/react-router';
import { lazy, type ReactElement, type ReactNode, Suspense, useState } from 'react';
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
  if (state.status === 'guest') {
    return (
      <Frame step={0}>
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
      </Frame>
    );
  }
  if (state.status !== 'member') return <Waiting />;
  if (mail !== null) {
    return (
      <Frame step={1}>
        {/* It asks for the password, which nobody keeps: another mail begins with the form. */}
        <MailSent mail={mail} onWrong={() => setMail(null)}>
          メールのリンクを開くと、アドレスが変わります。それまでは、いまのアドレスのままです。
        </MailSent>
      </Frame>
    );
  }
  return (
    <Suspense fallback={<Waiting />}>
      <Frame step={0}>
        <SectionBoundary title="メールアドレスの変更を読み込めませんでした。">
          <NewEmail onSent={(email) => setMail({ email, at: Date.now() })} />
        </SectionBoundary>
      </Frame>
    </Suspense>
  );
}

interface FrameProps {
  /** None while it is not known what stands here: on a phone the steps stand below, and would be pushed down by what comes. */
  readonly step?: number;
  readonly children: ReactNode;
}

function Frame({ step, children }: FrameProps): ReactElement {
  return (
    <AccountFrame
      title="メールアドレスを変える"
      lead="新しいアドレスに確認のメールを送ります。リンクを開いたときに、はじめて変わります。"
      aside={step === undefined ? undefined : <Steps steps={emailSteps} current={step} />}
    >
      {children}
    </AccountFrame>
  );
}

function Waiting(): ReactElement {
  return (
    <Frame>
      <Spinner fill label="読み込んでいます" />
    </Frame>
  );
}
