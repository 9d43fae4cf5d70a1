import type { ReactElement, ReactNode } from 'react';
import type { FormError } from '../../lib/failureWords.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { EmailText } from '../../ui/text/EmailText.tsx';
import { FormMessage } from '../../ui/fields/FormMessage.tsx';
import * as css from './accountPages.css.ts';
import { OpenMail } from './OpenMail.tsx';
import { Outcome } from './Outcome.tsx';
import { useResend } from './useResend.ts';

/** A sent mail. */
export interface SentMail {
  readonly email: string;
  readonly at: number;
}

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
        <Resend mail={mail} send={resend} onSent={(at) => onResent?.({ ...mail, at })} onWrong={onWrong} />
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

interface ResendProps {
  readonly mail: SentMail;
  readonly send: () => Promise<readonly FormError[]>;
  readonly onSent: (at: number) => void;
  readonly onWrong: () => void;
}

function Resend({ mail, send, onSent, onWrong }: ResendProps): ReactElement {
  const { left, pending, message, press } = useResend({ sentAt: mail.at, send, onSent });
  return (
    <>
      <FormMessage>{message}</FormMessage>
      <div className={css.acts}>
        <OpenMail email={mail.email} />
        <Button loading={pending} loadingText="送信中" aria-disabled={left > 0} onClick={press}>
          {left > 0 ? `もう一度送る(${left}秒後)` : 'もう一度送る'}
        </Button>
        <WrongAddress onPress={onWrong} />
      </div>
    </>
  );
}

function WrongAddress({ onPress }: { readonly onPress: () => void }): ReactElement {
  return (
    <Button variant="text" onClick={onPress}>
      アドレスを修正する
    </Button>
  );
}
