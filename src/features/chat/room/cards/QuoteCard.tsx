import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { ReactElement } from 'react';
import { graphql } from 'react-relay/hooks';
import type { QuoteCardWithdrawMutation } from '../../../../../__generated__/QuoteCardWithdrawMutation.graphql.ts';
import { Button } from '../../../../ui/buttons/Button.tsx';
import { buttonClass } from '../../../../ui/buttons/buttonClass.ts';
import { cx } from '../../../../ui/cx.ts';
import { toast } from '../../../../ui/feedback/toast.ts';
import { ConfirmDialog } from '../../../../ui/overlays/ConfirmDialog.tsx';
import { formatDate, isoDay } from '../../../../ui/text/formatDate.ts';
import { Status } from '../../../../ui/text/Status.tsx';
import { useMinute } from '../../../../ui/text/useMinute.ts';
import { useAct } from '../../../page/useAct.ts';
import { mayOffer } from '../../../session/memberContent.ts';
import { useSessionState } from '../../../session/session.ts';
import type { QuoteCard as Card } from '../session/roomMessage.ts';
import { useRoomTalk } from '../roomTalk.ts';
import { StandingOffer } from '../StandingOffer.tsx';
import * as styles from './slip.css.ts';

interface CardProps {
  readonly quote: Card;
  /** Whether the reader is the room's creator. */
  readonly isCreator: boolean;
}

const shownItems = 3;

function itemWords(items: readonly string[]): string {
  const more = items.length - shownItems;
  return `${items.slice(0, shownItems).join('、')}${more > 0 ? `、ほか${more}件` : ''}`;
}

/** A quote in a room. The company makes an offer from it; its creator may withdraw it. */
export function QuoteCard({ quote, isCreator }: CardProps): ReactElement {
  const minute = useMinute();
  const session = useSessionState();
  const standing = useRoomTalk()?.standingOffers.find(({ consultationId }) => consultationId === null);
  // Its day may end while the room is open.
  const isOver = quote.isOver || quote.validUntil < isoDay(minute);
  const isOpen = !isOver && !quote.isWithdrawn;
  return (
    <div className={cx(styles.slip, !isOpen && styles.over)}>
      <div className={styles.head}>
        <span>見積</span>
        <span className={styles.aside}>
          {quote.isWithdrawn
            ? '取り下げ'
            : `有効期限 ${formatDate(quote.validUntil, { year: 'auto' })} 23:59まで`}
        </span>
      </div>
      <div className={styles.body}>
        <p className={styles.title}>{quote.title}</p>
        <p className={styles.detail}>{itemWords(quote.items)}</p>
        <dl className={styles.facts}>
          <div className={styles.fact}>
            <dt className={styles.name}>合計(税抜)</dt>
            <dd className={styles.price}>
              {quote.netPrice.toLocaleString('ja-JP')}
              <span className={styles.unit}>円</span>
            </dd>
          </div>
        </dl>
      </div>
      <div className={styles.foot}>
        {!isOpen && (
          <Status shape="ring">
            {quote.isWithdrawn ? 'クリエイターが取り下げました' : '有効期限を過ぎました'}
          </Status>
        )}
        {isOpen && standing !== undefined && <StandingOffer offer={standing} />}
        {isOpen && standing === undefined && mayOffer(session) && (
          <Link
            to="/offers/create"
            search={{ quote: quote.id }}
            className={buttonClass({ variant: 'primary' })}
          >
            この見積からオファーを作成する
          </Link>
        )}
        <Link to="/quotes/$id" params={{ id: quote.id }} className={buttonClass()}>
          見積を見る
        </Link>
        {isOpen && isCreator && <Withdraw quoteId={quote.id} />}
      </div>
    </div>
  );
}

function Withdraw({ quoteId }: { readonly quoteId: string }): ReactElement {
  const [isAsking, setIsAsking] = useState(false);
  const { act, pending } = useAct<QuoteCardWithdrawMutation>(graphql`
    mutation QuoteCardWithdrawMutation($id: ID!) {
      withdrawQuote(quoteId: $id) {
        quote {
          id
          withdrawnAt
        }
        errors {
          ...mutationErrors @relay(mask: false)
        }
      }
    }
  `);
  const withdraw = async (): Promise<void> => {
    if ((await act({ id: quoteId })) === null) return;
    setIsAsking(false);
    toast.success('見積を取り下げました。');
  };
  return (
    <>
      <Button variant="text" onClick={() => setIsAsking(true)}>
        取り下げる
      </Button>
      <ConfirmDialog
        open={isAsking}
        title="この見積を取り下げますか"
        act="取り下げる"
        pending={pending !== null}
        onConfirm={() => void withdraw()}
        onClose={() => setIsAsking(false)}
      >
        <p>
          会社は、この見積からオファーを作成できなくなります。取り下げたことは、このやり取りに表示されます。
        </p>
      </ConfirmDialog>
    </>
  );
}
