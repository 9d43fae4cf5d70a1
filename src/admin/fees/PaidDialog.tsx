import { useId, useState } from 'react';
import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import * as v from 'valibot';
import { useForm } from '../../lib/forms/useForm.ts';
import { tokyoDay } from '../../lib/text/dates.ts';
import { formatYen } from '../../lib/text/money.ts';
import { useCommit } from '../../relay/useCommit.ts';
import { toast } from '../../ui/feedback/toast.ts';
import { DateField } from '../../ui/fields/DateField.tsx';
import { FormMessage } from '../../ui/fields/form/FormMessage.tsx';
import { ActDialog } from '../../ui/overlays/ActDialog.tsx';
import type { PaidDialog_invoice$key } from '../__generated__/PaidDialog_invoice.graphql.ts';
import type { PaidDialogMutation } from '../__generated__/PaidDialogMutation.graphql.ts';
import * as page from '../page.css.ts';
import * as css from './fees.css.ts';

const schema = v.object({ paidOn: v.pipe(v.nullable(v.string()), v.string('入金日を入力してください。')) });

interface PaidDialogProps {
  readonly invoice: PaidDialog_invoice$key;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** On which day the money came in. */
export function PaidDialog({ invoice: key, onClose, onDone }: PaidDialogProps): ReactElement {
  const { number, companyName, total } = useFragment(
    graphql`
      fragment PaidDialog_invoice on StaffFeeInvoice {
        number
        companyName
        total
      }
    `,
    key,
  );
  const formId = useId();
  const [today] = useState(() => tokyoDay(new Date()));
  const commit = useCommit<PaidDialogMutation>(graphql`
    mutation PaidDialogMutation($number: String!, $paidOn: String!) {
      markFee(number: $number, paidOn: $paidOn) {
        ok
        errors {
          ...adminErrors @relay(mask: false)
        }
      }
    }
  `);
  const form = useForm({
    schema,
    initial: { paidOn: today },
    onSubmit: async ({ paidOn }) => {
      if (form.failed((await commit({ number, paidOn })).markFee.errors)) return;
      toast.success(`${number}を入金済みにしました。`);
      onDone();
    },
  });
  return (
    <ActDialog
      onClose={onClose}
      title="入金済みにする"
      act="入金済みにする"
      variant="primary"
      pending={form.pending}
      form={formId}
    >
      <form {...form.props} id={formId} className={css.form} aria-label="入金日">
        <p className={page.note}>
          {number}　{companyName}　{formatYen(total)}(税込)
        </p>
        <FormMessage>{form.message}</FormMessage>
        <DateField label="入金日" requirement="required" {...form.field('paidOn')} />
      </form>
    </ActDialog>
  );
}
