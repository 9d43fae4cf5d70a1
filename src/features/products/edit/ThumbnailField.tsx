import { lazy, Suspense, useState } from 'react';
import type { ReactElement } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { FieldGroup } from '../../../ui/FieldGroup.tsx';
import * as css from './edit.css.ts';
import { MediumPicture } from './MediumPicture.tsx';
import { thumbnailOf } from './workValues.ts';
import type { WorkValues } from './workValues.ts';

const ThumbnailDialog = lazy(async () => ({
  default: (await import('./ThumbnailDialog.tsx')).ThumbnailDialog,
}));

interface ThumbnailFieldProps {
  readonly values: WorkValues;
  readonly onChoose: (key: string) => void;
  readonly onCrop: (crop: readonly number[]) => void;
  readonly error: string | undefined;
}

/** Which picture stands for the work in lists, and what part of it. */
export function ThumbnailField({
  values,
  onChoose,
  onCrop,
  error,
}: ThumbnailFieldProps): ReactElement | null {
  const [cutting, setCutting] = useState(false);
  const ready = values.media.filter(({ mediaId }) => mediaId !== null);
  const chosen = thumbnailOf(values);
  if (ready.length === 0 || !chosen) return null;
  return (
    <FieldGroup
      label="一覧に出す画像"
      requirement="optional"
      help="一覧では4：3で表示します。"
      error={error}
      met
    >
      <div className={css.thumbnails}>
        {ready.map((medium) => (
          <label key={medium.key} className={css.thumbnail}>
            <input
              type="radio"
              name="thumbnail"
              className={css.thumbnailInput}
              checked={medium.key === chosen.key}
              onChange={() => {
                onChoose(medium.key);
                onCrop([]);
              }}
              aria-label={`${values.media.indexOf(medium) + 1}番目`}
            />
            <MediumPicture medium={medium} />
          </label>
        ))}
      </div>
      {chosen.kind === 'IMAGE' && chosen.mediaId !== null && (
        <div className={css.cropLine}>
          <Button size="s" onClick={() => setCutting(true)}>
            表示する範囲を決める
          </Button>
          <span className={css.cropState}>
            {values.crop.length === 4 ? '選んだ範囲を使います。' : '中央を使います。'}
          </span>
        </div>
      )}
      {cutting && (
        <Suspense fallback={null}>
          <ThumbnailDialog
            url={chosen.url}
            onClose={() => setCutting(false)}
            onDone={(crop) => {
              onCrop(crop);
              setCutting(false);
            }}
          />
        </Suspense>
      )}
    </FieldGroup>
  );
}
