import { useState } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { ProductFigures_product$key } from '../../../../__generated__/ProductFigures_product.graphql.ts';
import { Picture } from '../../../ui/pictures/Picture.tsx';
import { media as screens } from '../../../ui/theme/theme.css.ts';
import { useMatches } from '../../../ui/useMatches.ts';
import { arrangeFigures } from './arrangeFigures.ts';
import { Film } from './Film.tsx';
import { Lightbox } from './Lightbox.tsx';
import * as css from './ProductPage.css.ts';

const fullSizes = '(max-width: 1023px) 100vw, calc(100vw - 432px)';
const halfSizes = '(max-width: 1023px) 50vw, calc(50vw - 228px)';

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
  const onPhone = useMatches(screens.phone);
  const altOf = (index: number) => media[index]?.caption ?? `${name} 図${index + 1}`;
  const openWords = (index: number) => {
    const words = `図${index + 1}を大きく見る`;
    const caption = media[index]?.caption ?? '';
    return caption === '' ? words : `${words}、${caption}`;
  };
  return (
    <>
      {onPhone && (
        <section className={css.carousel} aria-label="作品の画像">
          {media.map((medium, index) => (
            <figure key={medium.id} className={css.slide}>
              {medium.type === 'VIDEO' ? (
                <div className={css.slideFilm}>
                  <Film medium={medium} label={altOf(index)} className={css.filmSlide} />
                </div>
              ) : (
                <button
                  type="button"
                  className={css.slideButton}
                  onClick={() => setShown(index)}
                  aria-label={openWords(index)}
                >
                  <Picture
                    src={medium.url}
                    width={medium.width}
                    height={medium.height}
                    thumbhash={medium.thumbhash}
                    alt={altOf(index)}
                    aspect="4 / 3"
                    fit="contain"
                    sizes="100vw"
                    eager={index === 0}
                    priority={index === 0 ? 'high' : undefined}
                    edge={false}
                    className={index === 0 ? css.transitionTarget : undefined}
                  />
                </button>
              )}
              {medium.caption != null && medium.caption !== '' && (
                <figcaption className={css.slideCaption}>
                  <span className={medium.type === 'VIDEO' ? undefined : css.slideCaptionShort}>
                    {medium.caption}
                  </span>
                </figcaption>
              )}
            </figure>
          ))}
        </section>
      )}
      <div className={css.figures}>
        {media.flatMap((medium, index) => {
          const isHalf = places[index] === 'half';
          const figure = !onPhone && (
            <figure key={medium.id} className={isHalf ? css.half : css.full}>
              {medium.type === 'VIDEO' ? (
                <Film medium={medium} label={altOf(index)} className={css.film} />
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
                    sizes={isHalf ? halfSizes : fullSizes}
                    eager={index === 0}
                    priority={index === 0 ? 'high' : undefined}
                    edge={false}
                    className={index === 0 ? `${css.image} ${css.transitionTarget}` : css.image}
                  />
                </button>
              )}
              <figcaption className={css.figureCaption}>
                <span className={css.figureNumber}>図{index + 1}</span>
                {medium.caption}
              </figcaption>
            </figure>
          );
          return index === 0
            ? [
                figure,
                <div key="text" style={{ display: 'contents' }}>
                  {children}
                </div>,
              ]
            : [figure];
        })}
      </div>
      {shown !== null && <Lightbox media={media} start={shown} name={name} onClose={() => setShown(null)} />}
    </>
  );
}
