import type { ReactElement } from 'react';
import * as v from 'valibot';
import { passwordRule } from '../../../lib/accountRules.ts';
import { useForm } from '../../../lib/useForm.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { FormMessage } from '../../../ui/FormMessage.tsx';
import { PasswordField } from '../../../ui/PasswordField.tsx';
import { visuallyHidden } from '../../../ui/VisuallyHidden.css.ts';
import { payloadOf } from '../tokenClaims.ts';
import { useEnter } from '../useEnter.ts';
import * as css from './google.css.ts';
import { useLinkGoogle } from './useLinkGoogle.ts';

interface LinkGoogleDialogProps {
  readonly credential: string;
  readonly onCancel: () => void;
}

/** An account with this address exists and has a password: only its owner may let Google open it too. */
export function LinkGoogleDialog({ credential, onCancel }: LinkGoogleDialogProps): ReactElement {
  const link = useLinkGoogle();
  const enter = useEnter();
  const email = payloadOf(credential)?.['email'];
  const form = useForm({
    schema: v.object({ password: passwordRule }),
    initial: { password: '' },
    onSubmit: async ({ password }) => {
      const { linkGoogle } = await link({ input: { idToken: credential, password } });
      if (!form.failed(linkGoogle.errors)) await enter(linkGoogle);
    },
  });
  return (
    <Dialog open onClose={onCancel} title="すでにアカウントがあります" size="s" dismissable={false}>
      <form {...form.props}>
        <p className={css.linkingText}>
          {typeof email === 'string' && <b>{email}</b>}
          いまのパスワードを入力すると、次からはGoogleでもログインできます。
        </p>
        <FormMessage>{form.message}</FormMessage>
        {typeof email === 'string' && (
          // For password managers: whose password it is.
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
        <PasswordField label="つむぎのパスワード" autoFocus {...form.field('password')} />
        <div className={css.acts}>
          <Button type="submit" variant="primary" loading={form.pending} loadingText="確認中">
            つないでログインする
          </Button>
          <Button variant="text" onClick={onCancel}>
            やめる
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
