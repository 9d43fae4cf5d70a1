import type { ReactElement } from 'react';
import { imageUrl } from '../../../ui/pictures/imageUrl.ts';
import * as card from '../cards/ProductCard.css.ts';
import * as css from './edit.css.ts';
import { cropOf, thumbnailOf } from './workValues.ts';
import type { WorkValues } from './workValues.ts';

interface WorkCardProps {
  readonly values: WorkValues;
  /** The first one: a card has room for no more. */
  readonly category: string;
}

/** The work among others: its picture cut to 4:3 as the server will cut it. */
export function WorkCard({ values, category }: WorkCardProps): ReactElement {
  const chosen = thumbnailOf(values);
  const still = chosen?.kind === 'VIDEO' ? chosen.posterUrl : chosen?.url;
  const [x = 0, y = 0, width = 1, height = 1] = cropOf(values);
  const box = {
    left: `${(-100 * x) / width}%`,
    top: `${(-100 * y) / height}%`,
    width: `${100 / width}%`,
    height: `${100 / height}%`,
  };
  return (
    <div className={css.card}>
      <span className={css.cardPicture}>
        {still != null && (
          <img
            className={css.cardImage}
            src={chosen?.mediaId == null ? still : imageUrl(still, 640)}
            style={box}
            alt=""
          />
        )}
      </span>
      <div className={card.titleLine}>
        <span className={card.title}>{values.name === '' ? '作品名' : values.name}</span>
      </div>
      {category !== '' && <div className={card.authorLine}>{category}</div>}
    </div>
  );
}
