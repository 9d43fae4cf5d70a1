import type { ReactElement, ReactNode } from 'react';
import { pageConfig } from '../../lib/config.ts';
import { link } from '../../ui/link.css.ts';
import * as css from './accountPages.css.ts';
import { Outcome } from './Outcome.tsx';

interface MailSentProps {
  readonly email: string;
  /** What to do with the mail, and until when. */
  readonly children: ReactNode;
  readonly acts?: ReactNode;
}

/** Where a mail went, and what to do when it does not come. */
export function MailSent({ email, children, acts }: MailSentProps): ReactElement {
  const { mailbox } = pageConfig();
  return (
    <Outcome title="メールを送りました。" takesFocus acts={acts}>
      <p className={css.address}>{email}</p>
      <p>{children}</p>
      {mailbox !== null && (
        <p>
          この手元の環境では、メールは送られず、
          <a className={link} href={mailbox}>
            手元の郵便受け
          </a>
          に届きます。
        </p>
      )}
      <details className={css.more}>
        <summary className={css.moreHead}>数分待っても届かないとき</summary>
        <ul className={css.bullets}>
          <li>迷惑メールの入れ物に入っていないか、確かめてください。</li>
          <li>携帯電話のアドレスでは、ドメイン指定受信の設定が必要なことがあります。</li>
          <li>アドレスが違っていたときは、もう一度送ってください。</li>
        </ul>
      </details>
    </Outcome>
  );
}
