import { useState } from 'react';
import type { ReactElement } from 'react';
import { graphql } from 'react-relay/hooks';
import type { ByPasskeyMutation } from '../../../../__generated__/ByPasskeyMutation.graphql.ts';
import { failureWords, withTime } from '../../../lib/failureWords.ts';
import { useCommit } from '../../../relay/useCommit.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { FormMessage } from '../../../ui/fields/form/FormMessage.tsx';
import * as css from './confirmation.css.ts';
import { useConfirmIdentity } from './useConfirmIdentity.ts';

export function ByPasskey({ onConfirmed }: { readonly onConfirmed: () => void }): ReactElement {
  const askOptions = useCommit<ByPasskeyMutation>(graphql`
    mutation ByPasskeyMutation {
      passkeyConfirmationOptions {
        options
        errors {
          ...mutationErrors @relay(mask: false)
        }
      }
    }
  `);
  const confirm = useConfirmIdentity();
  const [message, setMessage] = useState<string | null>(null);
  const [pending, setPending] = useState(false);
  const run = async (): Promise<void> => {
    const { showPasskey, whyNot } = await import('../passkeys/webauthn.ts');
    try {
      const { options, errors } = (await askOptions({})).passkeyConfirmationOptions;
      const [refusal] = errors;
      if (refusal !== undefined) {
        setMessage(withTime(refusal));
        return;
      }
      const passkey = await showPasskey(options);
      const [error] = (await confirm({ input: { passkey } })).confirmIdentity.errors;
      if (error === undefined) onConfirmed();
      else setMessage(withTime(error));
    } catch (error) {
      const why = whyNot(error);
      setMessage(why === undefined ? failureWords(error) : why);
    }
  };
  const press = async (): Promise<void> => {
    setPending(true);
    setMessage(null);
    await run();
    setPending(false);
  };
  return (
    <div className={css.form}>
      <FormMessage>{message}</FormMessage>
      <Button variant="primary" block loading={pending} loadingText="確認中" onClick={() => void press()}>
        パスキーで確認する
      </Button>
    </div>
  );
}
