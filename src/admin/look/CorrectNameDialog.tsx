import { useId } from 'react';
import type { ReactElement } from 'react';
import { graphql } from 'react-relay/hooks';
import * as v from 'valibot';
import { requiredText } from '../../lib/forms/personRules.ts';
import { useForm } from '../../lib/forms/useForm.ts';
import { useCommit } from '../../relay/useCommit.ts';
import { toast } from '../../ui/feedback/toast.ts';
import { FormMessage } from '../../ui/fields/form/FormMessage.tsx';
import { TextArea } from '../../ui/fields/text/TextArea.tsx';
import { TextField } from '../../ui/fields/text/TextField.tsx';
import { ActDialog } from '../../ui/overlays/ActDialog.tsx';
import type { CorrectNameDialogMutation } from '../__generated__/CorrectNameDialogMutation.graphql.ts';
import * as css from './look.css.ts';

const nameMost = 100;
const reasonMost = 1000;

const schema = v.object({
  name: requiredText('会社名', nameMost),
  reason: requiredText('理由', reasonMost),
});

interface CorrectNameDialogProps {
  readonly id: string;
  readonly name: string;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** A company's name as its register has it, and why it is put right. */
export function CorrectNameDialog({ id, name, onClose, onDone }: CorrectNameDialogProps): ReactElement {
  const formId = useId();
  const commit = useCommit<CorrectNameDialogMutation>(graphql`
    mutation CorrectNameDialogMutation($id: ID!, $name: String!, $reason: String!) {
      correctCompanyName(id: $id, name: $name, reason: $reason) {
        ok
        errors {
          ...adminErrors @relay(mask: false)
        }
      }
    }
  `);
  const form = useForm({
    schema,
    initial: { name, reason: '' },
    onSubmit: async (words) => {
      if (form.failed((await commit({ id, ...words })).correctCompanyName.errors)) return;
      toast.success('会社名を訂正しました。');
      onDone();
    },
  });
  return (
    <ActDialog
      onClose={onClose}
      title="会社名を訂正する"
      act="訂正する"
      variant="primary"
      pending={form.pending}
      form={formId}
    >
      <form {...form.props} id={formId} className={css.form} aria-label="会社名の訂正">
        <FormMessage>{form.message}</FormMessage>
        <TextField label="会社名" requirement="required" limit={nameMost} {...form.field('name')} />
        <TextArea
          label="理由"
          requirement="required"
          help="運営の記録に残ります。"
          limit={reasonMost}
          {...form.field('reason')}
        />
      </form>
    </ActDialog>
  );
}
