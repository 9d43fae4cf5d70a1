import { useState } from 'react';
import type { ReactElement } from 'react';
import { Button } from '../../../ui/buttons/Button.tsx';
import { ConfirmDialog } from '../../../ui/overlays/ConfirmDialog.tsx';
import { Dialog } from '../../../ui/overlays/Dialog.tsx';
import type { GoneDraft } from './useGoneDraft.ts';

interface GoneDialogProps extends GoneDraft {
  /** Decide later: the text stays in the form. */
  readonly onClose: () => void;
}

/** For a draft deleted while somebody wrote: keeps their text until they decide. */
export function GoneDialog({ saveAsNew, discard, onClose }: GoneDialogProps): ReactElement {
  const [sure, setSure] = useState(false);
  return (
    <>
      <Dialog
        open={!sure}
        onClose={onClose}
        dismissable={false}
        title="この下書きはもうありません"
        role="alertdialog"
        footer={
          <>
            <Button onClick={() => setSure(true)}>破棄する</Button>
            <Button variant="primary" onClick={saveAsNew}>
              新しい下書きとして保存
            </Button>
          </>
        }
      >
        <p>
          別の画面で削除されたか、募集が終了しました。ここに書いた内容は残っています。新しい下書きとして保存すると、続きを書けます。
        </p>
      </Dialog>
      <ConfirmDialog
        open={sure}
        title="書いた内容を破棄しますか"
        act="破棄する"
        pending={false}
        onConfirm={discard}
        onClose={() => setSure(false)}
      >
        <p>この画面に書いた内容が消えます。元には戻せません。</p>
      </ConfirmDialog>
    </>
  );
}
