import { useEffect, useRef, useState } from 'react';
import type { KeyboardEvent, PointerEvent, ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { Lightbox_media$key } from '../../../../__generated__/Lightbox_media.graphql.ts';
import { Icon } from '../../../ui/icons/Icon.tsx';
import { Picture } from '../../../ui/pictures/Picture.tsx';
import { Film } from './Film.tsx';
import * as css from './Lightbox.css.ts';

/** A finger must go this far sideways before it turns the page. */
const swipePx = 48;

interface LightboxProps {
  readonly media: Lightbox_media$key;
  readonly start: number;
  readonly name: string;
  readonly onClose: () => void;
}

/** The pictures as large as the screen. Arrow keys, swipe, Home and End; Escape closes and the focus goes back to the figure. */
export function Lightbox({ media: key, start, name, onClose }: LightboxProps): ReactElement {
  const media = useFragment(
    graphql`
      fragment Lightbox_media on Media @relay(plural: true) {
        id
        url
        width
        height
        thumbhash
        caption
        type
        ...Film_medium
      }
    `,
    key,
  );
  const dialog = useRef<HTMLDialogElement>(null);
  const swipe = useRef<{ x: number; y: number } | null>(null);
  const [at, setAt] = useState(start);
  const medium = media[at];
  const go = (to: number) => setAt(Math.min(Math.max(to, 0), media.length - 1));

  useEffect(() => {
    const element = dialog.current;
    // Unmounting takes it from the top layer; closing it here would tell the parent so when React mounts twice.
    if (element && !element.open) element.showModal();
  }, []);

  const onKeyDown = (event: KeyboardEvent) => {
    const steps: Readonly<Record<string, number>> = {
      ArrowRight: at + 1,
      ArrowLeft: at - 1,
      Home: 0,
      End: media.length - 1,
    };
    const to = steps[event.key];
    if (to === undefined) return;
    event.preventDefault();
    go(to);
  };
  const onPointerUp = (event: PointerEvent) => {
    const from = swipe.current;
    swipe.current = null;
    if (!from) return;
    const x = event.clientX - from.x;
    if (Math.abs(x) > swipePx && Math.abs(x) > Math.abs(event.clientY - from.y)) go(x < 0 ? at + 1 : at - 1);
  };

  return (
    <dialog
      ref={dialog}
      className={css.lightbox}
      aria-label="作品画像"
      onClose={onClose}
      onKeyDown={onKeyDown}
    >
      <div className={css.bar}>
        <p className={css.place} aria-live="polite">
          {at + 1} / {media.length}
        </p>
        <button
          type="button"
          className={css.control}
          aria-label="前の画像"
          aria-disabled={at === 0}
          onClick={() => go(at - 1)}
        >
          <Icon name="left" />
        </button>
        <button
          type="button"
          className={css.control}
          aria-label="次の画像"
          aria-disabled={at === media.length - 1}
          onClick={() => go(at + 1)}
        >
          <Icon name="right" />
        </button>
        <button
          type="button"
          className={css.control}
          aria-label="閉じる"
          onClick={() => dialog.current?.close()}
        >
          <Icon name="close" />
        </button>
      </div>
      <div
        className={css.stage}
        onPointerDown={(event) => {
          swipe.current = event.pointerType === 'mouse' ? null : { x: event.clientX, y: event.clientY };
        }}
        onPointerUp={onPointerUp}
      >
        {medium?.type === 'VIDEO' && (
          <Film
            key={medium.id}
            medium={medium}
            label={medium.caption ?? `${name} 図${at + 1}`}
            className={css.image}
          />
        )}
        {medium && medium.type !== 'VIDEO' && (
          <Picture
            key={medium.id}
            src={medium.url}
            width={medium.width}
            height={medium.height}
            thumbhash={medium.thumbhash}
            alt={medium.caption ?? `${name} 図${at + 1}`}
            sizes="100vw"
            fill
            fit="contain"
            edge={false}
            eager
            className={css.image}
          />
        )}
      </div>
      <p className={css.caption}>{medium?.caption}</p>
    </dialog>
  );
}
