import type { ReactElement } from 'react';
import type { Form } from '../../../lib/forms/useForm.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { DateField } from '../../../ui/fields/DateField.tsx';
import { NumberField } from '../../../ui/fields/NumberField.tsx';
import { TextField } from '../../../ui/fields/text/TextField.tsx';
import * as css from './edit.css.ts';
import { emptyMilestone, mostMilestones, sumOf } from './offerValues.ts';
import type { OfferValues } from './offerValues.ts';

interface MilestoneFieldsProps {
  readonly form: Form<OfferValues>;
}

export function MilestoneFields({ form }: MilestoneFieldsProps): ReactElement {
  const { milestones, isMonthly } = form.values;
  const put = (index: number, change: Partial<(typeof milestones)[number]>): void =>
    form.update('milestones', (known) =>
      known.map((one, at) => (at === index ? { ...one, ...change } : one)),
    );
  const errorAt = (index: number, name: string): string | undefined =>
    form.errorAt(`milestones.${index}.${name}`);
  return (
    <div className={css.milestones}>
      {milestones.map((one, index) => (
        <fieldset key={one.key} className={css.milestone}>
          <legend className={css.milestoneName}>
            第{index + 1}回
            {milestones.length > 2 && (
              <Button
                size="s"
                variant="text"
                aria-label={`第${index + 1}回を削除する`}
                onClick={() => form.update('milestones', (known) => known.filter((_, at) => at !== index))}
              >
                削除する
              </Button>
            )}
          </legend>
          <TextField
            label="回の内容"
            requirement="required"
            limit={60}
            value={one.title}
            onChange={(title) => put(index, { title })}
            error={errorAt(index, 'title')}
          />
          <div className={css.days}>
            <DateField
              label="納める日"
              requirement="required"
              value={one.deliveryOn}
              onChange={(deliveryOn) => put(index, { deliveryOn })}
              error={errorAt(index, 'deliveryOn')}
            />
            <NumberField
              label="受取額(税抜)"
              requirement="required"
              unit="円"
              value={one.netPrice}
              onChange={(netPrice) => put(index, { netPrice })}
              error={errorAt(index, 'netPrice')}
            />
            {!isMonthly && (
              <DateField
                label="支払いの期日"
                requirement="required"
                help="納める日を含めて60日以内の日を選んでください。"
                value={one.paymentDueOn}
                onChange={(paymentDueOn) => put(index, { paymentDueOn })}
                error={errorAt(index, 'paymentDueOn')}
              />
            )}
          </div>
        </fieldset>
      ))}
      <p className={css.milestoneSum}>
        合計 <span className={css.milestoneFigure}>{sumOf(milestones).toLocaleString('ja-JP')}円</span>(税抜)
      </p>
      {milestones.length < mostMilestones && (
        <Button size="s" onClick={() => form.update('milestones', (known) => [...known, emptyMilestone()])}>
          回を追加する
        </Button>
      )}
      {form.errorAt('milestones') !== undefined && (
        <p className={css.milestoneError} role="alert">
          {form.errorAt('milestones')}
        </p>
      )}
    </div>
  );
}
