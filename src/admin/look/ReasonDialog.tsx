import { useState } from 'react';
import type { ReactElement } from 'react';
import { Button } from '../../ui/buttons/Button.tsx';
import { Select } from '../../ui/choices/Select.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import { TextArea } from '../../ui/fields/TextArea.tsx';
import { Dialog } from '../../ui/overlays/Dialog.tsx';
import * as css from './look.css.ts';

interface ReasonDialogProps {
  readonly title: string;
  readonly act: string;
  /** Who will read it. */
  readonly help: string;
  readonly pending: boolean;
  /** An act with an end. */
  readonly hasEnd?: boolean;
  readonly onAct: (reason: string, days: number | null) => void;
  readonly onClose: () => void;
}

const ends = [
  { value: 'none', label: '解除するまで' },
  { value: '7', label: '7日間' },
  { value: '30', label: '30日間' },
  { value: '90', label: '90日間' },
] as const;

/** Every act about a member asks why. */
export function ReasonDialog({
  title,
  act,
  help,
  pending,
  hasEnd = false,
  onAct,
  onClose,
}: ReasonDialogProps): ReactElement {
  const [reason, setReason] = useState('');
  const [end, setEnd] = useState<(typeof ends)[number]['value']>('none');
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      footer={
        <>
          <Button onClick={onClose}>キャンセル</Button>
          <Button
            variant="creator"
            loading={pending}
            onClick={() => {
              if (reason.trim() === '') toast.error('理由を入力してください。');
              else onAct(reason, end === 'none' ? null : Number(end));
            }}
          >
            {act}
          </Button>
        </>
      }
    >
      <div className={css.form}>
        <TextArea
          label="理由"
          requirement="required"
          help={help}
          value={reason}
          limit={1000}
          onChange={setReason}
        />
        {hasEnd && <Select label="期間" options={ends} value={end} onChange={setEnd} />}
      </div>
    </Dialog>
  );
}
