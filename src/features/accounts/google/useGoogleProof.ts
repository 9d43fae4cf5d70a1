import { useState } from 'react';
import { failureWords, withTime } from '../../../lib/failureWords.ts';
import type { FormError } from '../../../lib/failureWords.ts';

interface GoogleProof {
  /** Why Google's word was refused. */
  readonly message: string | null;
  /** The key of Google's button. */
  readonly round: number;
  readonly send: (idToken: string) => Promise<void>;
}

/** Hands on what Google says of who presses its button. */
export function useGoogleProof(
  commit: (idToken: string) => Promise<readonly FormError[]>,
  onDone: () => void,
): GoogleProof {
  const [message, setMessage] = useState<string | null>(null);
  // A nonce works once: after a refusal the button needs another.
  const [round, setRound] = useState(0);
  const send = async (idToken: string): Promise<void> => {
    try {
      const [error] = await commit(idToken);
      if (error === undefined) {
        onDone();
        return;
      }
      setMessage(withTime(error));
    } catch (error) {
      setMessage(failureWords(error));
    }
    setRound((count) => count + 1);
  };
  return { message, round, send };
}
