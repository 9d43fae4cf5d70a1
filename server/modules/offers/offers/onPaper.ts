import type { Context } from '../../../lib/request/context.ts';
import { DomainError } from '../../../lib/request/errors.ts';
import { viewerId } from '../../../lib/request/viewer.ts';
import { holdAsMember, letIn, sayInRoom, tellSaid } from '../../chat/messages/cards.ts';
import type { Said } from '../../chat/messages/cards.ts';
import { forgetOffer, happenedAt, offerKey, offerNotFound, ownOffer } from './offers.ts';
import { eventsOf } from './eventsSql.ts';
import * as sql from './offersSql.ts';
import type { OfferRow } from './offersSql.ts';
import { note } from './turns.ts';

/**
 * Terms given electronically must be given on paper on request (フリーランス法3条2項): records request and sending.
 */

type Kind = 'PAPER_ASKED' | 'PAPER_SENT';

const words: Readonly<Record<Kind, (version: number) => string>> = {
  PAPER_ASKED: (version) =>
    `オファー第${version}版の条件を、紙の書面で交付してください。送り先は、このあとお伝えします。`,
  PAPER_SENT: (version) => `オファー第${version}版の条件を記載した、紙の書面を発送しました。`,
};

async function record(context: Context, globalId: string, kind: Kind): Promise<OfferRow> {
  const { services, viewer } = context;
  const userId = viewerId(viewer);
  const known = await ownOffer(context, offerKey(globalId));
  if (!known || userId === null) throw offerNotFound();
  if (known.status === 'WITHDRAWN' || known.status === 'DECLINED')
    throw new DomainError('ArgumentInvalidError', 'このオファーは、終わっています。', { field: 'offerId' });
  const isAsked = (await happenedAt(context, known, 'PAPER_ASKED')) !== null;
  if (kind === 'PAPER_SENT' && !isAsked)
    throw new DomainError('ArgumentInvalidError', '紙の書面は求められていません。', { field: 'offerId' });
  const said = await services.db.transaction().execute(async (trx): Promise<Said[]> => {
    const room = known.chatRoomId === null ? undefined : await holdAsMember(trx, known.chatRoomId, userId);
    const offer = await sql.holdOffer(trx, known.id);
    if (!offer) throw offerNotFound();
    const { currentVersion: version } = offer;
    // Only recorded once.
    if ((await eventsOf(trx, [offer.id])).some((one) => one.kind === kind && one.version === version))
      return [];
    await note(trx, context, { offerId: offer.id, version, kind, userId });
    if (!room) return [];
    const message = { senderId: userId, kind: 'PLAIN', text: words[kind](version) } as const;
    return [
      ...(kind === 'PAPER_ASKED' ? await letIn(trx, services, room) : []),
      await sayInRoom(trx, services, room, message),
    ];
  });
  tellSaid(context, said);
  forgetOffer(context, known.id);
  return (await ownOffer(context, known.id)) ?? known;
}

export const askForPaper = (context: Context, offerId: string): Promise<OfferRow> =>
  record(context, offerId, 'PAPER_ASKED');

export const markPaperSent = (context: Context, offerId: string): Promise<OfferRow> =>
  record(context, offerId, 'PAPER_SENT');
