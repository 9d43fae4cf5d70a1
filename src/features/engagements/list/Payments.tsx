import { Link } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { Payments_rounds$key } from '../../../../__generated__/Payments_rounds.graphql.ts';
import { formatDate } from '../../../ui/text/formatDate.ts';
import { Status } from '../../../ui/text/Status.tsx';
import { monthName, roundStates, yen } from '../workWords.ts';
import * as css from './list.css.ts';

interface PaymentsProps {
  readonly rounds: Payments_rounds$key;
  readonly isCreator: boolean;
}

/** Upcoming payments by day, with a sum per month. */
export function Payments({ rounds: key, isCreator }: PaymentsProps): ReactElement {
  const rounds = useFragment(
    graphql`
      fragment Payments_rounds on EngagementRound @relay(plural: true) {
        id
        state
        netPrice
        payBy
        daysLate
        engagement {
          id
          title
          companyName
          creatorName
        }
      }
    `,
    key,
  );
  const months = new Map<string, (typeof rounds)[number][]>();
  for (const round of rounds) {
    const month = round.payBy?.slice(0, 7) ?? '';
    months.set(month, [...(months.get(month) ?? []), round]);
  }
  return (
    <section className={css.section} aria-labelledby="engagement-payments">
      <h2 id="engagement-payments" className={css.sectionTitle}>
        {isCreator ? '受け取る予定' : '支払う予定'}
      </h2>
      {[...months].map(([month, those]) => (
        <div key={month}>
          <h3 className={css.month}>
            {monthName(month)}
            <span className={css.sum}>
              {yen(those.reduce((sum, { netPrice }) => sum + (netPrice ?? 0), 0))}
              <span className={css.tax}>(税抜)</span>
            </span>
          </h3>
          <ul className={css.payments}>
            {those.map(({ id, state, netPrice, payBy, daysLate, engagement }) => (
              <li key={id} className={css.payment}>
                <span className={daysLate > 0 ? css.lateDay : css.payDay}>
                  {payBy == null ? '' : formatDate(payBy, { year: false })}
                  {daysLate > 0 && (
                    <>
                      {' '}
                      <span className={css.whole}>{daysLate}日超過</span>
                    </>
                  )}
                </span>
                <span className={css.paidFor}>
                  {engagement != null && (
                    <Link to="/engagements/$id" params={{ id: engagement.id }} className={css.link}>
                      {engagement.title}
                    </Link>
                  )}
                  <span className={css.who}>
                    {isCreator ? engagement?.companyName : `${engagement?.creatorName ?? ''}さん`}
                  </span>
                </span>
                <Status shape={roundStates[state].shape} tone={roundStates[state].tone}>
                  {roundStates[state].word}
                </Status>
                <span className={css.amount}>{yen(netPrice ?? 0)}</span>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}
