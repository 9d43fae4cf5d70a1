import { Suspense, useState } from 'react';
import type { ReactElement } from 'react';
import { Button } from '../../../../ui/buttons/Button.tsx';
import { FieldGroup } from '../../../../ui/fields/form/FieldGroup.tsx';
import * as css from '../edit.css.ts';
import { MediumPicture } from './MediumPicture.tsx';
import type { FilmPoster } from './useMedia.ts';
import { cropOf, thumbnailOf } from '../workValues.ts';
import type { WorkValues } from '../workValues.ts';
import { part } from '../../../../lib/part.ts';

const ThumbnailDialog = part(async () => (await import('./ThumbnailDialog.tsx')).ThumbnailDialog);

const FilmPosterDialog = part(async () => (await import('./FilmPosterDialog.tsx')).FilmPosterDialog);

interface ThumbnailFieldProps {
  readonly values: WorkValues;
  /** Which picture, and what part of it; empty for its middle. */
  readonly onCrop: (key: string, crop: readonly number[]) => void;
  readonly onPoster: (key: string, poster: FilmPoster) => void;
  readonly error: string | undefined;
}

/** Which picture stands for the work in lists, and what part of it. */
export function ThumbnailField({
  values,
  onCrop,
  onPoster,
  error,
}: ThumbnailFieldProps): ReactElement | null {
  const [open, setOpen] = useState<'crop' | 'poster' | null>(null);
  const ready = values.media.filter(({ mediaId }) => mediaId !== null);
  const chosen = thumbnailOf(values);
  if (ready.length === 0 || !chosen) return null;
  const still = chosen.kind === 'IMAGE' ? chosen.url : chosen.posterUrl;
  const close = (): void => setOpen(null);
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
              onChange={() => onCrop(medium.key, [])}
              aria-label={`${values.media.indexOf(medium) + 1}番目`}
            />
            <MediumPicture medium={medium} />
          </label>
        ))}
      </div>
      {chosen.mediaId !== null && (
        <div className={css.cropLine}>
          {chosen.kind === 'VIDEO' && (
            <Button size="s" onClick={() => setOpen('poster')}>
              動画の場面を選ぶ
            </Button>
          )}
          {still !== null && (
            <>
              <Button size="s" onClick={() => setOpen('crop')}>
                表示する範囲を決める
              </Button>
              <span className={css.cropState}>
                {cropOf(values).length === 4 ? '選んだ範囲を使います。' : '中央を使います。'}
              </span>
            </>
          )}
        </div>
      )}
      <Suspense fallback={null}>
        {open === 'crop' && still !== null && (
          <ThumbnailDialog
            url={still}
            onClose={close}
            onDone={(crop) => {
              onCrop(chosen.key, crop);
              close();
            }}
          />
        )}
        {open === 'poster' && chosen.mediaId !== null && (
          <FilmPosterDialog
            mediaId={chosen.mediaId}
            url={chosen.url}
            onClose={close}
            onDone={(poster) => {
              onPoster(chosen.key, poster);
              close();
            }}
          />
        )}
      </Suspense>
    </FieldGroup>
  );
}
