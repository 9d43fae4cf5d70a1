import type { ReactElement } from 'react';
import { FormMessage } from '../../../ui/fields/form/FormMessage.tsx';
import { GoogleFace } from '../google/GoogleFace.tsx';
import { useGoogleProof } from '../google/useGoogleProof.ts';
import { useConfirmIdentity } from './useConfirmIdentity.ts';
import * as css from './confirmation.css.ts';

export function ByGoogle({ onConfirmed }: { readonly onConfirmed: () => void }): ReactElement {
  const confirm = useConfirmIdentity();
  const { message, round, send } = useGoogleProof(
    async (googleIdToken) => (await confirm({ input: { googleIdToken } })).confirmIdentity.errors,
    onConfirmed,
  );
  return (
    <div className={css.form}>
      <FormMessage>{message}</FormMessage>
      <p className={css.lead}>このアカウントと連携しているGoogleアカウントを選んでください。</p>
      <GoogleFace key={round} purpose="link" onCredential={(credential) => void send(credential)} />
    </div>
  );
}
