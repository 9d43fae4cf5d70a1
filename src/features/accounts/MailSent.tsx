import type { ReactElement, ReactNode } from 'react';
import type { FormError } from '../../lib/failureWords.ts';
import { EmailText } from '../../ui/text/EmailText.tsx';
import * as css from './accountPages.css.ts';
import { MailActs, WrongAddress } from './MailActs.tsx';
import type { SentMail } from './MailActs.tsx';
import { OpenMail } from './OpenMail.tsx';
import { Outcome } from './Outcome.tsx';

interface MailSentProps {
  readonly mail: SentMail;
  readonly children: ReactNode;
  /** Sends it again; without it there is no button. */
  readonly resend?: () => Promise<readonly FormError[]>;
  readonly onResent?: (mail: SentMail) => void;
  /** Back to the form, to correct the address. */
  readonly onWrong: () => void;
}

/** Where a mail went, and what to do if it does not come. */
export function MailSent({ mail, children, resend, onResent, onWrong }: MailSentProps): ReactElement {
  return (
    <Outcome title="メールを送りました。" takesFocus>
      <p className={css.address}>
        <EmailText>{mail.email}</EmailText>
      </p>
      <p>{children}</p>
      {resend === undefined ? (
        <div className={css.acts}>
          <OpenMail email={mail.email} />
          <WrongAddress onPress={onWrong} />
        </div>
      ) : (
        <MailActs
          className={css.acts}
          mail={mail}
          send={resend}
          onSent={(sent) => onResent?.(sent)}
          onWrong={onWrong}
        />
      )}
      <details className={css.more}>
        <summary className={css.moreHead}>数分待っても届かないとき</summary>
        <ul className={css.bullets}>
          <li>迷惑メールのフォルダーに入っていないか、確認してください。</li>
          <li>
            携帯電話のアドレスでは、ドメイン指定受信でつむぎからのメールを許可する必要があることがあります。
          </li>
          <li>アドレスに間違いがあれば、修正してもう一度送ってください。</li>
        </ul>
      </details>
    </Outcome>
  );
}
