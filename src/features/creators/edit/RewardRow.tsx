import type { ReactElement } from 'react';
import { IconButton } from '../../../ui/buttons/IconButton.tsx';
import { NumberField } from '../../../ui/fields/NumberField.tsx';
import { Price } from '../../../ui/text/Price.tsx';
import { RadioGroup } from '../../../ui/choices/RadioGroup.tsx';
import { TextField } from '../../../ui/fields/text/TextField.tsx';
import * as css from './edit.css.ts';
import { maxNetPrice, type RewardRow as Row } from './jobProfileValues.ts';
import { useRewardBreakdown } from './useRewardBreakdown.ts';

const rewardTypes = [
  { value: 'CONTRACT_UNIT', label: '制作単価' },
  { value: 'HOURLY_RATE', label: '時間単価' },
] as const;

interface RewardRowProps {
  readonly number: number;
  readonly row: Row;
  readonly onChange: (row: Row) => void;
  readonly onRemove: () => void;
  readonly errorAt: (name: string) => string | undefined;
}

/** One kind of work, its price, and what the company pays. */
export function RewardRow({ number, row, onChange, onRemove, errorAt }: RewardRowProps): ReactElement {
  return (
    <fieldset className={css.row} aria-label={`報酬${number}`} data-reward-row="">
      <div className={css.rowHead}>
        <span className={css.rowName} aria-hidden="true">
          報酬{number}
        </span>
        <IconButton icon="close" size="s" label={`報酬${number}を外す`} onClick={onRemove} />
      </div>
      <TextField
        label="分野"
        requirement="optional"
        placeholder="例　ロゴ"
        value={row.rewardCategory}
        onChange={(rewardCategory) => onChange({ ...row, rewardCategory })}
        error={errorAt('rewardCategory')}
      />
      <RadioGroup
        label="数え方"
        layout="segments"
        options={rewardTypes}
        value={row.rewardType}
        onChange={(rewardType) => onChange({ ...row, rewardType })}
        error={errorAt('rewardType')}
      />
      <NumberField
        label={row.rewardType === 'HOURLY_RATE' ? '1時間の受取額(税抜)' : '受取額(税抜)'}
        requirement="required"
        min={1}
        max={maxNetPrice}
        value={row.netPrice}
        onChange={(netPrice) => onChange({ ...row, netPrice })}
        error={errorAt('netPrice')}
      />
      <Breakdown netPrice={row.netPrice} />
    </fieldset>
  );
}

/** Keeps its height while empty, so that the rows below do not move. */
function Breakdown({ netPrice }: { readonly netPrice: number | null }): ReactElement {
  const known = useRewardBreakdown(netPrice);
  return (
    <dl className={css.breakdown} aria-live="polite">
      {known !== null && (
        <>
          <dt className={css.breakdownName}>手数料</dt>
          <dd className={css.breakdownFigure}>
            <Price amount={known.commissionFee} tax="excluded" />
          </dd>
          <dt className={css.breakdownName}>会社の支払額</dt>
          <dd className={css.breakdownTotal}>
            <Price amount={known.grossPrice} tax="excluded" />
          </dd>
        </>
      )}
    </dl>
  );
}
