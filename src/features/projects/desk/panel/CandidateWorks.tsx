import { Link } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { CandidateWorks_candidate$key } from '../../../../../__generated__/CandidateWorks_candidate.graphql.ts';
import { MediaPicture } from '../../../page/MediaPicture.tsx';
import * as css from './panel.css.ts';

/** The newest works, the first one large. */
export function CandidateWorks({
  candidate: key,
}: {
  readonly candidate: CandidateWorks_candidate$key;
}): ReactElement | null {
  const { user } = useFragment(
    graphql`
      fragment CandidateWorks_candidate on Candidate {
        user {
          id
          recentWorks: newestProducts(first: 6) {
            id
            number
            name
            thumbnailImage {
              ...MediaPicture_media
            }
          }
        }
      }
    `,
    key,
  );
  const shown = user.recentWorks.flatMap(({ thumbnailImage: image, ...work }) =>
    image == null ? [] : [{ ...work, image }],
  );
  // Whole rows: a large one with two, and three more.
  const works = shown.slice(0, shown.length < 6 ? 3 : 6);
  const [first] = works;
  if (first === undefined) return <p className={css.nothing}>公開している作品は、まだありません。</p>;
  return (
    <section aria-label="作品">
      <div className={works.length > 2 ? css.mosaic : works.length === 2 ? css.pair : css.single}>
        {works.map(({ id, name, image }, at) => (
          <Link key={id} to="/products/$id" params={{ id }} className={css.work} title={name}>
            <MediaPicture
              media={image}
              alt={name}
              sizes={at === 0 ? '(max-width: 767px) 100vw, 280px' : '(max-width: 767px) 34vw, 140px'}
              fill
            />
          </Link>
        ))}
      </div>
      <p className={css.caption}>
        <span className={css.figure}>{String(first.number).padStart(4, '0')}</span>
        <b>{first.name}</b>
        <Link to="/creators/$id" params={{ id: user.id }} className={css.allWorks}>
          作品をすべて見る
        </Link>
      </p>
    </section>
  );
}
