import { useEffect, useRef, useState } from 'react';
import type { ReactElement } from 'react';
import type { Form } from '../../../lib/forms/useForm.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { FieldGroup } from '../../../ui/fields/form/FieldGroup.tsx';
import { Icon } from '../../../ui/icons/Icon.tsx';
import * as css from './edit.css.ts';
import { emptyReward, type JobProfileValues, maxRewards } from './jobProfileValues.ts';
import { RewardRow } from './RewardRow.tsx';

/** Moves the focus into a new row, and to a neighbour when one is removed. */
export function RewardRows({ form }: { readonly form: Form<JobProfileValues> }): ReactElement {
  const rows = form.values.rewardPrices;
  const place = useRef<HTMLDivElement>(null);
  const [wanted, setWanted] = useState<{ readonly row: number } | null>(null);
  const full = rows.length >= maxRewards;

  useEffect(() => {
    if (wanted === null) return;
    const found = place.current?.querySelectorAll('[data-reward-row]')[wanted.row];
    const target = found?.querySelector('input') ?? place.current?.querySelector<HTMLElement>('[data-add]');
    target?.focus();
  }, [wanted]);

  const change = (next: JobProfileValues['rewardPrices']): void => form.set('rewardPrices', next);
  return (
    <FieldGroup
      label="報酬の目安"
      requirement="optional"
      help="手数料は受取額の10%で、会社の支払額に加算されます。あなたの受取額からは引かれません。"
      error={form.errorAt('rewardPrices')}
    >
      <div ref={place}>
        <div className={css.rows}>
          {rows.map((row, index) => (
            <RewardRow
              key={row.key}
              number={index + 1}
              row={row}
              onChange={(next) => change(rows.map((each) => (each.key === next.key ? next : each)))}
              onRemove={() => {
                change(rows.filter((each) => each.key !== row.key));
                setWanted({ row: Math.min(index, rows.length - 2) });
              }}
              errorAt={(name) => form.errorAt(`rewardPrices.${index}.${name}`)}
            />
          ))}
        </div>
        <div className={css.rowsEnd}>
          <Button
            data-add=""
            icon={<Icon name="plus" size={16} />}
            aria-disabled={full}
            onClick={() => {
              change([...rows, emptyReward()]);
              setWanted({ row: rows.length });
            }}
          >
            報酬を追加する
          </Button>
          <span className={css.rowsNote}>
            {full ? `${maxRewards}行まで書けます。` : `${rows.length} / ${maxRewards}`}
          </span>
        </div>
      </div>
    </FieldGroup>
  );
}
