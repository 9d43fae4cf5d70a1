import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { graphql } from 'react-relay/hooks';
import type { PasswordResetPageQuery } from '../../../../__generated__/PasswordResetPageQuery.graphql.ts';
import { useRouteQuery } from '../../../relay/routeQuery.ts';
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
  const [token] = useState(passwordLink.read);
  return token === null ? <Staged stage="dead" /> : <ResetByLink token={token} />;
}

/** A link that is too old says so before anybody thinks of a password. */
function ResetByLink({ token }: { readonly token: string }): ReactElement {
  const session = useSession();
  const { isPasswordResetLive: isLive } = useRouteQuery<PasswordResetPageQuery>(
    graphql`
      query PasswordResetPageQuery($token: String!) {
        isPasswordResetLive(token: $token)
      }
    `,
    { token },
  );
  const [stage, setStage] = useState<Stage>('open');
  const finish = (next: Stage): void => {
    passwordLink.forget();
    setStage(next);
    // All sessions of the account ended; checks whether this one did.
    if (next === 'done') session.refetch().catch(() => undefined);
  };
  return (
    <Staged stage={isLive || stage === 'done' ? stage : 'dead'} takesFocus={stage !== 'open'}>
      <PasswordResetForm token={token} onDone={() => finish('done')} onDead={() => finish('dead')} />
    </Staged>
  );
}

interface StagedProps {
  readonly stage: Stage;
  /** What was just done ended here. */
  readonly takesFocus?: boolean;
  /** While the link can be used. */
  readonly children?: ReactNode;
}

function Staged({ stage, takesFocus = false, children }: StagedProps): ReactElement {
  return (
    <AccountFrame title="パスワードの再設定" aside={<Steps steps={resetSteps} current={steps[stage]} />}>
      {stage === 'done' && (
        <Outcome
          title="新しいパスワードに変更しました。"
          takesFocus={takesFocus}
          acts={
            <Link to="/sign_in" className={buttonClass({ variant: 'primary' })}>
              ログインする
            </Link>
          }
        >
          <p>安全のため、すべての端末からログアウトしました。新しいパスワードでログインしてください。</p>
        </Outcome>
      )}
      {stage === 'dead' && <DeadLink takesFocus={takesFocus} />}
      {stage === 'open' && children}
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
