import { Link } from '@tanstack/react-router';
import { type ReactElement, type ReactNode, Suspense, useState } from 'react';
import { buttonClass } from '../../../ui/buttons/buttonClass.ts';
import { Spinner } from '../../../ui/feedback/Spinner.tsx';
import { SectionBoundary } from '../../page/SectionBoundary.tsx';
import { AccountFrame } from '../../accounts/AccountFrame.tsx';
import { emailSteps } from './emailSteps.ts';
import type { SentMail } from '../../accounts/MailActs.tsx';
import { MailSent } from '../../accounts/MailSent.tsx';
import { Outcome } from '../../accounts/Outcome.tsx';
import { useSessionState } from '../../session/session.ts';
import { Steps } from '../../accounts/Steps.tsx';
import { part } from '../../../lib/part.ts';

const NewEmail = part(async () => (await import('./NewEmail.tsx')).NewEmail);

/** `/email_reset_request`: public by the specification, but useful only when signed in. */
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
            メールアドレスは、ログインしている本人だけが変更できます。現在のアドレスを使えなくなっていても、ログインはできます。
          </p>
        </Outcome>
      </Frame>
    );
  }
  if (state.status !== 'member') return <Waiting />;
  if (mail !== null) {
    return (
      <Frame step={1}>
        <MailSent mail={mail} onWrong={() => setMail(null)}>
          メールのリンクを開くと、アドレスが変わります。それまでは、現在のアドレスのままです。
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
  /** Omit while loading: below the content on a phone, the steps would move. */
  readonly step?: number;
  readonly children: ReactNode;
}

function Frame({ step, children }: FrameProps): ReactElement {
  return (
    <AccountFrame
      title="メールアドレスを変更する"
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
