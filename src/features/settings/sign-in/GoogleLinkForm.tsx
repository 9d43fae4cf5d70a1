import type { ReactElement } from 'react';
import * as v from 'valibot';
import { passwordRule } from '../../../lib/accountRules.ts';
import { useForm } from '../../../lib/useForm.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { FormMessage } from '../../../ui/fields/FormMessage.tsx';
import { PasswordField } from '../../../ui/fields/PasswordField.tsx';
import { useLinkGoogle } from '../../accounts/google/useLinkGoogle.ts';
import { useSession } from '../../session/session.ts';
import { payloadOf } from '../../session/tokenClaims.ts';
import * as css from '../parts.css.ts';
import { useReplaceSession } from '../useReplaceSession.ts';

interface GoogleLinkFormProps {
  readonly credential: string;
  /** The session that asks, for the answer brings another. */
  readonly sessionId: string | null;
  readonly onDone: () => void;
  readonly onCancel: () => void;
}

export function GoogleLinkForm({
  credential,
  sessionId,
  onDone,
  onCancel,
}: GoogleLinkFormProps): ReactElement {
  const link = useLinkGoogle();
  const session = useSession();
  const replaceSession = useReplaceSession();
  const email = payloadOf(credential)?.['email'];
  const form = useForm({
    schema: v.object({ password: passwordRule }),
    initial: { password: '' },
    onSubmit: async ({ password }) => {
      const { linkGoogle } = await link({ input: { idToken: credential, password } });
      if (form.failed(linkGoogle.errors)) return;
      const { accessToken, refreshToken } = linkGoogle;
      if (accessToken == null || refreshToken == null) throw new Error('Linked without tokens');
      await session.signedIn({ accessToken, refreshToken });
      if (sessionId !== null) await replaceSession(sessionId);
      onDone();
    },
  });
  return (
    <form {...form.props} className={css.form} aria-label="Googleとの連携">
      <FormMessage>{form.message}</FormMessage>
      <p className={css.text}>
        {typeof email === 'string' && <strong>{email}</strong>}
        を、ログインに使えるようにします。
      </p>
      {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- the step took the place of the button that was pressed */}
      <PasswordField label="現在のパスワード" requirement="required" autoFocus {...form.field('password')} />
      <div className={css.acts}>
        <Button type="submit" variant="primary" loading={form.pending} loadingText="連携中">
          連携する
        </Button>
        <Button variant="text" onClick={onCancel}>
          キャンセル
        </Button>
      </div>
    </form>
  );
}
