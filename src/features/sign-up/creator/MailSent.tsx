import { useEffect, useRef } from 'react';
import type { ReactElement } from 'react';
import { EmailText } from '../../../ui/text/EmailText.tsx';
import { FormSection } from '../../../ui/fields/form/FormSection.tsx';
import { MailActs } from '../../accounts/MailActs.tsx';
import type { SentMail } from '../../accounts/MailActs.tsx';
import * as css from '../signUp.css.ts';
import { useRegisterTemporaryCreator } from './useRegisterTemporaryCreator.ts';

interface MailSentProps {
  readonly mail: SentMail;
  readonly onResent: (mail: SentMail) => void;
  readonly onWrong: () => void;
}

export function MailSent({ mail, onResent, onWrong }: MailSentProps): ReactElement {
  const register = useRegisterTemporaryCreator();
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
        <MailActs
          className={css.acts}
          mail={mail}
          send={async () =>
            (await register({ input: { email: mail.email } })).registerTemporaryCreatorUser.errors
          }
          onSent={onResent}
          onWrong={onWrong}
        />
        <p className={css.small}>
          もう一度送っても、前のメールのリンクは使えます。先に届いたほうを開いてください。
        </p>
      </div>
    </FormSection>
  );
}
