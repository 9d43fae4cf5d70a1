import { useState } from 'react';
import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { SignInMethodsSection_user$key } from '../../../../__generated__/SignInMethodsSection_user.graphql.ts';
import { Button } from '../../../ui/Button.tsx';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { Status } from '../../../ui/Status.tsx';
import { toast } from '../../../ui/toast.ts';
import { GoogleLink } from './GoogleLink.tsx';
import * as css from './parts.css.ts';
import { SettingsSection } from './SettingsSection.tsx';
import { useUnlinkGoogle } from './useUnlinkGoogle.ts';

/** The ways in: at least one of them always stays. */
export function SignInMethodsSection({
  user,
}: {
  readonly user: SignInMethodsSection_user$key;
}): ReactElement {
  const viewer = useFragment(
    graphql`
      fragment SignInMethodsSection_user on User {
        hasPassword
        isGoogleLoggedIn
        ...GoogleLink_user
      }
    `,
    user,
  );
  const { hasPassword, isGoogleLoggedIn } = viewer;
  const [asking, setAsking] = useState(false);
  const { act, pending } = useUnlinkGoogle();
  const unlink = async (): Promise<void> => {
    if ((await act({})) !== null) toast.success('Googleとの連携を外しました。');
    setAsking(false);
  };
  return (
    <SettingsSection id="sign-in">
      <ul className={css.rows}>
        <li className={css.row}>
          <div className={css.rowWords}>
            <p className={css.rowName}>
              メールアドレスとパスワード
              <Status shape={hasPassword ? 'filled' : 'ring'} tone={hasPassword ? 'ink' : 'quiet'}>
                {hasPassword ? '使えます' : '未設定'}
              </Status>
            </p>
          </div>
          {!hasPassword && <p className={css.rowNote}>「パスワード」で設定できます。</p>}
        </li>
        <li className={css.row}>
          <div className={css.rowWords}>
            <p className={css.rowName}>
              Google
              <Status shape={isGoogleLoggedIn ? 'filled' : 'ring'} tone={isGoogleLoggedIn ? 'ink' : 'quiet'}>
                {isGoogleLoggedIn ? '連携しています' : '連携していません'}
              </Status>
            </p>
            {isGoogleLoggedIn && !hasPassword && (
              <p className={css.rowNote}>
                ほかにログインする方法がないので、いまは外せません。先にパスワードを設定してください。
              </p>
            )}
          </div>
          {isGoogleLoggedIn && hasPassword && (
            <div className={css.rowAct}>
              <Button size="s" onClick={() => setAsking(true)}>
                連携を外す
              </Button>
            </div>
          )}
        </li>
      </ul>
      {!isGoogleLoggedIn && <GoogleLink user={viewer} />}
      <ConfirmDialog
        open={asking}
        title="Googleとの連携を外しますか"
        act="外す"
        pending={pending !== null}
        onConfirm={() => void unlink()}
        onClose={() => setAsking(false)}
      >
        これからは、メールアドレスとパスワードでログインします。連携はいつでもやり直せます。
      </ConfirmDialog>
    </SettingsSection>
  );
}
