import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { WorkReview_work$key } from '../../../../__generated__/WorkReview_work.graphql.ts';
import { Status } from '../../../ui/text/Status.tsx';
import { reviewState } from '../own/ownWords.ts';
import * as css from './edit.css.ts';

const next = {
  IN_PROGRESS: '運営が内容を見ています。今編集しても、審査の順番は変わりません。',
  APPROVED: '内容を変更して保存すると、変更した部分を審査します。終わるまでは、承認された内容のままです。',
  REJECTED: '修正して保存すると、もう一度審査します。',
} as const;

/** How the review stands, where the work is mended. */
export function WorkReview({ work: key }: { readonly work: WorkReview_work$key }): ReactElement {
  const { hasPendingChange, review } = useFragment(
    graphql`
      fragment WorkReview_work on OwnProduct {
        hasPendingChange
        review {
          currentReviewStatus
          rejectReason
        }
      }
    `,
    key,
  );
  const { currentReviewStatus: status, rejectReason: reason } = review;
  const { shape, word } = reviewState(status, hasPendingChange);
  return (
    <section className={css.review} aria-label="審査の状態">
      <p>
        <Status shape={shape}>{word}</Status>
      </p>
      {reason != null && <p className={css.reviewReason}>{reason}</p>}
      <p className={css.reviewNext}>{next[status]}</p>
    </section>
  );
}
