import { Link } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { WorkRow_work$key } from '../../../../__generated__/WorkRow_work.graphql.ts';
import type { WorkRowPublishMutation } from '../../../../__generated__/WorkRowPublishMutation.graphql.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { buttonClass } from '../../../ui/buttons/buttonClass.ts';
import { MediaPicture } from '../../page/MediaPicture.tsx';
import { Status } from '../../../ui/text/Status.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { useAct } from '../../page/useAct.ts';
import { reviewState, visibilityWords } from './ownWords.ts';
import * as css from './own.css.ts';

const grouped = new Intl.NumberFormat('ja-JP');

/** One of one's own works: how it stands, what came of it, and a switch for showing it. */
export function WorkRow({ work: key }: { readonly work: WorkRow_work$key }): ReactElement {
  const work = useFragment(
    graphql`
      fragment WorkRow_work on OwnProduct {
        id
        name
        isPublish
        visibility
        hasPendingChange
        product {
          id
        }
        thumbnailImage {
          ...MediaPicture_media
        }
        review {
          currentReviewStatus
          rejectReason
        }
        statistics {
          viewsTotal
          bookmarksTotal
        }
      }
    `,
    key,
  );
  const { act } = useAct<WorkRowPublishMutation>(graphql`
    mutation WorkRowPublishMutation($input: EditProductInput!) @raw_response_type {
      editProduct(input: $input) {
        product {
          # The editor reads the second.
          isPublish
          publishStatus
        }
        errors {
          ...mutationErrors @relay(mask: false)
        }
      }
    }
  `);
  const { id } = work.product;
  const state = reviewState(work.review.currentReviewStatus, work.hasPendingChange);
  const toggle = async (): Promise<void> => {
    const isPublish = !work.isPublish;
    const publishStatus = isPublish ? 'publish' : 'unpublish';
    const shown = { id: work.id, isPublish, publishStatus } as const;
    const optimisticResponse = { editProduct: { product: shown, errors: [] } };
    if ((await act({ input: { id, publishStatus } }, { optimisticResponse })) === null) return;
    toast.success(isPublish ? `「${work.name}」を公開にしました。` : `「${work.name}」を非公開にしました。`);
  };
  return (
    <li className={css.row}>
      <Link to="/products/$id" params={{ id }} className={css.picture} tabIndex={-1} aria-hidden="true">
        {work.thumbnailImage && (
          <MediaPicture media={work.thumbnailImage} aspect="4 / 3" sizes="112px" alt="" />
        )}
      </Link>
      <div className={css.words}>
        <h3 className={css.name}>
          <Link to="/products/$id" params={{ id }}>
            {work.name}
          </Link>
        </h3>
        <p className={css.state}>
          <Status shape={state.shape}>{state.word}</Status>
          <span>{work.isPublish ? visibilityWords[work.visibility] : '公開していません'}</span>
          <span>
            閲覧 {grouped.format(work.statistics.viewsTotal)}・保存{' '}
            {grouped.format(work.statistics.bookmarksTotal)}
          </span>
        </p>
        {work.review.rejectReason != null && <p className={css.reason}>{work.review.rejectReason}</p>}
        <div className={css.acts}>
          <Link
            to="/products/edit/$id"
            params={{ id }}
            className={buttonClass({ size: 's' })}
            aria-label={`「${work.name}」を編集する`}
          >
            編集する
          </Link>
          <Button
            size="s"
            variant="text"
            aria-label={work.isPublish ? `「${work.name}」を非公開にする` : `「${work.name}」を公開する`}
            onClick={() => void toggle()}
          >
            {work.isPublish ? '非公開にする' : '公開する'}
          </Button>
        </div>
      </div>
    </li>
  );
}
