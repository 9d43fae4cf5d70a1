import { Link } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { WorkFiguresRow_figures$key } from '../../../../__generated__/WorkFiguresRow_figures.graphql.ts';
import { cx } from '../../../ui/cx.ts';
import { MediaPicture } from '../../page/MediaPicture.tsx';
import { reviewState, visibilityWords } from '../../products/own/ownWords.ts';
import * as css from '../analytics.css.ts';
import { grouped } from '../analyticsWords.ts';
import { Columns } from '../charts/Columns.tsx';
import { peaks } from '../charts/columns.ts';

export function WorkFiguresRow({
  figures: key,
}: {
  readonly figures: WorkFiguresRow_figures$key;
}): ReactElement | null {
  const { work, views, saves, reached } = useFragment(
    graphql`
      fragment WorkFiguresRow_figures on WorkFigures {
        work {
          name
          isPublish
          visibility
          hasPendingChange
          product {
            id
          }
          review {
            currentReviewStatus
          }
          thumbnailImage {
            ...MediaPicture_media
          }
        }
        views {
          total
          byDay
        }
        saves {
          total
        }
        reached {
          total
        }
      }
    `,
    key,
  );
  if (!work) return null;
  const { thumbnailImage: image, visibility } = work;
  const state = reviewState(work.review.currentReviewStatus, work.hasPendingChange);
  const standing = !work.isPublish
    ? '非公開'
    : state.word === '承認済み' && visibility === 'EVERYONE'
      ? '公開中'
      : state.word === '承認済み'
        ? visibilityWords[visibility]
        : state.word;
  return (
    <tr>
      <th scope="row" className={css.rowName}>
        <span className={css.named}>
          {image ? (
            <MediaPicture className={css.thumb} media={image} aspect="4 / 3" sizes="64px" alt="" />
          ) : (
            <span className={css.thumb} />
          )}
          <span className={css.namedWords}>
            <span className={css.name}>
              <Link to="/products/$id" params={{ id: work.product.id }} className={css.nameLink}>
                {work.name}
              </Link>
            </span>
            <span className={css.sub}>{standing}</span>
          </span>
        </span>
      </th>
      <td className={cx(css.rowCell, css.wide)}>
        <Columns values={views.byDay} marked={peaks(views.byDay)} height={28} />
      </td>
      <td className={css.rowCell}>{grouped.format(views.total)}</td>
      <td className={css.rowCell}>{grouped.format(saves.total)}</td>
      <td className={cx(css.rowCell, css.wide)}>
        {views.total === 0 ? '—' : `${((100 * saves.total) / views.total).toFixed(1)}%`}
      </td>
      <td className={cx(css.rowCell, reached.total > 0 && css.matters.shu)}>
        {reached.total > 0 ? `${grouped.format(reached.total)}社` : '—'}
      </td>
    </tr>
  );
}
