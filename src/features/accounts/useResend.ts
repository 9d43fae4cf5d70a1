import { useState } from 'react';
import { failureWords, type FormError, withTime } from '../../lib/failureWords.ts';
import { announce } from '../../ui/feedback/announce.ts';
import { useSecondsUntil } from './useSecondsUntil.ts';

/** A mail takes a while; most who press earlier would only get it twice. */
const resendAfterMs = 30_000;

interface ResendOptions {
  /** When the last mail was sent. */
  readonly sentAt: number;
  /** Sends it once more, and answers what the server says against it. */
  readonly send: () => Promise<readonly FormError[]>;
  readonly onSent: (at: number) => void;
}

interface Resend {
  /** Seconds until it may be sent again. */
  readonly left: number;
  readonly pending: boolean;
  readonly message: string | null;
  readonly press: () => void;
}

/** A mail that did not come is sent once more: after a while, one at a time. */
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
