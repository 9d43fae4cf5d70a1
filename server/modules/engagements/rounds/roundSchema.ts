import { builder } from '../../../builder/builder.ts';
import { creators, done, EngagementPayload, owners } from '../works/actsType.ts';
import * as engagements from '../works/engagements.ts';
import { Engagement, Term } from '../works/engagementType.ts';
import { acceptRound, askCorrection, confirmReceived, denyPayment, markPaid } from './rounds.ts';
import { Round } from './roundType.ts';

builder.objectFields(Engagement, (t) => ({
  rounds: t.field({
    type: [Round],
    resolve: async (engagement, _args, context) => [...(await engagements.roundsOf(context, engagement))],
  }),
}));

builder.queryFields((t) => ({
  engagementRound: t.field({
    type: Round,
    nullable: true,
    args: { id: t.arg.id({ required: true }) },
    authScopes: { signedIn: true },
    resolve: (_root, { id }, context) => engagements.ownRound(context, id),
  }),
  engagementRoundsDue: t.field({
    type: [Round],
    description: 'What will be paid, by its day; 200 at most.',
    authScopes: { signedIn: true },
    resolve: (_root, _args, context) => engagements.roundsDue(context),
  }),
}));

const CorrectionInput = builder.inputType('AskEngagementCorrectionInput', {
  fields: (t) => ({
    roundId: t.id({ required: true }),
    term: t.field({ type: Term, required: true }),
    words: t.string({ required: true }),
  }),
});

const DenyInput = builder.inputType('DenyEngagementPaymentInput', {
  fields: (t) => ({ roundId: t.id({ required: true }), words: t.string() }),
});

const PaidInput = builder.inputType('MarkEngagementPaidInput', {
  fields: (t) => ({
    roundId: t.id({ required: true }),
    paidOn: t.string({ description: 'YYYY-MM-DD; today unless told.' }),
  }),
});

builder.mutationFields((t) => ({
  acceptEngagementRound: t.field({
    type: EngagementPayload,
    args: { roundId: t.arg.id({ required: true }) },
    authScopes: { role: owners },
    resolve: (_root, { roundId }, context) => done(() => acceptRound(context, roundId)),
  }),
  askEngagementCorrection: t.field({
    type: EngagementPayload,
    args: { input: t.arg({ type: CorrectionInput, required: true }) },
    authScopes: { role: owners },
    resolve: (_root, { input }, context) => done(() => askCorrection(context, input)),
  }),
  markEngagementPaid: t.field({
    type: EngagementPayload,
    args: { input: t.arg({ type: PaidInput, required: true }) },
    authScopes: { role: owners },
    resolve: (_root, { input }, context) => done(() => markPaid(context, input)),
  }),
  confirmEngagementReceived: t.field({
    type: EngagementPayload,
    description: 'That the money is there.',
    args: { roundId: t.arg.id({ required: true }) },
    authScopes: { role: creators },
    resolve: (_root, { roundId }, context) => done(() => confirmReceived(context, roundId)),
  }),
  denyEngagementPayment: t.field({
    type: EngagementPayload,
    description: 'That the money which was marked as paid did not come: it is waited for again.',
    args: { input: t.arg({ type: DenyInput, required: true }) },
    authScopes: { role: creators },
    resolve: (_root, { input }, context) => done(() => denyPayment(context, input)),
  }),
}));
