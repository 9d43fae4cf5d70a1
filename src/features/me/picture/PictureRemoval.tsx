import type { ReactElement } from 'react';
import { ConfirmDialog } from '../../../ui/overlays/ConfirmDialog.tsx';
import { useDeletePicture } from './useDeletePicture.ts';
import type { PictureKind } from './useUploadPicture.ts';

const after: Readonly<Record<PictureKind, string>> = {
  face: '名前の1文字目が、代わりに表示されます。',
  cover: 'ページの上は、画像のない地になります。',
};

interface PictureRemovalProps {
  readonly kind: PictureKind;
  readonly title: string;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

export function PictureRemoval({ kind, title, onClose, onDone }: PictureRemovalProps): ReactElement {
  const deletion = useDeletePicture(kind);
  const remove = async (): Promise<void> => {
    if (await deletion.remove()) onDone();
  };
  return (
    <ConfirmDialog
      open
      title={title}
      act="削除する"
      pending={deletion.pending}
      onClose={onClose}
      onConfirm={() => void remove()}
    >
      {after[kind]}
    </ConfirmDialog>
  );
}
