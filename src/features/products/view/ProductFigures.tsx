import { useState } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { ProductFigures_product$key } from '../../../../__generated__/ProductFigures_product.graphql.ts';
import { Picture } from '../../../ui/pictures/Picture.tsx';
import { arrangeFigures, fullSizes } from './arrangeFigures.ts';
import { Film } from './Film.tsx';
import { Lightbox } from './Lightbox.tsx';
import * as css from './ProductPage.css.ts';

const halfSizes = '(max-width: 767px) 100vw, (max-width: 1023px) 50vw, calc(50vw - 228px)';

interface ProductFiguresProps {
  readonly product: ProductFigures_product$key;
  /** The author's words, which stand below the first picture. */
  readonly children: ReactNode;
}

/** The work's pictures and films as numbered figures; a picture opens the lightbox, a film plays where it stands. On a phone they are a carousel. */
export function ProductFigures({ product, children }: ProductFiguresProps): ReactElement {
  const { name, media } = useFragment(
    graphql`
      fragment ProductFigures_product on Product {
        name
        media {
          id
          url
          width
          height
          thumbhash
          caption
          type
          ...Film_medium
          ...Lightbox_media
        }
      }
    `,
    product,
  );
  const [shown, setShown] = useState<number | null>(null);
  const places = arrangeFigures(media);
  const altOf = (index: number) => media[index]?.caption ?? `${name} 図${index + 1}`;
  const openWords = (index: number) => {
    const words = `図${index + 1}を大きく見る`;
    const caption = media[index]?.caption ?? '';
    return caption === '' ? words : `${words}、${caption}`;
  };
  return (
    <>
      <div className={css.figures}>
        <section
          className={css.strip}
          aria-label="作品の画像"
          data-several={media.length > 1 ? '' : undefined}
        >
          {media.map((medium, index) => (
            <figure key={medium.id} className={places[index] === 'half' ? css.half : css.full}>
              {medium.type === 'VIDEO' ? (
                <div className={css.filmPlace}>
                  <Film medium={medium} label={altOf(index)} className={css.film} />
                </div>
              ) : (
                <button
                  type="button"
                  className={css.figureButton}
                  onClick={() => setShown(index)}
                  aria-label={openWords(index)}
                >
                  <Picture
                    src={medium.url}
                    width={medium.width}
                    height={medium.height}
                    thumbhash={medium.thumbhash}
                    alt={altOf(index)}
                    fit="contain"
                    sizes={places[index] === 'half' ? halfSizes : fullSizes}
                    eager={index === 0}
                    priority={index === 0 ? 'high' : undefined}
                    edge={false}
                    className={index === 0 ? `${css.image} ${css.transitionTarget}` : css.image}
                  />
                </button>
              )}
              <figcaption className={css.figureCaption} data-empty={(medium.caption ?? '') === ''}>
                {(medium.caption ?? '') !== '' && <span className={css.figureNumber}>図{index + 1}</span>}
                <span className={medium.type === 'VIDEO' ? undefined : css.captionWords}>
                  {medium.caption}
                </span>
                {media.length > 1 && (
                  <span className={css.figurePlace} aria-hidden="true">
                    {index + 1}/{media.length}
                  </span>
                )}
              </figcaption>
            </figure>
          ))}
        </section>
        {children}
      </div>
      {shown !== null && <Lightbox media={media} start={shown} name={name} onClose={() => setShown(null)} />}
    </>
  );
}
