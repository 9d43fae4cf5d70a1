import type { ReactElement } from 'react';
import { Button } from '../../../ui/Button.tsx';
import type { FieldLook } from '../../../ui/FieldParts.tsx';
import { FieldGroup } from '../../../ui/FieldGroup.tsx';
import { FileDrop } from '../../../ui/FileDrop.tsx';
import { Picture } from '../../../ui/Picture.tsx';
import { TwistProgress } from '../../../ui/TwistProgress.tsx';
import * as css from './fields.css.ts';
import type { PictureName } from './draftValues.ts';
import { useDraftForm } from './formContext.ts';
import { useDraftPicture } from './useDraftPicture.ts';

const types = 'image/jpeg,image/png,image/webp,image/avif,image/gif,image/heic,.heic,.heif';
const maxBytes = 20 * 1024 * 1024;

interface PictureFieldProps {
  readonly name: PictureName;
  readonly look: FieldLook;
}

/** One picture of the draft: sent as soon as it is chosen, with the way back while it is under way. */
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
              <TwistProgress value={sending.share} max={1} label={`${sending.file.name}の送信`} />
              <div className={css.pictureLine}>
                <Button size="s" onClick={cancel}>
                  送るのをやめる
                </Button>
              </div>
            </>
          ) : (
            <div className={css.pictureLine}>
              <Button size="s" onClick={retry}>
                もう一度送る
              </Button>
              <Button size="s" variant="text" onClick={dismiss}>
                やめる
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
        maxBytes={maxBytes}
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
          alt={look.label === '表紙の画像' ? 'いまの表紙' : 'いまの図'}
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
