import { useState } from 'react';
import { failureWords, type FormError, withTime } from '../../lib/failureWords.ts';
import { announce } from '../../ui/feedback/announce.ts';
import { useSecondsUntil } from './useSecondsUntil.ts';

/** Mails take a while; resending earlier would only send two. */
const resendAfterMs = 30_000;

interface ResendOptions {
  readonly sentAt: number;
  /** Answers the errors. */
  readonly send: () => Promise<readonly FormError[]>;
  readonly onSent: (at: number) => void;
}

interface Resend {
  /** Seconds until the next. */
  readonly left: number;
  readonly pending: boolean;
  readonly message: string | null;
  readonly press: () => void;
}

/** Sends a mail again, after a pause and one at a time. */
export function useResend({ sentAt, send, onSent }: ResendOptions): Resend {
  const [pending, setPending] = useState(false);
  const [message, setMessage] = useState<string | null>(null);
  const left = useSecondsUntil(sentAt + resendAfterMs, resendAfterMs);

  const resend = async (): Promise<void> => {
    setPending(true);
    setMessage(null);
    try {
      const [refusal] = await send();
      if (refusal === undefined) {
        announce('メールをもう一度送りました。');
        onSent(Date.now());
      } else setMessage(withTime(refusal));
    } catch (error) {
      setMessage(failureWords(error));
    }
    setPending(false);
  };
  return { left, pending, message, press: () => void resend() };
}
