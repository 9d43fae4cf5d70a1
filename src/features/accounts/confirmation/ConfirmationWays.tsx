import { useState } from 'react';
import type { ReactElement } from 'react';
import { graphql } from 'react-relay/hooks';
import type { ConfirmationWaysQuery } from '../../../../__generated__/ConfirmationWaysQuery.graphql.ts';
import { useQuery } from '../../../relay/useQuery.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { googleOffered } from '../google/googleOffered.ts';
import { passkeysOffered } from '../passkeys/passkeysOffered.ts';
import { ByCode } from './ByCode.tsx';
import { ByGoogle } from './ByGoogle.tsx';
import { ByPasskey } from './ByPasskey.tsx';
import { ByPassword } from './ByPassword.tsx';
import * as css from './confirmation.css.ts';

const wayNames = {
  passkey: 'パスキーで確認する',
  password: 'パスワードで確認する',
  code: '認証アプリのコードで確認する',
  google: 'Googleで確認する',
} as const;

type Way = keyof typeof wayNames;

/** One way at a time, the easiest first. */
export function ConfirmationWays({ onConfirmed }: { readonly onConfirmed: () => void }): ReactElement {
  const { me } = useQuery<ConfirmationWaysQuery>(
    graphql`
      query ConfirmationWaysQuery {
        me {
          email
          hasPassword
          isGoogleLoggedIn
          passkeys {
            __typename
          }
          secondFactor {
            __typename
          }
        }
      }
    `,
    {},
    { fetchPolicy: 'network-only' },
  );
  const ways: Way[] = [
    ...(me !== null && me !== undefined && me.passkeys.length > 0 && passkeysOffered()
      ? (['passkey'] as const)
      : []),
    ...(me?.hasPassword === true ? (['password'] as const) : []),
    ...(me?.secondFactor != null ? (['code'] as const) : []),
    ...(me?.isGoogleLoggedIn === true && googleOffered() ? (['google'] as const) : []),
  ];
  const [chosen, setChosen] = useState<Way | null>(null);
  const way = chosen ?? ways[0];
  return (
    <div className={css.ways}>
      {way === 'passkey' && <ByPasskey onConfirmed={onConfirmed} />}
      {way === 'password' && <ByPassword email={me?.email ?? ''} onConfirmed={onConfirmed} />}
      {way === 'code' && <ByCode onConfirmed={onConfirmed} />}
      {way === 'google' && <ByGoogle onConfirmed={onConfirmed} />}
      {way === undefined && (
        <p className={css.lead}>
          確認できる方法がありません。一度ログアウトし、「パスワードを忘れたとき」からパスワードを設定してください。
        </p>
      )}
      {ways.length > 1 && (
        <ul className={css.others} aria-label="ほかの確認方法">
          {ways
            .filter((other) => other !== way)
            .map((other) => (
              <li key={other}>
                <Button variant="text" size="s" onClick={() => setChosen(other)}>
                  {wayNames[other]}
                </Button>
              </li>
            ))}
        </ul>
      )}
    </div>
  );
}
