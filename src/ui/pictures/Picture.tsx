import type { ReactElement, SyntheticEvent } from 'react';
import { cx } from '../cx.ts';
import { imageUrl, isLocal, offeredWidths } from './imageUrl.ts';
import {
  type Aspect,
  aspects,
  contain,
  cover,
  fill as fillClass,
  hair,
  picture,
  wide,
} from './Picture.css.ts';
import { averageColor, blurWhenIdle, seesThrough } from './placeholder.ts';

interface PictureProps {
  /** In our storage; served through /_next/image. */
  readonly src: string;
  /** Empty when the text beside it says the same. */
  readonly alt: string;
  /** The picture's own size, to keep its place while loading. */
  readonly width: number;
  readonly height: number;
  /** As in HTML: '(max-width: 767px) 50vw, 25vw'. */
  readonly sizes: string;
  /** The place's proportion, if not the picture's own. */
  readonly aspect?: Aspect | undefined;
  /**
   * One of a row of equally high pictures: in a flex row that is too narrow each shrinks by its width, so
   * they keep their proportions and fill the row.
   */
  readonly inRow?: boolean | undefined;
  /** Takes the height of its place. */
  readonly fill?: boolean | undefined;
  readonly fit?: 'cover' | 'contain' | undefined;
  /** base64, from the server. */
  readonly thumbhash?: string | null | undefined;
  /** Not lazy: for the first screen. */
  readonly eager?: boolean | undefined;
  readonly priority?: 'high' | 'low' | undefined;
  readonly quality?: number | undefined;
  /** False for pictures that bleed to the edge. */
  readonly edge?: boolean | undefined;
  readonly className?: string | undefined;
}

/** So high that pictures always have to shrink. */
const rowHeight = 2000;

function dropPlaceholder(event: SyntheticEvent<HTMLImageElement>): void {
  // The placeholder would stay visible around a picture or through its transparent parts.
  event.currentTarget.style.background = 'none';
}

export function Picture({
  src,
  alt,
  width,
  height,
  sizes,
  aspect,
  inRow = false,
  fill = false,
  fit = 'cover',
  thumbhash,
  eager = false,
  priority,
  quality = 75,
  edge = true,
  className,
}: PictureProps): ReactElement {
  const widths = offeredWidths(sizes, width);
  const hash = thumbhash ?? undefined;
  // A picture that covers its placeholder leaves it: removing it costs a paint for every card of a feed.
  const uncovers = hash !== undefined && (fit === 'contain' || seesThrough(hash));
  return (
    <img
      ref={(image) => {
        if (image === null || hash === undefined) return;
        // What does not fill its place stands on paper from the beginning.
        if (!image.complete && fit === 'cover') image.style.backgroundColor = averageColor(hash) ?? '';
        blurWhenIdle(image, hash);
      }}
      className={cx(
        picture,
        !inRow && wide,
        fit === 'cover' ? cover : contain,
        edge && hair,
        fill ? fillClass : aspect !== undefined && aspects[aspect],
        className,
      )}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={priority ?? 'auto'}
      sizes={sizes}
      srcSet={
        isLocal(src)
          ? undefined
          : widths.map((candidate) => `${imageUrl(src, candidate, quality)} ${candidate}w`).join(', ')
      }
      src={imageUrl(src, widths.at(-1) ?? width, quality)}
      width={inRow ? Math.round((width / height) * rowHeight) : width}
      height={inRow ? rowHeight : height}
      alt={alt}
      onLoad={uncovers ? dropPlaceholder : undefined}
    />
  );
}
