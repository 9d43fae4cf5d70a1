import type { ReactElement } from 'react';
import { ConfirmDialog } from '../../../ui/overlays/ConfirmDialog.tsx';
import type { PictureDialogProps } from '../../own-page/PictureMenu.tsx';
import { useDeleteCompanyPicture } from './useDeleteCompanyPicture.ts';
import type { CompanyPicture } from './useUploadCompanyPicture.ts';

const after: Readonly<Record<CompanyPicture, string>> = {
  face: '会社名の1文字目が、代わりに表示されます。',
  cover: 'ページの上は、画像のない地になります。',
};

interface CompanyPictureRemovalProps extends PictureDialogProps {
  readonly kind: CompanyPicture;
}

export function CompanyPictureRemoval({
  kind,
  title,
  onClose,
  onDone,
}: CompanyPictureRemovalProps): ReactElement {
  const deletion = useDeleteCompanyPicture(kind);
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
