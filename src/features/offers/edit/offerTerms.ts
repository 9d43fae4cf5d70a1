import { graphql, readInlineData } from 'relay-runtime';
import type { offerTerms_terms$key } from '../../../../__generated__/offerTerms_terms.graphql.ts';
import { emptyOffer } from './offerValues.ts';
import type { OfferValues } from './offerValues.ts';

const fragment = graphql`
  fragment offerTerms_terms on OfficialJobOfferTerms @inline {
    title
    remunerationType
    work
    revisions
    rights
    rightsNetPrice
    deliveryOn
    serviceFrom
    serviceTo
    place
    inspectionCompletesOn
    netPrice
    amountFormula
    weeklyHours
    paymentDueOn
    paymentClosesOn
    paymentMonthsLater
    paymentPaysOn
    paymentMethod
    publicity
    other
    isRecommissioned
    upstreamClient
    upstreamPaymentOn
    milestones {
      title
      deliveryOn
      netPrice
      paymentDueOn
    }
    undecided {
      term
      reason
      decidedBy
    }
    employment {
      term
      text
    }
  }
`;

const dayText = (number: number | null | undefined, usual: string): string =>
  number == null ? usual : String(number);

export function valuesOf(key: offerTerms_terms$key): OfferValues {
  const terms = readInlineData(fragment, key);
  const empty = emptyOffer();
  return {
    ...empty,
    title: terms.title,
    remunerationType: terms.remunerationType,
    work: terms.work ?? '',
    revisions: terms.revisions ?? '',
    rights: terms.rights ?? '',
    rightsNetPrice: terms.rightsNetPrice ?? null,
    isService: terms.serviceFrom != null,
    deliveryOn: terms.deliveryOn ?? null,
    serviceFrom: terms.serviceFrom ?? null,
    serviceTo: terms.serviceTo ?? null,
    place: terms.place ?? '',
    inspectionCompletesOn: terms.inspectionCompletesOn ?? null,
    netPrice: terms.netPrice ?? null,
    amountFormula: terms.amountFormula ?? '',
    weeklyHours: terms.weeklyHours ?? null,
    isMonthly: terms.paymentClosesOn != null,
    paymentDueOn: terms.paymentDueOn ?? null,
    paymentClosesOn: dayText(terms.paymentClosesOn, empty.paymentClosesOn),
    paymentMonthsLater: dayText(terms.paymentMonthsLater, empty.paymentMonthsLater),
    paymentPaysOn: dayText(terms.paymentPaysOn, empty.paymentPaysOn),
    paymentMethod: terms.paymentMethod ?? '',
    publicity: terms.publicity ?? '',
    other: terms.other ?? '',
    isRecommissioned: terms.isRecommissioned,
    upstreamClient: terms.upstreamClient ?? '',
    upstreamPaymentOn: terms.upstreamPaymentOn ?? null,
    isSplit: terms.milestones.length > 0,
    milestones:
      terms.milestones.length === 0
        ? empty.milestones
        : terms.milestones.map(({ title, deliveryOn, netPrice, paymentDueOn }) => ({
            key: crypto.randomUUID(),
            title,
            deliveryOn,
            netPrice,
            paymentDueOn: paymentDueOn ?? null,
          })),
    undecided: Object.fromEntries(
      terms.undecided.map(({ term, reason, decidedBy }) => [term, { isOpen: true, reason, decidedBy }]),
    ),
    employment:
      terms.employment == null
        ? null
        : Object.fromEntries(terms.employment.map(({ term, text }) => [term, text])),
  };
}
