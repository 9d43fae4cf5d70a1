import { dayWords, isDay } from '../../../lib/dates/days.ts';
import type { Inputs } from '../../../lib/request/inputs.ts';
import { isLawfulMonthly, longTermDuties } from '../../../lib/dates/paymentDates.ts';
import { breakdownOf, isNetPrice } from '../../../lib/prices.ts';
import { readEmployment } from './employmentFields.ts';
import { emptyTerms, offerLimits, terms } from './fields.ts';
import type { AnyTermName, Milestone, OfferTerms, TermName, Undecided } from './fields.ts';
import { checkMilestones, readMilestones, wholeOf } from './milestones.ts';
import type { MilestoneInput } from './milestones.ts';
import { lastDayOfWork, lastLawfulDay, receivedOn } from './paper.ts';

type Given<Value> = Value | null | undefined;

/** The form's input. Days are YYYY-MM-DD. */
export interface TermsInput {
  readonly title?: Given<string>;
  readonly remunerationType: OfferTerms['remunerationType'];
  readonly work?: Given<string>;
  readonly revisions?: Given<string>;
  readonly rights?: Given<string>;
  readonly rightsNetPrice?: Given<number>;
  readonly deliveryOn?: Given<string>;
  readonly serviceFrom?: Given<string>;
  readonly serviceTo?: Given<string>;
  readonly place?: Given<string>;
  readonly inspectionCompletesOn?: Given<string>;
  readonly netPrice?: Given<number>;
  readonly amountFormula?: Given<string>;
  readonly weeklyHours?: Given<number>;
  readonly paymentDueOn?: Given<string>;
  readonly paymentClosesOn?: Given<number>;
  readonly paymentMonthsLater?: Given<number>;
  readonly paymentPaysOn?: Given<number>;
  readonly paymentMethod?: Given<string>;
  readonly publicity?: Given<string>;
  readonly other?: Given<string>;
  readonly isRecommissioned?: Given<boolean>;
  readonly upstreamClient?: Given<string>;
  readonly upstreamPaymentOn?: Given<string>;
  /** The total's days and amount follow from them. */
  readonly milestones?: Given<readonly MilestoneInput[]>;
  readonly undecided?: Given<
    readonly { readonly term: AnyTermName; readonly reason: string; readonly decidedBy: string }[]
  >;
  /** 採用条件の提示: only the title is read besides. */
  readonly employment?: Given<readonly { readonly term: AnyTermName; readonly text: string }[]>;
}

/** The form field for a missing item's error. */
const fieldOf: Readonly<Record<TermName, keyof TermsInput>> = {
  COMMISSIONED: 'title',
  WORK: 'work',
  REVISIONS: 'revisions',
  RIGHTS: 'rights',
  DELIVERY: 'deliveryOn',
  PLACE: 'place',
  INSPECTION: 'inspectionCompletesOn',
  AMOUNT: 'netPrice',
  PAYMENT_DATE: 'paymentDueOn',
  PAYMENT_METHOD: 'paymentMethod',
  PUBLICITY: 'publicity',
  OTHER: 'other',
};

class Reading {
  readonly inputs: Inputs;
  readonly #today: string;
  readonly #kept: readonly Milestone[];

  constructor(inputs: Inputs, today: string, kept: readonly Milestone[]) {
    this.inputs = inputs;
    this.#today = today;
    this.#kept = kept;
  }

  /** Unchanged from before, so its days may be past. */
  isKept({ deliveryOn, paymentDueOn = null }: MilestoneInput): boolean {
    return this.#kept.some((one) => one.deliveryOn === deliveryOn && one.paymentDueOn === paymentDueOn);
  }

  day(field: string, label: string, given: Given<string>): string | null {
    const text = given?.trim() ?? '';
    if (text === '') return null;
    if (isDay(text) && text >= '2000-01-01' && text <= '2099-12-31') return text;
    this.inputs.wrong(field, `${label}の日付を確認してください。`);
    return null;
  }

