import type { ReactElement } from 'react';
import { Button } from '../../../ui/buttons/Button.tsx';
import { Dialog } from '../../../ui/overlays/Dialog.tsx';

interface LeaveWorkDialogProps {
  /** Something is still on its way to the server. */
  readonly sending: boolean;
  readonly onStay: () => void;
  readonly onLeave: () => void;
  readonly onDiscard: () => void;
}

/** Asks whoever leaves with something unsaved. */
export function LeaveWorkDialog({ sending, onStay, onLeave, onDiscard }: LeaveWorkDialogProps): ReactElement {
  return (
    <Dialog
      open
      onClose={onStay}
      title="保存していない内容があります"
      role="alertdialog"
      size="s"
      footer={
        <>
          <Button variant="danger" onClick={onDiscard}>
            破棄する
          </Button>
          <Button onClick={onLeave}>下書きを残して移動</Button>
          <Button variant="primary" onClick={onStay}>
            編集に戻る
          </Button>
        </>
      }
    >
      <p>
        下書きを残して移動すると、次に開いたときに続きから書けます。
        {sending && '送っている途中の画像は、もう一度選び直してください。'}
      </p>
    </Dialog>
  );
}
