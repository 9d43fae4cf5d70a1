import { useEffect, useEffectEvent, useState } from 'react';
import type { ReactElement } from 'react';
import { graphql } from 'react-relay/hooks';
import type { PasskeySignInMutation } from '../../../../__generated__/PasskeySignInMutation.graphql.ts';
import type { PasskeySignInOptionsMutation } from '../../../../__generated__/PasskeySignInOptionsMutation.graphql.ts';
import { failureWords, withTime } from '../../../lib/failureWords.ts';
import { useCommit } from '../../../relay/useCommit.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { FormMessage } from '../../../ui/fields/form/FormMessage.tsx';
import { useEnter } from '../../session/useEnter.ts';
import { passkeysOffered } from './passkeysOffered.ts';
import * as css from './passkeys.css.ts';

const webauthn = () => import('./webauthn.ts');

/** A challenge is valid for five minutes; pages stay open longer. */
const renewAfterMs = 4 * 60_000;

/** Signs in by passkey: from the address field's suggestions, or by the button. */
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
  // For suggestions: a challenge works once.
  const [round, setRound] = useState(0);

  const run = async (inField: boolean): Promise<void> => {
    const { showPasskey, whyNot } = await webauthn();
    // A suggestion shows nothing until chosen, and ends silently when the button's dialog opens.
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
      // Nobody asked for suggestions, so their errors are not shown.
      if (why === undefined ? !inField : why !== null && !inField) setMessage(why ?? failureWords(error));
      // A browser may refuse at once whatever nobody has pressed: asked again, it would do so without end.
      if (why === null || !isSeen) return;
    } finally {
      if (isSeen) setPending(false);
    }
    // Suggests again after the button's dialog or a refusal.
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
    // The button still works.
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
