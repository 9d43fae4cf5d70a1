import { useState } from 'react';
import type { ReactElement } from 'react';
import { failureWords, withTime } from '../../../lib/failureWords.ts';
import { FormMessage } from '../../../ui/fields/FormMessage.tsx';
import { GoogleFace } from '../google/GoogleFace.tsx';
import { useConfirmIdentity } from './useConfirmIdentity.ts';
import * as css from './confirmation.css.ts';

export function ByGoogle({ onConfirmed }: { readonly onConfirmed: () => void }): ReactElement {
  const confirm = useConfirmIdentity();
  const [message, setMessage] = useState<string | null>(null);
  // A nonce works once: after a refusal the button needs another.
  const [round, setRound] = useState(0);
  const send = async (googleIdToken: string): Promise<void> => {
    try {
      const [error] = (await confirm({ input: { googleIdToken } })).confirmIdentity.errors;
      if (error === undefined) {
        onConfirmed();
        return;
      }
      setMessage(withTime(error));
    } catch (error) {
      setMessage(failureWords(error));
    }
    setRound((count) => count + 1);
  };
  return (
    <div className={css.form}>
      <FormMessage>{message}</FormMessage>
      <p className={css.lead}>このアカウントと連携しているGoogleアカウントを選んでください。</p>
      <GoogleFace key={round} purpose="link" onCredential={(credential) => void send(credential)} />
    </div>
  );
}
