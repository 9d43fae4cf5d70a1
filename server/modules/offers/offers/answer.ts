import type { Transaction } from 'kysely';
import * as v from 'valibot';
import type { Tables } from '../../../db/__generated__/tables.ts';
import type { Context } from '../../../lib/request/context.ts';
import { DomainError } from '../../../lib/request/errors.ts';
import { Inputs } from '../../../lib/request/inputs.ts';
import { effect } from '../../../lib/outbox/effects.ts';
import { enqueue } from '../../../lib/outbox/outbox.ts';
import { viewerId } from '../../../lib/request/viewer.ts';
import { holdConfirmed, howConfirmed } from '../../accounts/confirmation/confirmation.ts';
import { holdAsMember, letIn, sayInRoom, tellSaid } from '../../chat/messages/cards.ts';
import type { Said } from '../../chat/messages/cards.ts';
import type { RoomOfPair } from '../../rooms/rooms.ts';
import { followOffer, holdOffered } from '../../jobs/desk/offered.ts';
import { senderOf } from '../consultations/consultations.ts';
import { anyTermLabel, offerLimits } from '../terms/fields.ts';
import type { AnyTermName } from '../terms/fields.ts';
import { changeDropped, offerAccepted } from './accepted.ts';
import { offerConcluded } from './documents.ts';
import { forgetOffer, offerKey, offerNotFound, ownOffer } from './offers.ts';
import * as sql from './offersSql.ts';
import type { OfferRow } from './offersSql.ts';
import { versionsOf } from './versionsSql.ts';
import { assertStands, changeOffer, note } from './turns.ts';

export const offerAnswered = effect(
  'offer.answered',
  v.object({ offerId: v.string(), news: v.picklist(['ACCEPTED', 'CHANGE_ASKED', 'DECLINED']) }),
);

export interface AnswerInput {
  readonly offerId: string;
  /** The version that was read; only that one is answered. */
  readonly version: number;
  readonly message?: string | null | undefined;
}

async function received(context: Context, globalId: string): Promise<{ offer: OfferRow; userId: string }> {
  const userId = viewerId(context.viewer);
  const offer = await ownOffer(context, offerKey(globalId));
  if (!offer || userId === null || offer.creatorId !== userId) throw offerNotFound();
  return { offer, userId };
}

function readMessage(given: string | null | undefined): string | null {
  const inputs = new Inputs();
  const message = inputs.lines('message', 'メッセージ', given, offerLimits.message);
  inputs.finish();
  return message;
}

async function reloaded(context: Context, id: string): Promise<OfferRow> {
  forgetOffer(context, id);
  const offer = await ownOffer(context, id);
  if (!offer) throw offerNotFound();
  return offer;
}

function assertRead({ currentVersion }: OfferRow, version: number): void {
  if (version !== currentVersion)
    throw new DomainError(
      'ArgumentInvalidError',
      `新しいバージョン(第${currentVersion}版)が届いています。内容を確認してから、もう一度返答してください。`,
      { field: 'version' },
    );
}

/** Applies new terms to a work, or refuses. */
export type Amend = (trx: Transaction<Tables>, offer: OfferRow, userId: string) => Promise<void>;

/**
 * Accepts the version that was read, which concludes the contract; needs a fresh proof. The first answer
 * stands, and later ones are told of it.
 */
export async function acceptOffer(
  context: Context,
  input: AnswerInput,
  /** For 条件の変更: applies it in the same transaction, with room and offer locked. */
  amend?: Amend,
): Promise<OfferRow> {
  const { services } = context;
  const { offer: known, userId } = await received(context, input.offerId);
  // A change of a work is accepted with `amend`.
  if ((known.amendsEngagementId === null) === (amend !== undefined)) throw offerNotFound();
  const said = await services.db.transaction().execute(async (trx) => {
    await holdConfirmed(trx, context);
    const entries = await holdOffered(trx, known);
    const room = known.chatRoomId === null ? undefined : await holdAsMember(trx, known.chatRoomId, userId);
    const offer = await sql.holdOffer(trx, known.id);
    if (!offer) throw offerNotFound();
    if (offer.status === 'ACCEPTED' && offer.currentVersion === input.version) return [];
    assertStands(offer, services.clock.now(), { evenExpired: false });
    assertRead(offer, input.version);
    await end(trx, context, offer, { entries, userId, status: 'ACCEPTED', message: null });
    await amend?.(trx, offer, userId);
    if (!room) return [];
    return [...(await letIn(trx, services, room)), ...(await changeOffer(trx, services, room, offer))];
  });
  tellSaid(context, said);
  return reloaded(context, known.id);
}

