import { useEffect, useId, useRef } from 'react';
import type { ReactElement } from 'react';
import * as v from 'valibot';
import { passwordRule } from '../../../lib/accountRules.ts';
import { useForm } from '../../../lib/useForm.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { FormMessage } from '../../../ui/FormMessage.tsx';
import { PasswordField } from '../../../ui/PasswordField.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { useWide } from '../../../ui/useWide.ts';
import { dialogForm } from './parts.css.ts';
import { useRequestAccountDeletion } from './useRequestAccountDeletion.ts';

interface DeletionDialogProps {
  readonly hasPassword: boolean;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

const typed = '退会する';
const typedRule = v.pipe(
  v.string(),
  v.check((text) => text.trim() === typed, `「${typed}」と入力してください。`),
);

/** Asks twice, in two ways: the words are typed, and the password shows who types them. */
export function DeletionDialog({ hasPassword, onClose, onDone }: DeletionDialogProps): ReactElement {
  const commit = useRequestAccountDeletion();
  const formId = useId();
  const place = useRef<HTMLFormElement>(null);
  const wide = useWide();
  useEffect(() => {
    // On a phone the keyboard would rise over what is to be read first.
    if (wide) place.current?.querySelector('input')?.focus();
  }, [wide]);
  const form = useForm({
    schema: v.object({ confirmation: typedRule, password: hasPassword ? passwordRule : v.string() }),
    initial: { confirmation: '', password: '' },
    onSubmit: async ({ password }) => {
      const { requestAccountDeletion } = await commit({ password: hasPassword ? password : null });
      if (!form.failed(requestAccountDeletion.errors)) onDone();
    },
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title="退会しますか"
      dismissable={false}
      footer={
        <>
          <Button onClick={onClose}>やめる</Button>
          <Button type="submit" form={formId} variant="creator" loading={form.pending} loadingText="受付中">
            退会を申し込む
          </Button>
        </>
      }
    >
      30日後に、あなたの情報をすべて消します。それまでは、アカウント設定の「退会」で取り消せます。
      <form {...form.props} ref={place} id={formId} className={dialogForm} aria-label="退会の申し込み">
        <FormMessage>{form.message}</FormMessage>
        <TextField
          label={`確認のため「${typed}」と入力`}
          requirement="required"
          autoComplete="off"
          {...form.field('confirmation')}
        />
        {hasPassword && (
          <PasswordField label="現在のパスワード" requirement="required" {...form.field('password')} />
        )}
      </form>
    </Dialog>
  );
}
