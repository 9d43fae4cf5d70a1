import * as v from 'valibot';
import { employmentItems } from './employmentItems.ts';
import type { useOfferPreviewQuery$variables } from '../../../../__generated__/useOfferPreviewQuery.graphql.ts';

type TermsInput = useOfferPreviewQuery$variables['terms'];
type Term = NonNullable<NonNullable<TermsInput['undecided']>[number]>['term'];

export const undecidable = [
  'WORK',
  'REVISIONS',
  'RIGHTS',
  'DELIVERY',
  'PLACE',
  'INSPECTION',
  'PAYMENT_METHOD',
  'PUBLICITY',
  'OTHER',
] as const satisfies readonly Term[];
export type Undecidable = (typeof undecidable)[number];

const day = v.nullable(v.string());
const whole = v.nullable(v.number());
const milestone = v.object({
  /** Only for the page. */
  key: v.string(),
  title: v.string(),
  deliveryOn: day,
  netPrice: whole,
  paymentDueOn: day,
});
const open = v.object({ isOpen: v.boolean(), reason: v.string(), decidedBy: day });

/** The form's values; the server checks the rules while writing. */
export const offerSchema = v.object({
  title: v.string(),
  remunerationType: v.picklist(['CONTRACT_UNIT', 'HOURLY_RATE']),
  work: v.string(),
  revisions: v.string(),
  rights: v.string(),
  rightsNetPrice: whole,
  /** A day, or a period of service. */
  isService: v.boolean(),
  deliveryOn: day,
  serviceFrom: day,
  serviceTo: day,
  place: v.string(),
  inspectionCompletesOn: day,
  netPrice: whole,
  amountFormula: v.string(),
  weeklyHours: whole,
  isMonthly: v.boolean(),
  paymentDueOn: day,
  paymentClosesOn: v.string(),
  paymentMonthsLater: v.string(),
  paymentPaysOn: v.string(),
  paymentMethod: v.string(),
  publicity: v.string(),
  other: v.string(),
  isRecommissioned: v.boolean(),
  upstreamClient: v.string(),
  upstreamPaymentOn: day,
  /** Several 回 instead of one day and amount. */
  isSplit: v.boolean(),
  milestones: v.array(milestone),
  undecided: v.record(v.string(), open),
  /** 採用条件の提示 instead of a commission, by item. */
  employment: v.nullable(v.record(v.string(), v.string())),
  message: v.string(),
  replyBy: day,
  clientId: v.string(),
});
export type OfferValues = v.InferInput<typeof offerSchema>;

export const mostMilestones = 12;

export const emptyMilestone = (): v.InferInput<typeof milestone> => ({
  key: crypto.randomUUID(),
  title: '',
  deliveryOn: null,
  netPrice: null,
  paymentDueOn: null,
});

export const sumOf = (milestones: readonly { readonly netPrice: number | null }[]): number =>
  milestones.reduce((sum, { netPrice }) => sum + (netPrice ?? 0), 0);

export const emptyOffer = (): OfferValues => ({
  title: '',
  remunerationType: 'CONTRACT_UNIT',
  work: '',
  revisions: '',
  rights: '',
  rightsNetPrice: null,
  isService: false,
  deliveryOn: null,
  serviceFrom: null,
  serviceTo: null,
  place: '',
  inspectionCompletesOn: null,
  netPrice: null,
  amountFormula: '',
  weeklyHours: null,
  isMonthly: false,
  paymentDueOn: null,
  paymentClosesOn: '31',
  paymentMonthsLater: '1',
  paymentPaysOn: '31',
  paymentMethod: '銀行振込。振込手数料は委託者が負担する。',
  publicity: '',
  other: '',
  isRecommissioned: false,
  upstreamClient: '',
  upstreamPaymentOn: null,
  isSplit: false,
  milestones: [emptyMilestone(), emptyMilestone()],
  undecided: {},
  employment: null,
  message: '',
  replyBy: null,
  clientId: crypto.randomUUID(),
});

/** Hourly work is closed by month instead. */
export const isMilestoned = ({ isSplit, remunerationType }: OfferValues): boolean =>
  isSplit && remunerationType !== 'HOURLY_RATE';

/** A price of its own besides one fixed amount; else the amount includes it. */
export const mayPriceRights = (values: OfferValues): boolean =>
  values.remunerationType !== 'HOURLY_RATE' && !values.isSplit && values.netPrice !== null;

export function termsInput(values: OfferValues): TermsInput {
  const { employment, isRecommissioned } = values;
  if (employment !== null)
    return {
      title: values.title,
      remunerationType: values.remunerationType,
      employment: employmentItems.map(({ term }) => ({ term, text: employment[term] ?? '' })),
    };
  const isHourly = values.remunerationType === 'HOURLY_RATE';
  const isSplit = isMilestoned(values);
  const isService = isHourly || values.isService;
  const isMonthly = isHourly || values.isMonthly;
  return {
    title: values.title,
    remunerationType: values.remunerationType,
    work: values.work,
    revisions: values.revisions,
    rights: values.rights,
    rightsNetPrice: mayPriceRights(values) ? values.rightsNetPrice : null,
    deliveryOn: isService || isSplit ? null : values.deliveryOn,
    serviceFrom: isService && !isSplit ? values.serviceFrom : null,
    serviceTo: isService && !isSplit ? values.serviceTo : null,
    place: values.place,
    inspectionCompletesOn: values.inspectionCompletesOn,
    netPrice: isSplit ? null : values.netPrice,
    amountFormula: values.netPrice === null && !isSplit ? values.amountFormula : null,
    weeklyHours: isHourly ? values.weeklyHours : null,
    paymentDueOn: isMonthly || isSplit ? null : values.paymentDueOn,
    paymentClosesOn: isMonthly ? Number(values.paymentClosesOn) : null,
    paymentMonthsLater: isMonthly ? Number(values.paymentMonthsLater) : null,
    paymentPaysOn: isMonthly ? Number(values.paymentPaysOn) : null,
    paymentMethod: values.paymentMethod,
    publicity: values.publicity,
    other: values.other,
    isRecommissioned,
    upstreamClient: isRecommissioned ? values.upstreamClient : null,
    upstreamPaymentOn: isRecommissioned ? values.upstreamPaymentOn : null,
    milestones: isSplit
      ? values.milestones.map(({ title, deliveryOn, netPrice, paymentDueOn }) => ({
          title,
          deliveryOn: deliveryOn ?? '',
          netPrice: netPrice ?? 0,
          paymentDueOn: isMonthly ? null : paymentDueOn,
        }))
      : [],
    undecided: undecidable.flatMap((term) => {
      const item = values.undecided[term];
      return item?.isOpen === true ? [{ term, reason: item.reason, decidedBy: item.decidedBy ?? '' }] : [];
    }),
  };
}
