import { Link } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { buttonClass } from '../../../ui/buttons/buttonClass.ts';
import { EmailText } from '../../../ui/text/EmailText.tsx';
import * as css from '../../accounts/accountPages.css.ts';
import { Outcome } from '../../accounts/Outcome.tsx';

interface EmailNotChangedProps {
  readonly title: string;
  readonly message: string;
  /** A link used before has changed it: then that the address stands as it was would be a lie. */
  readonly perhapsUsed: boolean;
  readonly takesFocus?: boolean;
}

export function EmailNotChanged({
  title,
  message,
  perhapsUsed,
  takesFocus = false,
}: EmailNotChangedProps): ReactElement {
  return (
    <Outcome
      title={title}
      takesFocus={takesFocus}
      acts={
        <Link to="/email_reset_request" className={buttonClass({ variant: 'primary' })}>
          もう一度メールを送る
        </Link>
      }
    >
      <p>{message}</p>
      <p>
        {perhapsUsed
          ? 'すでに変更が済んでいる場合は、新しいアドレスでログインできます。'
          : 'メールアドレスは変わっていません。'}
      </p>
    </Outcome>
  );
}

/** One of two addresses confirmed. */
export function EmailWaits({ waitsFor }: { readonly waitsFor: string }): ReactElement {
  return (
    <Outcome title="確認しました。" takesFocus>
      <p>
        {waitsFor === 'CURRENT_ADDRESS'
          ? '現在のアドレスに届いたメールのリンクからも同意すると、メールアドレスが変わります。'
          : '新しいアドレスに届いたメールのリンクからも確認すると、メールアドレスが変わります。'}
      </p>
      <p>それまでは、現在のアドレスのままです。</p>
    </Outcome>
  );
}

export function EmailChanged({ email }: { readonly email: string }): ReactElement {
  return (
    <Outcome
      title="メールアドレスを変更しました。"
      takesFocus
      acts={
        <>
          <Link to="/products" className={buttonClass({ variant: 'primary' })}>
            作品を見る
          </Link>
          <Link to="/settings/account" className={buttonClass({ variant: 'text' })}>
            設定を開く
          </Link>
        </>
      }
    >
      <p className={css.address}>
        <EmailText>{email}</EmailText>
      </p>
      <p>この端末では、ログインしています。ほかの端末では、もう一度ログインしてください。</p>
    </Outcome>
  );
}
