import { Link } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import * as v from 'valibot';
import { passwordRule } from '../../../lib/forms/accountRules.ts';
import { useForm } from '../../../lib/forms/useForm.ts';
import { Dialog } from '../../../ui/overlays/Dialog.tsx';
import { FormActs } from '../../../ui/fields/form/FormActs.tsx';
import { FormMessage } from '../../../ui/fields/form/FormMessage.tsx';
import { link } from '../../../ui/text/link.css.ts';
import { PasswordField } from '../../../ui/fields/text/PasswordField.tsx';
import { visuallyHidden } from '../../../ui/text/VisuallyHidden.css.ts';
import { payloadOf } from '../../session/tokenClaims.ts';
import { typedEmail } from '../typedEmail.ts';
import { useEnter } from '../../session/useEnter.ts';
import { rememberedDevice } from '../second-factor/rememberedDevice.ts';
import { asksSecondStep } from '../second-factor/secondStep.ts';
import * as css from './google.css.ts';
import { useLinkGoogle } from './useLinkGoogle.ts';

interface LinkGoogleDialogProps {
  readonly credential: string;
  readonly onCancel: () => void;
}

/** The address has an account with a password: only its owner may connect Google. */
export function LinkGoogleDialog({ credential, onCancel }: LinkGoogleDialogProps): ReactElement {
  const tie = useLinkGoogle();
  const enter = useEnter();
  const email = payloadOf(credential)?.['email'];
  const form = useForm({
    schema: v.object({ password: passwordRule }),
    initial: { password: '' },
    onSubmit: async ({ password }) => {
      const { linkGoogle } = await tie({
        input: { idToken: credential, password, rememberedDevice: rememberedDevice() },
      });
      if (asksSecondStep(linkGoogle.errors)) onCancel();
      else if (!form.failed(linkGoogle.errors)) await enter(linkGoogle);
    },
  });
  return (
    <Dialog open onClose={onCancel} title="すでにアカウントがあります" size="s" dismissable={false}>
      <form {...form.props}>
        <p className={css.linkingText}>
          {typeof email === 'string' && <b>{email}</b>}
          このアドレスのアカウントがあります。つむぎのパスワードを入力すると、次からはGoogleでもログインできます。
        </p>
        <FormMessage>{form.message}</FormMessage>
        {typeof email === 'string' && (
          // Names the account for password managers.
          <input
            className={visuallyHidden}
            type="email"
            name="email"
            autoComplete="username"
            value={email}
            readOnly
            tabIndex={-1}
            aria-hidden="true"
          />
        )}
        {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- the dialog asks for nothing else */}
        <PasswordField label="つむぎのパスワード" autoFocus enterKeyHint="go" {...form.field('password')} />
        <p className={css.forgot}>
          <Link
            to="/password_reset_request"
            className={link}
            onClick={() => {
              if (typeof email === 'string') typedEmail.keep(email);
            }}
          >
            パスワードを忘れたとき
          </Link>
        </p>
        <FormActs className={css.acts} loading={form.pending} loadingText="確認中" onCancel={onCancel}>
          連携してログインする
        </FormActs>
      </form>
    </Dialog>
  );
}
