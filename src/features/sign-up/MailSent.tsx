import { useEffect, useRef, useState } from 'react';
import type { ReactElement } from 'react';
import { pageConfig } from '../../lib/config.ts';
import { failureWords } from '../../lib/useForm.ts';
import { announce } from '../../ui/announce.ts';
import { Button } from '../../ui/Button.tsx';
import { buttonClass } from '../../ui/buttonClass.ts';
import { FormMessage } from '../../ui/FormMessage.tsx';
import { FormSection } from '../../ui/FormSection.tsx';
import type { SentMail } from './sentMail.ts';
import * as css from './signUp.css.ts';
import { SignUpPageFrame } from './SignUpPageFrame.tsx';
import { useRegisterTemporaryCreator } from './useRegisterTemporaryCreator.ts';
import { useSecondsUntil } from './useSecondsUntil.ts';

const resendAfterMs = 30_000;

interface MailSentProps {
  readonly mail: SentMail;
  readonly onResent: (mail: SentMail) => void;
  readonly onWrong: () => void;
}

/** Where the mail went, what to do when it does not come. */
export function MailSent({ mail, onResent, onWrong }: MailSentProps): ReactElement {
  const register = useRegisterTemporaryCreator();
  const [pending, setPending] = useState(false);
  const [message, setMessage] = useState<string | null>(null);
  const left = useSecondsUntil(mail.at + resendAfterMs, resendAfterMs);
  const place = useRef<HTMLDivElement>(null);
  const { mailbox } = pageConfig();

  // The form that had the focus is gone.
  useEffect(() => place.current?.focus(), []);

  const resend = async (): Promise<void> => {
    setPending(true);
    setMessage(null);
    try {
      const { registerTemporaryCreatorUser } = await register({ input: { email: mail.email } });
      const [refusal] = registerTemporaryCreatorUser.errors;
      if (refusal === undefined) {
        announce('メールをもう一度送りました。');
        onResent({ ...mail, at: Date.now() });
      } else setMessage(refusal.message);
    } catch (error) {
      setMessage(failureWords(error));
    }
    setPending(false);
  };
  return (
    <SignUpPageFrame
      title="メールを確かめてください"
      headTitle="つくる人の登録"
      lead="メールのリンクを24時間以内に開くと、登録が続きます。"
      step={1}
    >
      <FormSection
        title="送った先"
        whyLast
        why={
          <>
            <p className={css.factTitle}>届かないとき</p>
            <ul className={css.bullets}>
              <li>迷惑メールの箱に入っていないか確かめてください。</li>
              <li>
                携帯電話のドメイン指定受信を使っている方は、つむぎからのメールを受け取れるように設定してください。
              </li>
              <li>届くまで数分かかることがあります。</li>
            </ul>
          </>
        }
      >
        <div ref={place} tabIndex={-1} className={css.stack}>
          <div>
            <p className={css.address}>{mail.email}</p>
            <p className={css.body}>このアドレスに、登録を続けるためのメールを送りました。</p>
          </div>
          <FormMessage>{message}</FormMessage>
          <div className={css.acts}>
            {mailbox !== null && (
              <a
                className={buttonClass({ variant: 'primary' })}
                href={mailbox}
                target="_blank"
                rel="noopener"
              >
                届いたメールを見る
              </a>
            )}
            <Button
              loading={pending}
              loadingText="送信中"
              aria-disabled={left > 0}
              onClick={() => void resend()}
            >
              もう一度送る
            </Button>
            <Button variant="text" onClick={onWrong}>
              アドレスを直す
            </Button>
          </div>
          <p className={css.small}>
            {left > 0
              ? `届かないときは、あと${left}秒でもう一度送れます。`
              : 'もう一度送ると、前のメールのリンクは使えなくなることがあります。新しいほうを開いてください。'}
          </p>
        </div>
      </FormSection>
    </SignUpPageFrame>
  );
}
