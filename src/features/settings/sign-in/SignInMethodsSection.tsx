import { Suspense, useEffect, useState } from 'react';
import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { SignInMethodsSection_user$key } from '../../../../__generated__/SignInMethodsSection_user.graphql.ts';
import { whenIdle } from '../../../lib/browser/whenIdle.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { Status } from '../../../ui/text/Status.tsx';
import { GoogleLink } from './GoogleLink.tsx';
import * as css from '../parts.css.ts';
import { SettingsSection } from '../SettingsSection.tsx';
import { part } from '../../../lib/part.ts';

const UnlinkGoogleDialog = part(async () => (await import('./UnlinkGoogleDialog.tsx')).UnlinkGoogleDialog);

/** At least one way to sign in always stays. */
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
  // Null until first asked.
  const [asking, setAsking] = useState<boolean | null>(null);
  useEffect(() => whenIdle(UnlinkGoogleDialog.ahead), []);
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
                ほかにログインする方法がないので、現在は外せません。先にパスワードを設定してください。
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
      {asking !== null && (
        <Suspense fallback={null}>
          <UnlinkGoogleDialog open={asking} onClose={() => setAsking(false)} />
        </Suspense>
      )}
    </SettingsSection>
  );
}
