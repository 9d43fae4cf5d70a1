import { employmentNames, employmentTerms } from './employmentFields.ts';
import type { EmploymentItem } from './employmentFields.ts';

/**
 * The twelve items of an official offer. Columns, inputs, rules, the printed page and differences between
 * versions derive from these tables.
 */

export const termNames = [
  'COMMISSIONED',
  'WORK',
  'REVISIONS',
  'RIGHTS',
  'DELIVERY',
  'PLACE',
  'INSPECTION',
  'AMOUNT',
  'PAYMENT_DATE',
  'PAYMENT_METHOD',
  'PUBLICITY',
  'OTHER',
] as const;
export type TermName = (typeof termNames)[number];

/** Of a commission's notice and of 採用条件の提示. */
export const anyTermNames = [...termNames, ...employmentNames] as const;
export type AnyTermName = (typeof anyTermNames)[number];

export const anyTermLabel = (name: AnyTermName | null): string | undefined =>
  [...terms, ...employmentTerms].find((term) => term.name === name)?.label;

export interface Term {
  /** The number shown in the rail, the form and on paper. */
  readonly number: number;
  readonly name: TermName;
  readonly label: string;
  /** May be left open with a reason and a decision day (フリーランス法3条1項ただし書). */
  readonly mayBeUndecided: boolean;
  /** May be empty. */
  readonly isOptional: boolean;
}

const term = (
  name: TermName,
  label: string,
  { mayBeUndecided = true, isOptional = false }: Partial<Pick<Term, 'isOptional' | 'mayBeUndecided'>> = {},
): Term => ({ number: termNames.indexOf(name) + 1, name, label, mayBeUndecided, isOptional });

export const terms: readonly Term[] = [
  term('COMMISSIONED', '委託日', { mayBeUndecided: false }),
  term('WORK', '仕事の内容'),
  term('REVISIONS', '書き直し', { isOptional: true }),
  term('RIGHTS', '権利の範囲'),
  term('DELIVERY', '納める日・期間'),
  term('PLACE', '納める場所'),
  term('INSPECTION', '検査の完了日', { isOptional: true }),
  // An unknown amount is given as a formula (公正取引委員会規則1条3項).
  term('AMOUNT', '報酬の額', { mayBeUndecided: false }),
  // Without one the law makes it the day of receipt (4条2項).
  term('PAYMENT_DATE', '支払いの期日', { mayBeUndecided: false }),
  term('PAYMENT_METHOD', '支払いの方法'),
  term('PUBLICITY', '実績の公開', { isOptional: true }),
  term('OTHER', 'そのほか', { isOptional: true }),
];

export const undecidableTerms = terms.filter(({ mayBeUndecided }) => mayBeUndecided).map(({ name }) => name);

/** In characters. */
export const offerLimits = {
  title: 60,
  work: 5_000,
  revisions: 1_000,
  rights: 2_000,
  place: 300,
  amountFormula: 500,
  paymentMethod: 200,
  publicity: 1_000,
  other: 2_000,
  upstreamClient: 100,
  message: 2_000,
  undecidedReason: 500,
  periodMonths: 120,
  weeklyHours: 60,
  replyDays: 30,
  milestones: 12,
  milestoneTitle: 60,
} as const;

/** Items that consist of one text. */
export const textTerms = [
  { term: 'WORK', key: 'work' },
  { term: 'REVISIONS', key: 'revisions' },
  { term: 'PLACE', key: 'place' },
  { term: 'PAYMENT_METHOD', key: 'paymentMethod' },
  { term: 'PUBLICITY', key: 'publicity' },
  { term: 'OTHER', key: 'other' },
] as const satisfies readonly { readonly term: TermName; readonly key: string }[];

export interface Undecided {
  readonly term: TermName;
  readonly reason: string;
  /** YYYY-MM-DD */
  readonly decidedBy: string;
}

/** 回: a part delivered, inspected and paid on its own. */
export interface Milestone {
  readonly title: string;
  readonly deliveryOn: string;
  readonly netPrice: number;
  /** Null with monthly 締日 and 支払日. */
  readonly paymentDueOn: string | null;
}

/** One version's terms. Days are YYYY-MM-DD; amounts are yen before consumption tax. */
export interface OfferTerms {
  readonly title: string;
  readonly remunerationType: 'CONTRACT_UNIT' | 'HOURLY_RATE';
  readonly work: string | null;
  readonly revisions: string | null;
  readonly rights: string | null;
  /** The rights' price, if not included in the fee. */
  readonly rightsNetPrice: number | null;
  readonly deliveryOn: string | null;
  readonly serviceFrom: string | null;
  readonly serviceTo: string | null;
  readonly place: string | null;
  readonly inspectionCompletesOn: string | null;
  /** In total, or for an hour. */
  readonly netPrice: number | null;
  readonly grossPrice: number | null;
  /** How an unknown amount is calculated. */
  readonly amountFormula: string | null;
  readonly weeklyHours: number | null;
  readonly paymentDueOn: string | null;
  /** Monthly 締日 and 支払日 instead of a single day; 31 is the month's last day. */
  readonly paymentClosesOn: number | null;
  readonly paymentMonthsLater: number | null;
  readonly paymentPaysOn: number | null;
  readonly paymentMethod: string | null;
  readonly publicity: string | null;
  readonly other: string | null;
  readonly isRecommissioned: boolean;
  readonly upstreamClient: string | null;
  readonly upstreamPaymentOn: string | null;
  /** None, or at least two, which determine the total and last days. */
  readonly milestones: readonly Milestone[];
  readonly undecided: readonly Undecided[];
  /** For 採用条件の提示: replaces everything but the title. */
  readonly employment: readonly EmploymentItem[] | null;
}

export const emptyTerms: OfferTerms = {
  title: '',
  remunerationType: 'CONTRACT_UNIT',
  work: null,
  revisions: null,
  rights: null,
  rightsNetPrice: null,
  deliveryOn: null,
  serviceFrom: null,
  serviceTo: null,
  place: null,
  inspectionCompletesOn: null,
  netPrice: null,
  grossPrice: null,
  amountFormula: null,
  weeklyHours: null,
  paymentDueOn: null,
  paymentClosesOn: null,
  paymentMonthsLater: null,
  paymentPaysOn: null,
  paymentMethod: null,
  publicity: null,
  other: null,
  isRecommissioned: false,
  upstreamClient: null,
  upstreamPaymentOn: null,
  milestones: [],
  undecided: [],
  employment: null,
};

/** As its applicant read it. */
export interface EnteredOpening {
  readonly kind: 'CONTRACT_UNIT' | 'FULL_TIME' | 'HOURLY_RATE';
  /** As published when the creator applied. */
  readonly content: unknown;
}
