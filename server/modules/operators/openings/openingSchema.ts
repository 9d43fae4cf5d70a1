import { staffBuilder } from '../../../builder/staff/staffBuilder.ts';
import { encodeGlobalId } from '../../../lib/request/globalId.ts';
import type { Finding } from '../../jobs/holds/holdFields.ts';
import { holdRule } from '../../jobs/holds/rules.ts';
import { dueOf } from '../reviews/reviews.ts';
import { heldOpening, openingQueue } from './openings.ts';
import type { HeldOpening, OpeningQueue, WrittenField } from './openings.ts';
import type { CompanyFacts, EarlierHold, WaitingOpening } from './queueSql.ts';
import { sendBackTemplates } from './templates.ts';
import type { SendBackTemplate } from './templates.ts';

const reviewers = ['REVIEWER'] as const;

const OpeningKind = staffBuilder.enumType('OpeningKind', {
  values: ['CONTRACT_UNIT', 'FULL_TIME', 'HOURLY_RATE'] as const,
});

const Waiting = staffBuilder.objectRef<WaitingOpening>('WaitingOpening').implement({
  description: 'An opening that a rule held back when it was published.',
  fields: (t) => ({
    id: t.id({ resolve: ({ id }) => encodeGlobalId('JobOpening', id) }),
    title: t.exposeString('title'),
    companyName: t.exposeString('companyName'),
    kind: t.expose('kind', { type: OpeningKind }),
    heldAt: t.expose('heldAt', { type: 'DateTime' }),
    dueAt: t.field({
      type: 'DateTime',
      description: 'Two business days after it was published.',
      resolve: ({ heldAt }) => dueOf(heldAt),
    }),
    reviewerName: t.string({
      nullable: true,
      description: 'Another reviewer who has it before them now.',
      resolve: ({ leasedTo, leasedToId }, _args, { viewer }) =>
        viewer.kind === 'staff' && viewer.staffId === leasedToId ? null : leasedTo,
    }),
  }),
});

const FoundPassage = staffBuilder.objectRef<Finding>('FoundPassage').implement({
  fields: (t) => ({
    rule: t.exposeString('rule'),
    title: t.string({ resolve: ({ rule }) => holdRule(rule).title }),
    why: t.string({ resolve: ({ rule }) => holdRule(rule).why }),
    field: t.exposeString('field'),
    label: t.exposeString('label'),
    words: t.exposeString('words'),
    passage: t.exposeString('passage'),
  }),
});

const Field = staffBuilder.objectRef<WrittenField>('OpeningField').implement({
  fields: (t) => ({
    field: t.exposeString('field'),
    label: t.exposeString('label'),
    words: t.exposeString('words'),
  }),
});

const Company = staffBuilder
  .objectRef<CompanyFacts & { readonly id: string }>('HeldOpeningCompany')
  .implement({
    fields: (t) => ({
      id: t.id({ resolve: ({ id }) => encodeGlobalId('Company', id) }),
      registeredAt: t.expose('registeredAt', { type: 'DateTime' }),
      published: t.exposeInt('published', { description: 'Openings that were ever published.' }),
      sentBack: t.exposeInt('sentBack'),
      suspensions: t.exposeInt('suspensions', { description: 'What was ever decided against it.' }),
    }),
  });

const EarlierState = staffBuilder.enumType('OpeningHoldOutcome', {
  values: ['OVERTAKEN', 'RELEASED', 'SENT_BACK'] as const,
});

const Earlier = staffBuilder.objectRef<EarlierHold>('EarlierHold').implement({
  fields: (t) => ({
    id: t.id({ resolve: ({ id }) => encodeGlobalId('OpeningHold', id) }),
    heldAt: t.expose('heldAt', { type: 'DateTime' }),
    state: t.expose('state', { type: EarlierState }),
    reason: t.exposeString('reason', { nullable: true }),
    staffName: t.exposeString('staffName', { nullable: true }),
  }),
});

const Held = staffBuilder.objectRef<HeldOpening>('HeldOpening').implement({
  fields: (t) => ({
    id: t.id({ resolve: ({ id }) => encodeGlobalId('HeldOpening', id) }),
    waiting: t.field({ type: Waiting, resolve: (held) => held }),
    version: t.string({
      description: 'Names what is looked at; every act carries it.',
      resolve: ({ version }) => String(version),
    }),
    passages: t.field({ type: [FoundPassage], resolve: ({ findings }) => [...findings] }),
    contents: t.field({ type: [Field], resolve: ({ contents }) => [...contents] }),
    company: t.field({
      type: Company,
      resolve: ({ company, companyId }) => ({ ...company, id: companyId }),
    }),
    earlier: t.field({ type: [Earlier], resolve: ({ earlier }) => [...earlier] }),
  }),
});

const Template = staffBuilder.objectRef<SendBackTemplate>('SendBackTemplate').implement({
  fields: (t) => ({
    key: t.exposeString('key', { description: 'The rule that it answers.' }),
    title: t.exposeString('title'),
    text: t.exposeString('text'),
  }),
});

const Queue = staffBuilder.objectRef<OpeningQueue>('OpeningQueue').implement({
  fields: (t) => ({
    total: t.exposeInt('total'),
    openings: t.field({
      type: [Waiting],
      description: 'The longest wait first, at most 200.',
      resolve: ({ openings }) => [...openings],
    }),
    templates: t.field({ type: [Template], resolve: () => [...sendBackTemplates] }),
  }),
});

staffBuilder.queryFields((t) => ({
  openingQueue: t.field({
    type: Queue,
    authScopes: { roles: reviewers },
    resolve: (_root, _args, { services }) => openingQueue(services),
  }),
  heldOpening: t.field({
    type: Held,
    nullable: true,
    description: 'Null when it waits no more.',
    args: { id: t.arg.id({ required: true }) },
    authScopes: { roles: reviewers },
    resolve: (_root, { id }, context) => heldOpening(context, id),
  }),
}));
