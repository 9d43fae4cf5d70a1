import { useEffect, useImperativeHandle, useRef, useState } from 'react';
import type { ReactElement, Ref } from 'react';
import { IconButton } from '../../../../ui/buttons/IconButton.tsx';
import { range } from '../../../../ui/fields/range.css.ts';
import * as css from './FilmPosterDialog.css.ts';

/** The very first picture of a film is often black. */
const startSeconds = 0.5;
const stepSeconds = 0.1;
/** Beyond every film's end: a film whose file does not tell its length tells it when it is wound there. */
const farSeconds = 1e7;

const spoken = (seconds: number): string => `${seconds.toFixed(1)}秒`;

interface FilmSceneProps {
  readonly ref: Ref<HTMLVideoElement>;
  readonly url: string;
  readonly onPlayable: () => void;
  readonly onBroken: () => void;
}

/** A film held at one moment, with a slider to wind it. */
export function FilmScene({ ref, url, onPlayable, onBroken }: FilmSceneProps): ReactElement {
  const video = useRef<HTMLVideoElement>(null);
  useImperativeHandle<HTMLVideoElement | null, HTMLVideoElement | null>(ref, () => video.current);
  const [length, setLength] = useState(0);
  const [at, setAt] = useState(0);

  // Begun once it stands here: what a cached film tells before that, nobody would hear.
  useEffect(() => {
    const film = video.current;
    if (film === null) return undefined;
    film.src = url;
    return () => {
      film.removeAttribute('src');
      film.load();
    };
  }, [url]);

  const wind = (seconds: number): void => {
    if (video.current === null) return;
    const next = Math.min(Math.max(0, seconds), length);
    setAt(next);
    video.current.currentTime = next;
  };
  const begin = (film: HTMLVideoElement, seconds: number): void => {
    if (length > 0 || !Number.isFinite(seconds) || seconds === 0) return;
    const start = Math.min(startSeconds, seconds / 2);
    setLength(seconds);
    setAt(start);
    film.currentTime = start;
  };
  return (
    <div>
      <video
        ref={video}
        className={css.scene}
        muted
        playsInline
        preload="auto"
        aria-label="選んでいる場面"
        onLoadedMetadata={({ currentTarget: film }) => {
          // Sound alone has nothing to show.
          if (film.videoWidth === 0) onBroken();
          else onPlayable();
          if (film.duration === Number.POSITIVE_INFINITY) film.currentTime = farSeconds;
          else begin(film, film.duration);
        }}
        onSeeked={({ currentTarget: film }) =>
          begin(film, Number.isFinite(film.duration) ? film.duration : film.currentTime)
        }
        onError={onBroken}
      />
      <div className={css.slider}>
        <IconButton icon="left" label="少し前の場面" framed onClick={() => wind(at - stepSeconds)} />
        <input
          type="range"
          className={range}
          aria-label="場面の時間"
          aria-valuetext={spoken(at)}
          min={0}
          max={length}
          step={stepSeconds}
          value={at}
          disabled={length === 0}
          onChange={(event) => wind(Number(event.target.value))}
        />
        <IconButton icon="right" label="少し後の場面" framed onClick={() => wind(at + stepSeconds)} />
        <output className={css.time}>{spoken(at)}</output>
      </div>
    </div>
  );
}
