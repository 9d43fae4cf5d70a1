import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { OfferSums_breakdown$key } from '../../../../__generated__/OfferSums_breakdown.graphql.ts';
import { formatYen } from '../../../lib/text/money.ts';
import * as css from './view.css.ts';

interface OfferSumsProps {
  readonly breakdown: OfferSums_breakdown$key;
  readonly isCreator: boolean;
}

/** What a creator is left with, or what a company pays in all. */
export function OfferSums({ breakdown, isCreator }: OfferSumsProps): ReactElement {
  const { netPrice, consumptionTaxOfNet, withholdingTax, payout, totalPayment } = useFragment(
    graphql`
      fragment OfferSums_breakdown on JobPriceBreakdown {
        netPrice
        consumptionTaxOfNet
        withholdingTax
        payout
        totalPayment
      }
    `,
    breakdown,
  );
  return (
    <>
      <p className={css.payoutName}>{isCreator ? '手取りの見込み' : 'お支払いの合計(税込)'}</p>
      <p className={css.payout}>
        {(isCreator ? payout : totalPayment).toLocaleString('ja-JP')}
        <span className={css.unit}>円</span>
      </p>
      <dl className={css.sums}>
        <Sum name="受取額(税抜)" amount={formatYen(netPrice)} />
        <Sum name="消費税 10%" amount={formatYen(consumptionTaxOfNet)} />
        {isCreator ? (
          <>
            {withholdingTax > 0 && <Sum name="源泉徴収" amount={`−${formatYen(withholdingTax)}`} />}
            <Sum name="つむぎの手数料" amount="0円" />
          </>
        ) : (
          <>
            <Sum
              name="つむぎの手数料(税込)"
              amount={formatYen(totalPayment - netPrice - consumptionTaxOfNet)}
            />
            {withholdingTax > 0 && <Sum name="うち源泉徴収して納める額" amount={formatYen(withholdingTax)} />}
          </>
        )}
      </dl>
    </>
  );
}

function Sum({ name, amount }: { readonly name: string; readonly amount: string }): ReactElement {
  return (
    <div className={css.sum}>
      <dt>{name}</dt>
      <dd className={css.figure}>{amount}</dd>
    </div>
  );
}
