import type { ReactElement } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';

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
      title="書きかけの内容があります"
      role="alertdialog"
      size="s"
      footer={
        <>
          <Button variant="danger" onClick={onDiscard}>
            破棄する
          </Button>
          <Button onClick={onLeave}>残して移る</Button>
          <Button variant="primary" onClick={onStay}>
            続けて書く
          </Button>
        </>
      }
    >
      <p>
        残して移ると、次に開いたときに続きから書けます。
        {sending && '送っている途中の画像は、もう一度選び直してください。'}
      </p>
    </Dialog>
  );
}
