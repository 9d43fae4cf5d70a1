import { builder } from '../../../builder/builder.ts';
import { encodeGlobalId } from '../../../lib/request/globalId.ts';
import { RewardType } from '../../creators/profiles/schema.ts';
import { viewerKindOf, viewerKinds } from './engagements.ts';
import type { EngagementRow } from './engagementsSql.ts';

export const Term = builder.enumType('EngagementTerm', {
  description: 'Items of the paper that what is delivered may not meet.',
  values: ['WORK', 'REVISIONS', 'RIGHTS', 'DELIVERY', 'PLACE', 'AMOUNT', 'OTHER'] as const,
});

const Viewing = builder.enumType('EngagementViewer', { values: viewerKinds });

export const Engagement = builder.objectRef<EngagementRow>('Engagement').implement({
  description: '仕事: what follows an accepted offer, as its two sides see it.',
  fields: (t) => ({
    id: t.id({ resolve: ({ id }) => encodeGlobalId('Engagement', id) }),
    title: t.exposeString('title'),
    companyName: t.exposeString('companyName', { description: 'As the paper names it.' }),
    creatorName: t.exposeString('creatorName', { description: 'As the paper names them.' }),
    remunerationType: t.expose('remunerationType', { type: RewardType }),
    netHourPrice: t.exposeInt('netHourPrice', { nullable: true }),
    offerId: t.id({ resolve: ({ offerId }) => encodeGlobalId('OfficialJobOffer', offerId) }),
    termsOfferId: t.id({
      description: 'The offer whose terms are in force: the first one, or the last change.',
      resolve: ({ termsOfferId }) => encodeGlobalId('OfficialJobOffer', termsOfferId),
    }),
    chatRoomId: t.id({
      nullable: true,
      resolve: ({ chatRoomId }) => (chatRoomId === null ? null : encodeGlobalId('ChatRoom', chatRoomId)),
    }),
    startedAt: t.expose('startedAt', { type: 'DateTime' }),
    endedAt: t.expose('endedAt', { type: 'DateTime', nullable: true }),
    viewerIs: t.field({
      type: Viewing,
      description: 'As what the viewer looks at it: what they may do follows from it.',
      resolve: (_engagement, _args, { viewer }) => viewerKindOf(viewer),
    }),
  }),
});
