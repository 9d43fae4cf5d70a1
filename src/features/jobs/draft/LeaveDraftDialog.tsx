import type { ReactElement } from 'react';
import { Button } from '../../../ui/buttons/Button.tsx';
import { Dialog } from '../../../ui/overlays/Dialog.tsx';

interface LeaveDraftDialogProps {
  readonly onStay: () => void;
  readonly onLeave: () => void;
}

/** Asks when leaving with unsent changes, which stay in this browser. */
export function LeaveDraftDialog({ onStay, onLeave }: LeaveDraftDialogProps): ReactElement {
  return (
    <Dialog
      open
      onClose={onStay}
      title="まだ送れていない変更があります"
      role="alertdialog"
      size="s"
      footer={
        <>
          <Button onClick={onLeave}>下書きを残して移動</Button>
          <Button variant="primary" onClick={onStay}>
            編集に戻る
          </Button>
        </>
      }
    >
      <p>
        書いた内容は、このブラウザーに残ります。次にこの下書きを開いたときに続きから書けて、つながれば送られます。
      </p>
    </Dialog>
  );
}
