import { Link, useNavigate } from '@tanstack/react-router';
import { type ReactElement, Suspense, useState } from 'react';
import { failureWords, withTime } from '../../../lib/failureWords.ts';
import { keepGivenName, nameIn } from '../../../lib/text/givenName.ts';
import { buttonClass } from '../../../ui/buttons/buttonClass.ts';
import { FormMessage } from '../../../ui/fields/form/FormMessage.tsx';
import { Spinner } from '../../../ui/feedback/Spinner.tsx';
import { useEnter } from '../../session/useEnter.ts';
import { rememberedDevice } from '../second-factor/rememberedDevice.ts';
import { asksSecondStep } from '../second-factor/secondStep.ts';
import * as css from './google.css.ts';
import { GoogleFace } from './GoogleFace.tsx';
import type { GoogleEntrySignInMutation } from '../../../../__generated__/GoogleEntrySignInMutation.graphql.ts';
import { useCommit } from '../../../relay/useCommit.ts';
import { graphql } from 'react-relay/hooks';
import type { GoogleEntrySignUpMutation } from '../../../../__generated__/GoogleEntrySignUpMutation.graphql.ts';
import { part } from '../../../lib/part.ts';

/** Dialogs bring react-aria, which few need. */
const LinkGoogleDialog = part(async () => (await import('./LinkGoogleDialog.tsx')).LinkGoogleDialog);

interface GoogleEntryProps {
  readonly purpose: 'sign-in' | 'sign-up';
  readonly viaPrairieCard: boolean;
}

type Step =
  | { readonly at: 'button' }
  | { readonly at: 'sending' }
  /** The address has an account with a password, which is asked for. */
  | { readonly at: 'linking'; readonly credential: string }
  | { readonly at: 'refused'; readonly message: string; readonly isUnknown: boolean };

export function GoogleEntry({ purpose, viaPrairieCard }: GoogleEntryProps): ReactElement {
  const signIn = useCommit<GoogleEntrySignInMutation>(graphql`
    mutation GoogleEntrySignInMutation($idToken: String!, $rememberedDevice: String) {
      signInWithGoogle(idToken: $idToken, rememberedDevice: $rememberedDevice) {
        accessToken
        refreshToken
        errors {
          ...secondStep_errors @relay(mask: false)
        }
      }
    }
  `);
  const signUp = useCommit<GoogleEntrySignUpMutation>(graphql`
    mutation GoogleEntrySignUpMutation($idToken: String!, $viaPrairieCard: Boolean) {
      signUpWithGoogle(idToken: $idToken, viaPrairieCard: $viaPrairieCard) {
        accessToken
        refreshToken
        errors {
          ...secondStep_errors @relay(mask: false)
        }
      }
    }
  `);
  const enter = useEnter();
  const navigate = useNavigate();
  const [step, setStep] = useState<Step>({ at: 'button' });
  // A nonce works once: after a refusal the button needs another.
  const [round, setRound] = useState(0);

  const refuse = (message: string, isUnknown = false): void => {
    setStep({ at: 'refused', message, isUnknown });
    setRound((count) => count + 1);
  };
  const answer = async (idToken: string) =>
    purpose === 'sign-in'
      ? (await signIn({ idToken, rememberedDevice: rememberedDevice() })).signInWithGoogle
      : (await signUp({ idToken, viaPrairieCard })).signUpWithGoogle;
  const send = async (credential: string): Promise<void> => {
    setStep({ at: 'sending' });
    try {
      const payload = await answer(credential);
      const [error] = payload.errors;
      if (error === undefined) {
        if (purpose === 'sign-up') keepGivenName(nameIn(credential));
        await enter(payload);
        return;
      }
      if (asksSecondStep(payload.errors)) {
        await navigate({ to: '/sign_in', search: (kept) => kept });
        return;
      }
      const { __typename: kind } = error;
      if (kind === 'UserAlreadyExistsError') setStep({ at: 'linking', credential });
      else refuse(withTime(error), kind === 'UserDoesNotExistError');
    } catch (error) {
      refuse(failureWords(error));
    }
  };

  return (
    <div className={css.entry}>
      <FormMessage>{step.at === 'refused' ? step.message : null}</FormMessage>
      {step.at === 'refused' && step.isUnknown && (
        <p className={css.elsewhere}>
          <Link to="/sign_up" className={buttonClass()}>
            新規登録に進む
          </Link>
        </p>
      )}
      <div className={css.place} data-away={step.at === 'sending' ? '' : undefined}>
        <GoogleFace key={round} purpose={purpose} onCredential={(credential) => void send(credential)} />
        {step.at === 'sending' && (
          <p className={css.sending}>
            <Spinner size="s" label="Googleのアカウントを確認しています" />
          </p>
        )}
      </div>
      {step.at === 'linking' && (
        <Suspense>
          <LinkGoogleDialog
            credential={step.credential}
            onCancel={() => {
              setStep({ at: 'button' });
              setRound(round + 1);
            }}
          />
        </Suspense>
      )}
    </div>
  );
}
