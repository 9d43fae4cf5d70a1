import { useState } from 'react';
import type { ReactElement } from 'react';
import { graphql } from 'react-relay/hooks';
import type { VoidInvoiceDialogMutation } from '../../../../__generated__/VoidInvoiceDialogMutation.graphql.ts';
import { isLonger } from '../../../lib/text/textLength.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { TextArea } from '../../../ui/fields/text/TextArea.tsx';
import { Dialog } from '../../../ui/overlays/Dialog.tsx';
import { useAct } from '../../page/useAct.ts';
import * as css from './work.css.ts';

const longest = 500;

/** Voids an invoice with a reason. */
export function VoidInvoiceDialog({
  roundId,
  onClose,
}: {
  readonly roundId: string;
  readonly onClose: () => void;
}): ReactElement {
  const [reason, setReason] = useState('');
  const [isAsked, setAsked] = useState(false);
  const { act, pending } = useAct<VoidInvoiceDialogMutation>(graphql`
    mutation VoidInvoiceDialogMutation($input: VoidEngagementInvoiceInput!) {
      voidEngagementInvoice(input: $input) {
        engagement {
          ...EngagementPage_engagement
        }
        errors {
          ...mutationErrors @relay(mask: false)
        }
      }
    }
  `);
  const wrong = reason.trim() === '' ? '取り消しの理由を入力してください。' : undefined;
  const send = async (): Promise<void> => {
    setAsked(true);
    if (wrong !== undefined || isLonger(reason, longest)) return;
    if ((await act({ input: { roundId, reason } })) === null) return;
    toast.success('請求書を取り消しました。');
    onClose();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title="請求書を取り消す"
      dismissable={false}
      footer={
        <>
          <Button onClick={onClose}>キャンセル</Button>
          <Button variant="creator" loading={pending !== null} onClick={() => void send()}>
            取り消す
          </Button>
        </>
      }
    >
      <div className={css.fields}>
        <p>取り消した請求書は、理由とともに記録に残ります。そのあとで、あらためて発行できます。</p>
        <TextArea
          label="取り消しの理由"
          requirement="required"
          limit={longest}
          value={reason}
          onChange={setReason}
          error={isAsked ? wrong : undefined}
        />
      </div>
    </Dialog>
  );
}
