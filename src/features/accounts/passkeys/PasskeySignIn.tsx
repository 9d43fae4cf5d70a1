import { useEffect, useEffectEvent, useState } from 'react';
import type { ReactElement } from 'react';
import { graphql } from 'react-relay/hooks';
import type { PasskeySignInMutation } from '../../../../__generated__/PasskeySignInMutation.graphql.ts';
import type { PasskeySignInOptionsMutation } from '../../../../__generated__/PasskeySignInOptionsMutation.graphql.ts';
import { failureWords, withTime } from '../../../lib/failureWords.ts';
import { useCommit } from '../../../relay/useCommit.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { FormMessage } from '../../../ui/fields/FormMessage.tsx';
import { useEnter } from '../../session/useEnter.ts';
import { passkeysOffered } from './passkeysOffered.ts';
import * as css from './passkeys.css.ts';

const webauthn = () => import('./webauthn.ts');

/** A challenge is good for five minutes; a page may stand open for longer. */
const renewAfterMs = 4 * 60_000;

/** Signs in by a passkey: from the suggestions of the address field, or by the button, without typing anything. */
export function PasskeySignIn(): ReactElement | null {
  const askOptions = useCommit<PasskeySignInOptionsMutation>(graphql`
    mutation PasskeySignInOptionsMutation {
      passkeySignInOptions {
        options
        errors {
          ...mutationErrors @relay(mask: false)
        }
      }
    }
  `);
  const signIn = useCommit<PasskeySignInMutation>(graphql`
    mutation PasskeySignInMutation($response: String!) {
      signInWithPasskey(response: $response) {
        accessToken
        refreshToken
        errors {
          ...mutationErrors @relay(mask: false)
        }
      }
    }
  `);
  const enter = useEnter();
  const [message, setMessage] = useState<string | null>(null);
  const [pending, setPending] = useState(false);
  // Of the suggestions: a challenge serves once.
  const [round, setRound] = useState(0);

  const run = async (inField: boolean): Promise<void> => {
    const { showPasskey, whyNot } = await webauthn();
    // What waits in the field shows nothing until it was taken, and ends without a word when the button's dialog takes its place.
    let isSeen = !inField;
    try {
      const { options, errors } = (await askOptions({})).passkeySignInOptions;
      if (errors[0] !== undefined) {
        if (!inField) setMessage(withTime(errors[0]));
        return;
      }
      const response = await showPasskey(options, { inField });
      setMessage(null);
      isSeen = true;
      setPending(true);
      const { signInWithPasskey } = await signIn({ response });
      const [error] = signInWithPasskey.errors;
      if (error === undefined) {
        await enter(signInWithPasskey);
        return;
      }
      setMessage(withTime(error));
    } catch (error) {
      const why = whyNot(error);
      // What the field offers was not asked for: that it cannot be had is nobody's concern.
      if (why === undefined ? !inField : why !== null && !inField) setMessage(why ?? failureWords(error));
      if (why === null) return;
    } finally {
      if (isSeen) setPending(false);
    }
    // The field offers again what the button's dialog, or a refusal, took from it.
    setRound((count) => count + 1);
  };

  const suggest = useEffectEvent(() => void run(true));
  useEffect(() => {
    if (!passkeysOffered()) return undefined;
    let gone = false;
    const begin = async (): Promise<void> => {
      const { canSuggest } = await webauthn();
      if ((await canSuggest()) && !gone) suggest();
    };
    // Without suggestions the button is there.
    begin().catch(() => undefined);
    const timer = setTimeout(() => setRound(round + 1), renewAfterMs);
    return () => {
      gone = true;
      clearTimeout(timer);
      void webauthn().then(({ leavePasskeys }) => leavePasskeys());
    };
  }, [round]);

  if (!passkeysOffered()) return null;
  const press = async (): Promise<void> => {
    setMessage(null);
    setPending(true);
    await run(false);
  };
  return (
    <div className={css.signIn}>
      <FormMessage>{message}</FormMessage>
      <Button block size="l" loading={pending} loadingText="確認中" onClick={() => void press()}>
        パスキーでログイン
      </Button>
    </div>
  );
}
