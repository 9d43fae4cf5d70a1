import type { ReactElement } from 'react';
import { graphql } from 'react-relay/hooks';
import * as v from 'valibot';
import type { PasskeyNameFormMutation } from '../../../../__generated__/PasskeyNameFormMutation.graphql.ts';
import { useForm } from '../../../lib/forms/useForm.ts';
import { useCommit } from '../../../relay/useCommit.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { FormMessage } from '../../../ui/fields/form/FormMessage.tsx';
import { TextField } from '../../../ui/fields/text/TextField.tsx';
import * as css from '../parts.css.ts';

interface PasskeyNameFormProps {
  readonly passkeyId: string;
  readonly name: string;
  readonly onClose: () => void;
}

export function PasskeyNameForm({ passkeyId, name, onClose }: PasskeyNameFormProps): ReactElement {
  const commit = useCommit<PasskeyNameFormMutation>(graphql`
    mutation PasskeyNameFormMutation($id: ID!, $name: String!) {
      renamePasskey(id: $id, name: $name) {
        user {
          ...PasskeysSection_user
        }
        errors {
          ...mutationErrors @relay(mask: false)
        }
      }
    }
  `);
  const form = useForm({
    schema: v.object({ name: v.pipe(v.string(), v.trim(), v.minLength(1, '名前を入力してください。')) }),
    initial: { name },
    onSubmit: async (values) => {
      const { renamePasskey } = await commit({ id: passkeyId, name: values.name });
      if (!form.failed(renamePasskey.errors)) onClose();
    },
  });
  return (
    <form {...form.props} className={css.form} aria-label="パスキーの名前">
      <FormMessage>{form.message}</FormMessage>
      {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- it took the place of the button that was pressed */}
      <TextField label="パスキーの名前" autoComplete="off" autoFocus {...form.field('name')} />
      <div className={css.acts}>
        <Button type="submit" variant="primary" size="s" loading={form.pending} loadingText="保存中">
          保存する
        </Button>
        <Button variant="text" size="s" onClick={onClose}>
          キャンセル
        </Button>
      </div>
    </form>
  );
}
