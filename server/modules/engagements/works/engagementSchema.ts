import { builder } from '../../../builder/builder.ts';
import { encodeGlobalId } from '../../../lib/request/globalId.ts';
import { keysetPage } from '../../../lib/request/paging.ts';
import type { Connection } from '../../../lib/request/paging.ts';
import { OfficialJobOffer } from '../../offers/offers/offerType.ts';
import { done, EngagementPayload, WordsInput } from './actsType.ts';
import { commentOnWork } from './commenting.ts';
import * as engagements from './engagements.ts';
import type { EngagementRow } from './engagementsSql.ts';
import { Engagement, Term } from './engagementType.ts';
import type { EngagementEventRow } from './eventsSql.ts';

const EventKind = builder.enumType('EngagementEventKind', {
  values: [
    'BEGUN',
    'DELIVERED',
    'CORRECTION_ASKED',
    'ACCEPTED',
    'ACCEPTED_SILENTLY',
    'INVOICED',
    'INVOICE_VOIDED',
    'PAID',
    'PAYMENT_DENIED',
    'RECEIVED',
    'ENDED_EARLY',
    'COMMENTED',
    'END_ANSWERED',
    'END_SETTLED',
    'TERMS_ASKED',
    'TERMS_PROPOSED',
    'TERMS_CHANGED',
    'TERMS_DECLINED',
    'TERMS_WITHDRAWN',
  ] as const,
});

const Side = builder.enumType('EngagementSide', { values: ['CREATOR', 'COMPANY', 'NOBODY'] as const });

const Event = builder.objectRef<EngagementEventRow>('EngagementEvent').implement({
  description: 'What became of a work.',
  fields: (t) => ({
    id: t.id({ resolve: ({ id }) => encodeGlobalId('EngagementEvent', id) }),
    kind: t.expose('kind', { type: EventKind }),
    side: t.expose('side', { type: Side }),
    roundId: t.id({
      nullable: true,
      resolve: ({ roundId }) => (roundId === null ? null : encodeGlobalId('EngagementRound', roundId)),
    }),
    term: t.expose('term', { type: Term, nullable: true }),
    words: t.exposeString('words', { nullable: true }),
    netPrice: t.exposeInt('netPrice', {
      nullable: true,
      description: 'What an early end, or an answer to it, proposes for the work till then, before tax.',
    }),
    happenedAt: t.expose('happenedAt', { type: 'DateTime' }),
  }),
});

builder.objectFields(Engagement, (t) => ({
  events: t.field({
    type: [Event],
    description: 'The oldest first.',
    resolve: async (engagement, _args, context) => [...(await engagements.eventsOf(context, engagement))],
  }),
}));

builder.objectField(OfficialJobOffer, 'engagement', (t) =>
  t.field({
    type: Engagement,
    nullable: true,
    description: 'The work that followed, or whose terms it changes.',
    resolve: (offer, _args, context) => engagements.workOfOffer(context, offer),
  }),
);

const EngagementEdge = builder.edgeObject({ name: 'EngagementEdge', type: Engagement });
const EngagementConnection = builder.objectRef<Connection<EngagementRow>>('EngagementConnection').implement({
  fields: (t) => ({
    edges: t.field({ type: [EngagementEdge], resolve: ({ edges }) => [...edges] }),
    pageInfo: t.field({ type: builder.pageInfoRef(), resolve: ({ pageInfo }) => pageInfo }),
  }),
});

builder.queryFields((t) => ({
  engagement: t.field({
    type: Engagement,
    nullable: true,
    args: { id: t.arg.id({ required: true }) },
    authScopes: { signedIn: true },
    resolve: (_root, { id }, context) => engagements.ownEngagement(context, engagements.engagementKey(id)),
  }),
  engagementOfOffer: t.field({
    type: Engagement,
    nullable: true,
    description: 'The work that followed an offer.',
    args: { offerId: t.arg.id({ required: true }) },
    authScopes: { signedIn: true },
    resolve: (_root, { offerId }, context) => engagements.engagementOfOffer(context, offerId),
  }),
  engagements: t.field({
    type: EngagementConnection,
    description: 'The viewer’s or their company’s, newest first.',
    args: { ...t.arg.connectionArgs() },
    authScopes: { signedIn: true },
    resolve: (_root, args, context) => engagements.engagementsOf(context, keysetPage(args)),
  }),
}));

builder.mutationFields((t) => ({
  commentOnEngagement: t.field({
    type: EngagementPayload,
    args: { input: t.arg({ type: WordsInput, required: true }) },
    authScopes: { role: ['CREATOR_USER', 'CORPORATE_USER', 'CORPORATE_AGENT'] },
    resolve: (_root, { input }, context) => done(() => commentOnWork(context, input)),
  }),
}));
