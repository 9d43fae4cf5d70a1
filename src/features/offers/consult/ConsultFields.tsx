import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { ConsultFields_query$key } from '../../../../__generated__/ConsultFields_query.graphql.ts';
import type { Form } from '../../../lib/forms/useForm.ts';
import { waysOfWorking } from '../../../lib/words/jobProfileWords.ts';
import { Checkbox } from '../../../ui/choices/Checkbox.tsx';
import { RadioGroup } from '../../../ui/choices/RadioGroup.tsx';
import { Select } from '../../../ui/choices/Select.tsx';
import { DateField } from '../../../ui/fields/DateField.tsx';
import { FormSection } from '../../../ui/fields/form/FormSection.tsx';
import { NumberField } from '../../../ui/fields/NumberField.tsx';
import { TextArea } from '../../../ui/fields/text/TextArea.tsx';
import { TextField } from '../../../ui/fields/text/TextField.tsx';
import { usePriceBreakdown } from '../../jobs/draft/fields/usePriceBreakdown.ts';
import * as css from './consult.css.ts';
import { consultLimits } from './consultValues.ts';
import type { ConsultValues } from './consultValues.ts';

interface ConsultFieldsProps {
  readonly form: Form<ConsultValues>;
  readonly query: ConsultFields_query$key;
  readonly isPosting: boolean;
}

const ways = (['FULL_REMOTE', 'OFFICE', 'FLEXIBLE'] as const).map((value) => ({
  value,
  label: waysOfWorking[value],
}));

const yen = (amount: number): string => `${amount.toLocaleString('ja-JP')}円`;
const weeksOfMonth = 4;

export function ConsultFields({ form, query, isPosting }: ConsultFieldsProps): ReactElement {
  const { categories } = useFragment(
    graphql`
      fragment ConsultFields_query on Query {
        categories {
          id
          name
        }
      }
    `,
    query,
  );
  const { values } = form;
  const isHourly = values.offerType === 'HOURLY_RATE';
  const forPosting = isPosting ? 'required' : 'optional';
  return (
    <>
      <FormSection title="相談の内容">
        <TextField label="件名" requirement="required" limit={consultLimits.title} {...form.field('title')} />
        <TextArea
          label="仕事の内容"
          requirement="required"
          limit={consultLimits.offerDetail}
          minRows={5}
          {...form.field('offerDetail')}
        />
        <TextArea
          label="目的"
          requirement="optional"
          help="なぜ頼みたいのか、何のために使うのかを書くと、判断しやすくなります。"
          limit={consultLimits.offerPurpose}
          {...form.field('offerPurpose')}
        />
        <div className={css.pair}>
          <Select
            label="分野"
            requirement="required"
            options={categories.map(({ id, name }) => ({ value: id, label: name }))}
            value={values.categoryId}
            onChange={(value) => form.set('categoryId', value)}
            error={form.errorAt('categoryId')}
          />
          <Select
            label="働き方"
            requirement="required"
            options={ways}
            value={values.wayOfWorking}
            onChange={(value) => form.set('wayOfWorking', value)}
            error={form.errorAt('wayOfWorking')}
          />
        </div>
        <TextField
          label="仕事の場所"
          requirement={forPosting}
          placeholder="例　完全リモート、初回は金沢"
          limit={consultLimits.workingPlace}
          {...form.field('workingPlace')}
        />
      </FormSection>
      <FormSection title="契約形態と報酬">
        <RadioGroup
          label="契約形態"
          labelHidden
          layout="segments"
          options={[
            { value: 'CONTRACT_UNIT', label: '単発の依頼' },
            { value: 'HOURLY_RATE', label: '時間制' },
          ]}
          value={values.offerType}
          onChange={(value) => form.set('offerType', value)}
        />
        <div className={css.trio}>
          <NumberField
            label={isHourly ? '時給、受取額(税抜)' : '受取額(税抜)'}
            requirement={forPosting}
            unit="円"
            min={1}
            max={isHourly ? 1_000_000 : 100_000_000}
            value={values.netPrice}
            onChange={(value) => form.set('netPrice', value)}
            error={form.errorAt('netPrice')}
          />
          {isHourly && (
            <>
              <NumberField
                label="週の時間"
                requirement="optional"
                unit="時間"
                min={1}
                max={consultLimits.hours}
                value={values.weeklyHours}
                onChange={(value) => form.set('weeklyHours', value)}
                error={form.errorAt('weeklyHours')}
              />
              <NumberField
                label="期間"
                requirement="optional"
                unit="か月"
                min={1}
                max={consultLimits.months}
                value={values.months}
                onChange={(value) => form.set('months', value)}
                error={form.errorAt('months')}
              />
            </>
          )}
        </div>
        <PriceWords values={values} />
        <DateField
          label={isHourly ? '開始希望日' : '希望納期'}
          requirement="optional"
          value={values.day}
          onChange={(value) => form.set('day', value)}
          error={form.errorAt('day')}
        />
      </FormSection>
      <FormSection title="制作実績としての公開">
        <Checkbox checked={values.mayPublish} onChange={(checked) => form.set('mayPublish', checked)}>
          クリエイターの制作実績として公開してよい
        </Checkbox>
        {values.mayPublish && (
          <TextArea
            label="公開の条件"
            requirement="optional"
            placeholder="例　店頭に掲げた日から。"
            limit={consultLimits.publishNote}
            {...form.field('publishNote')}
          />
        )}
      </FormSection>
    </>
  );
}

/** The price for both sides, calculated by the server. */
function PriceWords({ values }: { readonly values: ConsultValues }): ReactElement | null {
  const isHourly = values.offerType === 'HOURLY_RATE';
  const hours = values.weeklyHours === null ? null : values.weeklyHours * weeksOfMonth;
  const asked = values.netPrice === null || !isHourly ? values.netPrice : values.netPrice * (hours ?? 1);
  const { sums, isOld } = usePriceBreakdown(asked, 'net');
  const lasts = isHourly && values.months !== null;
  return (
    <p className={css.priceWords} aria-live="polite">
      {sums !== null && !isOld && (
        <>
          {isHourly && hours !== null && `月${hours}時間で、`}
          {isHourly && hours === null && '1時間あたり、'}
          お支払いは{yen(sums.grossPrice)}(税抜、手数料を含む)。クリエイターの手取りは{yen(sums.payout)}
          (個人の場合)です。
        </>
      )}
      {lasts && values.months !== null && values.months >= 6
        ? ' 6か月以上続く仕事を途中で終えるときは、30日前までに予告します。'
        : ''}
    </p>
  );
}
