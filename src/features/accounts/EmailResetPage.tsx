import { type ReactElement, useState } from 'react';
import { failureWords, withTime } from '../../lib/failureWords.ts';
import { Button } from '../../ui/Button.tsx';
import { FormMessage } from '../../ui/FormMessage.tsx';
import { AccountFrame } from './AccountFrame.tsx';
import * as css from './accountPages.css.ts';
import { EmailChanged, EmailNotChanged } from './EmailResetOutcome.tsx';
import { emailSteps } from './emailSteps.ts';
import { emailLink } from './links.ts';
import { useSession } from './session.ts';
import { Steps } from './Steps.tsx';
import { useVerifyResetedEmail } from './useVerifyResetedEmail.ts';

type Stage =
  | { readonly at: 'asking'; readonly message: string | null }
  | { readonly at: 'sending' }
  | { readonly at: 'done'; readonly email: string }
  | { readonly at: 'refused'; readonly title: string; readonly message: string };

/**
 * `/email_reset?token=`: the route has taken the token out of the address before this is shown. The change waits for a
 * press: programs that look at mails open their links too, and this one works once.
 */
export function EmailResetPage(): ReactElement {
  const verify = useVerifyResetedEmail();
  const session = useSession();
  const [token] = useState(emailLink.read);
  const [stage, setStage] = useState<Stage>({ at: 'asking', message: null });

  const dead = stage.at === 'refused' || (token === null && stage.at !== 'done');

  const send = async (held: string): Promise<void> => {
    setStage({ at: 'sending' });
    try {
      const { tokens, user, errors } = (await verify({ token: held })).verifyResetedEmail;
      const [error] = errors;
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
          });
        }
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
      {token === null && stage.at !== 'done' ? (
        <EmailNotChanged
          title="このリンクは使えません。"
          message="期限が切れたか、すでに使われたか、途中で切れています。"
        />
      ) : (
        <>
          {(stage.at === 'asking' || stage.at === 'sending') && token !== null && (
            <section>
              <FormMessage>{stage.at === 'asking' ? stage.message : null}</FormMessage>
              <h2 className={css.outcomeTitle}>メールアドレスを変えますか。</h2>
              <div className={css.outcomeText}>
                <p>メールを受け取ったこのアドレスを、これからのログインとお知らせに使います。</p>
              </div>
              <div className={css.acts}>
                <Button
                  variant="primary"
                  loading={stage.at === 'sending'}
                  loadingText="変更中"
                  onClick={() => void send(token)}
                >
                  メールアドレスを変える
                </Button>
              </div>
            </section>
          )}
          {stage.at === 'refused' && (
            <EmailNotChanged title={stage.title} message={stage.message} takesFocus />
          )}
          {stage.at === 'done' && <EmailChanged email={stage.email} />}
        </>
      )}
    </AccountFrame>
  );
}
