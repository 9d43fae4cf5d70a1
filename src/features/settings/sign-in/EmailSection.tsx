import { useState } from 'react';
import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { EmailSection_user$key } from '../../../../__generated__/EmailSection_user.graphql.ts';
import { announce } from '../../../ui/feedback/announce.ts';
import { Status } from '../../../ui/text/Status.tsx';
import { FormOpener } from '../FormOpener.tsx';
import * as css from '../parts.css.ts';
import { SettingsSection } from '../SettingsSection.tsx';
import { part } from '../../../lib/part.ts';

const EmailForm = part(async () => (await import('./EmailForm.tsx')).EmailForm);

export function EmailSection({ user }: { readonly user: EmailSection_user$key }): ReactElement {
  const { email, emailVerified } = useFragment(
    graphql`
      fragment EmailSection_user on User {
        email
        emailVerified
      }
    `,
    user,
  );
  const [sentTo, setSentTo] = useState<string | null>(null);
  const sent = (to: string): void => {
    setSentTo(to);
    announce(`${to}に確認のメールを送りました。`);
  };
  return (
    <SettingsSection
      id="email"
      lead="ログインと、お知らせのメールに使うアドレスです。ほかの人には見えません。"
    >
      <div className={css.rows}>
        <div className={css.row}>
          <p className={css.rowWordsWhole}>
            <span className={css.address}>{email}</span>
          </p>
          <Status shape={emailVerified ? 'filled' : 'ring'} tone={emailVerified ? 'ink' : 'creator'}>
            {emailVerified ? '確認済み' : '未確認'}
          </Status>
        </div>
      </div>
      {sentTo !== null && (
        <div className={css.told}>
          <p className={css.toldLine}>{sentTo}に確認のメールを送りました。</p>
          <p>
            メールのリンクを1時間以内に開くと、新しいアドレスに変わり、ほかの端末はログアウトします。届かないときは、迷惑メールのフォルダーと、ドメイン指定受信の設定をご確認ください。
          </p>
        </div>
      )}
      <FormOpener
        ahead={EmailForm.ahead}
        label={sentTo === null ? '変更する' : '別のアドレスに送る'}
        renderForm={(close) => (
          <EmailForm
            onCancel={close}
            onSent={(to) => {
              close();
              sent(to);
            }}
          />
        )}
      />
    </SettingsSection>
  );
}
