import { useEffect, useRef, useState } from 'react';
import type { ReactElement } from 'react';
import { Button } from '../../../../ui/buttons/Button.tsx';
import type { Area } from '../../../../ui/pictures/cropMath.ts';
import { Dialog } from '../../../../ui/overlays/Dialog.tsx';
import { FormMessage } from '../../../../ui/fields/form/FormMessage.tsx';
import { ImageCropperStage } from '../../../../ui/pictures/ImageCropperStage.tsx';
import { openPicture } from '../../../../ui/pictures/pictureFile.ts';
import type { OpenedPicture } from '../../../../ui/pictures/pictureFile.ts';
import { Spinner } from '../../../../ui/feedback/Spinner.tsx';

const aspect = 4 / 3;
const least = { width: 1, height: 1 };
const leastWidth = 400;

interface ThumbnailDialogProps {
  readonly url: string;
  readonly onClose: () => void;
  /** x, y, width and height in shares of the picture. */
  readonly onDone: (crop: readonly number[]) => void;
}

/** Moves the picture under a frame of 4:3. The cutting itself is the server's. */
export function ThumbnailDialog({ url, onClose, onDone }: ThumbnailDialogProps): ReactElement {
  const [picture, setPicture] = useState<OpenedPicture | null>(null);
  const [failed, setFailed] = useState(false);
  const area = useRef<Area | null>(null);
  useEffect(() => {
    let gone = false;
    let opened: OpenedPicture | null = null;
    const open = async (): Promise<void> => {
      const response = await fetch(url);
      const found = await openPicture(await response.blob(), least, false);
      if (gone) found.close();
      else {
        opened = found;
        setPicture(found);
      }
    };
    open().catch(() => {
      if (!gone) setFailed(true);
    });
    return () => {
      gone = true;
      opened?.close();
    };
  }, [url]);
  const done = (): void => {
    if (area.current === null || picture === null) return;
    const { x, y, width, height } = area.current;
    onDone([x / picture.width, y / picture.height, width / picture.width, height / picture.height]);
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title="一覧に出す範囲"
      dismissable={false}
      footer={
        <>
          <Button onClick={onClose}>キャンセル</Button>
          <Button variant="primary" onClick={done}>
            この範囲にする
          </Button>
        </>
      }
    >
      {failed ? (
        <FormMessage>画像を開けませんでした。閉じて、もう一度お試しください。</FormMessage>
      ) : picture === null ? (
        <Spinner label="画像を開いています" />
      ) : (
        <ImageCropperStage
          picture={picture}
          aspect={aspect}
          round={false}
          leastWidth={leastWidth}
          onArea={(next) => {
            area.current = next;
          }}
        />
      )}
    </Dialog>
  );
}
