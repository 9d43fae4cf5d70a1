import { builder } from '../../../builder/builder.ts';
import { RewardType } from '../../creators/profiles/schema.ts';
import type { EmploymentItem } from '../terms/employmentFields.ts';
import { anyTermNames } from '../terms/fields.ts';
import type { Milestone, OfferTerms, Undecided } from '../terms/fields.ts';
import type { LineDifference, PaperLine, PaperParty } from '../terms/paper.ts';

export const OfferTerm = builder.enumType('OfficialJobOfferTerm', {
  description: 'The twelve items of a commission in their order, and those of 採用条件の提示.',
  values: anyTermNames,
});
const LineState = builder.enumType('OfficialJobOfferLineState', {
  values: ['DECIDED', 'NONE', 'UNDECIDED'] as const,
});

export const Line = builder.objectRef<PaperLine>('OfficialJobOfferLine').implement({
  description: 'An item as it is printed.',
  fields: (t) => ({
    number: t.exposeInt('number'),
    term: t.expose('term', { type: OfferTerm }),
    label: t.exposeString('label'),
    state: t.expose('state', { type: LineState }),
    text: t.stringList({ description: 'Paragraphs.', resolve: ({ text }) => [...text] }),
    notes: t.stringList({
      description: 'In smaller letters: what follows from it by rules.',
      resolve: ({ notes }) => [...notes],
    }),
  }),
});

export const Party = builder.objectRef<PaperParty>('OfficialJobOfferParty').implement({
  fields: (t) => ({
    role: t.exposeString('role', { description: 'Who commissions, or who is commissioned.' }),
    name: t.exposeString('name'),
    lines: t.stringList({ resolve: ({ lines }) => [...lines] }),
  }),
});

export const Difference = builder.objectRef<LineDifference>('OfficialJobOfferDifference').implement({
  fields: (t) => ({
    term: t.expose('term', { type: OfferTerm }),
    before: t.stringList({ description: 'What it said before.', resolve: ({ before }) => [...before] }),
  }),
});

const UndecidedTerm = builder.objectRef<Undecided>('OfficialJobOfferUndecidedTerm').implement({
  fields: (t) => ({
    term: t.expose('term', { type: OfferTerm }),
    reason: t.exposeString('reason'),
    decidedBy: t.exposeString('decidedBy', { description: 'YYYY-MM-DD' }),
  }),
});

const Employment = builder.objectRef<EmploymentItem>('EmploymentItem').implement({
  fields: (t) => ({
    term: t.expose('term', { type: OfferTerm }),
    text: t.exposeString('text'),
  }),
});

const MilestoneOfTerms = builder.objectRef<Milestone>('OfficialJobOfferMilestone').implement({
  description: '回: delivered, inspected and paid for by itself.',
  fields: (t) => ({
    title: t.exposeString('title'),
    deliveryOn: t.exposeString('deliveryOn'),
    netPrice: t.exposeInt('netPrice'),
    paymentDueOn: t.exposeString('paymentDueOn', {
      nullable: true,
      description: 'Null where every month has its closing day.',
    }),
  }),
});

export const Terms = builder.objectRef<OfferTerms>('OfficialJobOfferTerms').implement({
  description:
    'What was written, as the form takes it. Days are YYYY-MM-DD, amounts yen before consumption tax.',
  fields: (t) => ({
    title: t.exposeString('title'),
    remunerationType: t.expose('remunerationType', { type: RewardType }),
    work: t.exposeString('work', { nullable: true }),
    revisions: t.exposeString('revisions', { nullable: true }),
    rights: t.exposeString('rights', { nullable: true }),
    rightsNetPrice: t.exposeInt('rightsNetPrice', { nullable: true }),
    deliveryOn: t.exposeString('deliveryOn', { nullable: true }),
    serviceFrom: t.exposeString('serviceFrom', { nullable: true }),
    serviceTo: t.exposeString('serviceTo', { nullable: true }),
    place: t.exposeString('place', { nullable: true }),
    inspectionCompletesOn: t.exposeString('inspectionCompletesOn', { nullable: true }),
    netPrice: t.exposeInt('netPrice', { nullable: true }),
    amountFormula: t.exposeString('amountFormula', { nullable: true }),
    weeklyHours: t.exposeInt('weeklyHours', { nullable: true }),
    paymentDueOn: t.exposeString('paymentDueOn', { nullable: true }),
    paymentClosesOn: t.exposeInt('paymentClosesOn', { nullable: true }),
    paymentMonthsLater: t.exposeInt('paymentMonthsLater', { nullable: true }),
    paymentPaysOn: t.exposeInt('paymentPaysOn', { nullable: true }),
    paymentMethod: t.exposeString('paymentMethod', { nullable: true }),
    publicity: t.exposeString('publicity', { nullable: true }),
    other: t.exposeString('other', { nullable: true }),
    isRecommissioned: t.exposeBoolean('isRecommissioned'),
    upstreamClient: t.exposeString('upstreamClient', { nullable: true }),
    upstreamPaymentOn: t.exposeString('upstreamPaymentOn', { nullable: true }),
    milestones: t.field({ type: [MilestoneOfTerms], resolve: ({ milestones }) => [...milestones] }),
    undecided: t.field({ type: [UndecidedTerm], resolve: ({ undecided }) => [...undecided] }),
    employment: t.field({
      type: [Employment],
      nullable: true,
      description: '採用条件の提示 in place of a commission: then this says everything but the title.',
      resolve: ({ employment }) => (employment === null ? null : [...employment]),
    }),
  }),
});
