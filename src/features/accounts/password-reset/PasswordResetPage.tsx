import { Link } from '@tanstack/react-router';
import { type ReactElement, useState } from 'react';
import { buttonClass } from '../../../ui/buttons/buttonClass.ts';
import { AccountFrame } from '../AccountFrame.tsx';
import { passwordLink } from '../links.ts';
import { Outcome } from '../Outcome.tsx';
import { PasswordResetForm } from './PasswordResetForm.tsx';
import { resetSteps } from './resetSteps.ts';
import { useSession } from '../../session/session.ts';
import { Steps } from '../Steps.tsx';

type Stage = 'open' | 'dead' | 'done';
/** The step of each stage; a dead link starts over. */
const steps = { dead: 0, open: 2, done: 3 } as const;

/** `/password_reset?token=`: the route has removed the token. */
export function PasswordResetPage(): ReactElement {
  const session = useSession();
  const [token] = useState(passwordLink.read);
  const [stage, setStage] = useState<Stage>('open');
  const dead = stage === 'dead' || (stage === 'open' && token === null);
  const finish = (next: Stage): void => {
    passwordLink.forget();
    setStage(next);
    // All sessions of the account ended; checks whether this one did.
    if (next === 'done') session.refetch().catch(() => undefined);
  };
  return (
    <AccountFrame
      title="パスワードの再設定"
      aside={<Steps steps={resetSteps} current={steps[dead ? 'dead' : stage]} />}
    >
      {stage === 'done' && (
        <Outcome
          title="新しいパスワードに変更しました。"
          takesFocus
          acts={
            <Link to="/sign_in" className={buttonClass({ variant: 'primary' })}>
              ログインする
            </Link>
          }
        >
          <p>安全のため、すべての端末からログアウトしました。新しいパスワードでログインしてください。</p>
        </Outcome>
      )}
      {dead && <DeadLink takesFocus={stage === 'dead'} />}
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
        送ってから1時間が過ぎたか、すでに使われたか、途中で切れています。再設定が済んでいる場合は、新しいパスワードでログインできます。
      </p>
    </Outcome>
  );
}
