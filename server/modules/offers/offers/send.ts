import type { Transaction } from 'kysely';
import * as v from 'valibot';
import type { Tables } from '../../../db/__generated__/tables.ts';
import type { Context } from '../../../lib/request/context.ts';
import { DomainError } from '../../../lib/request/errors.ts';
import { isUuid } from '../../../lib/ids.ts';
import { effect } from '../../../lib/outbox/effects.ts';
import { enqueue } from '../../../lib/outbox/outbox.ts';
import { hit } from '../../../lib/request/rateLimit.ts';
import type { RateLimit } from '../../../lib/request/rateLimit.ts';
import { changeRoom, holdAsMember, holdForWriting, sayInRoom, tellSaid } from '../../chat/messages/cards.ts';
import { senderOf } from '../consultations/consultations.ts';
import { followOffer, holdOffered } from '../../jobs/desk/offered.ts';
import { openRoom } from '../../rooms/rooms.ts';
import { refuseSuspended } from '../../companies/company/suspension.ts';
import { amendedFacts, forgetOffer, offerKey, offerNotFound, ownOffer } from './offers.ts';
import * as sql from './offersSql.ts';
import { versionsOf } from './versionsSql.ts';

import { originOf, originOfAmended } from './origins.ts';
import { assertStands, changeOffer, note } from './turns.ts';
import { partiesOf, readWritten, writeVersion } from './versions.ts';
import type { Amending, OfferInput, RevisionInput } from './versions.ts';
const aboutOffer = v.object({ offerId: v.string(), version: v.number() });
export const offerSent = effect('offer.sent', aboutOffer);

const sending: RateLimit = { name: 'official-offer', hits: 60, windowMs: 86_400_000 };

/** Sends a written offer. A repeat by the page answers the first. */
export async function createOffer(context: Context, input: OfferInput, amending?: Amending): Promise<string> {
  const { services } = context;
  const sender = senderOf(context);
  const clientId = input.clientId ?? null;
  if (clientId !== null && !isUuid(clientId))
    throw new DomainError('ArgumentInvalidError', '送信の番号が正しくありません。', { field: 'clientId' });
  const origin = amending
    ? await originOfAmended(context, sender, amending, input.terms)
    : await originOf(context, sender, input);
  const written = readWritten(context, input, amending?.kept);
  const known = clientId === null ? undefined : await sql.offerOfClient(services.db, sender.userId, clientId);
  if (known !== undefined) return known;
  await hit(services, sending, sender.companyId);
  const parties = await partiesOf(context, origin);
  const amended = amending
    ? await amendedFacts(context, {
        amendsOfferId: amending.offerId,
        amendsVersion: amending.version,
        creatorId: origin.creatorId,
      })
    : null;
  const now = services.clock.now();
  const { id, said } = await services.db.transaction().execute(async (trx) => {
    if (!amending) await refuseSuspended(trx, sender.companyId, 'オファーを送れません');
    const entries = await holdOffered(trx, origin);
    const { roomId } = await openRoom(trx, services, {
      companyId: origin.companyId,
      creatorId: origin.creatorId,
      byUserId: sender.userId,
      origin: 'OFFER',
    });
    const room = await holdForWriting(trx, roomId, sender.userId, 'candidateId');
    // Checked again, now that the room's lock serialises senders.
    const before = clientId === null ? undefined : await sql.offerOfClient(trx, sender.userId, clientId);
    if (before !== undefined) return { id: before, said: [] };
    const offerId = services.newId();
    const isNew = await sql.insertOffer(trx, {
      id: offerId,
      company_id: origin.companyId,
      creator_id: origin.creatorId,
      sender_id: sender.userId,
      job_opening_id: origin.jobOpeningId,
      entry_id: origin.entryId,
      consultation_id: origin.consultationId,
      chat_room_id: roomId,
      client_id: clientId,
      amends_engagement_id: amending?.engagementId ?? null,
      amends_offer_id: amending?.offerId ?? null,
      amends_version: amending?.version ?? null,
      reply_by: written.replyBy,
      sent_at: now,
    });
    if (!isNew)
      throw new DomainError(
        'ArgumentInvalidError',
        amending
          ? 'この仕事には、返答を待っている条件の変更があります。内容を変えるときは、新しいバージョンを送ってください。'
          : 'この相手には、返答を待っているオファーか、承諾されたオファーがあります。条件を変えるときは、そのオファーの画面から変更してください。',
        { field: amending ? 'engagementId' : 'candidateId' },
      );
    await amending?.sent(trx, written.terms, sender.userId);
    await writeVersion(
      trx,
      context,
      written,
      {
        ...parties,
        offerId,
        version: 1,
        issuedAt: now,
        previousHash: amended?.hash ?? null,
        amends: amended?.amends,
      },
      sender.userId,
    );
    await note(trx, context, { offerId, version: 1, kind: 'SENT', userId: sender.userId });
    const message = await sayInRoom(trx, services, room, {
      senderId: sender.userId,
      kind: 'PLAIN',
      text:
        written.message ??
        `「${written.terms.title}」の${amending ? '条件の変更' : written.terms.employment === null ? 'オファー' : '採用条件の提示'}をお送りします。`,
      offerId,
      isToldApart: true,
    });
    await followOffer(trx, services, entries, {
      companyId: origin.companyId,
      byUserId: sender.userId,
      turn: 'SENT',
    });
    await enqueue(trx, services, offerSent, { offerId, version: 1 });
    const standing = !amending && origin.entryId === null ? [await changeRoom(trx, services, room)] : [];
    return { id: offerId, said: [message, ...standing] };
  });
  tellSaid(context, said);
  return id;
}

