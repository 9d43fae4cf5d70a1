import { useState } from 'react';
import type { ReactElement } from 'react';
import { Icon } from '../../../../ui/icons/Icon.tsx';
import { imageUrl } from '../../../../ui/pictures/imageUrl.ts';
import * as css from '../edit.css.ts';
import type { WorkMedium } from '../workValues.ts';

/** A small view of what was put in. A picture that this browser cannot draw (HEIC) is seen once the server has made it anew. */
export function MediumPicture({ medium }: { readonly medium: WorkMedium }): ReactElement {
  const [broken, setBroken] = useState<string | null>(null);
  const isFilm = medium.kind === 'VIDEO';
  const source =
    isFilm && medium.posterUrl === null
      ? null
      : medium.mediaId === null
        ? medium.url
        : imageUrl(medium.posterUrl ?? medium.url, 256);
  return (
    <span className={css.picture}>
      {source === null || broken === source ? (
        isFilm ? (
          // Its own controls are in the work's page; here it only shows which one it is.
          <video className={css.pictureImage} src={medium.url} muted playsInline preload="metadata" />
        ) : (
          <Icon name="image" />
        )
      ) : (
        <img
          className={css.pictureImage}
          src={source}
          alt=""
          draggable={false}
          onError={() => setBroken(source)}
        />
      )}
      {isFilm && <span className={css.film}>動画</span>}
    </span>
  );
}
