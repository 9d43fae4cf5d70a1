import { builder } from '../../../builder/builder.ts';
import { done, EngagementPayload } from '../works/actsType.ts';
import { viewerKindOf } from '../works/engagements.ts';
import { Engagement } from '../works/engagementType.ts';
import { answerEnd, endWork, isNoticeNeeded, mostOwedOf } from './ending.ts';

builder.objectFields(Engagement, (t) => ({
  endNetPrice: t.exposeInt('endNetPrice', {
    nullable: true,
    description: 'Proposed for what was done till an early end and not delivered, before tax.',
  }),
  agreedEndNetPrice: t.int({
    nullable: true,
    description: 'What both agreed on of it, before tax; null until they have.',
    resolve: ({ endAsks, endNetPrice }) => (endAsks === null ? endNetPrice : null),
  }),
  awaitsEndAnswer: t.boolean({
    description: 'Whether the viewer’s side is to answer to an early end.',
    resolve: ({ endAsks }, _args, { viewer }) =>
      endAsks === (viewerKindOf(viewer) === 'CREATOR' ? 'CREATOR' : 'COMPANY') &&
      viewerKindOf(viewer) !== 'AGENT',
  }),
  mostOwedAtEnd: t.int({
    nullable: true,
    description: 'The most that may be proposed at an early end; null where hours or a formula say it.',
    resolve: (engagement, _args, context) => mostOwedOf(context, engagement),
  }),
  needsEndNotice: t.boolean({
    description: 'Whether the company has to tell of an end 30 days ahead: of six months or longer.',
    resolve: (engagement, _args, context) => isNoticeNeeded(context, engagement),
  }),
}));

const EndInput = builder.inputType('EndEngagementInput', {
  fields: (t) => ({
    engagementId: t.id({ required: true }),
    words: t.string({ required: true }),
    netPrice: t.int({
      description: 'Proposed for what was done and not delivered, before tax; 0 is nothing.',
    }),
  }),
});

const AnswerEndInput = builder.inputType('AnswerEngagementEndInput', {
  fields: (t) => ({
    engagementId: t.id({ required: true }),
    words: t.string({ required: true }),
    agrees: t.boolean({ required: true, description: 'To what the other side proposed.' }),
    netPrice: t.int({ description: 'Another amount.' }),
  }),
});

builder.mutationFields((t) => ({
  endEngagementEarly: t.field({
    type: EngagementPayload,
    description: 'What was delivered is inspected and paid for all the same.',
    args: { input: t.arg({ type: EndInput, required: true }) },
    authScopes: { role: ['CREATOR_USER', 'CORPORATE_USER'] },
    resolve: (_root, { input }, context) => done(() => endWork(context, input)),
  }),
  answerEngagementEnd: t.field({
    type: EngagementPayload,
    description: 'The other side’s reasons, and whether it agrees to what is owed till then.',
    args: { input: t.arg({ type: AnswerEndInput, required: true }) },
    authScopes: { role: ['CREATOR_USER', 'CORPORATE_USER'] },
    resolve: (_root, { input }, context) => done(() => answerEnd(context, input)),
  }),
}));
