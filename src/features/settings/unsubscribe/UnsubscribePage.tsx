import { Link, useParams, useSearch } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { Button } from '../../../ui/buttons/Button.tsx';
import { buttonClass } from '../../../ui/buttons/buttonClass.ts';
import { AccountFrame } from '../../accounts/AccountFrame.tsx';
import { Outcome } from '../../accounts/Outcome.tsx';
import { mailKinds } from '../notifications/notificationWords.ts';

/**
 * `/unsubscribe/…`: from a mail's link. Opening it changes nothing, since programs open links; the button
 * does, without a session.
 */
export function UnsubscribePage(): ReactElement {
  const { token } = useParams({ from: '/chrome/unsubscribe/$token' });
  const { done } = useSearch({ from: '/chrome/unsubscribe/$token' });
  const kind = mailKinds.find(({ name }) => name === token.split('~')[0]);
  const words = kind?.words ?? 'お知らせ';
  return (
    <AccountFrame
      title="メールの配信停止"
      lead="ログインしなくても停止できます。アプリ内の通知は、これまでどおり届きます。"
    >
      {done === undefined && kind !== undefined ? (
        <Outcome
          title={`「${words}」のメールを停止しますか`}
          acts={
            <form method="post" action={`/unsubscribe/${encodeURIComponent(token)}`}>
              <input type="hidden" name="from" value="page" />
              <Button type="submit" variant="primary">
                配信を停止する
              </Button>
            </form>
          }
        >
          <p>アカウントに関わる大切なメールは、引き続きお送りします。</p>
        </Outcome>
      ) : (
        <Done stopped={done === true && kind !== undefined} words={words} />
      )}
    </AccountFrame>
  );
}

function Done({ stopped, words }: { readonly stopped: boolean; readonly words: string }): ReactElement {
  return (
    <Outcome
      title={stopped ? `「${words}」のメールを停止しました` : '停止できませんでした'}
      takesFocus
      acts={
        <Link to="/settings/account" hash="notifications" className={buttonClass({ variant: 'text' })}>
          通知の設定を開く
        </Link>
      }
    >
      <p>
        {stopped
          ? '設定から、いつでも再開できます。'
          : 'リンクが途中で切れている可能性があります。メールのリンクをもう一度開くか、通知の設定から変更してください。'}
      </p>
    </Outcome>
  );
}
