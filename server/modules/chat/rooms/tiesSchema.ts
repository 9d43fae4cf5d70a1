import { builder } from '../../../builder/builder.ts';
import { encodeGlobalId } from '../../../lib/request/globalId.ts';
import { ChatJobOpening } from '../messages/messageSchema.ts';
import { ChatRoom } from '../schema.ts';
import { beganWith, tieKinds, tiesOf } from './ties.ts';
import type { TieKind, TieRow } from './tiesSql.ts';

const ChatTieKind = builder.enumType('ChatTieKind', { values: tieKinds });

const typeNames: Readonly<Record<TieKind, string>> = {
  ENGAGEMENT: 'Engagement',
  OFFER: 'OfficialJobOffer',
  CONSULTATION: 'JobConsultation',
  ENTRY: 'Candidate',
};

const ChatTie = builder.objectRef<TieRow>('ChatTie').implement({
  description: 'Something that ties the company and the creator of a room.',
  fields: (t) => ({
    kind: t.expose('kind', { type: ChatTieKind }),
    subjectId: t.id({
      description: 'Of the work under way, the offer, the consultation or the candidate.',
      resolve: ({ kind, id }) => encodeGlobalId(typeNames[kind], id),
    }),
    jobOpeningId: t.id({
      nullable: true,
      description: 'Of the opening that was entered or that the offer is for.',
      resolve: ({ openingId }) => (openingId === null ? null : encodeGlobalId('JobOpening', openingId)),
    }),
    title: t.exposeString('title'),
    messageSequence: t.exposeInt('sequence', {
      nullable: true,
      description: 'Of a consultation: where its card stands in the room.',
    }),
    at: t.expose('at', { type: 'DateTime', description: 'When it began, was sent or was entered.' }),
  }),
});

builder.objectFields(ChatRoom, (t) => ({
  ties: t.field({
    type: [ChatTie],
    description:
      'Works under way, offers, consultations and entries of both, at most 5 of each, as far as the viewer sees them.',
    resolve: async (room, _args, context) => [...(await tiesOf(context, room))],
  }),
  beganWith: t.field({
    type: ChatJobOpening,
    nullable: true,
    description: 'The opening that the talk came from; told to the creator alone.',
    resolve: (room, _args, context) => beganWith(context, room),
  }),
}));
