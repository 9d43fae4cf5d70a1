import { Link } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { ProposedTerms_engagement$key } from '../../../../__generated__/ProposedTerms_engagement.graphql.ts';
import { buttonClass } from '../../../ui/buttons/buttonClass.ts';
import { formatDate } from '../../../ui/text/formatDate.ts';
import * as css from './work.css.ts';

/** A change of terms awaiting an answer; shown above everything else. */
export function ProposedTerms({
  engagement: key,
}: {
  readonly engagement: ProposedTerms_engagement$key;
}): ReactElement | null {
  const { viewerIs, proposedTerms: offer } = useFragment(
    graphql`
      fragment ProposedTerms_engagement on Engagement {
        viewerIs
        proposedTerms {
          id
          status
          replyBy
        }
      }
    `,
    key,
  );
  if (offer == null) return null;
  const isCreator = viewerIs === 'CREATOR';
  const isOver = offer.status === 'EXPIRED';
  return (
    <section className={css.round} aria-labelledby="proposed-terms" tabIndex={-1}>
      <header className={css.roundHead}>
        <h2 id="proposed-terms" className={css.roundTitle}>
          {isCreator ? '条件の変更が届いています' : '条件の変更を提案しています'}
        </h2>
        {offer.replyBy != null && (
          <p className={css.small}>
            {isOver ? '返答期限切れ' : `返答期限 ${formatDate(offer.replyBy)} 23:59まで`}
          </p>
        )}
      </header>
      <p className={css.next}>
        {isCreator
          ? '現在の条件との違いを確認して、返答してください。承諾するまでは、現在の条件が続きます。'
          : isOver
            ? '期限までに返答がありませんでした。新しいバージョンを送るか、取り下げてください。'
            : '承諾されると、まだ納品されていない回から新しい条件になります。それまでは、現在の条件が続きます。'}
      </p>
      <div className={css.acts}>
        <Link
          to="/offers/$id"
          params={{ id: offer.id }}
          className={buttonClass({ variant: isCreator && !isOver ? 'primary' : 'secondary' })}
        >
          {isCreator ? '変更の内容を確認する' : '提案した条件を見る'}
        </Link>
      </div>
    </section>
  );
}
