import type { ComponentProps, ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { MediaPicture_media$key } from '../../../__generated__/MediaPicture_media.graphql.ts';
import { Picture } from '../../ui/pictures/Picture.tsx';

type Look = Omit<ComponentProps<typeof Picture>, 'height' | 'src' | 'thumbhash' | 'width'>;

interface MediaPictureProps extends Look {
  readonly media: MediaPicture_media$key;
}

/** A picture out of our storage, with its own size and placeholder. */
export function MediaPicture({ media, ...look }: MediaPictureProps): ReactElement {
  const { url, width, height, thumbhash } = useFragment(
    graphql`
      fragment MediaPicture_media on Media {
        url
        width
        height
        thumbhash
      }
    `,
    media,
  );
  return <Picture {...look} src={url} width={width} height={height} thumbhash={thumbhash} />;
}
