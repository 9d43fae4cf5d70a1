import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { Cover_article$key } from '../../../__generated__/Cover_article.graphql.ts';
import { Picture } from '../../ui/pictures/Picture.tsx';
import type { Aspect } from '../../ui/pictures/Picture.css.ts';
import { UprightText } from '../../ui/text/UprightText.tsx';
import * as css from './Cover.css.ts';

interface CoverProps {
  readonly article: Cover_article$key;
  readonly sizes: string;
  readonly aspect?: Aspect;
  readonly eager?: boolean;
  /** Has room for a few characters only. */
  readonly isSmall?: boolean;
}

/** An article's picture, else its title as one (which also stands beside it). */
export function Cover({
  article: key,
  sizes,
  aspect = '3 / 2',
  eager = false,
  isSmall = false,
}: CoverProps): ReactElement {
  const { title, category, cover } = useFragment(
    graphql`
      fragment Cover_article on Article {
        title
        category
        cover {
          url
          width
          height
          thumbhash
        }
      }
    `,
    key,
  );
  if (cover)
    return (
      <Picture
        src={cover.url}
        alt=""
        width={cover.width}
        height={cover.height}
        thumbhash={cover.thumbhash}
        sizes={sizes}
        aspect={aspect}
        eager={eager}
        {...(eager && { priority: 'high' as const })}
      />
    );
  const isHouse = category === 'INFO' || category === 'EVENT';
  return (
    <span className={isHouse ? css.houseCover : css.cover} data-small={isSmall} aria-hidden="true">
      <span className={css.words}>
        {isSmall ? [...title].slice(0, 2).join('') : <UprightText text={title} />}
      </span>
    </span>
  );
}
