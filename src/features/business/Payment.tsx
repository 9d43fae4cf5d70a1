import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { Payment_breakdown$key } from '../../../__generated__/Payment_breakdown.graphql.ts';
import { placed } from '../../lib/browser/placed.ts';
import * as css from './business.css.ts';

const yen = new Intl.NumberFormat('ja-JP');

/** How a job's price is divided, computed by the server like every price. */
export function Payment({ breakdown }: { readonly breakdown: Payment_breakdown$key }): ReactElement {
  const price = useFragment(
    graphql`
      fragment Payment_breakdown on JobPriceBreakdown {
        netPrice
        tsumugiCommissionFee
        consumptionTaxOfNet
        consumptionTaxOfGross
        withholdingTax
        payout
        totalPayment
      }
    `,
    breakdown,
  );
  const feeTax = price.consumptionTaxOfGross - price.consumptionTaxOfNet;
  const fee = price.tsumugiCommissionFee + feeTax;
  const shares = [
    { name: 'クリエイターの手取り', value: price.payout, look: css.shareCreator },
    { name: '源泉徴収', value: price.withholdingTax, look: css.shareTax },
    { name: '手数料(税込)', value: fee, look: css.shareFee },
  ];
  const company = [
    ['報酬(税抜)', price.netPrice],
    ['その消費税 10%', price.consumptionTaxOfNet],
    ['つむぎの手数料 報酬の10%', price.tsumugiCommissionFee],
    ['その消費税 10%', feeTax],
  ] as const;
  const creator = [
    ['報酬(税抜)', price.netPrice],
    ['その消費税 10%', price.consumptionTaxOfNet],
    ['源泉徴収 10.21%(会社が納める)', -price.withholdingTax],
    ['つむぎの手数料', 0],
  ] as const;
  return (
    <section className={css.section} aria-labelledby="business-payment">
      <h2 id="business-payment" className={css.sectionName}>
        支払いのゆくえ
        <span className={css.sectionNote}>
          報酬 {yen.format(price.netPrice)}円(税抜)の仕事を、個人に頼んだとき
        </span>
      </h2>
      <p className={css.sum}>
        会社が払う <b className={css.sumFigure}>{yen.format(price.totalPayment)}</b>
        円(税込)のうち、つむぎが受け取るのは <b className={css.sumFee}>{yen.format(fee)}</b>円。
      </p>
      <ul className={css.shares}>
        {shares.map(({ name, value, look }) => (
          <li key={name} className={look}>
            <span className={css.shareName}>{name}</span>
            <b className={css.shareValue}>{yen.format(value)}円</b>
          </li>
        ))}
      </ul>
      <div className={css.tables}>
        <Side name="会社が支払う" rows={company} total={['お支払いの合計', price.totalPayment]} />
        <Side name="クリエイターが受け取る" rows={creator} total={['手取り', price.payout]} />
      </div>
    </section>
  );
}

interface SideProps {
  readonly name: string;
  readonly rows: readonly (readonly [name: string, value: number])[];
  readonly total: readonly [name: string, value: number];
}

const signed = (value: number): string => `${value < 0 ? '−' : ''}${yen.format(Math.abs(value))}円`;

function Side({ name, rows, total }: SideProps): ReactElement {
  return (
    <div>
      <h3 className={css.tableName}>{name}</h3>
      <dl>
        {placed(rows).map(({ key, entry: [term, value] }) => (
          <div key={key} className={css.line}>
            <dt>{term}</dt>
            <dd className={css.money}>{signed(value)}</dd>
          </div>
        ))}
        <div className={css.total}>
          <dt>{total[0]}</dt>
          <dd className={css.money}>{signed(total[1])}</dd>
        </div>
      </dl>
    </div>
  );
}
