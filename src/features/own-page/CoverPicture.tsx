import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { CoverPicture_media$key } from '../../../__generated__/CoverPicture_media.graphql.ts';
import { MediaPicture } from '../page/MediaPicture.tsx';

/** Across the top of a person's or a company's page. */
export function CoverPicture({ media: key }: { readonly media: CoverPicture_media$key }): ReactElement {
  const media = useFragment(
    graphql`
      fragment CoverPicture_media on Media {
        ...MediaPicture_media
      }
    `,
    key,
  );
  return <MediaPicture media={media} alt="" sizes="100vw" fill eager edge={false} />;
}