/** Adds a version; earlier ones stay. Answers the offer. */
export async function reviseOffer(
  context: Context,
  input: RevisionInput,
  amending?: Amending,
): Promise<string> {
  const { services } = context;
  const sender = senderOf(context);
  const known = await ownOffer(context, offerKey(input.offerId));
  if (!known || known.amendsEngagementId !== (amending?.engagementId ?? null)) throw offerNotFound();
  const written = readWritten(context, input, amending?.kept);
  await hit(services, sending, sender.companyId);
  const parties = await partiesOf(context, known);
  const amended = await amendedFacts(context, known);
  // Whoever blocked the company is sent no further offer; of a work that both agreed on they are told.
  const roomToRevise = (trx: Transaction<Tables>, roomId: string) =>
    amending
      ? holdAsMember(trx, roomId, sender.userId)
      : holdForWriting(trx, roomId, sender.userId, 'offerId');
  const said = await services.db.transaction().execute(async (trx) => {
    if (!amending) await refuseSuspended(trx, sender.companyId, 'オファーを送れません');
    const entries = await holdOffered(trx, known);
    const room = known.chatRoomId === null ? undefined : await roomToRevise(trx, known.chatRoomId);
    const offer = await sql.holdOffer(trx, known.id);
    if (!offer) throw offerNotFound();
    assertStands(offer, services.clock.now());
    if (offer.currentVersion !== input.baseVersion)
      throw new DomainError(
        'ArgumentInvalidError',
        `新しいバージョン(第${offer.currentVersion}版)が、先に送られています。内容を確認してから、もう一度送ってください。`,
        { field: 'baseVersion' },
      );
    const version = offer.currentVersion + 1;
    const before = (await versionsOf(trx, [offer.id])).at(-1);
    if ((before?.remunerationType === 'FULL_TIME') !== (written.terms.employment !== null))
      throw new DomainError(
        'ArgumentInvalidError',
        '業務委託の条件と採用条件は、互いに書き換えられません。',
        {
          field: 'terms',
        },
      );
    await amending?.sent(trx, written.terms, sender.userId);
    await writeVersion(
      trx,
      context,
      written,
      {
        ...parties,
        amends: amended?.amends,
        offerId: offer.id,
        version,
        issuedAt: services.clock.now(),
        previousHash: before?.contentHash ?? null,
      },
      sender.userId,
    );
    await sql.setVersion(trx, offer.id, { version, replyBy: written.replyBy });
    // An expired offer, whose entry went back, is open again.
    await followOffer(trx, services, entries, {
      companyId: offer.companyId,
      byUserId: sender.userId,
      turn: 'SENT',
    });
    await note(trx, context, { offerId: offer.id, version, kind: 'SENT', userId: sender.userId });
    await enqueue(trx, services, offerSent, { offerId: offer.id, version });
    if (!room) return [];
    return [
      ...(await changeOffer(trx, services, room, offer)),
      await sayInRoom(trx, services, room, {
        senderId: sender.userId,
        kind: 'PLAIN',
        text:
          written.message ??
          `「${written.terms.title}」の${amending ? '条件の変更' : 'オファー'}第${version}版をお送りします。`,
        isToldApart: true,
      }),
    ];
  });
  tellSaid(context, said);
  forgetOffer(context, known.id);
  return known.id;
}
