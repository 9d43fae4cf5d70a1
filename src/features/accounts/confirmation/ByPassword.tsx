import type { ReactElement } from 'react';
import * as v from 'valibot';
import { passwordRule } from '../../../lib/forms/accountRules.ts';
import { useForm } from '../../../lib/forms/useForm.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { FormMessage } from '../../../ui/fields/form/FormMessage.tsx';
import { PasswordField } from '../../../ui/fields/text/PasswordField.tsx';
import { visuallyHidden } from '../../../ui/text/VisuallyHidden.css.ts';
import { useConfirmIdentity } from './useConfirmIdentity.ts';
import * as css from './confirmation.css.ts';

interface ByPasswordProps {
  readonly email: string;
  readonly onConfirmed: () => void;
}

export function ByPassword({ email, onConfirmed }: ByPasswordProps): ReactElement {
  const confirm = useConfirmIdentity();
  const form = useForm({
    schema: v.object({ password: passwordRule }),
    initial: { password: '' },
    onSubmit: async ({ password }) => {
      const { confirmIdentity } = await confirm({ input: { password } });
      if (!form.failed(confirmIdentity.errors)) onConfirmed();
    },
  });
  return (
    <form {...form.props} className={css.form} aria-label="パスワードでの確認">
      <FormMessage>{form.message}</FormMessage>
      {/* Names the account for password managers. */}
      <input
        className={visuallyHidden}
        type="email"
        autoComplete="username"
        value={email}
        readOnly
        tabIndex={-1}
        aria-hidden="true"
      />
      {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- the dialog asks for nothing else */}
      <PasswordField label="現在のパスワード" autoFocus enterKeyHint="go" {...form.field('password')} />
      <Button type="submit" variant="primary" block loading={form.pending} loadingText="確認中">
        確認する
      </Button>
    </form>
  );
}
