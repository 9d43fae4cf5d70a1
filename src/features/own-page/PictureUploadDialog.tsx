import type { ReactElement } from 'react';
import type { GraphQLTaggedNode } from 'relay-runtime';
import { ImageCropper } from '../../ui/pictures/ImageCropper.tsx';
import type { PictureDialogProps } from './PictureMenu.tsx';
import { usePictureUpload } from './usePictureUpload.ts';

interface PictureUploadDialogProps extends PictureDialogProps {
  readonly shape: 'face' | 'mark' | 'cover';
  /** Takes the picture as `$file`. */
  readonly mutation: GraphQLTaggedNode;
}

/** Choose, crop, send; open until the server has accepted it. */
export function PictureUploadDialog({
  shape,
  mutation,
  title,
  onClose,
  onDone,
}: PictureUploadDialogProps): ReactElement {
  const upload = usePictureUpload(mutation);
  const send = async (picture: Blob): Promise<void> => {
    if (await upload.send(picture)) onDone();
  };
  return (
    <ImageCropper
      open
      title={title}
      shape={shape}
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
