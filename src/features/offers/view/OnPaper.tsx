import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { OnPaper_offer$key } from '../../../../__generated__/OnPaper_offer.graphql.ts';
import type { OnPaperAskMutation } from '../../../../__generated__/OnPaperAskMutation.graphql.ts';
import type { OnPaperSentMutation } from '../../../../__generated__/OnPaperSentMutation.graphql.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { formatDate } from '../../../ui/text/formatDate.ts';
import { useAct } from '../../page/useAct.ts';
import * as css from './view.css.ts';

interface OnPaperProps {
  readonly offer: OnPaper_offer$key;
  readonly isCreator: boolean;
}

/** Terms on paper: the creator may ask, and the company records sending them. */
export function OnPaper({ offer: key, isCreator }: OnPaperProps): ReactElement | null {
  const { id, status, paperAskedAt, paperSentAt } = useFragment(
    graphql`
      fragment OnPaper_offer on OfficialJobOffer {
        id
        status
        paperAskedAt
        paperSentAt
      }
    `,
    key,
  );
  const { act: ask, pending: asking } = useAct<OnPaperAskMutation>(graphql`
    mutation OnPaperAskMutation($offerId: ID!) {
      askForOfferOnPaper(offerId: $offerId) {
        officialJobOffer {
          id
          ...OnPaper_offer
          ...OfferStory_offer
        }
        errors {
          ...mutationErrors @relay(mask: false)
        }
      }
    }
  `);
  const { act: mark, pending: marking } = useAct<OnPaperSentMutation>(graphql`
    mutation OnPaperSentMutation($offerId: ID!) {
      markOfferPaperSent(offerId: $offerId) {
        officialJobOffer {
          id
          ...OnPaper_offer
          ...OfferStory_offer
        }
        errors {
          ...mutationErrors @relay(mask: false)
        }
      }
    }
  `);
  if (paperSentAt != null)
    return <span className={css.papersNote}>紙の書面は、{formatDate(paperSentAt)}に発送されました。</span>;
  if (status === 'WITHDRAWN' || status === 'DECLINED') return null;
  if (paperAskedAt != null)
    return isCreator ? (
      <span className={css.papersNote}>
        {formatDate(paperAskedAt)}に、紙の書面を求めました。送り先をメッセージで伝えてください。
      </span>
    ) : (
      <>
        <span className={css.papersNote}>
          {formatDate(paperAskedAt)}に、紙の書面を求められました。印刷して、遅れずに送ってください。
        </span>
        <Button
          size="s"
          loading={marking !== null}
          onClick={() =>
            void mark({ offerId: id }).then((done) => done !== null && toast.success('発送を記録しました。'))
          }
        >
          紙の書面の発送を記録する
        </Button>
      </>
    );
  if (!isCreator) return null;
  return (
    <Button
      variant="text"
      size="s"
      loading={asking !== null}
      onClick={() =>
        void ask({ offerId: id }).then((done) => done !== null && toast.success('紙の書面を求めました。'))
      }
    >
      紙の書面での交付を求める
    </Button>
  );
}
