import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { Cover_article$key } from '../../../__generated__/Cover_article.graphql.ts';
import { MediaPicture } from '../page/MediaPicture.tsx';
import type { Aspect } from '../../ui/pictures/Picture.css.ts';
import { Motif } from '../../ui/pictures/Motif.tsx';
import { figureOf, motifs, pick, seeded, wordOf } from '../../ui/pictures/drawnCover.ts';
import * as css from './Cover.css.ts';

interface CoverProps {
  readonly article: Cover_article$key;
  readonly sizes: string;
  readonly aspect?: Aspect;
  readonly eager?: boolean;
  /** Has room for a few characters only. */
  readonly isSmall?: boolean;
}

/** An article's picture, else one drawn from its words. */
export function Cover({
  article: key,
  sizes,
  aspect = '3 / 2',
  eager = false,
  isSmall = false,
}: CoverProps): ReactElement {
  const { slug, title, category, cover } = useFragment(
    graphql`
      fragment Cover_article on Article {
        slug
        title
        category
        cover {
          ...MediaPicture_media
        }
      }
    `,
    key,
  );
  if (cover)
    return (
      <MediaPicture
        media={cover}
        alt=""
        sizes={sizes}
        aspect={aspect}
        eager={eager}
        {...(eager && { priority: 'high' as const })}
      />
    );
  return <DrawnCover slug={slug} title={title} isHouse={isHouse(category)} isSmall={isSmall} />;
}

/** 朱 is kept for what the house itself tells. */
const isHouse = (category: string): boolean => category === 'INFO' || category === 'EVENT';
const tonesOf = { house: ['shu', 'sand', 'ink'], other: ['ai', 'sand', 'ink'] } as const;

interface DrawnCoverProps {
  readonly slug: string;
  readonly title: string;
  readonly isHouse: boolean;
  readonly isSmall: boolean;
}

/** The title's figure large, else its word; ornament and paper are the article's own. */
function DrawnCover({ slug, title, isHouse: ofHouse, isSmall }: DrawnCoverProps): ReactElement {
  const next = seeded(slug);
  const tone = pick(tonesOf[ofHouse ? 'house' : 'other'], next()) ?? 'ai';
  const motif = pick(motifs, next()) ?? 'lines';
  const figure = figureOf(title);
  const word = isSmall ? wordOf(title).slice(0, 2) : wordOf(title);
  return (
    <span
      className={css.covers[tone]}
      data-small={isSmall}
      data-long={figure === null ? word.length > 3 : figure.figure.length > 1}
      aria-hidden="true"
    >
      <Motif motif={motif} seed={slug} className={figure === null ? css.besideWord : css.besideFigure} />
      {figure === null ? (
        <span className={css.word}>{word}</span>
      ) : (
        <>
          <span className={css.figure}>{figure.figure}</span>
          <span className={css.unit}>{figure.unit}</span>
        </>
      )}
    </span>
  );
}
