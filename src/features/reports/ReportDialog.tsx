import { useState } from 'react';
import type { ReactElement } from 'react';
import type { ReportReason } from '../../../__generated__/ReportContentDialogMutation.graphql.ts';
import { isLonger } from '../../lib/text/textLength.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { RadioGroup, type RadioOption } from '../../ui/choices/RadioGroup.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import { TextArea } from '../../ui/fields/text/TextArea.tsx';
import { Dialog } from '../../ui/overlays/Dialog.tsx';
import * as css from './reports.css.ts';

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

export interface Telling {
  readonly reason: ReportReason;
  readonly detail: string;
}

interface ReportDialogProps {
  readonly title: string;
  /** What the operators get to see. */
  readonly sends: string;
  readonly pending: boolean;
  /** Whether it was taken. */
  readonly onSend: (telling: Telling) => Promise<boolean>;
  readonly onClose: () => void;
}

/** Reports to the operators; the other side is not told. */
export function ReportDialog({ title, sends, pending, onSend, onClose }: ReportDialogProps): ReactElement {
  const [reason, setReason] = useState<ReportReason | null>(null);
  const [detail, setDetail] = useState('');
  const [asked, setAsked] = useState(false);
  const send = async (): Promise<void> => {
    setAsked(true);
    if (reason === null || isLonger(detail.trim(), longest)) return;
    if (!(await onSend({ reason, detail: detail.trim() }))) return;
    toast.success('報告を受け付けました。運営が内容を確認します。');
    onClose();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      dismissable={detail === ''}
      footer={
        <>
          <Button onClick={onClose}>キャンセル</Button>
          <Button variant="primary" loading={pending} onClick={() => void send()}>
            報告する
          </Button>
        </>
      }
    >
      <div className={css.form}>
        <p className={css.note}>{sends}を運営に送ります。報告したことは、相手に伝わりません。</p>
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
