import { builder } from '../../../builder/builder.ts';
import { encodeGlobalId } from '../../../lib/request/globalId.ts';
import { ChatRoom } from '../../chat/schema.ts';
import { JobConsultation } from '../consultations/consultationSchema.ts';
import { Quote } from '../quotes/quoteSchema.ts';
import { OfficialJobOffer } from './offerType.ts';
import { offerBesideConsultation, offersBesideRoom } from './standing.ts';

builder.objectField(OfficialJobOffer, 'consultationId', (t) =>
  t.id({
    nullable: true,
    description: 'Of the consultation that it follows from.',
    resolve: ({ consultationId }) =>
      consultationId === null ? null : encodeGlobalId('JobConsultation', consultationId),
  }),
);

builder.objectField(JobConsultation, 'standingOffer', (t) =>
  t.field({
    type: OfficialJobOffer,
    nullable: true,
    description:
      'The offer that waits or was accepted: no second follows. For owners of the company’s account.',
    resolve: ({ id }, _args, context) => offerBesideConsultation(context, id),
  }),
);

builder.objectField(Quote, 'standingOffer', (t) =>
  t.field({
    type: OfficialJobOffer,
    nullable: true,
    description:
      'The offer to its creator that waits, from no opening or consultation: no second follows. For owners of the company’s account.',
    resolve: async ({ roomId }, _args, context) =>
      (await offersBesideRoom(context, roomId)).find(({ consultationId }) => consultationId === null) ?? null,
  }),
);

builder.objectField(ChatRoom, 'standingOffers', (t) =>
  t.field({
    type: [OfficialJobOffer],
    description:
      'Offers outside of openings beside which no second is sent, newest first: of a consultation each, and one of none. For owners of the company’s account.',
    resolve: async ({ id }, _args, context) => [...(await offersBesideRoom(context, id))],
  }),
);
