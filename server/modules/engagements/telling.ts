import type { Transaction } from 'kysely';
import type { Tables } from '../../db/__generated__/tables.ts';
import { japanDay } from '../../lib/dates/clock.ts';
import { encodeGlobalId } from '../../lib/request/globalId.ts';
import { handle } from '../../lib/outbox/effects.ts';
import type { EffectHandlers } from '../../lib/outbox/effects.ts';
import { enqueue } from '../../lib/outbox/outbox.ts';
import { addDays } from '../../lib/dates/paymentDates.ts';
import type { Services } from '../../lib/request/services.ts';
import { sendersOf } from '../companies/members/owners.ts';
import { notify } from '../notices/notices.ts';
import { offerAccepted } from '../offers/offers/accepted.ts';
import { beginEngagement, sweepBeginnings } from './terms/begin.ts';
import { changeRound, roundById } from './rounds/roundsSql.ts';
import { silentRounds, takeTold, toldEngagement } from './tellingSql.ts';
import type { ToldEngagement } from './tellingSql.ts';
import { holdEngagement } from './works/engagementsSql.ts';
import { insertEvent } from './works/eventsSql.ts';
import { sweepFees } from './fees/billing.ts';
import { feeEffects } from './fees/feeEffects.ts';
import { invoiceEffects } from './invoices/invoicePaper.ts';
import { changeEffects } from './terms/changes.ts';
import { workMoved } from './works/news.ts';
import type { WorkNews } from '../mail/kinds.ts';

type Needs = Pick<Services, 'clock' | 'config' | 'db' | 'newId'>;

const batch = 100;
const longAgo = '2000-01-01';
const dueSoonDays = 3;
const silenceSoonDays = 2;
/** A month of hours that is still open is told again so many days after its last. */
const monthOverDays = 3;

/**
 * Both sides, or the other one if somebody acted. A company learns that work began from the offer's
 * acceptance.
 */
function readersOf(
  { creatorId }: ToldEngagement,
  owners: readonly string[],
  { news, by }: { readonly news: WorkNews; readonly by: string | null },
): readonly string[] {
  if (news === 'WORK_BEGUN') return [creatorId];
  if (news === 'WORK_MONTH_OPEN') return [creatorId];
  if (news === 'WORK_HOURS_WAIT') return owners;
  if (by === null) return [creatorId, ...owners];
  return by === creatorId ? owners : [creatorId];
}

async function tell(
  services: Needs,
  engagementId: string,
  news: WorkNews,
  by: string | null,
  key: string,
): Promise<void> {
  await services.db.transaction().execute(async (trx) => {
    const told = await toldEngagement(trx, engagementId);
    if (!told) return;
    const owners = await sendersOf(trx, told);
    for (const userId of readersOf(told, owners, { news, by })) {
      const actor = by ?? (userId === told.creatorId ? (owners[0] ?? null) : told.creatorId);
      await notify(trx, services, {
        userId,
        type: 'ENGAGEMENT',
        ...(actor !== null && { actorId: actor }),
        ...(told.chatRoomId !== null && { chatRoomId: told.chatRoomId }),
        engagementId: told.id,
        detail: { news },
        dedupeKey: `engagement ${news} ${told.id} ${key}`,
        letter: (to) => ({
          template: 'workNews',
          to,
          data: {
            news,
            title: told.title,
            otherName: userId === told.creatorId ? told.companyName : `${told.creatorName}さん`,
            isCreator: userId === told.creatorId,
            url: new URL(
              `/engagements/${encodeGlobalId('Engagement', told.id)}`,
              services.config.publicOrigin,
            ).href,
          },
        }),
      });
    }
  });
}

/** Applies acceptance by silence, and reminds. */
export async function sweepEngagements(services: Needs): Promise<void> {
  await sweepBeginnings(services);
  const { db, clock } = services;
  const now = clock.now();
  const today = japanDay(now);
  for (const roundId of await silentRounds(db, { today, limit: batch }))
    await db.transaction().execute((trx) => acceptSilently(trx, services, roundId));
  const reminders = [
    ['close_told_at', 'WORK_MONTH_OPEN', addDays(today, 1 - monthOverDays), today],
    ['close_told_again_at', 'WORK_MONTH_OPEN', longAgo, addDays(today, -monthOverDays)],
    ['hours_told_at', 'WORK_HOURS_WAIT', longAgo, addDays(today, -monthOverDays)],
    ['silence_told_at', 'WORK_SILENCE_NEAR', today, addDays(today, silenceSoonDays)],
    ['due_told_at', 'WORK_PAYMENT_NEAR', today, addDays(today, dueSoonDays)],
    ['late_told_at', 'WORK_PAYMENT_LATE', longAgo, addDays(today, -1)],
  ] as const;
  for (const [what, news, from, until] of reminders)
    await db.transaction().execute(async (trx) => {
      for (const id of await takeTold(trx, what, { from, until, now, limit: batch })) {
        const round = await roundById(trx, id);
        if (round)
          await enqueue(trx, services, workMoved, { engagementId: round.engagementId, news, by: null });
      }
    });
  await sweepFees(services);
}

async function acceptSilently(trx: Transaction<Tables>, services: Needs, roundId: string): Promise<void> {
  const known = await roundById(trx, roundId);
  if (!known || !(await holdEngagement(trx, known.engagementId))) return;
  const round = await roundById(trx, roundId);
  const now = services.clock.now();
  // Checked again once locked, as a correction may just have been asked for.
  if (round?.state !== 'DELIVERED' || round.inspectBy === null || round.inspectBy >= japanDay(now)) return;
  await changeRound(trx, roundId, { state: 'ACCEPTED', accepted_at: now, is_accepted_silently: true });
  await insertEvent(trx, {
    id: services.newId(),
    engagement_id: round.engagementId,
    round_id: roundId,
    kind: 'ACCEPTED_SILENTLY',
    side: 'NOBODY',
    happened_at: now,
  });
  await enqueue(trx, services, workMoved, {
    engagementId: round.engagementId,
    news: 'WORK_ACCEPTED_SILENTLY',
    by: null,
  });
}

export function engagementEffects(services: Services): EffectHandlers {
  return {
    ...handle(offerAccepted, ({ offerId }) =>
      services.db.transaction().execute((trx) => beginEngagement(trx, services, offerId)),
    ),
    ...changeEffects(services),
    ...invoiceEffects(services),
    ...feeEffects(services),
    ...handle(workMoved, ({ engagementId, news, by }, id) => tell(services, engagementId, news, by, id)),
  };
}
