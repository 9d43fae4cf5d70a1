import { useState } from 'react';
import type { ReactElement } from 'react';
import { graphql } from 'react-relay/hooks';
import type { ReissueDialogMutation } from '../../../../__generated__/ReissueDialogMutation.graphql.ts';
import { isLonger } from '../../../lib/text/textLength.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { TextArea } from '../../../ui/fields/text/TextArea.tsx';
import { Dialog } from '../../../ui/overlays/Dialog.tsx';
import { useAct } from '../../page/useAct.ts';
import * as css from './papers.css.ts';

const longest = 500;

interface ReissueDialogProps {
  readonly id: string;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** What is typed stays while it is closed. */
export function ReissueDialog({ id, open, onClose }: ReissueDialogProps): ReactElement | null {
  const [isAsked, setIsAsked] = useState(false);
  const [reason, setReason] = useState('');
  const { act, pending } = useAct<ReissueDialogMutation>(graphql`
    mutation ReissueDialogMutation($id: ID!, $reason: String!) {
      reissueDocument(id: $id, reason: $reason) {
        document {
          id
          isVoided
          voidReason
        }
        errors {
          ...mutationErrors @relay(mask: false)
        }
      }
    }
  `);
  const words = reason.trim();
  const send = async (): Promise<void> => {
    setIsAsked(true);
    if (words === '' || isLonger(words, longest)) return;
    if ((await act({ id, reason: words })) === null) return;
    onClose();
    toast.success('書類を無効にしました。再発行した書類は、少し待つと一覧に表示されます。');
  };
  if (!open) return null;
  return (
    <Dialog
      open
      onClose={onClose}
      title="書類を無効にして再発行しますか"
      size="m"
      footer={
        <>
          <Button onClick={onClose}>キャンセル</Button>
          <Button variant="primary" loading={pending !== null} onClick={() => void send()}>
            無効にして再発行する
          </Button>
        </>
      }
    >
      <div className={css.reason}>
        <p>
          条件は変わりません。発行済みの書類は「無効」として一覧に残り、同じ内容の書類が新しく発行されます。相手には、理由がメッセージで届きます。
        </p>
        <TextArea
          label="再発行する理由"
          requirement="required"
          limit={longest}
          value={reason}
          onChange={setReason}
          error={isAsked && words === '' ? '再発行する理由を入力してください。' : undefined}
        />
      </div>
    </Dialog>
  );
}
