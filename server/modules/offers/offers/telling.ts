import type { Transaction } from 'kysely';
import * as v from 'valibot';
import type { Tables } from '../../../db/__generated__/tables.ts';
import { japanDay } from '../../../lib/dates/clock.ts';
import { encodeGlobalId } from '../../../lib/request/globalId.ts';
import { effect, handle } from '../../../lib/outbox/effects.ts';
import type { EffectHandlers } from '../../../lib/outbox/effects.ts';
import { enqueue } from '../../../lib/outbox/outbox.ts';
import type { Services } from '../../../lib/request/services.ts';
import { sendersOf } from '../../companies/members/owners.ts';
import { followOffer, holdOffered } from '../../jobs/desk/offered.ts';
import { mail } from '../../mail/mails.ts';
import { notify } from '../../notices/notices.ts';
import { papersOfAgreement } from '../papers/issuedSql.ts';
import { addressesOf } from '../partiesSql.ts';
import { offerAnswered } from './answer.ts';
import type { OfferNews } from '../../mail/kinds.ts';
import { recordIssued } from './documents.ts';
import { offerStatusAt } from './offers.ts';
import * as sql from './offersSql.ts';
import type { ToldOffer } from './offersSql.ts';
import { offerSent } from './send.ts';
import { changeOffer } from './turns.ts';

type Needs = Pick<Services, 'clock' | 'config' | 'db' | 'newId'>;
type Told = Exclude<OfferNews, `TERMS_${string}`>;

/** The deadline passed. */
const offerExpired = effect('offer.expired', v.object({ offerId: v.string() }));

const dayMs = 86_400_000;
const remindDays = 2;
const batch = 100;

/** Earlier than any offer. */
const beginning = new Date(0);

async function tell(
  trx: Transaction<Tables>,
  services: Needs,
  offer: ToldOffer,
  { userId, news: told, key }: { readonly userId: string; readonly news: Told; readonly key: string },
): Promise<void> {
  // Changes of terms are worded differently.
  const news: OfferNews =
    offer.amendsEngagementId === null || told === 'DECISION_DUE' ? told : `TERMS_${told}`;
  const asksReply = told === 'RECEIVED' || told === 'CHANGED' || told === 'REPLY_DUE';
  const actor = userId === offer.creatorId ? offer.senderId : offer.creatorId;
  await notify(trx, services, {
    userId,
    type: 'JOB_OFFER',
    ...(actor !== null && { actorId: actor }),
    ...(offer.chatRoomId !== null && { chatRoomId: offer.chatRoomId }),
    offerId: offer.id,
    detail: { news },
    dedupeKey: `offer ${news} ${offer.id} ${key}`,
    letter: (to) => ({
      template: 'offerNews',
      to,
      data: {
        news,
        title: offer.title ?? '業務委託',
        companyName: offer.companyName,
        creatorName: offer.creatorName,
        replyBy: asksReply ? offer.replyBy : null,
        isAgreed: offer.status === 'ACCEPTED',
        url: new URL(
          `/messages/${offer.chatRoomId === null ? '' : encodeGlobalId('ChatRoom', offer.chatRoomId)}`,
          services.config.publicOrigin,
        ).href,
      },
    }),
  });
}

async function tellSent(services: Needs, offerId: string, version: number): Promise<void> {
  await services.db.transaction().execute(async (trx) => {
    const told = await sql.toldOffer(trx, offerId);
    if (told?.status !== 'SENT') return;
    const news = version === 1 ? 'RECEIVED' : 'CHANGED';
    await tell(trx, services, told, { userId: told.creatorId, news, key: String(version) });
  });
}

async function tellSenders(
  services: Needs,
  offerId: string,
  news: 'ACCEPTED' | 'CHANGE_ASKED' | 'DECLINED',
  key: string,
): Promise<void> {
  await services.db.transaction().execute(async (trx) => {
    const told = await sql.toldOffer(trx, offerId);
    if (!told) return;
    for (const userId of await sendersOf(trx, told)) await tell(trx, services, told, { userId, news, key });
  });
}