export async function declineOffer(context: Context, input: AnswerInput): Promise<OfferRow> {
  const { services } = context;
  const message = readMessage(input.message);
  const { offer: known, userId } = await received(context, input.offerId);
  const said = await services.db.transaction().execute(async (trx) => {
    const entries = await holdOffered(trx, known);
    const room = known.chatRoomId === null ? undefined : await holdAsMember(trx, known.chatRoomId, userId);
    const offer = await sql.holdOffer(trx, known.id);
    if (!offer) throw offerNotFound();
    if (offer.status === 'DECLINED') return [];
    assertStands(offer, services.clock.now(), { evenExpired: false });
    assertRead(offer, input.version);
    await end(trx, context, offer, { entries, userId, status: 'DECLINED', message });
    return room ? changeOffer(trx, services, room, offer) : [];
  });
  tellSaid(context, said);
  return reloaded(context, known.id);
}

type Trx = Parameters<typeof sql.endOffer>[0];

async function end(
  trx: Trx,
  context: Context,
  offer: OfferRow,
  answer: {
    readonly entries: Awaited<ReturnType<typeof holdOffered>>;
    readonly userId: string;
    readonly status: 'ACCEPTED' | 'DECLINED';
    readonly message: string | null;
  },
): Promise<void> {
  const { services } = context;
  const { entries, status, message, userId } = answer;
  const now = services.clock.now();
  await sql.endOffer(trx, offer.id, { status, now });
  await sql.insertResponse(trx, {
    id: services.newId(),
    offer_id: offer.id,
    version: offer.currentVersion,
    response: status,
    note: message,
    responded_by_user_id: userId,
    responded_at: now,
  });
  await note(trx, context, {
    offerId: offer.id,
    version: offer.currentVersion,
    kind: status,
    userId,
    words: message,
    ...(status === 'ACCEPTED' && { confirmedBy: await howConfirmed(trx, context) }),
  });
  await followOffer(trx, services, entries, {
    companyId: offer.companyId,
    byUserId: userId,
    turn: status,
  });
  await enqueue(trx, services, offerAnswered, { offerId: offer.id, news: status });
  if (status === 'ACCEPTED') await enqueue(trx, services, offerConcluded, { offerId: offer.id });
  const isEmployment = (await versionsOf(trx, [offer.id])).at(-1)?.remunerationType === 'FULL_TIME';
  // No new work for employment, nor for a change of an existing one.
  if (status === 'ACCEPTED' && !isEmployment && offer.amendsEngagementId === null)
    await enqueue(trx, services, offerAccepted, { offerId: offer.id });
  if (status === 'DECLINED') await tellDropped(trx, context, offer, { userId, turn: status, words: message });
}

async function tellDropped(
  trx: Trx,
  { services }: Context,
  { amendsEngagementId: engagementId }: OfferRow,
  told: {
    readonly userId: string;
    readonly turn: 'DECLINED' | 'WITHDRAWN';
    readonly words: string | null;
  },
): Promise<void> {
  if (engagementId === null) return;
  const { clock, newId } = services;
  await enqueue(trx, services, changeDropped, {
    ...told,
    engagementId,
    eventId: newId(),
    at: clock.now().toISOString(),
  });
}

