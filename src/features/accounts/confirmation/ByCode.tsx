import type { ReactElement } from 'react';
import * as v from 'valibot';
import { useForm } from '../../../lib/forms/useForm.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { FormMessage } from '../../../ui/fields/form/FormMessage.tsx';
import { TextField } from '../../../ui/fields/text/TextField.tsx';
import * as css from './confirmation.css.ts';
import { useConfirmIdentity } from './useConfirmIdentity.ts';

export function ByCode({ onConfirmed }: { readonly onConfirmed: () => void }): ReactElement {
  const confirm = useConfirmIdentity();
  const form = useForm({
    schema: v.object({
      totpCode: v.pipe(v.string(), v.trim(), v.minLength(1, 'コードを入力してください。')),
    }),
    initial: { totpCode: '' },
    onSubmit: async ({ totpCode }) => {
      const { confirmIdentity } = await confirm({ input: { totpCode } });
      if (!form.failed(confirmIdentity.errors)) onConfirmed();
    },
  });
  return (
    <form {...form.props} className={css.form} aria-label="認証コードでの確認">
      <FormMessage>{form.message}</FormMessage>
      <TextField
        label="認証コード"
        help="認証アプリに表示されている6桁のコードです。"
        autoComplete="one-time-code"
        inputMode="numeric"
        enterKeyHint="go"
        {...form.field('totpCode')}
      />
      <Button type="submit" variant="primary" block loading={form.pending} loadingText="確認中">
        確認する
      </Button>
    </form>
  );
}
