import { Link } from '@tanstack/react-router';
import { lazy, type ReactElement, Suspense, useState } from 'react';
import { failureWords, withTime } from '../../../lib/failureWords.ts';
import { buttonClass } from '../../../ui/buttonClass.ts';
import { FormMessage } from '../../../ui/FormMessage.tsx';
import { Spinner } from '../../../ui/Spinner.tsx';
import { useEnter } from '../useEnter.ts';
import * as css from './google.css.ts';
import { GoogleFace } from './GoogleFace.tsx';
import { useSignInWithGoogle } from './useSignInWithGoogle.ts';
import { useSignUpWithGoogle } from './useSignUpWithGoogle.ts';

/** Dialogs bring react-aria: only the few who need it wait for it. */
const LinkGoogleDialog = lazy(async () => ({
  default: (await import('./LinkGoogleDialog.tsx')).LinkGoogleDialog,
}));

interface GoogleEntryProps {
  readonly purpose: 'sign-in' | 'sign-up';
  readonly viaPrairieCard: boolean;
}

type Step =
  | { readonly at: 'button' }
  | { readonly at: 'sending' }
  /** The address has an account with a password: it is asked for before Google may open it. */
  | { readonly at: 'linking'; readonly credential: string }
  | { readonly at: 'refused'; readonly message: string; readonly isUnknown: boolean };

export function GoogleEntry({ purpose, viaPrairieCard }: GoogleEntryProps): ReactElement {
  const signIn = useSignInWithGoogle();
  const signUp = useSignUpWithGoogle();
  const enter = useEnter();
  const [step, setStep] = useState<Step>({ at: 'button' });
  // A nonce serves once: after a refusal the button needs another.
  const [round, setRound] = useState(0);

  const refuse = (message: string, isUnknown = false): void => {
    setStep({ at: 'refused', message, isUnknown });
    setRound((count) => count + 1);
  };
  const answer = async (idToken: string) =>
    purpose === 'sign-in'
      ? (await signIn({ idToken })).signInWithGoogle
      : (await signUp({ idToken, viaPrairieCard })).signUpWithGoogle;
  const send = async (credential: string): Promise<void> => {
    setStep({ at: 'sending' });
    try {
      const payload = await answer(credential);
      const [error] = payload.errors;
      if (error === undefined) {
        await enter(payload);
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
            はじめての登録に進む
          </Link>
        </p>
      )}
      <div className={css.place} data-away={step.at === 'sending' ? '' : undefined}>
        <GoogleFace key={round} purpose={purpose} onCredential={(credential) => void send(credential)} />
        {step.at === 'sending' && (
          <p className={css.sending}>
            <Spinner size="s" label="Googleのアカウントを確かめています" />
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
