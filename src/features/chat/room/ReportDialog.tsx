import { useState } from 'react';
import type { ReactElement } from 'react';
import { graphql } from 'react-relay/hooks';
import type {
  ReportDialogMutation,
  ReportReason,
} from '../../../../__generated__/ReportDialogMutation.graphql.ts';
import { isLonger } from '../../../lib/text/textLength.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { RadioGroup, type RadioOption } from '../../../ui/choices/RadioGroup.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { TextArea } from '../../../ui/fields/TextArea.tsx';
import { Dialog } from '../../../ui/overlays/Dialog.tsx';
import { useAct } from '../../page/useAct.ts';
import * as styles from './pane.css.ts';

const reasons: readonly RadioOption<ReportReason>[] = [
  { value: 'HARASSMENT', label: '嫌がらせ・暴言' },
  { value: 'INAPPROPRIATE', label: '不適切な内容' },
  { value: 'SPAM', label: '宣伝・勧誘' },
  { value: 'FRAUD', label: '詐欺・なりすまし' },
  { value: 'OUTSIDE_DEALING', label: 'つむぎの外での取引への誘導' },
  { value: 'FALSE_TERMS', label: '募集や条件と違う内容' },
  { value: 'COPYRIGHT', label: '著作権などの侵害' },
  { value: 'OTHER', label: 'その他' },
];
const longest = 2_000;

interface ReportDialogProps {
  readonly roomId: string;
  /** Null: the room as a whole. */
  readonly messageId: string | null;
  readonly onClose: () => void;
}

/** Tells the operators. The other side hears nothing of it. */
export function ReportDialog({ roomId, messageId, onClose }: ReportDialogProps): ReactElement {
  const [reason, setReason] = useState<ReportReason | null>(null);
  const [detail, setDetail] = useState('');
  const [asked, setAsked] = useState(false);
  const { act, pending } = useAct<ReportDialogMutation>(graphql`
    mutation ReportDialogMutation($input: ReportChatInput!) {
      reportChat(input: $input) {
        ok
        errors {
          ...mutationErrors @relay(mask: false)
        }
      }
    }
  `);
  const send = async (): Promise<void> => {
    setAsked(true);
    if (reason === null || isLonger(detail.trim(), longest)) return;
    const answer = await act({ input: { roomId, messageId, reason, detail: detail.trim() } });
    if (answer === null) return;
    toast.success('報告を受け付けました。運営が内容を確認します。');
    onClose();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={messageId === null ? 'このやり取りを報告する' : 'メッセージを報告する'}
      dismissable={detail === ''}
      footer={
        <>
          <Button onClick={onClose}>キャンセル</Button>
          <Button variant="primary" loading={pending !== null} onClick={() => void send()}>
            報告する
          </Button>
        </>
      }
    >
      <div className={styles.report}>
        <p className={styles.requestWords}>
          {messageId === null ? '最近のメッセージ' : 'メッセージの内容'}
          を運営に送ります。報告したことは、相手に伝わりません。
        </p>
        <RadioGroup
          label="理由"
          requirement="required"
          options={reasons}
          value={reason}
          onChange={setReason}
          error={asked && reason === null ? '理由を選んでください。' : undefined}
        />
        <TextArea
          label="詳しい内容"
          requirement="optional"
          value={detail}
          onChange={setDetail}
          limit={longest}
          minRows={3}
          maxRows={8}
        />
      </div>
    </Dialog>
  );
}