  comingDay(field: string, label: string, given: Given<string>): string | null {
    const day = this.day(field, label, given);
    if (day !== null && day < this.#today)
      this.inputs.wrong(field, `${label}は、今日以降の日付を入力してください。`);
    return day;
  }

  whole(field: string, label: string, given: Given<number>, least: number, most: number): number | null {
    if (given == null) return null;
    if (Number.isInteger(given) && given >= least && given <= most) return given;
    this.inputs.wrong(
      field,
      `${label}は、${least.toLocaleString('ja-JP')}から${most.toLocaleString('ja-JP')}までの整数で入力してください。`,
    );
    return null;
  }
}

/** Open items: each once, with a reason and a day. */
function undecidedOf(reading: Reading, given: TermsInput['undecided']): Undecided[] {
  const { inputs } = reading;
  return (given ?? []).flatMap(({ term, reason, decidedBy }, at) => {
    const known = terms.find(({ name }) => name === term);
    const label = known?.label ?? '';
    const isTwice = (given ?? []).findIndex((other) => other.term === term) < at;
    if (isTwice || known?.mayBeUndecided !== true) {
      inputs.wrong(
        `undecided.${term}`,
        term === 'AMOUNT'
          ? '報酬の額は未定にできません。決まっていないときは、算定方法を入力してください。'
          : `${label}は未定にできません。`,
      );
      return [];
    }
    return [
      {
        term: known.name,
        reason: inputs.requiredLine(
          `undecided.${term}.reason`,
          `${label}が未定の理由`,
          reason,
          offerLimits.undecidedReason,
        ),
        decidedBy:
          reading.comingDay(`undecided.${term}.decidedBy`, `${label}を決める日`, decidedBy) ??
          required(
            inputs,
            `undecided.${term}.decidedBy`,
            `${label}を決める日を入力してください。`,
            decidedBy,
          ),
      },
    ];
  });
}

function required(inputs: Inputs, field: string, message: string, given: Given<string>): string {
  if ((given ?? '').trim() === '') inputs.wrong(field, message);
  return '';
}

/** Reads terms and reports errors to `inputs`. After an error the result may be shown but not stored. */
export function readTerms(
  inputs: Inputs,
  sent: TermsInput,
  today: string,
  /** 回 agreed for a work under way; their days may be past. */
  kept: readonly Milestone[] = [],
): OfferTerms {
  if (sent.employment != null)
    return {
      ...emptyTerms,
      title: inputs.requiredLine('title', '件名', sent.title, offerLimits.title),
      employment: readEmployment(inputs, sent.employment),
    };
  const reading = new Reading(inputs, today, kept);
  const isSplit = (sent.milestones ?? []).length > 0;
  const isPaidMonthly = sent.paymentClosesOn != null;
  const milestones = isSplit ? readMilestones(reading, sent.milestones ?? [], isPaidMonthly) : [];
  const given = isSplit ? splitTerms(inputs, sent, milestones) : sent;
  const undecided = undecidedOf(reading, given.undecided);
  const isOpen = (name: TermName): boolean => (given.undecided ?? []).some(({ term }) => term === name);
  /** Open items have no other content. */
  const unless = <Value>(name: TermName, value: Value): Value | null => (isOpen(name) ? null : value);
  const netPrice = given.netPrice ?? null;
  if (netPrice !== null && !isNetPrice(netPrice))
    inputs.wrong('netPrice', '報酬の額は、1円から1億円までの整数で入力してください。');
  const hasPrice = netPrice !== null && isNetPrice(netPrice);
  const isHourly = given.remunerationType === 'HOURLY_RATE';
  const isRecommissioned = given.isRecommissioned ?? false;
  const offer: OfferTerms = {
    title: inputs.requiredLine('title', '件名', given.title, offerLimits.title),
    remunerationType: given.remunerationType,
    work: unless('WORK', inputs.lines('work', '仕事の内容', given.work, offerLimits.work)),
    revisions: unless(
      'REVISIONS',
      inputs.lines('revisions', '書き直し', given.revisions, offerLimits.revisions),
    ),
    rights: unless('RIGHTS', inputs.lines('rights', '権利の範囲', given.rights, offerLimits.rights)),
    rightsNetPrice: unless(
      'RIGHTS',
      reading.whole('rightsNetPrice', '権利の対価', given.rightsNetPrice, 0, 100_000_000),
    ),
    deliveryOn: unless('DELIVERY', reading.comingDay('deliveryOn', '納める日', given.deliveryOn)),
    serviceFrom: unless('DELIVERY', reading.day('serviceFrom', '期間の初日', given.serviceFrom)),
    serviceTo: unless('DELIVERY', reading.comingDay('serviceTo', '期間の末日', given.serviceTo)),
    place: unless('PLACE', inputs.line('place', '納める場所', given.place, offerLimits.place)),
    inspectionCompletesOn: unless(
      'INSPECTION',
      reading.comingDay('inspectionCompletesOn', '検査の完了日', given.inspectionCompletesOn),
    ),
    netPrice: hasPrice ? netPrice : null,
    grossPrice: hasPrice ? breakdownOf(netPrice).grossPrice : null,
    amountFormula: hasPrice
      ? null
      : inputs.lines('amountFormula', '報酬の算定方法', given.amountFormula, offerLimits.amountFormula),
    weeklyHours: isHourly
      ? reading.whole('weeklyHours', '週の時間', given.weeklyHours, 1, offerLimits.weeklyHours)
      : null,
    paymentDueOn: reading.comingDay('paymentDueOn', '支払いの期日', given.paymentDueOn),
    paymentClosesOn: reading.whole('paymentClosesOn', '締日', given.paymentClosesOn, 1, 31),
    paymentMonthsLater: reading.whole('paymentMonthsLater', '支払月', given.paymentMonthsLater, 0, 2),
    paymentPaysOn: reading.whole('paymentPaysOn', '支払日', given.paymentPaysOn, 1, 31),
    paymentMethod: unless(
      'PAYMENT_METHOD',
      inputs.line('paymentMethod', '支払いの方法', given.paymentMethod, offerLimits.paymentMethod),
    ),
    publicity: unless(
      'PUBLICITY',
      inputs.lines('publicity', '実績の公開', given.publicity, offerLimits.publicity),
    ),
    other: unless('OTHER', inputs.lines('other', 'そのほか', given.other, offerLimits.other)),
    isRecommissioned,
    upstreamClient: isRecommissioned
      ? inputs.line('upstreamClient', '元委託者', given.upstreamClient, offerLimits.upstreamClient)
      : null,
    upstreamPaymentOn: isRecommissioned
      ? reading.day('upstreamPaymentOn', '元委託の支払期日', given.upstreamPaymentOn)
      : null,
    milestones,
    undecided,
    employment: null,
  };
  checkMilestones(inputs, offer);
  checkWhole(inputs, offer, given, isOpen);
  checkDates(inputs, offer);
  checkRights(inputs, offer);
  if (isHourly) checkMonths(inputs, offer, isOpen('DELIVERY'));
  checkPayment(inputs, offer, (given.paymentDueOn ?? '').trim() === '');
  return offer;
}

/** Totals from 回. Hourly pay, or an open item among these, cannot be split. */
function splitTerms(inputs: Inputs, sent: TermsInput, milestones: OfferTerms['milestones']): TermsInput {
  const whole = wholeOf(milestones);
  if (sent.remunerationType === 'HOURLY_RATE')
    inputs.wrong('milestones', '時間制の仕事は、月ごとに締めるため、回に分けられません。');
  if (sent.serviceFrom != null || (sent.undecided ?? []).some(({ term }) => term === 'DELIVERY'))
    inputs.wrong('milestones', '複数の回に分けるときは、それぞれの納める日を決めてください。');
  if (sent.netPrice != null && sent.netPrice !== whole.netPrice)
    inputs.wrong('netPrice', '報酬の額が、各回の額の合計と一致していません。');
  return {
    ...sent,
    deliveryOn: whole.deliveryOn === '' ? null : whole.deliveryOn,
    serviceFrom: null,
    serviceTo: null,
    netPrice: whole.netPrice,
    amountFormula: null,
    paymentDueOn: whole.paymentDueOn,
  };
}

/** Every item is filled or open; alternatives exclude each other. */
function checkWhole(
  inputs: Inputs,
  offer: OfferTerms,
  given: TermsInput,
  isOpen: (name: TermName) => boolean,
): void {
  /** Invalid values were reported already. */
  const isBlank = (key: keyof TermsInput): boolean =>
    [null, undefined, ''].some((nothing) => {
      const value = given[key];
      return (typeof value === 'string' ? value.trim() : value) === nothing;
    });
  const missing = (name: TermName, isMissing: boolean, message: string): void => {
    const field = fieldOf[name];
    if (isMissing && !isOpen(name) && isBlank(field)) inputs.wrong(field, message);
  };
  missing('WORK', offer.work === null, '仕事の内容を入力してください。');
  missing(
    'RIGHTS',
    offer.rights === null,
    '権利の範囲を入力してください。譲渡か、利用の許諾かを書いてください。',
  );
  missing(
    'DELIVERY',
    offer.deliveryOn === null && offer.serviceFrom === null,
    '納める日、または期間を入力してください。',
  );
  missing('PLACE', offer.place === null, '納める場所を入力してください。');
  missing(
    'AMOUNT',
    offer.netPrice === null && offer.amountFormula === null,
    '報酬の額、または算定方法を入力してください。',
  );
  missing('PAYMENT_METHOD', offer.paymentMethod === null, '支払いの方法を入力してください。');
  if (offer.isRecommissioned) {
    if (offer.upstreamClient === null) inputs.wrong('upstreamClient', '元委託者の名前を入力してください。');
    if (offer.upstreamPaymentOn === null)
      inputs.wrong('upstreamPaymentOn', '元委託の支払期日を入力してください。');
  }
}

function checkDates(inputs: Inputs, offer: OfferTerms): void {
  const { deliveryOn, serviceFrom, serviceTo, inspectionCompletesOn } = offer;
  if (deliveryOn !== null && serviceFrom !== null)
    inputs.wrong('serviceFrom', '納める日と期間は、どちらか一方を入力してください。');
  if (serviceTo !== null && serviceFrom === null)
    inputs.wrong('serviceFrom', '期間の初日を入力してください。');
  if (serviceTo !== null && serviceFrom !== null && serviceTo < serviceFrom)
    inputs.wrong('serviceTo', '期間の末日は、初日以降の日付を入力してください。');
  const received = receivedOn(offer);
  if (inspectionCompletesOn !== null && received !== null && inspectionCompletesOn < received)
    inputs.wrong('inspectionCompletesOn', '検査の完了日は、納める日以降の日付を入力してください。');
}

/** A price of its own is added to one fixed amount; hours and 回 have several payments, a formula has none yet. */
function checkRights(
  inputs: Inputs,
  { rightsNetPrice, remunerationType, milestones, netPrice }: OfferTerms,
): void {
  if (rightsNetPrice === null || rightsNetPrice === 0) return;
  if (remunerationType === 'HOURLY_RATE' || milestones.length > 0 || netPrice === null)
    inputs.wrong(
      'rightsNetPrice',
      '権利の対価を別に決められるのは、報酬の額を1回で支払う仕事だけです。対価を報酬に含めて、この欄は空欄にしてください。',
    );
}

/** Hours are closed and paid for month by month, up to the last day of the service. */
function checkMonths(inputs: Inputs, offer: OfferTerms, isPeriodOpen: boolean): void {
  if (offer.deliveryOn !== null)
    inputs.wrong('deliveryOn', '時間制の仕事は、納める日ではなく期間を入力してください。');
  else if (!isPeriodOpen && offer.serviceFrom !== null && offer.serviceTo === null)
    inputs.wrong('serviceTo', '期間の末日を入力してください。');
  if (offer.paymentDueOn !== null)
    inputs.wrong('paymentDueOn', '時間制の仕事は月ごとに締めるため、毎月の締日と支払日を選んでください。');
}

/** フリーランス法4条 */
function checkPayment(inputs: Inputs, offer: OfferTerms, isBlankDue: boolean): void {
  const { paymentDueOn, paymentClosesOn, paymentMonthsLater, paymentPaysOn } = offer;
  const monthly = [paymentClosesOn, paymentMonthsLater, paymentPaysOn];
  const isMonthly = monthly.some((part) => part !== null);
  if (paymentDueOn !== null && isMonthly) {
    inputs.wrong('paymentDueOn', '支払いの期日は、1日だけを決めるか、毎月の締日と支払日を決めてください。');
    return;
  }
  if (paymentDueOn !== null) {
    const received = receivedOn(offer);
    const last = lastLawfulDay(offer);
    if (received !== null && paymentDueOn < received)
      inputs.wrong(
        'paymentDueOn',
        `支払いの期日は、受け取る日(${dayWords(received)})以降の日付を入力してください。`,
      );
    else if (last !== null && paymentDueOn > last)
      inputs.wrong(
        'paymentDueOn',
        offer.isRecommissioned
          ? `支払いの期日は、${dayWords(last)}までにしてください。再委託では、元委託の支払期日から30日以内と定められています。`
          : `支払いの期日は、${dayWords(last)}までにしてください。受け取った日から60日以内と定められています。`,
      );
    return;
  }
  if (paymentClosesOn === null || paymentMonthsLater === null || paymentPaysOn === null) {
    if (!isMonthly && !isBlankDue) return;
    inputs.wrong(
      isMonthly ? 'paymentPaysOn' : 'paymentDueOn',
      isMonthly ? '締日、支払月、支払日をすべて選んでください。' : '支払いの期日を入力してください。',
    );
    return;
  }
  const payment = {
    closesOn: paymentClosesOn,
    monthsLater: paymentMonthsLater,
    paysOn: paymentPaysOn,
  };
  if (!isLawfulMonthly(payment))
    inputs.wrong(
      'paymentPaysOn',
      'この締日と支払日では、受け取ってから支払いまでが2か月を超えることがあります。支払日を早めてください。',
    );
}

/** What holds because of how long the work lasts, said beside the form: from the day of acceptance, today at the earliest. */
export function dutiesOf(
  offer: OfferTerms,
  from: string,
): { readonly prohibitions: boolean; readonly considerations: boolean } {
  const last = lastDayOfWork(offer);
  return last === null ? { prohibitions: false, considerations: false } : longTermDuties(from, last);
}
