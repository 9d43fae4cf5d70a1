import type { ReactElement } from 'react';
import type { FormError } from '../../lib/failureWords.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { FormMessage } from '../../ui/fields/form/FormMessage.tsx';
import { OpenMail } from './OpenMail.tsx';
import { useResend } from './useResend.ts';

/** A sent mail. */
export interface SentMail {
  readonly email: string;
  readonly at: number;
}

interface MailActsProps {
  readonly className: string;
  readonly mail: SentMail;
  readonly send: () => Promise<readonly FormError[]>;
  readonly onSent: (mail: SentMail) => void;
  readonly onWrong: () => void;
}

/** What to do about a sent mail: open it, have it sent again, correct the address. */
export function MailActs({ className, mail, send, onSent, onWrong }: MailActsProps): ReactElement {
  const { left, pending, message, press } = useResend({
    sentAt: mail.at,
    send,
    onSent: (at) => onSent({ ...mail, at }),
  });
  return (
    <>
      <FormMessage>{message}</FormMessage>
      <div className={className}>
        <OpenMail email={mail.email} />
        <Button loading={pending} loadingText="送信中" aria-disabled={left > 0} onClick={press}>
          {left > 0 ? `もう一度送る(${left}秒後)` : 'もう一度送る'}
        </Button>
        <WrongAddress onPress={onWrong} />
      </div>
    </>
  );
}

export function WrongAddress({ onPress }: { readonly onPress: () => void }): ReactElement {
  return (
    <Button variant="text" onClick={onPress}>
      アドレスを修正する
    </Button>
  );
}
