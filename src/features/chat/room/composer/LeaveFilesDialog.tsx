import type { ReactElement } from 'react';
import { Button } from '../../../../ui/buttons/Button.tsx';
import { Dialog } from '../../../../ui/overlays/Dialog.tsx';

interface LeaveFilesDialogProps {
  readonly onStay: () => void;
  readonly onLeave: () => void;
}

/** Asked before files are left that have not been sent: unlike words, no browser keeps them. */
export function LeaveFilesDialog({ onStay, onLeave }: LeaveFilesDialogProps): ReactElement {
  return (
    <Dialog
      open
      onClose={onStay}
      title="送信していないファイルがあります"
      size="s"
      role="alertdialog"
      footer={
        <>
          <Button variant="danger" onClick={onLeave}>
            送信せずに移動する
          </Button>
          <Button variant="primary" onClick={onStay}>
            このまま残る
          </Button>
        </>
      }
    >
      この画面から移動すると、送信中や送信前のファイルは送られません。
    </Dialog>
  );
}
