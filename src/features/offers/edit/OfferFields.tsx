import type { ReactElement, ReactNode } from 'react';
import type { Form } from '../../../lib/forms/useForm.ts';
import { Checkbox } from '../../../ui/choices/Checkbox.tsx';
import { RadioGroup } from '../../../ui/choices/RadioGroup.tsx';
import { Select } from '../../../ui/choices/Select.tsx';
import { Switch } from '../../../ui/choices/Switch.tsx';
import { DateField } from '../../../ui/fields/DateField.tsx';
import { FormSection } from '../../../ui/fields/form/FormSection.tsx';
import { NumberField } from '../../../ui/fields/NumberField.tsx';
import { TextArea } from '../../../ui/fields/text/TextArea.tsx';
import { TextField } from '../../../ui/fields/text/TextField.tsx';
import { AskedWords } from './AskedItems.tsx';
import * as css from './edit.css.ts';
import { MilestoneFields } from './MilestoneFields.tsx';
import { isMilestoned, mayPriceRights } from './offerValues.ts';
import type { OfferValues, Undecidable } from './offerValues.ts';

type OfferForm = Form<OfferValues>;

const closings = [
  { value: '10', label: '10日' },
  { value: '15', label: '15日' },
  { value: '20', label: '20日' },
  { value: '25', label: '25日' },
  { value: '31', label: '末日' },
] as const;
const months = [
  { value: '0', label: '当月' },
  { value: '1', label: '翌月' },
  { value: '2', label: '翌々月' },
] as const;

interface TermProps {
  readonly form: OfferForm;
  readonly term: Undecidable;
  readonly title: string;
  readonly children: ReactNode;
}

