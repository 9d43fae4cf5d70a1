import { useEffect, useId, useRef } from 'react';
import type { ReactElement } from 'react';
import * as v from 'valibot';
import { useForm } from '../../../lib/forms/useForm.ts';
import { ActDialog } from '../../../ui/overlays/ActDialog.tsx';
import { FormMessage } from '../../../ui/fields/form/FormMessage.tsx';
import { TextField } from '../../../ui/fields/text/TextField.tsx';
import { useWide } from '../../../ui/useWide.ts';
import { dialogForm } from '../parts.css.ts';
import type { DeletionDialogMutation } from '../../../../__generated__/DeletionDialogMutation.graphql.ts';
import { useCommit } from '../../../relay/useCommit.ts';
import { graphql } from 'react-relay/hooks';

interface DeletionDialogProps {
  readonly onClose: () => void;
  readonly onDone: () => void;
}

const typed = '退会する';
const typedRule = v.pipe(
  v.string(),
  v.check((text) => text.trim() === typed, `「${typed}」と入力してください。`),
);

/** Asks twice: by typing the words, and by a fresh proof. */
export function DeletionDialog({ onClose, onDone }: DeletionDialogProps): ReactElement {
  const commit = useCommit<DeletionDialogMutation>(graphql`
    mutation DeletionDialogMutation {
      requestAccountDeletion {
        user {
          ...DeletionSection_user
          ...DevicesSection_user
        }
        errors {
          ...mutationErrors @relay(mask: false)
        }
      }
    }
  `);
  const formId = useId();
  const place = useRef<HTMLFormElement>(null);
  const wide = useWide();
  useEffect(() => {
    // On a phone the keyboard would cover the text.
    if (wide) place.current?.querySelector('input')?.focus();
  }, [wide]);
  const form = useForm({
    schema: v.object({ confirmation: typedRule }),
    initial: { confirmation: '' },
    onSubmit: async () => {
      const { requestAccountDeletion } = await commit({});
      if (!form.failed(requestAccountDeletion.errors)) onDone();
    },
  });
  return (
    <ActDialog
      onClose={onClose}
      title="退会しますか"
      dismissable={false}
      act="退会を申し込む"
      pending={form.pending}
      loadingText="受付中"
      form={formId}
    >
      30日後に、あなたの情報をすべて削除します。それまでは、アカウント設定の「退会」で取り消せます。
      <form {...form.props} ref={place} id={formId} className={dialogForm} aria-label="退会の申し込み">
        <FormMessage>{form.message}</FormMessage>
        <TextField
          label={`確認のため「${typed}」と入力`}
          requirement="required"
          autoComplete="off"
          {...form.field('confirmation')}
        />
      </form>
    </ActDialog>
  );
}
