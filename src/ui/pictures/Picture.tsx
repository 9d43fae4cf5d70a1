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
  /** Address in our storage; it is served through /_next/image. */
  readonly src: string;
  /** What there is to see. Empty when the words beside the picture already say it. */
  readonly alt: string;
  /** The picture's own size: its place is kept before it comes. */
  readonly width: number;
  readonly height: number;
  /** How wide it stands on the page, as in HTML: '(max-width: 767px) 50vw, 25vw'. */
  readonly sizes: string;
  /** The place's proportion when it differs from the picture's own. */
  readonly aspect?: Aspect | undefined;
  /**
   * One of a row of pictures as high as each other: in a flexible row that is too narrow for all of them each shrinks by its width, and so
   * they keep their proportions and fill the row.
   */
  readonly inRow?: boolean | undefined;
  /** Takes the height of its place instead of a proportion. */
  readonly fill?: boolean | undefined;
  readonly fit?: 'cover' | 'contain' | undefined;
  /** base64, as the server gives it. */
  readonly thumbhash?: string | null | undefined;
  /** The first pictures of the first screen are not lazy. */
  readonly eager?: boolean | undefined;
  readonly priority?: 'high' | 'low' | undefined;
  readonly quality?: number | undefined;
  /** False for pictures that bleed to the edge. */
  readonly edge?: boolean | undefined;
  readonly className?: string | undefined;
}

/** High enough that no row has room for its pictures as wide as that. */
const rowHeight = 2000;

function dropPlaceholder(event: SyntheticEvent<HTMLImageElement>): void {
  // Beside a picture, and through its transparent parts, it would show for ever.
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
  // What covers its placeholder leaves it there: to take it away is a style and a paint more for every card of a feed.
  const uncovers = hash !== undefined && (fit === 'contain' || seesThrough(hash));
  return (
    <img
      ref={(image) => {
        if (image === null || hash === undefined) return;
        if (!image.complete) image.style.backgroundColor = averageColor(hash) ?? '';
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
