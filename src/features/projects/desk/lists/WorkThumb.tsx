import type { ReactElement } from 'react';
import { Picture } from '../../../../ui/pictures/Picture.tsx';
import type { ListedPicture } from './useListedCandidate.ts';

interface WorkThumbProps {
  readonly work: ListedPicture;
  readonly sizes: string;
  readonly edge?: boolean;
}

/** A candidate's work, filling its place. */
export function WorkThumb({
  work: { url, width, height, thumbhash },
  sizes,
  edge,
}: WorkThumbProps): ReactElement {
  return (
    <Picture
      src={url}
      width={width}
      height={height}
      thumbhash={thumbhash}
      alt=""
      sizes={sizes}
      fill
      edge={edge}
    />
  );
}
