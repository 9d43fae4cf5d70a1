import { useEffect, useRef, useState } from 'react';
import type { ReactElement } from 'react';
import { mediaLimits, workLimits } from '../../../../../schema/limits.ts';
import { announce } from '../../../../ui/feedback/announce.ts';
import { FileDrop } from '../../../../ui/fields/FileDrop.tsx';
import * as css from '../edit.css.ts';
import { MediumRow } from './MediumRow.tsx';
import type { UsedMedia } from './useMedia.ts';
import type { WorkMedium } from '../workValues.ts';

const types =
  'image/jpeg,image/png,image/webp,image/avif,image/gif,image/heic,.heic,.heif,video/mp4,video/webm';

/** What is too large is refused before it travels. */
const mostBytes = (file: File): number =>
  file.type.startsWith('video/') ? mediaLimits.videoBytes : mediaLimits.imageBytes;

interface MediaFieldProps {
  readonly media: readonly WorkMedium[];
  readonly used: UsedMedia;
  readonly error: string | undefined;
  readonly errorAt: (path: string) => string | undefined;
}

/** Pictures and films: dropped, pasted or chosen, many at once, put in order by dragging or by buttons. */
export function MediaField({ media, used, error, errorAt }: MediaFieldProps): ReactElement {
  const [dragged, setDragged] = useState<string | null>(null);
  const move = (key: string, to: number): void => {
    if (to < 0 || to >= media.length) return;
    used.move(key, to);
    announce(`${to + 1}番目に動かしました。`);
  };
  const place = useRef<HTMLDivElement>(null);
  /** The row that the focus goes to, since the button that had it is gone. */
  const [goTo, setGoTo] = useState<{ readonly index: number } | null>(null);
  useEffect(() => {
    if (goTo === null) return;
    const acts = place.current?.querySelectorAll<HTMLElement>('[data-removes]') ?? [];
    const next = acts[Math.min(goTo.index, acts.length - 1)];
    (next ?? place.current?.querySelector<HTMLElement>('input[type=file]'))?.focus();
  }, [goTo]);
  const remove = (key: string, index: number): void => {
    used.remove(key);
    announce(`${index + 1}番目を外しました。`);
    setGoTo({ index });
  };
  return (
    <div ref={place} className={css.media}>
      <FileDrop
        label="画像と動画"
        requirement="required"
        met={media.length > 0}
        multiple
        dropAnywhere
        accept={types}
        maxBytes={mostBytes}
        maxCount={workLimits.media - media.length}
        disabled={media.length >= workLimits.media}
        error={error}
        hint={`画像(JPEG・PNG・WebP・AVIF・GIF・HEIC)は20MB、動画(MP4・WebM)は200MBまで。合わせて${workLimits.media}点まで。`}
        onFiles={used.add}
      />
      {media.length > 0 && (
        <ol className={css.list} aria-label="入れた画像と動画">
          {media.map((medium, index) => (
            <MediumRow
              key={medium.key}
              medium={medium}
              index={index}
              count={media.length}
              state={used.states.get(medium.key) ?? null}
              error={errorAt(`media.${index}.caption`) ?? errorAt(`media.${index}.mediaId`)}
              dragged={dragged === medium.key}
              onDrag={(dragging) => setDragged(dragging ? medium.key : null)}
              onDragOver={() => {
                if (dragged !== null && dragged !== medium.key) used.move(dragged, index);
              }}
              onMove={(to) => move(medium.key, to)}
              onRemove={() => remove(medium.key, index)}
              onRetry={() => {
                used.retry(medium.key);
                setGoTo({ index });
              }}
              onDescribe={(caption) => used.describe(medium.key, caption)}
            />
          ))}
        </ol>
      )}
    </div>
  );
}
