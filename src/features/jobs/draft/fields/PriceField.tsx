import type { ReactElement } from 'react';
import type { FieldLook } from '../../../../ui/fields/form/FieldParts.tsx';
import { NumberField } from '../../../../ui/fields/NumberField.tsx';
import { RadioGroup } from '../../../../ui/choices/RadioGroup.tsx';
import * as css from './fields.css.ts';
import { openingLimits } from '../../../../../schema/limits.ts';
import { useDraftForm } from './formContext.ts';
import { PriceRetry } from './PriceRetry.tsx';
import { PriceBreakdown } from './PriceBreakdown.tsx';

const sides = { gross: '支払額', net: '受取額' } as const;

/** The price from either side, the company's or the creator's; the server calculates the other. */
export function PriceField({ look }: { readonly look: FieldLook }): ReactElement {
  const { draft, price: sums, onLeave } = useDraftForm();
  const { price, priceSide: side } = draft.values;
  const turn = (next: 'gross' | 'net'): void => {
    const { sums: known, isOld } = sums;
    // Keeps the price when the side changes, if known.
    const same = known === null || isOld ? price : next === 'net' ? known.netPrice : known.grossPrice;
    draft.saver.change((values) => ({ ...values, priceSide: next, price: same }));
  };
  const per = draft.kind === 'hourly' ? '1時間の' : '';
  return (
    <div className={css.priceLine}>
      <RadioGroup
        label="金額の入力方法"
        layout="row"
        options={[
          { value: 'gross', label: '会社の支払額' },
          { value: 'net', label: 'クリエイターの受取額' },
        ]}
        value={side}
        onChange={turn}
      />
      <NumberField
        {...look}
        label={`${per}${sides[side]}(税抜)`}
        value={price}
        {...openingLimits.prices[side]}
        onChange={(value) => draft.set('price', value)}
        onBlur={() => onLeave('price')}
      />
      {sums.hasFailed && <PriceRetry onRetry={sums.retry} />}
      {price !== null && sums.sums !== null && (
        <PriceBreakdown {...sums} sums={sums.sums} written={price} side={side} />
      )}
    </div>
  );
}
