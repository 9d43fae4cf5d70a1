import type { ReactElement } from 'react';
import { mediaLimits } from '../../../../../schema/limits.ts';
import { Button } from '../../../../ui/buttons/Button.tsx';
import type { FieldLook } from '../../../../ui/fields/form/FieldParts.tsx';
import { FieldGroup } from '../../../../ui/fields/form/FieldGroup.tsx';
import { FileDrop } from '../../../../ui/fields/FileDrop.tsx';
import { Picture } from '../../../../ui/pictures/Picture.tsx';
import { ProgressBar } from '../../../../ui/feedback/ProgressBar.tsx';
import * as css from './fields.css.ts';
import type { PictureName } from '../saving/draftValues.ts';
import { useDraftForm } from './formContext.ts';
import { useDraftPicture } from './useDraftPicture.ts';

const types = 'image/jpeg,image/png,image/webp,image/avif,image/gif,image/heic,.heic,.heif';

interface PictureFieldProps {
  readonly name: PictureName;
  readonly look: FieldLook;
}

export function PictureField({ name, look }: PictureFieldProps): ReactElement {
  const { draft } = useDraftForm();
  const picture = draft.values[name];
  const { sending, send, cancel, retry, dismiss } = useDraftPicture(draft, name);
  if (sending !== null) {
    return (
      <FieldGroup {...look} error={sending.message ?? undefined}>
        <div className={css.upload}>
          <p className={css.small}>{sending.file.name}</p>
          {sending.message === null ? (
            <>
              <ProgressBar value={sending.share} max={1} label={`${sending.file.name}の送信`} />
              <div className={css.pictureLine}>
                <Button size="s" onClick={cancel}>
                  送信をキャンセル
                </Button>
              </div>
            </>
          ) : (
            <div className={css.pictureLine}>
              <Button size="s" onClick={retry}>
                もう一度送る
              </Button>
              <Button size="s" variant="text" onClick={dismiss}>
                キャンセル
              </Button>
            </div>
          )}
        </div>
      </FieldGroup>
    );
  }
  if (picture === null) {
    return (
      <FileDrop
        {...look}
        accept={types}
        maxBytes={mediaLimits.imageBytes}
        pasteAnywhere={name === 'coverImage'}
        compact
        hint="JPEG・PNG・WebP・AVIF・GIF・HEIC、20MBまで。"
        onFiles={([file]) => {
          if (file) send(file);
        }}
      />
    );
  }
  return (
    <FieldGroup {...look} met>
      <div className={css.picture}>
        <Picture
          src={picture.url}
          alt={look.label === 'カバー画像' ? '現在のカバー画像' : '現在の図'}
          width={picture.width}
          height={picture.height}
          thumbhash={picture.thumbhash}
          aspect={name === 'coverImage' ? '8 / 3' : undefined}
          sizes="(max-width: 767px) 100vw, 540px"
        />
      </div>
      <div className={css.pictureLine}>
        <Button size="s" onClick={() => draft.set(name, null)}>
          画像を外す
        </Button>
      </div>
    </FieldGroup>
  );
}
