import type { ReactElement } from 'react';
import type { Form } from '../../../lib/forms/useForm.ts';
import { CheckboxGroup } from '../../../ui/choices/CheckboxGroup.tsx';
import { FormSection } from '../../../ui/fields/form/FormSection.tsx';
import { RadioCards } from '../../../ui/choices/RadioCards.tsx';
import { Select } from '../../../ui/choices/Select.tsx';
import { TextArea } from '../../../ui/fields/text/TextArea.tsx';
import {
  operationalAvailabilities,
  operationalHours,
  waysOfWorking,
} from '../../../lib/words/jobProfileWords.ts';
import type { JobProfileValues } from './jobProfileValues.ts';
import { none } from './profileValues.ts';
import { RewardRows } from './RewardRows.tsx';

const statuses = [
  {
    value: 'SEEKING',
    title: '仕事を探している',
    description: '会社からの相談を待っています。検索で優先して表示されます。',
  },
  {
    value: 'SEEKING_IF_YOU_HAVE_A_GOOD_OFFER',
    title: '条件が合えば検討',
    description: '急いではいません。条件の合う相談なら話を聞きます。',
  },
  {
    value: 'NOT_SEEKING',
    title: '現在は探していない',
    description: '作品は見てもらえますが、会社へのおすすめには出ません。',
  },
] as const;

const hours = [
  { value: none, label: '決めていない' },
  { value: 'LESS_THAN_10_HOURS_PER_WEEK', label: operationalHours.LESS_THAN_10_HOURS_PER_WEEK },
  { value: 'FROM_10_TO_20_HOURS_PER_WEEK', label: operationalHours.FROM_10_TO_20_HOURS_PER_WEEK },
  { value: 'FROM_20_TO_30_HOURS_PER_WEEK', label: operationalHours.FROM_20_TO_30_HOURS_PER_WEEK },
  { value: 'FROM_30_TO_40_HOURS_PER_WEEK', label: operationalHours.FROM_30_TO_40_HOURS_PER_WEEK },
  { value: 'MORE_THAN_40_HOURS_PER_WEEK', label: operationalHours.MORE_THAN_40_HOURS_PER_WEEK },
] as const;

const availabilities = [
  { value: 'WEEKDAY_DAY_TIME', label: operationalAvailabilities.WEEKDAY_DAY_TIME },
  { value: 'WEEKDAY_NIGHT_TIME', label: operationalAvailabilities.WEEKDAY_NIGHT_TIME },
  { value: 'HOLIDAY', label: operationalAvailabilities.HOLIDAY },
] as const;

const ways = [
  { value: 'FULL_REMOTE', label: waysOfWorking.FULL_REMOTE },
  { value: 'OFFICE', label: waysOfWorking.OFFICE },
  { value: 'FLEXIBLE', label: waysOfWorking.FLEXIBLE },
] as const;

export function JobProfileFields({ form }: { readonly form: Form<JobProfileValues> }): ReactElement {
  return (
    <>
      <FormSection
        title="仕事の希望"
        why={<p>いつでも変更できます。勤め先として書いた会社には、希望も含めて何も表示されません。</p>}
      >
        <RadioCards
          label="仕事の希望"
          requirement="required"
          labelHidden
          options={statuses}
          {...form.field('jobSeekingStatus')}
        />
      </FormSection>
      <FormSection
        title="時間と場所"
        why={<p>会社はこの条件で人を絞り込みます。書いていない条件の仕事も、相談は届きます。</p>}
      >
        <Select
          label="週の稼働時間"
          requirement="optional"
          options={hours}
          {...form.field('operationalHours')}
        />
        <CheckboxGroup
          label="働ける時間帯"
          requirement="optional"
          options={availabilities}
          value={form.values.operationalAvailabilities}
          onChange={(value) => form.set('operationalAvailabilities', [...value])}
          error={form.errorAt('operationalAvailabilities')}
        />
        <CheckboxGroup
          label="働く場所"
          requirement="optional"
          options={ways}
          value={form.values.wayOfWorkings}
          onChange={(value) => form.set('wayOfWorkings', [...value])}
          error={form.errorAt('wayOfWorkings')}
        />
      </FormSection>
      <FormSection
        title="報酬"
        why={
          <p>
            金額がはじめに見えると、条件の合わない相談が減ります。書いた金額は目安で、仕事ごとに決められます。
          </p>
        }
      >
        <RewardRows form={form} />
        <TextArea
          label="備考"
          requirement="optional"
          limit={1000}
          placeholder="例　修正は2回まで含みます。著作権の譲渡は別に相談させてください。"
          {...form.field('rewardNote')}
        />
      </FormSection>
    </>
  );
}
