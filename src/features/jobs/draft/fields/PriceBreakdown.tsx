import type { ReactElement } from 'react';
import { formatYen } from '../../../../lib/text/money.ts';
import { cx } from '../../../../ui/cx.ts';
import { RadioGroup } from '../../../../ui/choices/RadioGroup.tsx';
import * as css from './fields.css.ts';
import type { PriceBreakdown as Sums, PriceSums } from './usePriceBreakdown.ts';

interface PriceBreakdownProps extends PriceSums {
  readonly sums: Sums;
  readonly written: number;
  readonly side: 'gross' | 'net';
}

/** 税抜 → 消費税 → 源泉徴収 → 手数料 → 手取り, and the company's total. */
export function PriceBreakdown({
  sums,
  isOld,
  isIndividual,
  setIndividual,
  written,
  side,
}: PriceBreakdownProps): ReactElement {
  const reached = side === 'gross' ? sums.grossPrice : sums.netPrice;
  return (
    <div className={css.sums}>
      <div className={css.sumsHead}>
        <span>
          {isOld
            ? '前の額の内訳です'
            : reached === written
              ? '内訳'
              : `手数料の端数により、${formatYen(reached)}になります`}
        </span>
        <RadioGroup
          label="クリエイターが個人か法人か"
          labelHidden
          layout="row"
          options={[
            { value: 'individual', label: '個人' },
            { value: 'company', label: '法人' },
          ]}
          value={isIndividual ? 'individual' : 'company'}
          onChange={(value) => setIndividual(value === 'individual')}
        />
      </div>
      <dl className={cx(isOld && css.sumsOld)} aria-busy={isOld}>
        <Sum name="受取額(税抜)" amount={sums.netPrice} />
        <Sum name="消費税　受取額の10%" amount={sums.consumptionTaxOfNet} />
        {isIndividual && <Sum name="源泉徴収　会社が納める" amount={-sums.withholdingTax} />}
        <Sum name="手数料(税抜)　受取額の10%、会社が支払う" amount={sums.tsumugiCommissionFee} />
        <Sum name="クリエイターの手取り(税込)" amount={sums.payout} strong />
        <Sum name="支払額(税抜)" amount={sums.grossPrice} />
        <Sum name="会社の支払いの合計(税込)" amount={sums.totalPayment} strong />
      </dl>
    </div>
  );
}

interface SumProps {
  readonly name: string;
  readonly amount: number;
  readonly strong?: boolean;
}

function Sum({ name, amount, strong = false }: SumProps): ReactElement {
  return (
    <div className={cx(css.sum, strong && css.sumStrong)}>
      <dt>{name}</dt>
      <dd className={css.sumFigure}>{formatYen(amount)}</dd>
    </div>
  );
}
