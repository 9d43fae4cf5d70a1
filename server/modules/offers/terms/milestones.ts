import { dayWords } from '../../../lib/dates/days.ts';
import type { Inputs } from '../../../lib/request/inputs.ts';
import {
  addDays,
  daysCounted,
  lastPaymentDay,
  lastRecommissionedDay,
} from '../../../lib/dates/paymentDates.ts';
import { isNetPrice, netPriceLimits } from '../../../lib/prices.ts';
import { offerLimits } from './fields.ts';
import type { Milestone, OfferTerms } from './fields.ts';

/** Several 回 of one offer: rules for each, and the totals. */

export interface MilestoneInput {
  readonly title: string;
  readonly deliveryOn: string;
  readonly netPrice: number;
  readonly paymentDueOn?: string | null | undefined;
}

interface Reader {
  readonly inputs: Inputs;
  day(field: string, label: string, given: string | null | undefined): string | null;
  comingDay(field: string, label: string, given: string | null | undefined): string | null;
  isKept(milestone: MilestoneInput): boolean;
}

const field = (index: number, name: keyof Milestone): string => `milestones.${index}.${name}`;

/** Errors are reported at their place. */
export function readMilestones(
  reader: Reader,
  given: readonly MilestoneInput[],
  isMonthly: boolean,
): Milestone[] {
  const { inputs } = reader;
  if (given.length === 1) inputs.wrong('milestones', '複数の回に分けるときは、2回以上を入力してください。');
  if (given.length > offerLimits.milestones)
    inputs.wrong('milestones', `回は、${offerLimits.milestones}回までにしてください。`);
  return given.slice(0, offerLimits.milestones).map((one, index) => {
    const name = `第${index + 1}回`;
    const title = inputs.requiredLine(
      field(index, 'title'),
      `${name}の内容`,
      one.title,
      offerLimits.milestoneTitle,
    );
    const day = (which: 'deliveryOn' | 'paymentDueOn', label: string): string => {
      const text = one[which] ?? '';
      if (text.trim() === '') inputs.wrong(field(index, which), `${name}の${label}を入力してください。`);
      return (
        (reader.isKept(one)
          ? reader.day(field(index, which), `${name}の${label}`, text)
          : reader.comingDay(field(index, which), `${name}の${label}`, text)) ?? ''
      );
    };
    if (!isNetPrice(one.netPrice))
      inputs.wrong(
        field(index, 'netPrice'),
        `${name}の報酬の額は、1円から${(netPriceLimits.max / 100_000_000).toLocaleString('ja-JP')}億円までの整数で入力してください。`,
      );
    return {
      title,
      deliveryOn: day('deliveryOn', '納める日'),
      netPrice: one.netPrice,
      paymentDueOn: isMonthly ? null : day('paymentDueOn', '支払いの期日'),
    };
  });
}

const latest = (days: readonly string[]): string => days.reduce((last, day) => (day > last ? day : last), '');

/** The sum, and the last day of each kind. */
export function wholeOf(milestones: readonly Milestone[]): {
  readonly netPrice: number;
  readonly deliveryOn: string;
  readonly paymentDueOn: string | null;
} {
  const due = latest(milestones.flatMap(({ paymentDueOn }) => (paymentDueOn === null ? [] : [paymentDueOn])));
  return {
    netPrice: milestones.reduce((sum, { netPrice }) => sum + netPrice, 0),
    deliveryOn: latest(milestones.map(({ deliveryOn }) => deliveryOn)),
    paymentDueOn: due === '' ? null : due,
  };
}

/** フリーランス法4条 applies to each, as each is received and paid separately. */
export function checkMilestones(
  inputs: Inputs,
  { milestones, isRecommissioned, upstreamPaymentOn }: OfferTerms,
): void {
  milestones.forEach(({ deliveryOn, paymentDueOn }, index) => {
    const before = milestones[index - 1]?.deliveryOn ?? '';
    if (deliveryOn !== '' && deliveryOn < before)
      inputs.wrong(
        field(index, 'deliveryOn'),
        `第${index + 1}回の納める日は、前の回の日以降にしてください。`,
      );
    if (deliveryOn === '' || paymentDueOn === null || paymentDueOn === '') return;
    const last =
      isRecommissioned && upstreamPaymentOn !== null
        ? lastRecommissionedDay(upstreamPaymentOn)
        : lastPaymentDay(deliveryOn);
    if (paymentDueOn < deliveryOn)
      inputs.wrong(
        field(index, 'paymentDueOn'),
        `第${index + 1}回の支払いの期日は、納める日以降の日付を入力してください。`,
      );
    else if (paymentDueOn > last)
      inputs.wrong(
        field(index, 'paymentDueOn'),
        `第${index + 1}回の支払いの期日は、${dayWords(last)}までにしてください。${
          isRecommissioned
            ? '再委託では、元委託の支払期日から30日以内と定められています。'
            : '受け取った日から60日以内と定められています。'
        }`,
      );
  });
}

/** 検査の完了日 is that of the last one; the others have the same number of days. */
export function inspectionOf(
  { inspectionCompletesOn, deliveryOn }: Pick<OfferTerms, 'deliveryOn' | 'inspectionCompletesOn'>,
  milestone: Pick<Milestone, 'deliveryOn'>,
): string | null {
  if (inspectionCompletesOn === null || deliveryOn === null || inspectionCompletesOn < deliveryOn)
    return null;
  return addDays(milestone.deliveryOn, daysCounted(deliveryOn, inspectionCompletesOn) - 1);
}
