import { useEffect, useRef, useState } from 'react';
import type { ReactElement } from 'react';
import { Failure } from '../../page/Failure.tsx';
import { Spinner } from '../../../ui/feedback/Spinner.tsx';
import { BadLink } from '../BadLink.tsx';
import { emailLink } from '../links.ts';
import { PasswordStepForm } from './PasswordStepForm.tsx';
import { SignUpPageFrame } from '../SignUpPageFrame.tsx';
import type { PasswordStepPageMutation } from '../../../../__generated__/PasswordStepPageMutation.graphql.ts';
import { useCommit } from '../../../relay/useCommit.ts';
import { graphql } from 'react-relay/hooks';

type Looked =
  | { readonly kind: 'looking' }
  | { readonly kind: 'good'; readonly token: string; readonly email: string }
  | { readonly kind: 'bad'; readonly message: string }
  | { readonly kind: 'unreachable'; readonly error: unknown };

const missing = 'メールのリンクから、もう一度開いてください。';

/** `/sign_up/creator/step1`: the mail's link; the route has removed the token. */
export function PasswordStepPage(): ReactElement {
  const verify = useCommit<PasswordStepPageMutation>(graphql`
    mutation PasswordStepPageMutation($token: String!) {
      verifyEmail(token: $token) {
        verified
        email
        errors {
          ...mutationErrors @relay(mask: false)
        }
      }
    }
  `);
  const [looked, setLooked] = useState<Looked>({ kind: 'looking' });
  const asked = useRef(false);

  const look = async (): Promise<void> => {
    const token = emailLink.read();
    if (token === null || token === '') {
      setLooked({ kind: 'bad', message: missing });
      return;
    }
    setLooked({ kind: 'looking' });
    try {
      const { verified, email, errors } = (await verify({ token })).verifyEmail;
      const [refusal] = errors;
      if (verified && email != null) setLooked({ kind: 'good', token, email });
      else setLooked({ kind: 'bad', message: refusal?.message ?? missing });
    } catch (error) {
      setLooked({ kind: 'unreachable', error });
    }
  };
  useEffect(() => {
    if (asked.current) return;
    asked.current = true;
    void look();
  });

  const retry = (token: string): void => {
    emailLink.keep(token);
    void look();
  };
  if (looked.kind === 'bad') return <BadLink purpose="email" message={looked.message} onToken={retry} />;
  return (
    <SignUpPageFrame
      title="パスワードを決める"
      lead={
        looked.kind === 'good'
          ? 'メールアドレスを確認しました。次からは、このアドレスとパスワードでログインします。'
          : undefined
      }
      step={1}
    >
      {looked.kind === 'looking' && <Spinner fill size="l" label="リンクを確認しています" />}
      {looked.kind === 'unreachable' && (
        <Failure title="リンクを確認できませんでした。" error={looked.error} retry={() => void look()} />
      )}
      {looked.kind === 'good' && (
        <PasswordStepForm
          token={looked.token}
          email={looked.email}
          onBadToken={(message) => setLooked({ kind: 'bad', message })}
        />
      )}
    </SignUpPageFrame>
  );
}
