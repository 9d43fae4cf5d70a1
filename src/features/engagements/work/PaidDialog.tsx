import { useState } from 'react';
import type { ReactElement } from 'react';
import { graphql } from 'react-relay/hooks';
import type { PaidDialogMutation } from '../../../../__generated__/PaidDialogMutation.graphql.ts';
import { toast } from '../../../ui/feedback/toast.ts';
import { DateField } from '../../../ui/fields/DateField.tsx';
import { ActDialog } from '../../../ui/overlays/ActDialog.tsx';
import { isoDay } from '../../../ui/text/formatDate.ts';
import { useAct } from '../../page/useAct.ts';

/** Marks a round as paid on a day. */
export function PaidDialog({
  roundId,
  receivedOn,
  onClose,
}: {
  readonly roundId: string;
  readonly receivedOn: string | null;
  readonly onClose: () => void;
}): ReactElement {
  const [today] = useState(() => isoDay(new Date()));
  const [day, setDay] = useState<string | null>(today);
  const { act, pending } = useAct<PaidDialogMutation>(graphql`
    mutation PaidDialogMutation($input: MarkEngagementPaidInput!) {
      markEngagementPaid(input: $input) {
        engagement {
          ...EngagementPage_engagement
        }
        errors {
          ...mutationErrors @relay(mask: false)
        }
      }
    }
  `);
  const send = async (): Promise<void> => {
    if (day === null || (await act({ input: { roundId, paidOn: day } })) === null) return;
    toast.success('支払い済みにしました。');
    onClose();
  };
  return (
    <ActDialog
      onClose={onClose}
      title="支払い済みにする"
      size="s"
      dismissable={false}
      act="支払い済みにする"
      variant="primary"
      pending={pending !== null}
      onAct={() => void send()}
    >
      <DateField
        label="支払った日"
        requirement="required"
        value={day}
        onChange={setDay}
        min={receivedOn ?? undefined}
        max={today}
        error={day === null ? '支払った日を入力してください。' : undefined}
      />
    </ActDialog>
  );
}
