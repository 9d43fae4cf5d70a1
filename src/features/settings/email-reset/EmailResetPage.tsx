import { useNavigate, useSearch } from '@tanstack/react-router';
import { type ReactElement, useState } from 'react';
import { failureWords, withTime } from '../../../lib/failureWords.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { FormMessage } from '../../../ui/fields/form/FormMessage.tsx';
import { AccountFrame } from '../../accounts/AccountFrame.tsx';
import * as css from '../../accounts/accountPages.css.ts';
import { EmailChanged, EmailNotChanged, EmailWaits } from './EmailResetOutcome.tsx';
import { emailSteps } from './emailSteps.ts';
import { asksSecondStep } from '../../accounts/second-factor/secondStep.ts';
import { emailLink } from '../../accounts/links.ts';
import { useSession } from '../../session/session.ts';
import { Steps } from '../../accounts/Steps.tsx';
import type { EmailResetPageMutation } from '../../../../__generated__/EmailResetPageMutation.graphql.ts';
import { useCommit } from '../../../relay/useCommit.ts';
import { graphql } from 'react-relay/hooks';
import { PhraseText } from '../../../ui/text/PhraseText.tsx';

type Stage =
  | { readonly at: 'asking'; readonly message: string | null }
  | { readonly at: 'sending' }
  | { readonly at: 'waiting'; readonly waitsFor: string }
  | { readonly at: 'done'; readonly email: string }
  | {
      readonly at: 'refused';
      readonly title: string;
      readonly message: string;
      readonly perhapsUsed: boolean;
    };

/** For the link to the new address, and for the one to the present address. */
const questions = {
  next: {
    title: 'メールアドレスを変更しますか。',
    text: 'メールを受け取ったこのアドレスを、これからのログインとお知らせに使います。',
    act: 'メールアドレスを変更する',
  },
  current: {
    title: 'メールアドレスの変更に同意しますか。',
    text: 'このアカウントのメールアドレスを、メールに書かれた新しいアドレスに変更する申し込みです。申し込んだ覚えがない場合は、同意せずに、パスワードを再設定してください。',
    act: '変更に同意する',
  },
} as const;

/**
 * `/email_reset?token=`, with `of=current` for the present address; the route has removed the token. The
 * change needs a press: programs open mails' links too, and this one works once.
 */
export function EmailResetPage(): ReactElement {
  const verify = useCommit<EmailResetPageMutation>(graphql`
    mutation EmailResetPageMutation($token: String!) {
      verifyResetedEmail(token: $token) {
        user {
          email
        }
        waitsFor
        tokens {
          accessToken
          refreshToken
        }
        errors {
          ...secondStep_errors @relay(mask: false)
        }
      }
    }
  `);
  const session = useSession();
  const navigate = useNavigate();
  const [token] = useState(emailLink.read);
  const { of } = useSearch({ from: '/chrome/email_reset' });
  const question = questions[of ?? 'next'];
  const [stage, setStage] = useState<Stage>({ at: 'asking', message: null });

  const dead = stage.at === 'refused' || (token === null && stage.at !== 'done' && stage.at !== 'waiting');

  const send = async (held: string): Promise<void> => {
    setStage({ at: 'sending' });
    try {
      const { tokens, user, waitsFor, errors } = (await verify({ token: held })).verifyResetedEmail;
      const [error] = errors;
      if (asksSecondStep(errors)) {
        // Changed; a second factor is still needed to sign in.
        emailLink.forget();
        await session.refetch().catch(() => undefined);
        await navigate({ to: '/sign_in' });
        return;
      }
      if (error !== undefined) {
        const { __typename: kind } = error;
        if (kind === 'RateLimitExceededError') setStage({ at: 'asking', message: withTime(error) });
        else {
          emailLink.forget();
          const taken = kind === 'DuplicateEmailError';
          setStage({
            at: 'refused',
            title: taken ? 'このアドレスは使えません。' : 'このリンクは使えません。',
            message: error.message,
            perhapsUsed: !taken,
          });
        }
        return;
      }
      if (waitsFor != null) {
        emailLink.forget();
        setStage({ at: 'waiting', waitsFor });
        return;
      }
      if (!tokens || !user) throw new Error('verifyResetedEmail answered neither tokens nor an error');
      emailLink.forget();
      await session.signedIn(tokens);
      setStage({ at: 'done', email: user.email });
    } catch (error) {
      setStage({ at: 'asking', message: failureWords(error) });
    }
  };

  return (
    <AccountFrame
      title="メールアドレスの確認"
      aside={<Steps steps={emailSteps} current={stage.at === 'done' ? 2 : dead ? 0 : 1} />}
    >
      {token === null && dead && stage.at !== 'refused' ? (
        <EmailNotChanged
          title="このリンクは使えません。"
          message="期限が切れたか、すでに使われたか、途中で切れています。"
          perhapsUsed
        />
      ) : (
        <>
          {(stage.at === 'asking' || stage.at === 'sending') && token !== null && (
            <section>
              <FormMessage>{stage.at === 'asking' ? stage.message : null}</FormMessage>
              <h2 className={css.outcomeTitle}>
                <PhraseText>{question.title}</PhraseText>
              </h2>
              <div className={css.outcomeText}>
                <p>{question.text}</p>
              </div>
              <div className={css.acts}>
                <Button
                  variant="primary"
                  loading={stage.at === 'sending'}
                  loadingText="送信中"
                  onClick={() => void send(token)}
                >
                  {question.act}
                </Button>
              </div>
            </section>
          )}
          {stage.at === 'refused' && (
            <EmailNotChanged
              title={stage.title}
              message={stage.message}
              perhapsUsed={stage.perhapsUsed}
              takesFocus
            />
          )}
          {stage.at === 'waiting' && <EmailWaits waitsFor={stage.waitsFor} />}
          {stage.at === 'done' && <EmailChanged email={stage.email} />}
        </>
      )}
    </AccountFrame>
  );
}
