import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { Film_medium$key } from '../../../../__generated__/Film_medium.graphql.ts';
import { imageUrl } from '../../../ui/pictures/imageUrl.ts';

interface FilmProps {
  readonly medium: Film_medium$key;
  readonly label: string;
  readonly className?: string;
}

/** A film, played by the browser's own controls. Until it is, only its first picture is fetched. */
export function Film({ medium, label, className }: FilmProps): ReactElement {
  const { url, posterUrl, width, height } = useFragment(
    graphql`
      fragment Film_medium on Media {
        url
        posterUrl
        width
        height
      }
    `,
    medium,
  );
  return (
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- what people made has no captions of ours to offer
    <video
      className={className}
      src={url}
      poster={posterUrl == null ? undefined : imageUrl(posterUrl, 1200)}
      width={width}
      height={height}
      aria-label={label}
      controls
      muted
      playsInline
      preload={posterUrl == null ? 'metadata' : 'none'}
    />
  );
}