interface ItemProps {
  /** Numbers of the items written here. */
  readonly numbers: string;
  readonly title: string;
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

/** A target for the rail. */
function Item({ numbers, title, aside, children }: ItemProps): ReactElement {
  return (
    <div className={css.place} data-items={numbers}>
      <FormSection title={title} aside={aside}>
        <AskedWords numbers={numbers.split(' ').map(Number)} />
        {children}
      </FormSection>
    </div>
  );
}

/** An item that may be left open with a reason and a day. */
function Term({ form, term, title, children }: TermProps): ReactElement {
  const item = form.values.undecided[term] ?? { isOpen: false, reason: '', decidedBy: null };
  const put = (change: Partial<typeof item>): void =>
    form.update('undecided', (known) => ({ ...known, [term]: { ...item, ...change } }));
  return (
    <Item
      numbers={title.split(' ')[0] ?? ''}
      title={title}
      aside={
        <Switch className={css.undecided} checked={item.isOpen} onChange={(isOpen) => put({ isOpen })}>
          未定にする
        </Switch>
      }
    >
      {item.isOpen ? (
        <div className={css.pair}>
          <TextField
            label="未定の理由"
            requirement="required"
            limit={500}
            value={item.reason}
            onChange={(reason) => put({ reason })}
            error={form.errorAt(`undecided.${term}.reason`)}
          />
          <DateField
            label="決める日"
            requirement="required"
            value={item.decidedBy}
            onChange={(decidedBy) => put({ decidedBy })}
            error={form.errorAt(`undecided.${term}.decidedBy`)}
          />
        </div>
      ) : (
        children
      )}
    </Item>
  );
}

export function OfferFields({ form }: { readonly form: OfferForm }): ReactElement {
  const { values } = form;
  const isHourly = values.remunerationType === 'HOURLY_RATE';
  const isSplit = isMilestoned(values);
  const dayField = (
    name:
      | 'deliveryOn'
      | 'inspectionCompletesOn'
      | 'paymentDueOn'
      | 'serviceFrom'
      | 'serviceTo'
      | 'upstreamPaymentOn',
  ) => ({
    value: values[name],
    onChange: (value: string | null) => form.set(name, value),
    error: form.errorAt(name),
  });
  return (
    <>
      <Item numbers="1" title="件名と契約形態">
        <TextField label="件名" requirement="required" limit={60} {...form.field('title')} />
        <RadioGroup
          label="契約形態"
          layout="segments"
          options={[
            { value: 'CONTRACT_UNIT', label: '単発の依頼' },
            { value: 'HOURLY_RATE', label: '時間制' },
          ]}
          value={values.remunerationType}
          onChange={(value) => form.set('remunerationType', value)}
        />
        {!isHourly && (
          <Switch checked={values.isSplit} onChange={(on) => form.set('isSplit', on)}>
            複数の回に分けて納品・支払いをする
          </Switch>
        )}
      </Item>
      <Term form={form} term="WORK" title="2 仕事の内容">
        <TextArea label="内容" requirement="required" limit={5000} minRows={4} {...form.field('work')} />
      </Term>
      <Term form={form} term="REVISIONS" title="3 書き直し">
        <TextArea
          label="回数と範囲"
          requirement="optional"
          limit={1000}
          placeholder="例　2回まで。超えた分は別に定める。"
          {...form.field('revisions')}
        />
      </Term>
      <Term form={form} term="RIGHTS" title="4 権利の範囲">
        <TextArea
          label="譲渡または利用の許諾"
          requirement="required"
          limit={2000}
          placeholder="例　著作権は受託者に残る。店頭と公式ページでの利用を3年間許諾する。"
          {...form.field('rights')}
        />
        {mayPriceRights(values) ? (
          <NumberField
            label="権利の対価(税抜)"
            requirement="optional"
            help="報酬に含めるときは、空欄のままにしてください。"
            unit="円"
            value={values.rightsNetPrice}
            onChange={(value) => form.set('rightsNetPrice', value)}
            error={form.errorAt('rightsNetPrice')}
          />
        ) : (
          <p className={css.law}>権利の対価は、報酬の額に含めてください。</p>
        )}
      </Term>
      {isSplit ? (
        <Item numbers="5 8" title="5 納める日・8 報酬の額">
          <p className={css.law}>
            回ごとに、納品、検査、支払いをします。支払いの期日の決め方は「9 支払いの期日」で選べます。
          </p>
          <MilestoneFields form={form} />
        </Item>
      ) : (
        <Term form={form} term="DELIVERY" title={isHourly ? '5 期間' : '5 納める日・期間'}>
          {!isHourly && (
            <RadioGroup
              label="納め方"
              labelHidden
              layout="segments"
              options={[
                { value: 'day', label: '納める日' },
                { value: 'service', label: '期間' },
              ]}
              value={values.isService ? 'service' : 'day'}
              onChange={(value) => form.set('isService', value === 'service')}
            />
          )}
          {isHourly || values.isService ? (
            <div className={css.pair}>
              <DateField label="期間の初日" requirement="required" {...dayField('serviceFrom')} />
              <DateField label="期間の末日" requirement="required" {...dayField('serviceTo')} />
            </div>
          ) : (
            <DateField label="納める日" requirement="required" {...dayField('deliveryOn')} />
          )}
        </Term>
      )}
      <Term form={form} term="PLACE" title="6 納める場所">
        <TextField label="場所" requirement="required" limit={300} {...form.field('place')} />
      </Term>
      <Term form={form} term="INSPECTION" title="7 検査の完了日">
        <DateField
          label="完了日"
          requirement="optional"
          help={
            isSplit
              ? '最後の回の完了日です。ほかの回も、納める日から同じ日数になります。検査をしないときは空欄のままにしてください。'
              : '検査をしないときは空欄のままにしてください。'
          }
          {...dayField('inspectionCompletesOn')}
        />
      </Term>
      {!isSplit && (
        <Item numbers="8" title="8 報酬の額">
          <div className={css.pair}>
            <NumberField
              label={isHourly ? '時給、受取額(税抜)' : '受取額(税抜)'}
              requirement="required"
              unit="円"
              value={values.netPrice}
              onChange={(value) => form.set('netPrice', value)}
              error={form.errorAt('netPrice')}
            />
            {isHourly && (
              <NumberField
                label="週の時間"
                requirement="optional"
                unit="時間"
                value={values.weeklyHours}
                onChange={(value) => form.set('weeklyHours', value)}
                error={form.errorAt('weeklyHours')}
              />
            )}
          </div>
          {values.netPrice === null && (
            <TextArea
              label="算定方法"
              requirement="optional"
              help="額が決まっていないときは、額がどう決まるかを書いてください。"
              limit={500}
              {...form.field('amountFormula')}
            />
          )}
        </Item>
      )}
      <Item numbers="9" title="9 支払いの期日">
        {isHourly ? (
          <p className={css.law}>時間制の仕事は、月ごとに稼働時間を締めて支払います。</p>
        ) : (
          <RadioGroup
            label="期日の決め方"
            labelHidden
            layout="segments"
            options={[
              { value: 'day', label: '日付' },
              { value: 'monthly', label: '毎月の締日と支払日' },
            ]}
            value={values.isMonthly ? 'monthly' : 'day'}
            onChange={(value) => form.set('isMonthly', value === 'monthly')}
          />
        )}
        {isHourly || values.isMonthly ? (
          <div className={css.pair}>
            <Select
              label="締日"
              options={closings}
              value={values.paymentClosesOn}
              onChange={(value) => form.set('paymentClosesOn', value)}
            />
            <Select
              label="支払月"
              options={months}
              value={values.paymentMonthsLater}
              onChange={(value) => form.set('paymentMonthsLater', value)}
            />
            <Select
              label="支払日"
              options={closings}
              value={values.paymentPaysOn}
              onChange={(value) => form.set('paymentPaysOn', value)}
              error={form.errorAt('paymentPaysOn')}
            />
          </div>
        ) : isSplit ? (
          <p className={css.law}>支払いの期日は、回ごとに決めます。</p>
        ) : (
          <DateField label="日付" requirement="required" {...dayField('paymentDueOn')} />
        )}
        <Checkbox
          checked={values.isRecommissioned}
          onChange={(checked) => form.set('isRecommissioned', checked)}
        >
          ほかの会社から受けた仕事の再委託である
        </Checkbox>
        {values.isRecommissioned && (
          <div className={css.pair}>
            <TextField
              label="元委託者"
              requirement="required"
              limit={100}
              {...form.field('upstreamClient')}
            />
            <DateField label="元委託の支払期日" requirement="required" {...dayField('upstreamPaymentOn')} />
          </div>
        )}
      </Item>
      <Term form={form} term="PAYMENT_METHOD" title="10 支払いの方法">
        <TextField label="方法" requirement="required" limit={200} {...form.field('paymentMethod')} />
      </Term>
      <Term form={form} term="PUBLICITY" title="11 実績の公開">
        <TextArea
          label="公開の条件"
          requirement="optional"
          limit={1000}
          placeholder="例　店頭に掲げた日から可。"
          {...form.field('publicity')}
        />
      </Term>
      <Term form={form} term="OTHER" title="12 そのほか">
        <TextArea label="内容" requirement="optional" limit={2000} {...form.field('other')} />
      </Term>
    </>
  );
}
