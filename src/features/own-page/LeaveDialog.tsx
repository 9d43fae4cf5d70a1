import type { ReactElement } from 'react';
import { Button } from '../../ui/buttons/Button.tsx';
import { Dialog } from '../../ui/overlays/Dialog.tsx';
import type { LeaveQuestion } from './useEditing.ts';

/** Asked before unsaved input is left. */
export function LeaveDialog({ kept, onStay, onLeave, onDiscard }: LeaveQuestion): ReactElement {
  return (
    <Dialog
      open
      onClose={onStay}
      title="保存していない内容があります"
      size="s"
      role="alertdialog"
      footer={
        <>
          <Button variant="danger" onClick={onDiscard}>
            破棄する
          </Button>
          {kept && <Button onClick={onLeave}>下書きを残して閉じる</Button>}
          <Button variant="primary" onClick={onStay}>
            編集に戻る
          </Button>
        </>
      }
    >
      {kept
        ? 'まだ保存されていません。残しておくと、次にこの欄を開いたときに続きから書けます。'
        : 'まだ保存されていません。閉じると、入力した内容は消えます。'}
    </Dialog>
  );
}
