import { useEffect, useRef, useState } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { announce } from '../feedback/announce.ts';
import { Button } from '../buttons/Button.tsx';
import { type Area, outputSize, type Size } from './cropMath.ts';
import { Dialog } from '../overlays/Dialog.tsx';
import { FileDrop } from '../fields/FileDrop.tsx';
import * as css from './ImageCropper.css.ts';
import { ImageCropperStage } from './ImageCropperStage.tsx';
import { maxPictureBytes, openPicture, type OpenedPicture, PictureRefused } from './pictureFile.ts';
import { Spinner } from '../feedback/Spinner.tsx';
import { ProgressBar } from '../feedback/ProgressBar.tsx';

/** Exact proportions: a face is round, a company's mark square, a cover three times as wide as high. */
export const cropShapes = {
  face: { aspect: 1, round: true, uncut: false, maxWidth: 1024, least: { width: 200, height: 200 } },
  mark: { aspect: 1, round: false, uncut: false, maxWidth: 1024, least: { width: 200, height: 200 } },
  cover: { aspect: 3, round: false, uncut: true, maxWidth: 2400, least: { width: 800, height: 267 } },
} as const;

interface ImageCropperProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly title: string;
  readonly shape: keyof typeof cropShapes;
  /** Gets WebP or JPEG; a file that this browser cannot draw comes unchanged. */
  readonly onDone: (picture: Blob) => void;
  /** Share uploaded, 0 to 1. */
  readonly sent?: number | null;
  readonly error?: ReactNode;
  /** For tests, which have no decoder. */
  readonly read?: (file: Blob, least: Size, uncut: boolean) => Promise<OpenedPicture>;
}

type Chosen =
  | { readonly step: 'none' }
  | { readonly step: 'reading' }
  | { readonly step: 'refused'; readonly message: string; readonly sendable: File | null }
  | { readonly step: 'ready'; readonly picture: OpenedPicture };

/** Choose a picture and crop it. Load it lazily: it brings react-aria and the cropper. */
export function ImageCropper({
  open,
  onClose,
  title,
  shape,
  onDone,
  sent = null,
  error,
  read = openPicture,
}: ImageCropperProps): ReactElement {
  const { aspect, round, uncut, maxWidth, least } = cropShapes[shape];
  const [chosen, setChosen] = useState<Chosen>({ step: 'none' });
  const [failure, setFailure] = useState<string | null>(null);
  const [cutting, setCutting] = useState(false);
  const area = useRef<Area | null>(null);
  const opened = useRef<OpenedPicture | null>(null);
  const reading = useRef(0);
  const sending = sent !== null;

  const letGo = (): void => {
    reading.current += 1;
    opened.current?.close();
    opened.current = null;
  };
  useEffect(
    () => () => {
      reading.current += 1;
      opened.current?.close();
    },
    [],
  );

  const choose = async (file: File): Promise<void> => {
    letGo();
    const turn = reading.current;
    setFailure(null);
    setChosen({ step: 'reading' });
    try {
      const picture = await read(file, least, uncut);
      if (turn !== reading.current) {
        picture.close();
        return;
      }
      opened.current = picture;
      setChosen({ step: 'ready', picture });
      announce('画像を開きました。位置と大きさを決めてください。');
    } catch (problem) {
      if (turn !== reading.current) return;
      const refused = problem instanceof PictureRefused ? problem : null;
      setChosen({
        step: 'refused',
        message: refused?.message ?? '画像を開けませんでした。別の画像を選んでください。',
        sendable: refused?.sendable === true ? file : null,
      });
    }
  };
  const finish = async (picture: OpenedPicture): Promise<void> => {
    const part = area.current;
    if (part === null) return;
    setFailure(null);
    setCutting(true);
    try {
      onDone(await picture.cut(part, outputSize(part, aspect, maxWidth)));
    } catch {
      setFailure('画像を切り抜けませんでした。もう一度お試しください。');
    } finally {
      setCutting(false);
    }
  };
  const use = (): void => {
    if (chosen.step === 'ready') void finish(chosen.picture);
    else if (chosen.step === 'refused' && chosen.sendable !== null) onDone(chosen.sendable);
  };
  const usable = chosen.step === 'ready' || (chosen.step === 'refused' && chosen.sendable !== null);
  const shownError = failure ?? error;
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      size="m"
      dismissable={!usable}
      footer={
        <>
          <Button onClick={onClose}>キャンセル</Button>
          {usable && (
            <Button variant="primary" loading={sending || cutting} loadingText="送信中" onClick={use}>
              {chosen.step === 'ready' ? 'この画像にする' : 'このまま送る'}
            </Button>
          )}
        </>
      }
    >
      {chosen.step === 'ready' ? (
        <>
          <ImageCropperStage
            key={chosen.picture.url}
            picture={chosen.picture}
            aspect={aspect}
            round={round}
            leastWidth={least.width}
            onArea={(next) => {
              area.current = next;
            }}
          />
          {!sending && (
            <div className={css.other}>
              <Button
                variant="text"
                size="s"
                onClick={() => {
                  letGo();
                  setChosen({ step: 'none' });
                }}
              >
                別の画像を選ぶ
              </Button>
            </div>
          )}
        </>
      ) : chosen.step === 'reading' ? (
        <div className={css.waiting}>
          <Spinner label="画像を開いています" />
        </div>
      ) : (
        <FileDrop
          label="画像"
          labelHidden
          accept="image/*,.heic,.heif"
          maxBytes={maxPictureBytes}
          error={chosen.step === 'refused' ? chosen.message : undefined}
          hint={`JPEG、PNG、WebP、AVIF、GIF、HEIC。20MBまで、${least.width}×${least.height}ピクセル以上。`}
          onRefused={() => {
            letGo();
            setChosen({ step: 'none' });
          }}
          onFiles={([file]) => {
            if (file !== undefined) void choose(file);
          }}
        />
      )}
      {sending && (
        <div className={css.sending}>
          <ProgressBar value={sent} max={1} label="送った割合" ground="raise" />
        </div>
      )}
      <div aria-live="polite">
        {shownError !== undefined && shownError !== null && <p className={css.error}>{shownError}</p>}
      </div>
    </Dialog>
  );
}