/** Asks for other terms, in the room and with the version concerned. The offer stands. */
export async function askForChange(
  context: Context,
  input: AnswerInput & { readonly term?: AnyTermName | null | undefined },
): Promise<OfferRow> {
  const { services } = context;
  const inputs = new Inputs();
  const words = inputs.requiredLines('message', '相談したいこと', input.message, offerLimits.message);
  inputs.finish();
  const { offer: known, userId } = await received(context, input.offerId);
  const said = await services.db.transaction().execute(async (trx): Promise<Said[]> => {
    const room = known.chatRoomId === null ? undefined : await holdAsMember(trx, known.chatRoomId, userId);
    const offer = await sql.holdOffer(trx, known.id);
    if (!offer) throw offerNotFound();
    assertStands(offer, services.clock.now(), { evenExpired: false });
    assertRead(offer, input.version);
    const term = input.term ?? null;
    await note(trx, context, {
      offerId: offer.id,
      version: offer.currentVersion,
      kind: 'CHANGE_ASKED',
      userId,
      term,
      words,
    });
    await enqueue(trx, services, offerAnswered, { offerId: offer.id, news: 'CHANGE_ASKED' });
    if (!room) return [];
    const label = anyTermLabel(term);
    return [
      ...(await letIn(trx, services, room)),
      await sayInRoom(trx, services, room, {
        senderId: userId,
        kind: 'PLAIN',
        text: `${label === undefined ? '条件の相談' : `「${label}」の相談`}です。\n${words}`,
        offerId: offer.id,
        isToldApart: true,
      }),
    ];
  });
  tellSaid(context, said);
  return reloaded(context, known.id);
}

/** The company withdraws an unanswered offer. */
export async function withdrawOffer(context: Context, globalId: string): Promise<OfferRow> {
  const { services } = context;
  const { userId } = senderOf(context);
  const known = await ownOffer(context, offerKey(globalId));
  if (!known) throw offerNotFound();
  const said = await services.db.transaction().execute(async (trx) => {
    const entries = await holdOffered(trx, known);
    const room = known.chatRoomId === null ? undefined : await holdAsMember(trx, known.chatRoomId, userId);
    const offer = await sql.holdOffer(trx, known.id);
    if (!offer) throw offerNotFound();
    if (offer.status === 'WITHDRAWN') return [];
    assertStands(offer, services.clock.now());
    await sql.endOffer(trx, offer.id, { status: 'WITHDRAWN', now: services.clock.now() });
    await note(trx, context, {
      offerId: offer.id,
      version: offer.currentVersion,
      kind: 'WITHDRAWN',
      userId,
    });
    await followOffer(trx, services, entries, {
      companyId: offer.companyId,
      byUserId: userId,
      turn: 'WITHDRAWN',
    });
    await tellDropped(trx, context, offer, { userId, turn: 'WITHDRAWN', words: null });
    return room ? changeOffer(trx, services, room, offer) : [];
  });
  tellSaid(context, said);
  return reloaded(context, known.id);
}

/** When a work ends, drops its pending change of terms. Answers what the room is told. */
export async function dropChange(
  trx: Trx,
  context: Context,
  { offerId, userId, room }: { offerId: string; userId: string; room: RoomOfPair | undefined },
): Promise<Said[]> {
  const { services } = context;
  const offer = await sql.holdOffer(trx, offerId);
  if (offer?.status !== 'SENT') return [];
  await sql.endOffer(trx, offer.id, { status: 'WITHDRAWN', now: services.clock.now() });
  await note(trx, context, {
    offerId: offer.id,
    version: offer.currentVersion,
    kind: 'WITHDRAWN',
    userId,
    words: '仕事が途中で終わったため',
  });
  forgetOffer(context, offer.id);
  return room ? changeOffer(trx, services, room, offer) : [];
}

/** That its creator has seen a version, the one that stands unless told: once for each. */
export async function openOffer(
  context: Context,
  globalId: string,
  shown?: number | null,
): Promise<OfferRow> {
  const { services } = context;
  const { offer, userId } = await received(context, globalId);
  const version = shown ?? offer.currentVersion;
  if (version < 1 || version > offer.currentVersion) throw offerNotFound();
  await services.db
    .transaction()
    .execute((trx) => note(trx, context, { offerId: offer.id, version, kind: 'OPENED', userId }));
  return reloaded(context, offer.id);
}
