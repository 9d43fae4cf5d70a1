import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { PaymentEstimate_candidate$key } from '../../../../../__generated__/PaymentEstimate_candidate.graphql.ts';
import { formatPrice } from '../../../../ui/text/formatPrice.ts';
import * as css from './panel.css.ts';
import { contractPayment, monthlyPayment } from './payment.ts';
import type { UnitPrice } from './payment.ts';

/** What it would cost: the opening's price, or by the hour the one hoped for. */
export function PaymentEstimate({
  candidate: key,
}: {
  readonly candidate: PaymentEstimate_candidate$key;
}): ReactElement | null {
  const { user, jobOpening } = useFragment(
    graphql`
      fragment PaymentEstimate_candidate on Candidate {
        user {
          profile {
            jobProfile {
              rewardPrices {
                rewardType
                netPrice
                grossPrice
                tsumugiCommissionFee
              }
            }
          }
        }
        jobOpening {
          resumerationType
          ... on ContractJobOpening {
            netPrice
            grossPrice
            tsumugiCommissionFee
          }
          ... on HourlyJobOpening {
            netPrice
            grossPrice
            tsumugiCommissionFee
            weeklyOperationalHours
          }
        }
      }
    `,
    key,
  );
  const { resumerationType: kind, netPrice, grossPrice, tsumugiCommissionFee, ...hours } = jobOpening;
  const offered: UnitPrice | null =
    netPrice == null || grossPrice == null || tsumugiCommissionFee == null
      ? null
      : { netPrice, grossPrice, fee: tsumugiCommissionFee };
  const hoped = user.profile.jobProfile.rewardPrices.find(({ rewardType }) => rewardType === 'HOURLY_RATE');
  const perHour: UnitPrice | null =
    hoped === undefined
      ? offered
      : { netPrice: hoped.netPrice, grossPrice: hoped.grossPrice, fee: hoped.tsumugiCommissionFee };
  const lines =
    kind === 'HOURLY_RATE'
      ? monthlyPayment(perHour, hours.weeklyOperationalHours)
      : kind === 'CONTRACT_UNIT'
        ? contractPayment(offered)
        : null;
  if (lines === null) return null;
  return (
    <section className={css.payment} aria-label={lines.title}>
      <h3 className={css.paymentTitle}>{lines.title}</h3>
      <dl>
        <Line name="クリエイターの受取額(税抜)" amount={lines.net} />
        <Line name="手数料 10%" amount={lines.fee} />
        <Line name="支払額(税抜)" amount={lines.gross} sum />
      </dl>
    </section>
  );
}

interface LineProps {
  readonly name: string;
  readonly amount: number;
  readonly sum?: boolean;
}

function Line({ name, amount, sum = false }: LineProps): ReactElement {
  return (
    <div className={sum ? css.sum : css.line}>
      <dt>{name}</dt>
      <dd className={css.figure}>{formatPrice(amount)}</dd>
    </div>
  );
}
