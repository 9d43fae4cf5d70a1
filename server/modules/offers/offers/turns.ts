import type { Transaction } from 'kysely';
import type { Tables } from '../../../db/__generated__/tables.ts';
import type { Context } from '../../../lib/request/context.ts';
import { DomainError } from '../../../lib/request/errors.ts';
import { changeCard, changeRoom } from '../../chat/messages/cards.ts';
import type { Said } from '../../chat/messages/cards.ts';
import type { howConfirmed } from '../../accounts/confirmation/confirmation.ts';
import type { RoomOfPair } from '../../rooms/rooms.ts';
import type { AnyTermName } from '../terms/fields.ts';
import { offerStatusAt } from './offers.ts';
import { insertEvent } from './eventsSql.ts';
import type { OfferEventKind } from './eventsSql.ts';
import type { OfferRow } from './offersSql.ts';

/** Records an event with its actor and network address. */
export async function note(
  trx: Transaction<Tables>,
  { services, request }: Context,
  event: {
    readonly offerId: string;
    readonly version: number;
    readonly kind: OfferEventKind;
    readonly userId: string;
    readonly term?: AnyTermName | null;
    readonly words?: string | null;
    readonly confirmedBy?: Awaited<ReturnType<typeof howConfirmed>>;
  },
): Promise<void> {
  await insertEvent(trx, {
    id: services.newId(),
    offer_id: event.offerId,
    version: event.version,
    kind: event.kind,
    user_id: event.userId,
    term: event.term ?? null,
    words: event.words ?? null,
    confirmed_by: event.confirmedBy ?? null,
    ip: request.ip.slice(0, 100),
    user_agent: request.userAgent.slice(0, 1_000),
    happened_at: services.clock.now(),
  });
}

/** Its card, and what the room says of offers that stand. */
export async function changeOffer(
  trx: Transaction<Tables>,
  services: Pick<Context['services'], 'clock' | 'newId'>,
  room: RoomOfPair,
  { id, entryId, amendsEngagementId }: Pick<OfferRow, 'amendsEngagementId' | 'entryId' | 'id'>,
): Promise<Said[]> {
  const card = await changeCard(trx, services, room, { offerId: id });
  return entryId === null && amendsEngagementId === null
    ? [...card, await changeRoom(trx, services, room)]
    : card;
}

const over = {
  ACCEPTED: 'このオファーは、すでに承諾されています。',
  DECLINED: 'このオファーは、辞退されています。',
  WITHDRAWN: 'このオファーは、取り下げられました。',
  EXPIRED: 'このオファーは、返答の期限を過ぎました。',
} as const;

/** Refuses a closed offer. A new version may revive an expired one. */
export function assertStands(offer: OfferRow, now: Date, { evenExpired = true } = {}): void {
  const status = offerStatusAt(offer, now);
  if (status === 'SENT' || (status === 'EXPIRED' && evenExpired)) return;
  throw new DomainError('ArgumentInvalidError', over[status], { field: 'offerId' });
}
