import { Link } from '@tanstack/react-router';
import { lazy, type ReactElement, Suspense } from 'react';
import { buttonClass } from '../../ui/buttonClass.ts';
import { Spinner } from '../../ui/Spinner.tsx';
import { SectionBoundary } from '../shell/SectionBoundary.tsx';
import { AccountFrame } from './AccountFrame.tsx';
import { emailSteps } from './emailSteps.ts';
import { Outcome } from './Outcome.tsx';
import { useSessionState } from './session.ts';
import { Steps } from './Steps.tsx';

const NewEmail = lazy(async () => ({ default: (await import('./NewEmail.tsx')).NewEmail }));

/** `/email_reset_request`: open to everybody by the specification, of use to who is signed in. */
export function EmailResetRequestPage(): ReactElement {
  const state = useSessionState();
  return (
    <AccountFrame
      title="メールアドレスを変える"
      lead="新しいアドレスに確認のメールを送ります。リンクを開いたときに、はじめて変わります。"
      aside={<Steps steps={emailSteps} current={0} />}
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
      {state.status === 'member' && (
        <SectionBoundary title="メールアドレスの変更を読み込めませんでした。">
          <Suspense fallback={<Spinner fill label="読み込んでいます" />}>
            <NewEmail />
          </Suspense>
        </SectionBoundary>
      )}
      {(state.status === 'loading' || state.status === 'failed') && <Spinner fill label="読み込んでいます" />}
    </AccountFrame>
  );
}
