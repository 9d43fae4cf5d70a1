import { useState } from 'react';
import type { ReactElement } from 'react';
import { graphql } from 'react-relay/hooks';
import { failureWords } from '../../lib/failureWords.ts';
import { useCommit } from '../../relay/useCommit.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { FormMessage } from '../../ui/fields/form/FormMessage.tsx';
import type { PasskeyStepMutation } from '../__generated__/PasskeyStepMutation.graphql.ts';
import { useStaffSession } from '../session/StaffSessionContext.ts';
import * as css from './SignIn.css.ts';

interface PasskeyStepProps {
  readonly stepToken: string;
  readonly options: string;
}

/** Shows a key of one's own in the place of the code. What the server asked to be signed serves once: refused, the code is left. */
export function PasskeyStep({ stepToken, options }: PasskeyStepProps): ReactElement {
  const session = useStaffSession();
  const [pending, setPending] = useState(false);
  const [message, setMessage] = useState<string | null>(null);
  const [isSpent, setSpent] = useState(false);
  const commit = useCommit<PasskeyStepMutation>(graphql`
    mutation PasskeyStepMutation($stepToken: String!, $passkey: String!) {
      confirmStaffSignIn(stepToken: $stepToken, passkey: $passkey) {
        accessToken
        refreshToken
        errors {
          ...adminErrors @relay(mask: false)
        }
      }
    }
  `);
  const show = async (): Promise<void> => {
    const { showPasskey, whyNot } = await import('../../features/accounts/passkeys/webauthn.ts');
    try {
      const passkey = await showPasskey(options);
      setSpent(true);
      const { accessToken, refreshToken, errors } = (await commit({ stepToken, passkey })).confirmStaffSignIn;
      if (accessToken != null && refreshToken != null) session.signedIn({ accessToken, refreshToken });
      else setMessage(errors[0]?.message ?? null);
    } catch (error) {
      const why = whyNot(error);
      setMessage(why === undefined ? failureWords(error) : why);
    }
  };
  const press = async (): Promise<void> => {
    setPending(true);
    setMessage(null);
    await show();
    setPending(false);
  };
  return (
    <div className={css.passkey}>
      <FormMessage>{message}</FormMessage>
      {!isSpent && (
        <Button
          variant="primary"
          size="l"
          block
          loading={pending}
          loadingText="確認中"
          onClick={() => void press()}
        >
          パスキーでログインする
        </Button>
      )}
      {isSpent && <p className={css.text}>認証アプリのコードでもログインできます。</p>}
    </div>
  );
}
