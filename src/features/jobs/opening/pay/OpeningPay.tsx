import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { OpeningPay_opening$key } from '../../../../../__generated__/OpeningPay_opening.graphql.ts';
import { formatYen } from '../../../../lib/text/money.ts';
import { num } from '../../../../ui/text/text.css.ts';
import * as css from '../../list/jobs.css.ts';
import { wageOf } from './wage.ts';

const bare = (amount: number): string => formatYen(amount).slice(0, -1);

/** 650,000円(税抜), 時給 5,500円(税抜), 月給 340,000〜480,000円(額面). */
export function OpeningPay({ opening }: { readonly opening: OpeningPay_opening$key }): ReactElement | null {
  const { contract, hourly, fullTime } = useFragment(
    graphql`
      fragment OpeningPay_opening on JobOpening {
        ... on ContractJobOpening @alias(as: "contract") {
          netPrice
        }
        ... on HourlyJobOpening @alias(as: "hourly") {
          netPrice
        }
        ... on FullTimeJobOpening @alias(as: "fullTime") {
          payUnit
          payMin
          payMax
        }
      }
    `,
    opening,
  );
  if (fullTime) {
    const { payUnit, payMin, payMax } = fullTime;
    const wage = wageOf({ payUnit, payMin, payMax });
    return (
      wage && (
        <PayWords unit={wage.unit} amount={wage.figure}>
          {`${wage.yen}(額面)`}
        </PayWords>
      )
    );
  }
  const net = (contract ?? hourly)?.netPrice;
  if (net == null) return null;
  return (
    <PayWords unit={hourly ? '時給' : ''} amount={bare(net)}>
      円(税抜)
    </PayWords>
  );
}

interface PayWordsProps {
  readonly unit: string;
  readonly amount: string;
  readonly children: string;
}

function PayWords({ unit, amount, children }: PayWordsProps): ReactElement {
  return (
    <span className={css.pay}>
      {unit !== '' && `${unit} `}
      <b className={`${num} ${css.payAmount}`}>{amount}</b>
      <span className={css.payWords}>{children}</span>
    </span>
  );
}
