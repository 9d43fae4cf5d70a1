import { Suspense, useDeferredValue, useState } from 'react';
import type { ReactElement } from 'react';
import { graphql } from 'react-relay/hooks';
import { useQuery } from '../../../../relay/useQuery.ts';
import type { PayoutQuery } from '../../../../../__generated__/PayoutQuery.graphql.ts';
import { formatYen } from '../../../../lib/text/money.ts';
import { RadioGroup } from '../../../../ui/choices/RadioGroup.tsx';
import { SectionBoundary } from '../../../page/SectionBoundary.tsx';
import * as css from '../opening.css.ts';

const people = [
  { value: 'individual', label: '個人' },
  { value: 'corporation', label: '法人' },
] as const;

/** The price after taxes, for individuals and companies, by the server's rules. */
export function Payout({ netPrice }: { readonly netPrice: number }): ReactElement {
  const [person, setPerson] = useState<(typeof people)[number]['value']>('individual');
  return (
    <>
      <RadioGroup
        label="受け取る人"
        labelHidden
        layout="row"
        options={people}
        value={person}
        onChange={setPerson}
      />
      <SectionBoundary title="計算できませんでした。" headingLevel="h3">
        <Suspense fallback={<div className={css.payoutPlace} />}>
          <Sums netPrice={netPrice} isIndividual={useDeferredValue(person) === 'individual'} />
        </Suspense>
      </SectionBoundary>
    </>
  );
}

function Sums(variables: PayoutQuery['variables']): ReactElement {
  const { jobPriceBreakdown: sums } = useQuery<PayoutQuery>(
    graphql`
      query PayoutQuery($netPrice: Int!, $isIndividual: Boolean!) {
        jobPriceBreakdown(netPrice: $netPrice, isIndividual: $isIndividual) {
          netPrice
          consumptionTaxOfNet
          withholdingTax
          payout
        }
      }
    `,
    variables,
  );
  const rows = [
    { name: '受取額(税抜)', amount: sums.netPrice },
    { name: '消費税(10%)', amount: sums.consumptionTaxOfNet },
    ...(sums.withholdingTax === 0 ? [] : [{ name: '源泉徴収', amount: -sums.withholdingTax }]),
    // Listed to say that it is added to the price, not deducted.
    { name: '手数料(会社が別に支払う)', amount: 0 },
  ];
  return (
    <table className={`${css.sums} ${css.payoutPlace}`}>
      <tbody>
        {rows.map(({ name, amount }) => (
          <tr key={name} className={css.sum}>
            <th scope="row" className={css.sumName}>
              {name}
            </th>
            <td className={css.sumValue}>{formatYen(amount)}</td>
          </tr>
        ))}
        <tr className={`${css.sum} ${css.total}`}>
          <th scope="row" className={css.sumName}>
            手取り(税込)
          </th>
          <td className={css.sumValue}>{formatYen(sums.payout)}</td>
        </tr>
      </tbody>
    </table>
  );
}
