import { builder } from '../../../builder/builder.ts';
import { done, EngagementPayload, WordsInput } from '../works/actsType.ts';
import { Engagement } from '../works/engagementType.ts';
import * as thanks from './thanks.ts';

const Thanks = builder.objectRef<thanks.ShownThanks>('EngagementThanks').implement({
  description: 'What both sides say at the end: the other’s is read once both stand, or after a fortnight.',
  fields: (t) => ({
    own: t.exposeString('own', { nullable: true }),
    others: t.exposeString('others', { nullable: true }),
    areOthersReported: t.exposeBoolean('areOthersReported'),
  }),
});

builder.objectFields(Engagement, (t) => ({
  thanks: t.field({
    type: Thanks,
    resolve: (engagement, _args, context) => thanks.thanksOf(context, engagement),
  }),
}));

builder.mutationFields((t) => ({
  thankForEngagement: t.field({
    type: EngagementPayload,
    description: 'Once for each side, when everything is done.',
    args: { input: t.arg({ type: WordsInput, required: true }) },
    authScopes: { role: ['CREATOR_USER', 'CORPORATE_USER'] },
    resolve: (_root, { input }, context) => done(() => thanks.sayThanks(context, input)),
  }),
  reportEngagementThanks: t.field({
    type: EngagementPayload,
    description: 'Tells the operators of what the other side said, which is gone from sight.',
    args: { engagementId: t.arg.id({ required: true }) },
    authScopes: { role: ['CREATOR_USER', 'CORPORATE_USER'] },
    resolve: (_root, { engagementId }, context) => done(() => thanks.reportThanks(context, engagementId)),
  }),
}));
