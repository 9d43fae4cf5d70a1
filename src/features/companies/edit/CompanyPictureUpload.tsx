import type { ReactElement } from 'react';
import { ImageCropper } from '../../../ui/pictures/ImageCropper.tsx';
import type { PictureDialogProps } from '../../own-page/PictureMenu.tsx';
import { type CompanyPicture, useUploadCompanyPicture } from './useUploadCompanyPicture.ts';

interface CompanyPictureUploadProps extends PictureDialogProps {
  readonly kind: CompanyPicture;
}

export function CompanyPictureUpload({
  kind,
  title,
  onClose,
  onDone,
}: CompanyPictureUploadProps): ReactElement {
  const upload = useUploadCompanyPicture(kind);
  const send = async (picture: Blob): Promise<void> => {
    if (await upload.send(picture)) onDone();
  };
  return (
    <ImageCropper
      open
      title={title}
      shape={kind === 'face' ? 'mark' : 'cover'}
      sent={upload.sent}
      error={upload.error}
      onClose={() => {
        upload.cancel();
        onClose();
      }}
      onDone={(picture) => void send(picture)}
    />
  );
}
