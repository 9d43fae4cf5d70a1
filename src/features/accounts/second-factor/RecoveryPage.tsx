import { Link, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import type { ReactElement } from 'react';
import { graphql } from 'react-relay/hooks';
import type { RecoveryPageStartMutation } from '../../../../__generated__/RecoveryPageStartMutation.graphql.ts';
import type { RecoveryPageStopMutation } from '../../../../__generated__/RecoveryPageStopMutation.graphql.ts';
import { formatDateTime } from '../../../lib/text/dates.ts';
import type { FormError } from '../../../lib/failureWords.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { buttonClass } from '../../../ui/buttons/buttonClass.ts';
import { useAct } from '../../page/useAct.ts';
import { useSession } from '../../session/session.ts';
import { AccountFrame } from '../AccountFrame.tsx';
import { recoveryLink } from '../links.ts';
import { Outcome } from '../Outcome.tsx';
import { WrongLink } from '../WrongLink.tsx';

/** `/second_factor_reset`: from the mails that start and stop the wait. */
export function RecoveryPage(): ReactElement {
  const { of } = useSearch({ from: '/chrome/second_factor_reset' });
  const session = useSession();
  const [token] = useState(recoveryLink.read);
  const [isDead, setIsDead] = useState(false);
  const [done, setDone] = useState<string | null>(null);
  const refuse = (errors: readonly FormError[]): boolean => {
    if (!errors.some(({ __typename: kind }) => kind === 'TokenInvalidError')) return false;
    recoveryLink.forget();
    setIsDead(true);
    return true;
  };
  const start = useAct<RecoveryPageStartMutation>(
    graphql`
      mutation RecoveryPageStartMutation($token: String!) {
        startFactorRecovery(token: $token) {
          dueAt
          errors {
            ...mutationErrors @relay(mask: false)
          }
        }
      }
    `,
    refuse,
  );
  const stop = useAct<RecoveryPageStopMutation>(
    graphql`
      mutation RecoveryPageStopMutation($token: String) {
        stopFactorRecovery(token: $token) {
          errors {
            ...mutationErrors @relay(mask: false)
          }
        }
      }
    `,
    refuse,
  );
  const begin = async (): Promise<void> => {
    const answer = await start.act({ token: token ?? '' });
    const dueAt = answer?.startFactorRecovery.dueAt;
    if (dueAt == null) return;
    recoveryLink.forget();
    setDone(
      `${formatDateTime(dueAt)}に、二段階認証を解除します。それまでのあいだ、ログイン中のすべての端末とメールでお知らせします。`,
    );
    await session.refetch().catch(() => undefined);
  };
  const end = async (): Promise<void> => {
    if ((await stop.act({ token })) === null) return;
    recoveryLink.forget();
    setDone('二段階認証の解除を取り消しました。お心当たりがない場合は、パスワードを変更してください。');
    await session.refetch().catch(() => undefined);
  };
  const isAsking = done === null && !isDead;
  return (
    <AccountFrame title={of === 'stop' ? '解除の取り消し' : '二段階認証の解除'}>
      {done !== null && (
        <Outcome title={of === 'stop' ? '取り消しました。' : '申し込みを受け付けました。'} takesFocus>
          <p>{done}</p>
        </Outcome>
      )}
      {isDead && <DeadLink isStop={of === 'stop'} />}
      {isAsking && token === null && <WrongLink />}
      {isAsking && token !== null && of === 'stop' && (
        <Outcome
          title="二段階認証の解除を取り消しますか。"
          acts={
            <Button
              variant="primary"
              loading={stop.pending !== null}
              loadingText="取り消し中"
              onClick={() => void end()}
            >
              解除を取り消す
            </Button>
          }
        >
          <p>取り消すと、これまでどおり認証アプリのコードを確認します。</p>
        </Outcome>
      )}
      {isAsking && token !== null && of !== 'stop' && (
        <Outcome
          title="3日後に二段階認証を解除しますか。"
          acts={
            <Button
              variant="primary"
              loading={start.pending !== null}
              loadingText="受付中"
              onClick={() => void begin()}
            >
              解除を申し込む
            </Button>
          }
        >
          <p>
            認証アプリもリカバリーコードも使えないときの手続きです。3日のあいだ、ログイン中のすべての端末にお知らせし、どの端末からでも取り消せます。
          </p>
        </Outcome>
      )}
    </AccountFrame>
  );
}

function DeadLink({ isStop }: { readonly isStop: boolean }): ReactElement {
  return (
    <Outcome
      title="このリンクは使えません。"
      takesFocus
      acts={
        <Link to="/sign_in" className={buttonClass({ variant: 'primary' })}>
          ログインする
        </Link>
      }
    >
      <p>
        {isStop
          ? '期限が切れたか、すでに使われたか、途中で切れています。解除は、ログイン中の端末からも取り消せます。'
          : '送ってから1時間が過ぎたか、すでに使われたか、途中で切れています。申し込みが済んでいる場合は、お待ちください。そうでない場合は、ログインからもう一度お手続きください。'}
      </p>
    </Outcome>
  );
}
