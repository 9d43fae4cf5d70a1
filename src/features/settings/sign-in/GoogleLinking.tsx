import type { ReactElement } from 'react';
import { graphql } from 'react-relay/hooks';
import type { GoogleLinkingMutation } from '../../../../__generated__/GoogleLinkingMutation.graphql.ts';
import { useCommit } from '../../../relay/useCommit.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { FormMessage } from '../../../ui/fields/form/FormMessage.tsx';
import { GoogleFace } from '../../accounts/google/GoogleFace.tsx';
import { useGoogleProof } from '../../accounts/google/useGoogleProof.ts';
import * as css from '../parts.css.ts';

interface GoogleLinkingProps {
  readonly onDone: () => void;
  readonly onCancel: () => void;
}

/** Google names the account; connecting needs a fresh proof. */
export function GoogleLinking({ onDone, onCancel }: GoogleLinkingProps): ReactElement {
  const connect = useCommit<GoogleLinkingMutation>(graphql`
    mutation GoogleLinkingMutation($idToken: String!) {
      connectGoogle(idToken: $idToken) {
        user {
          ...SignInMethodsSection_user
          ...DevicesSection_user
        }
        errors {
          ...mutationErrors @relay(mask: false)
        }
      }
    }
  `);
  const { message, round, send } = useGoogleProof(
    async (idToken) => (await connect({ idToken })).connectGoogle.errors,
    onDone,
  );
  return (
    <div className={css.form}>
      <FormMessage>{message}</FormMessage>
      <p className={css.text}>連携するGoogleアカウントを選んでください。</p>
      <GoogleFace key={round} purpose="link" onCredential={(credential) => void send(credential)} />
      <div className={css.acts}>
        <Button variant="text" onClick={onCancel}>
          キャンセル
        </Button>
      </div>
    </div>
  );
}
