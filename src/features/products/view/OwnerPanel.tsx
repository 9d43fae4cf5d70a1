import { Link } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { OwnerPanel_work$key } from '../../../../__generated__/OwnerPanel_work.graphql.ts';
import { part } from '../../../lib/part.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { DateText } from '../../../ui/text/DateText.tsx';
import { Status } from '../../../ui/text/Status.tsx';
import { visuallyHidden } from '../../../ui/text/VisuallyHidden.css.ts';
import * as css from './ProductPage.css.ts';
import { reviewState, reviewWords, visibilityWords } from '../own/ownWords.ts';

const WaitingVersionDialog = part(
  async () => (await import('./WaitingVersionDialog.tsx')).WaitingVersionDialog,
);

const spans = ['7日', '30日', '全期間'];
const grouped = new Intl.NumberFormat('ja-JP');

/** Beside one's own work: who sees it, how its review stands, and what came of it. Nobody else is shown this. */
export function OwnerPanel({ work: key }: { readonly work: OwnerPanel_work$key }): ReactElement {
  const work = useFragment(
    graphql`
      fragment OwnerPanel_work on OwnProduct {
        isPublish
        visibility
        hasPendingChange
        product {
          id
        }
        review {
          currentReviewStatus
          rejectReason
          activities {
            id
            reviewStatus
            activityDate
            rejectReason
          }
        }
        statistics {
          views7Days
          views30Days
          viewsTotal
          bookmarks7Days
          bookmarks30Days
          bookmarksTotal
        }
      }
    `,
    key,
  );
  const [isOpen, setIsOpen] = useState(false);
  const { review, statistics } = work;
  const isRejected = review.currentReviewStatus === 'REJECTED';
  const seeLabel = isRejected ? '差し戻された内容を見る' : '審査中の内容を見る';
  const state = reviewState(review.currentReviewStatus, work.hasPendingChange);
  const rows = [
    {
      name: '閲覧',
      values: [statistics.views7Days, statistics.views30Days, statistics.viewsTotal],
    },
    {
      name: '保存',
      values: [statistics.bookmarks7Days, statistics.bookmarks30Days, statistics.bookmarksTotal],
    },
  ];
  return (
    <section className={css.owner} aria-labelledby="own-work">
      <h2 id="own-work" className={css.ownerTitle}>
        あなたの作品です
      </h2>
      <p className={css.ownerState}>
        <Status shape={state.shape}>{state.word}</Status>
        <br />
        {work.isPublish ? `公開範囲は「${visibilityWords[work.visibility]}」です。` : '非公開にしています。'}
        {work.isPublish &&
          work.hasPendingChange &&
          (isRejected
            ? 'ほかの人には、変更の前の内容が見えています。'
            : '審査が済むまで、ほかの人には変更の前の内容が見えています。')}
      </p>
      {work.hasPendingChange && (
        <p className={css.ownerState}>
          <Button
            size="s"
            aria-haspopup="dialog"
            onPointerEnter={WaitingVersionDialog.ahead}
            onFocus={WaitingVersionDialog.ahead}
            onClick={() => setIsOpen(true)}
          >
            {seeLabel}
          </Button>
        </p>
      )}
      {isOpen && (
        <Suspense fallback={null}>
          <WaitingVersionDialog
            productId={work.product.id}
            title={isRejected ? '差し戻された内容' : '審査中の内容'}
            onClose={() => setIsOpen(false)}
          />
        </Suspense>
      )}
      {review.rejectReason != null && <p className={css.ownerReason}>{review.rejectReason}</p>}
      <table className={css.ownerFigures}>
        <thead>
          <tr>
            <th scope="col" className={visuallyHidden}>
              数値について
            </th>
            {spans.map((span) => (
              <th key={span} scope="col" className={css.ownerHead}>
                {span}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, values }) => (
            <tr key={name} className={css.ownerRow}>
              <th scope="row" className={css.ownerRowName}>
                {name}
              </th>
              {spans.map((span, index) => (
                <td key={span} className={css.ownerCell}>
                  {grouped.format(values[index] ?? 0)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className={css.ownerMore}>
        <Link to="/me/analytics">日ごとの数字と、どこから見られたか</Link>
      </p>
      <details className={css.history}>
        <summary>審査の記録</summary>
        <ol>
          {review.activities.map((activity) => (
            <li key={activity.id}>
              <DateText date={activity.activityDate} time /> {reviewWords[activity.reviewStatus].word}
              {activity.rejectReason != null && <p className={css.historyReason}>{activity.rejectReason}</p>}
            </li>
          ))}
        </ol>
      </details>
    </section>
  );
}
