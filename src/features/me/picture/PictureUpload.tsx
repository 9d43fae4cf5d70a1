import type { ReactElement } from 'react';
import { ImageCropper } from '../../../ui/pictures/ImageCropper.tsx';
import { type PictureKind, useUploadPicture } from './useUploadPicture.ts';

interface PictureUploadProps {
  readonly kind: PictureKind;
  readonly title: string;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** Chosen, cut, sent; it stays open until the server has taken it. */
export function PictureUpload({ kind, title, onClose, onDone }: PictureUploadProps): ReactElement {
  const upload = useUploadPicture(kind);
  const send = async (picture: Blob): Promise<void> => {
    if (await upload.send(picture)) onDone();
  };
  return (
    <ImageCropper
      open
      title={title}
      shape={kind}
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
