import { useId, useState } from 'react';
import type { KeyboardEvent, ReactElement } from 'react';
import Cropper from 'react-easy-crop';
import { announce } from '../feedback/announce.ts';
import {
  areaOf,
  type Area,
  centred,
  inside,
  minZoom,
  type Size,
  type Stage,
  type View,
  viewAfterKey,
  zoomed,
  zoomLimit,
  zoomStep,
} from './cropMath.ts';
import { IconButton } from '../buttons/IconButton.tsx';
import { range } from '../fields/range.css.ts';
import * as css from './ImageCropper.css.ts';
import type { OpenedPicture } from './pictureFile.ts';

interface ImageCropperStageProps {
  readonly picture: OpenedPicture;
  readonly aspect: number;
  readonly round: boolean;
  readonly leastWidth: number;
  /** The visible part, at the start and after each move. */
  readonly onArea: (area: Area) => void;
}

const moves = [
  { key: 'ArrowLeft', icon: 'left', label: '画像を左へ動かす' },
  { key: 'ArrowRight', icon: 'right', label: '画像を右へ動かす' },
  { key: 'ArrowUp', icon: 'up', label: '画像を上へ動かす' },
  { key: 'ArrowDown', icon: 'down', label: '画像を下へ動かす' },
] as const;

const percent = (zoom: number): string => `${Math.round(zoom * 100)}%`;

/** The picture under its frame, moved by dragging, pinching, wheel, keys or buttons. */
export function ImageCropperStage({
  picture,
  aspect,
  round,
  leastWidth,
  onArea,
}: ImageCropperStageProps): ReactElement {
  const id = useId();
  const [view, setView] = useState<View>(centred);
  const [shown, setShown] = useState<Size | null>(null);
  const [frame, setFrame] = useState<Size | null>(null);
  const stageOf = (onScreen: Size, under: Size): Stage => ({
    picture: onScreen,
    frame: under,
    maxZoom: zoomLimit(onScreen, under, picture, leastWidth),
  });
  const stage = shown === null || frame === null ? null : stageOf(shown, frame);
  const maxZoom = stage?.maxZoom ?? minZoom;

  const show = (next: View): void => {
    setView(next);
    if (stage !== null) onArea(areaOf(next, stage, picture));
  };
  const measured = (nextShown: Size | null, nextFrame: Size | null): void => {
    if (nextShown === null || nextFrame === null) return;
    const next = stageOf(nextShown, nextFrame);
    const kept = inside(view, next);
    setView(kept);
    onArea(areaOf(kept, next, picture));
  };
  const say = (next: View): void => {
    if (next.zoom !== view.zoom) announce(`拡大率 ${percent(next.zoom)}`);
    else if (next.x === view.x && next.y === view.y) announce('端まで動かしました。');
  };
  const act = (key: string, far: boolean): boolean => {
    const next = stage === null ? null : viewAfterKey(view, key, far, stage);
    if (next === null) return false;
    say(next);
    show(next);
    return true;
  };
  const press = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (!act(event.key, event.shiftKey)) return;
    event.preventDefault();
    event.stopPropagation();
  };
  const zoomTo = (zoom: number): void => {
    if (stage !== null) show(zoomed(view, zoom, stage));
  };
  return (
    <>
      <div className={css.stage}>
        <Cropper
          image={picture.url}
          crop={view}
          zoom={view.zoom}
          minZoom={minZoom}
          maxZoom={maxZoom}
          aspect={aspect}
          cropShape={round ? 'round' : 'rect'}
          showGrid={false}
          objectFit="contain"
          disableAutomaticStylesInjection
          classes={{
            containerClassName: css.container,
            mediaClassName: css.picture,
            cropAreaClassName: round ? `${css.frame} ${css.frameRound}` : css.frame,
          }}
          mediaProps={{ alt: '', draggable: false }}
          cropperProps={{
            role: 'application',
            'aria-label': '切り抜く範囲',
            'aria-roledescription': '動かせる画像',
            'aria-describedby': `${id}-hint`,
            onKeyDown: press,
          }}
          onCropChange={(crop) => show({ ...view, ...crop })}
          onZoomChange={(zoom) => setView((now) => ({ ...now, zoom }))}
          onCropAreaChange={() => {
            if (stage !== null) onArea(areaOf(view, stage, picture));
          }}
          setMediaSize={(size) => {
            setShown(size);
            measured(size, frame);
          }}
          setCropSize={(size) => {
            setFrame(size);
            measured(shown, size);
          }}
        />
      </div>
      <div className={css.controls}>
        <fieldset className={css.pad} aria-label="画像を動かす">
          {moves.map(({ key, icon, label }) => (
            <IconButton key={key} icon={icon} label={label} framed onClick={() => void act(key, true)} />
          ))}
        </fieldset>
        <div className={css.zoom}>
          <IconButton icon="minus" label="縮小する" onClick={() => zoomTo(view.zoom - zoomStep)} />
          <input
            type="range"
            className={range}
            aria-label="拡大率"
            aria-valuetext={percent(view.zoom)}
            min={minZoom}
            max={maxZoom}
            step="any"
            disabled={maxZoom === minZoom}
            value={view.zoom}
            onChange={(event) => zoomTo(Number(event.target.value))}
          />
          <IconButton icon="plus" label="拡大する" onClick={() => zoomTo(view.zoom + zoomStep)} />
        </div>
      </div>
      <p className={css.hint} id={`${id}-hint`}>
        画像を動かして位置を、つまみで大きさを決めます。
        <span className={css.keysHint}>キーボードでは、枠を選んで矢印キーと＋−を使えます。</span>
      </p>
    </>
  );
}