/** Shows the card anew and puts the entry back; both locked before the offer, as when answering. */
async function followExpired(services: Needs, offerId: string): Promise<void> {
  const now = services.clock.now();
  await services.db.transaction().execute(async (trx) => {
    const known = await sql.toldOffer(trx, offerId);
    if (!known || offerStatusAt(known, now) !== 'EXPIRED') return;
    const entries = await holdOffered(trx, known);
    const { chatRoomId, companyId, creatorId } = known;
    if (chatRoomId !== null)
      await changeOffer(trx, services, { id: chatRoomId, companyId, creatorId }, known);
    const offer = await sql.holdOffer(trx, offerId);
    if (!offer || offerStatusAt(offer, now) !== 'EXPIRED') return;
    await followOffer(trx, services, entries, {
      companyId: offer.companyId,
      byUserId: null,
      turn: 'EXPIRED',
    });
  });
}

/** Both sides get the papers by mail whatever their settings, as their copy. */
async function mailPapers(services: Needs, offerId: string, version: number): Promise<void> {
  await services.db.transaction().execute(async (trx) => {
    const told = await sql.toldOffer(trx, offerId);
    if (!told) return;
    const papers = await papersOfAgreement(trx, offerId, version);
    const readers = await addressesOf(trx, [...(await sendersOf(trx, told)), told.creatorId]);
    for (const to of readers)
      await mail(trx, services, {
        template: 'contractConcluded',
        to,
        data: {
          title: told.title ?? '業務委託',
          companyName: told.companyName,
          creatorName: told.creatorName,
          isChange: told.amendsEngagementId !== null,
          url: new URL(`/offers/${encodeGlobalId('OfficialJobOffer', offerId)}`, services.config.publicOrigin)
            .href,
          files: papers.map(({ key, name }) => ({ key, name })),
        },
      });
  });
}

/** Reminds two days before a deadline, when it has passed, and when an open item is due. */
export async function sweepOffers(services: Needs): Promise<void> {
  const now = services.clock.now();
  const soon = { from: now, until: new Date(now.getTime() + remindDays * dayMs), now, limit: batch };
  const over = { from: beginning, until: now, now, limit: batch };
  await inBatches(services, async (trx) => {
    const ids = await sql.takeDue(trx, 'reminded_at', soon);
    for (const told of await all(trx, ids))
      await tell(trx, services, told, { userId: told.creatorId, news: 'REPLY_DUE', key: until(told) });
    return ids.length;
  });
  await inBatches(services, async (trx) => {
    const ids = await sql.takeDue(trx, 'expiry_told_at', over);
    for (const offerId of ids) await enqueue(trx, services, offerExpired, { offerId });
    for (const told of await all(trx, ids)) {
      await tell(trx, services, told, { userId: told.creatorId, news: 'EXPIRED', key: until(told) });
      for (const userId of await sendersOf(trx, told))
        await tell(trx, services, told, { userId, news: 'UNANSWERED', key: until(told) });
    }
    return ids.length;
  });
  await inBatches(services, async (trx) => {
    const today = japanDay(now);
    const ids = await sql.takeDecisions(trx, { today, now, limit: batch });
    for (const told of await all(trx, [...new Set(ids)]))
      for (const userId of await sendersOf(trx, told))
        await tell(trx, services, told, { userId, news: 'DECISION_DUE', key: today });
    return ids.length;
  });
}

const until = ({ replyBy }: ToldOffer): string => replyBy?.toISOString() ?? '';

async function all(trx: Transaction<Tables>, ids: readonly string[]): Promise<ToldOffer[]> {
  const told = await Promise.all(ids.map((id) => sql.toldOffer(trx, id)));
  return told.filter((offer) => offer !== undefined);
}

async function inBatches({ db }: Needs, run: (trx: Transaction<Tables>) => Promise<number>): Promise<void> {
  let found: number;
  do found = await db.transaction().execute(run);
  while (found === batch);
}

export function offerEffects(services: Needs): EffectHandlers {
  return {
    ...handle(offerExpired, ({ offerId }) => followExpired(services, offerId)),
    ...handle(offerSent, ({ offerId, version }) => tellSent(services, offerId, version)),
    ...handle(offerAnswered, ({ offerId, news }, id) => tellSenders(services, offerId, news, id)),
    ...handle(recordIssued, ({ offerId, version }) => mailPapers(services, offerId, version)),
  };
}
