import { useEffect, useRef } from 'react';
import type { ReactElement } from 'react';
import { Button } from '../../../ui/buttons/Button.tsx';
import { EmailText } from '../../../ui/text/EmailText.tsx';
import { FormMessage } from '../../../ui/fields/FormMessage.tsx';
import { FormSection } from '../../../ui/fields/FormSection.tsx';
import { OpenMail } from '../../accounts/OpenMail.tsx';
import { useResend } from '../../accounts/useResend.ts';
import type { SentMail } from './sentMail.ts';
import * as css from '../signUp.css.ts';
import { useRegisterTemporaryCreator } from './useRegisterTemporaryCreator.ts';

interface MailSentProps {
  readonly mail: SentMail;
  readonly onResent: (mail: SentMail) => void;
  readonly onWrong: () => void;
}

export function MailSent({ mail, onResent, onWrong }: MailSentProps): ReactElement {
  const register = useRegisterTemporaryCreator();
  const { left, pending, message, press } = useResend({
    sentAt: mail.at,
    send: async () => (await register({ input: { email: mail.email } })).registerTemporaryCreatorUser.errors,
    onSent: (at) => onResent({ ...mail, at }),
  });
  const place = useRef<HTMLDivElement>(null);

  // The form that had the focus is gone.
  useEffect(() => place.current?.focus(), []);

  return (
    <FormSection
      title="送った先"
      whyLast
      why={
        <>
          <p className={css.factTitle}>届かないとき</p>
          <ul className={css.bullets}>
            <li>届くまで数分かかることがあります。</li>
            <li>迷惑メールのフォルダーに入っていないか、確認してください。</li>
            <li>
              携帯電話のアドレスでは、ドメイン指定受信でつむぎからのメールを許可する必要があることがあります。
            </li>
          </ul>
        </>
      }
    >
      <div ref={place} tabIndex={-1} className={css.stack}>
        <div>
          <p className={css.address}>
            <EmailText>{mail.email}</EmailText>
          </p>
          <p className={css.body}>このアドレスに、登録を続けるためのメールを送りました。</p>
        </div>
        <FormMessage>{message}</FormMessage>
        <div className={css.acts}>
          <OpenMail email={mail.email} />
          <Button loading={pending} loadingText="送信中" aria-disabled={left > 0} onClick={press}>
            {left > 0 ? `もう一度送る(${left}秒後)` : 'もう一度送る'}
          </Button>
          <Button variant="text" onClick={onWrong}>
            アドレスを修正する
          </Button>
        </div>
        <p className={css.small}>
          もう一度送っても、前のメールのリンクは使えます。先に届いたほうを開いてください。
        </p>
      </div>
    </FormSection>
  );
}
