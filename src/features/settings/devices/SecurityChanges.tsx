import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type {
  SecurityChangeKind,
  SecurityChanges_user$key,
} from '../../../../__generated__/SecurityChanges_user.graphql.ts';
import { DateText } from '../../../ui/text/DateText.tsx';
import * as css from '../parts.css.ts';

const changes: Readonly<Record<SecurityChangeKind, string>> = {
  PASSKEY_ADDED: 'パスキーを登録',
  PASSKEY_REMOVED: 'パスキーを削除',
  PASSWORD_CHANGED: 'パスワードを変更',
  EMAIL_CHANGED: 'メールアドレスを変更',
  GOOGLE_LINKED: 'Googleと連携',
  GOOGLE_UNLINKED: 'Googleとの連携を解除',
  TOTP_ON: '二段階認証を設定',
  TOTP_OFF: '二段階認証を解除',
  RECOVERY_CODES_MADE: 'リカバリーコードを作り直し',
  RECOVERY_CODE_USED: 'リカバリーコードでログイン',
  RECOVERY_STARTED: '二段階認証の解除を申し込み',
  RECOVERY_STOPPED: '二段階認証の解除を取り消し',
  FACTOR_REMOVED: '二段階認証を解除(3日の経過後)',
  DEVICE_REMEMBERED: 'コードの入力を省略する端末を登録',
  DEVICES_FORGOTTEN: 'コードの入力を省略する端末をすべて解除',
};

/** Recent changes to sign-in, with their origin, shown on every device. */
export function SecurityChanges({ user }: { readonly user: SecurityChanges_user$key }): ReactElement | null {
  const { securityChanges } = useFragment(
    graphql`
      fragment SecurityChanges_user on User {
        securityChanges {
          id
          kind
          detail
          deviceName
          address
          createdAt
        }
      }
    `,
    user,
  );
  if (securityChanges.length === 0) return null;
  return (
    <div className={css.block}>
      <h3 className={css.blockTitle}>最近の変更</h3>
      <p className={css.note}>ログイン方法の変更を90日間表示します。</p>
      <ul aria-label="最近の変更">
        {securityChanges.map(({ id, kind, detail, deviceName, address, createdAt }) => (
          <li key={id} className={css.row}>
            <div className={css.rowWordsWhole}>
              <p className={css.rowName}>
                {changes[kind]}
                {detail != null && <span className={css.rowNote}>{detail}</span>}
              </p>
              <p className={css.rowFacts}>
                <span className={css.rowFact}>
                  <DateText date={createdAt} weekday={false} time />
                </span>
                {deviceName !== '' && <span className={css.rowFact}>{deviceName}</span>}
                {address !== '' && <span className={css.rowFact}>{address}</span>}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}
