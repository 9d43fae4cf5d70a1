import * as v from 'valibot';
import type { useOfferPreviewQuery$variables } from '../../../../__generated__/useOfferPreviewQuery.graphql.ts';

type TermsInput = useOfferPreviewQuery$variables['terms'];
type Term = NonNullable<NonNullable<TermsInput['undecided']>[number]>['term'];

/** Items that may be left open, with a reason and a day. */
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
const open = v.object({ isOpen: v.boolean(), reason: v.string(), decidedBy: day });

/** What is written of an offer, as it stands in its fields; the rules are the server's, asked while one writes. */
export const offerSchema = v.object({
  title: v.string(),
  remunerationType: v.picklist(['CONTRACT_UNIT', 'HOURLY_RATE']),
  work: v.string(),
  revisions: v.string(),
  rights: v.string(),
  rightsNetPrice: whole,
  /** A day, or a time of service. */
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
  undecided: v.record(v.string(), open),
  message: v.string(),
  replyBy: day,
  clientId: v.string(),
});
export type OfferValues = v.InferInput<typeof offerSchema>;

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
  undecided: {},
  message: '',
  replyBy: null,
  clientId: crypto.randomUUID(),
});

export function termsInput(values: OfferValues): TermsInput {
  const { isService, isMonthly, isRecommissioned } = values;
  const isHourly = values.remunerationType === 'HOURLY_RATE';
  return {
    title: values.title,
    remunerationType: values.remunerationType,
    work: values.work,
    revisions: values.revisions,
    rights: values.rights,
    rightsNetPrice: values.rightsNetPrice,
    deliveryOn: isService ? null : values.deliveryOn,
    serviceFrom: isService ? values.serviceFrom : null,
    serviceTo: isService ? values.serviceTo : null,
    place: values.place,
    inspectionCompletesOn: values.inspectionCompletesOn,
    netPrice: values.netPrice,
    amountFormula: values.netPrice === null ? values.amountFormula : null,
    weeklyHours: isHourly ? values.weeklyHours : null,
    paymentDueOn: isMonthly ? null : values.paymentDueOn,
    paymentClosesOn: isMonthly ? Number(values.paymentClosesOn) : null,
    paymentMonthsLater: isMonthly ? Number(values.paymentMonthsLater) : null,
    paymentPaysOn: isMonthly ? Number(values.paymentPaysOn) : null,
    paymentMethod: values.paymentMethod,
    publicity: values.publicity,
    other: values.other,
    isRecommissioned,
    upstreamClient: isRecommissioned ? values.upstreamClient : null,
    upstreamPaymentOn: isRecommissioned ? values.upstreamPaymentOn : null,
    undecided: undecidable.flatMap((term) => {
      const item = values.undecided[term];
      return item?.isOpen === true ? [{ term, reason: item.reason, decidedBy: item.decidedBy ?? '' }] : [];
    }),
  };
}
