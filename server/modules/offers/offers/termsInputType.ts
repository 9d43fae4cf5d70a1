import { builder } from '../../../builder/builder.ts';
import { upTo } from '../../../builder/lists.ts';
import { RewardType } from '../../creators/profiles/schema.ts';
import { employmentNames } from '../terms/employmentFields.ts';
import { offerLimits, undecidableTerms } from '../terms/fields.ts';
import { OfferTerm } from './termsType.ts';

const UndecidedInput = builder.inputType('OfficialJobOfferUndecidedTermInput', {
  fields: (t) => ({
    term: t.field({ type: OfferTerm, required: true }),
    reason: t.string({ required: true }),
    decidedBy: t.string({ required: true, description: 'YYYY-MM-DD' }),
  }),
});

const MilestoneInput = builder.inputType('OfficialJobOfferMilestoneInput', {
  fields: (t) => ({
    title: t.string({ required: true }),
    deliveryOn: t.string({ required: true }),
    netPrice: t.int({ required: true }),
    paymentDueOn: t.string(),
  }),
});

const EmploymentInput = builder.inputType('EmploymentItemInput', {
  fields: (t) => ({
    term: t.field({ type: OfferTerm, required: true }),
    text: t.string({ required: true }),
  }),
});

export const TermsInput = builder.inputType('OfficialJobOfferTermsInput', {
  description: 'Days are YYYY-MM-DD, amounts yen before consumption tax.',
  fields: (t) => ({
    title: t.string(),
    remunerationType: t.field({ type: RewardType, required: true }),
    work: t.string(),
    revisions: t.string(),
    rights: t.string(),
    rightsNetPrice: t.int({ description: 'Where the rights cost something besides the fee.' }),
    deliveryOn: t.string({ description: 'Or a time of service.' }),
    serviceFrom: t.string(),
    serviceTo: t.string(),
    place: t.string(),
    inspectionCompletesOn: t.string(),
    netPrice: t.int({ description: 'Of the whole, or of an hour.' }),
    amountFormula: t.string({ description: 'How an amount follows that is not known yet.' }),
    weeklyHours: t.int(),
    paymentDueOn: t.string({ description: 'Or the three that follow.' }),
    paymentClosesOn: t.int({ description: '締日; 31 is the last of a month.' }),
    paymentMonthsLater: t.int({ description: '0 当月, 1 翌月, 2 翌々月.' }),
    paymentPaysOn: t.int({ description: '支払日; 31 is the last of a month.' }),
    paymentMethod: t.string(),
    publicity: t.string(),
    other: t.string(),
    isRecommissioned: t.boolean(),
    upstreamClient: t.string(),
    upstreamPaymentOn: t.string(),
    milestones: t.field({
      type: [MilestoneInput],
      description: 'Two or more: the days and the amount of the whole follow from them.',
      ...upTo(offerLimits.milestones),
    }),
    undecided: t.field({ type: [UndecidedInput], ...upTo(undecidableTerms.length) }),
    employment: t.field({
      type: [EmploymentInput],
      ...upTo(employmentNames.length),
      description: '採用条件の提示: then only the title is read besides.',
    }),
  }),
});
