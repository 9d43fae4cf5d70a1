import { useState } from 'react';
import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import { useAct } from '../../features/page/useAct.ts';
import { tokyoDay } from '../../lib/text/dates.ts';
import { formatYen } from '../../lib/text/money.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import { DateField } from '../../ui/fields/DateField.tsx';
import { Dialog } from '../../ui/overlays/Dialog.tsx';
import type { PaidDialog_invoice$key } from '../__generated__/PaidDialog_invoice.graphql.ts';
import type { PaidDialogMutation } from '../__generated__/PaidDialogMutation.graphql.ts';
import * as page from '../page.css.ts';
import { whenDone } from '../whenDone.ts';

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
  const [day, setDay] = useState<string | null>(() => tokyoDay(new Date()));
  const { act, pending } = useAct<PaidDialogMutation>(graphql`
    mutation PaidDialogMutation($number: String!, $paidOn: String!) {
      markFee(number: $number, paidOn: $paidOn) {
        ok
        errors {
          ...adminErrors @relay(mask: false)
        }
      }
    }
  `);
  const send = (): void => {
    if (day === null) {
      toast.error('入金日を入力してください。');
      return;
    }
    void whenDone(act({ number, paidOn: day }), () => {
      toast.success(`${number}を入金済みにしました。`);
      onDone();
    });
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title="入金済みにする"
      footer={
        <>
          <Button onClick={onClose}>キャンセル</Button>
          <Button variant="primary" loading={pending !== null} onClick={send}>
            入金済みにする
          </Button>
        </>
      }
    >
      <p className={page.note}>
        {number}　{companyName}　{formatYen(total)}(税込)
      </p>
      <DateField label="入金日" requirement="required" value={day} onChange={setDay} />
    </Dialog>
  );
}
