import { Link, useRouterState } from '@tanstack/react-router';
import { useEffect, useSyncExternalStore } from 'react';
import type { ReactElement } from 'react';
import { buttonClass } from '../../../ui/buttons/buttonClass.ts';
import { Status } from '../../../ui/text/Status.tsx';
import { PageHead } from '../../page/PageHead.tsx';
import * as css from '../accountPages.css.ts';
import { GoogleButton } from '../google/GoogleButton.tsx';
import { googleOffered } from '../google/googleOffered.ts';
import { useSessionState } from '../../session/session.ts';
import { PasskeySignIn } from '../passkeys/PasskeySignIn.tsx';
import { passkeysOffered } from '../passkeys/passkeysOffered.ts';
import { SecondStep } from '../second-factor/SecondStep.part.ts';
import { leaveSecondStep, pendingSignIn, subscribeSecondStep } from '../second-factor/secondStep.ts';
import { SignInForm } from './SignInForm.tsx';

export function SignInPage(): ReactElement {
  const state = useSessionState();
  const from = useRouterState({
    select: ({ location }) => new URLSearchParams(location.searchStr).get('from'),
  });
  const isRegistering = from?.startsWith('/sign_up/') === true;
  const pending = useSyncExternalStore(subscribeSecondStep, pendingSignIn);
  // Leaving the page starts over.
  useEffect(() => leaveSecondStep, []);
  const expired = state.status === 'guest' && state.ended === 'expired';
  if (pending !== null) {
    return (
      <div className={css.signIn}>
        <PageHead title="二段階認証" />
        <div className={css.signInWork}>
          <SecondStep signInToken={pending} />
        </div>
      </div>
    );
  }
  return (
    <div className={css.signIn}>
      <PageHead title="ログイン" />
      <div className={css.signInWork}>
        <h1 className={css.signInTitle}>ログイン</h1>
        {expired && (
          <p className={css.note}>ログインの期限が切れました。もう一度ログインすると、続きから使えます。</p>
        )}
        {!expired && isRegistering && (
          <p className={css.note}>登録の途中です。ログインすると、続きから始められます。</p>
        )}
        {!expired && !isRegistering && from !== null && (
          <p className={css.note}>会員のページです。ログインすると、そのまま開きます。</p>
        )}
        <SignInForm />
        {(googleOffered() || passkeysOffered()) && <p className={css.or}>または</p>}
        <PasskeySignIn />
        {googleOffered() && <GoogleButton purpose="sign-in" />}
      </div>
      <Newcomers />
    </div>
  );
}

function Newcomers(): ReactElement {
  return (
    <div className={css.say}>
      <div className={css.tate} aria-hidden="true">
        <p className={css.signInHeadline}>
          <em>つづき</em>を、
          <br />
          つむぐ。
        </p>
        <p className={css.signInLead}>
          最後に開いていた
          <br />
          ページから、続けられます。
        </p>
      </div>
      <section className={css.newcomers} aria-labelledby="newcomers">
        <h2 id="newcomers" className={css.doorsTitle}>
          はじめての方へ
        </h2>
        <div className={css.doors}>
          <div className={css.door}>
            <Status shape="filled" tone="creator">
              クリエイター
            </Status>
            <p className={css.doorText}>作品を載せて、仕事を受けられます。</p>
            <Link to="/sign_up/creator" className={buttonClass({ size: 's' })}>
              登録する
            </Link>
          </div>
          <div className={css.door}>
            <Status shape="filled" tone="company">
              会社
            </Status>
            <p className={css.doorText}>作品から人を探して、仕事を依頼できます。</p>
            <Link to="/sign_up/business" className={buttonClass({ size: 's' })}>
              申し込む
            </Link>
          </div>
        </div>
      </section>
    </div>
  );
}
