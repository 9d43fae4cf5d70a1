import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import { Picture } from '../../ui/pictures/Picture.tsx';
import type { Pictures_media$key } from '../__generated__/Pictures_media.graphql.ts';
import * as css from './inbox.css.ts';

/** What was shown when it was reported. */
export function Pictures({ media: keys }: { readonly media: Pictures_media$key }): ReactElement {
  const media = useFragment(
    graphql`
      fragment Pictures_media on Media @relay(plural: true) {
        id
        url
        posterUrl
        width
        height
        thumbhash
      }
    `,
    keys,
  );
  return (
    <ul className={css.pictures} aria-label="通報されたときの画像">
      {media.map(({ id, url, posterUrl, width, height, thumbhash }, at) => (
        <li key={id}>
          <a href={url} target="_blank" rel="noreferrer" aria-label={`${at + 1}点めを原寸で開く`}>
            <Picture
              src={posterUrl ?? url}
              alt=""
              width={width}
              height={height}
              sizes="180px"
              aspect="4 / 3"
              thumbhash={thumbhash}
            />
          </a>
        </li>
      ))}
    </ul>
  );
}
