import { Link } from '@tanstack/react-router';
import { type ReactElement, useState } from 'react';
import { buttonClass } from '../../ui/buttonClass.ts';
import { AccountFrame } from './AccountFrame.tsx';
import { passwordLink } from './links.ts';
import { Outcome } from './Outcome.tsx';
import { PasswordResetForm } from './PasswordResetForm.tsx';
import { resetSteps } from './resetSteps.ts';
import { useSession } from './session.ts';
import { Steps } from './Steps.tsx';

type Stage = 'open' | 'dead' | 'done';

/** `/password_reset?token=`: the route has taken the token out of the address before this is shown. */
export function PasswordResetPage(): ReactElement {
  const session = useSession();
  const [token] = useState(passwordLink.read);
  const [stage, setStage] = useState<Stage>('open');
  const finish = (next: Stage): void => {
    passwordLink.forget();
    setStage(next);
    // Every session of the account is over now; whoever is signed in here finds out whether it was theirs.
    if (next === 'done') session.refetch().catch(() => undefined);
  };
  return (
    <AccountFrame
      title="パスワードを決めなおす"
      aside={<Steps steps={resetSteps} current={stage === 'done' ? 3 : 2} />}
    >
      {stage === 'done' && (
        <Outcome
          title="新しいパスワードに変えました。"
          takesFocus
          acts={
            <Link to="/sign_in" className={buttonClass({ variant: 'primary' })}>
              ログインする
            </Link>
          }
        >
          <p>
            これまでログインしていた端末は、すべてログアウトしました。新しいパスワードで入りなおしてください。
          </p>
        </Outcome>
      )}
      {stage !== 'done' && (token === null || stage === 'dead') && <DeadLink takesFocus={stage === 'dead'} />}
      {stage === 'open' && token !== null && (
        <PasswordResetForm token={token} onDone={() => finish('done')} onDead={() => finish('dead')} />
      )}
    </AccountFrame>
  );
}

function DeadLink({ takesFocus }: { readonly takesFocus: boolean }): ReactElement {
  return (
    <Outcome
      title="このリンクは使えません。"
      takesFocus={takesFocus}
      acts={
        <Link to="/password_reset_request" className={buttonClass({ variant: 'primary' })}>
          新しいリンクを送る
        </Link>
      }
    >
      <p>
        送ってから1時間が過ぎたか、すでに使われたか、途中で切れています。新しいリンクを送ると、前のリンクは使えなくなります。
      </p>
    </Outcome>
  );
}
