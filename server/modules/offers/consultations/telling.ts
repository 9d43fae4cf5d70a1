import type { Transaction } from 'kysely';
import * as v from 'valibot';
import type { Tables } from '../../../db/__generated__/tables.ts';
import { encodeGlobalId } from '../../../lib/request/globalId.ts';
import { effect, handle } from '../../../lib/outbox/effects.ts';
import type { EffectHandlers } from '../../../lib/outbox/effects.ts';
import { enqueue } from '../../../lib/outbox/outbox.ts';
import type { Services } from '../../../lib/request/services.ts';
import type { CompanyRole } from '../../../lib/request/viewer.ts';
import { changeCard } from '../../chat/messages/cards.ts';
import { sendersOf } from '../../companies/members/owners.ts';
import { notify } from '../../notices/notices.ts';
import { consultationAnswered } from './answer.ts';
import { statusAt } from './consultations.ts';
import * as sql from './consultationsSql.ts';
import type { ToldConsultation } from './consultationsSql.ts';
import { consultationSent } from './send.ts';

type Needs = Pick<Services, 'clock' | 'config' | 'db' | 'newId'>;

type News = 'ACCEPTED' | 'DECLINED' | 'EXPIRED' | 'RECEIVED' | 'REPLY_DUE' | 'UNANSWERED';

/** The deadline passed. */
const consultationExpired = effect('consultation.expired', v.object({ consultationId: v.string() }));

const remindDays = 3;
const dayMs = 86_400_000;
const batch = 100;

function addressOf({ config }: Pick<Services, 'config'>, { chatRoomId }: ToldConsultation): string {
  const path = chatRoomId === null ? '/projects' : `/messages/${encodeGlobalId('ChatRoom', chatRoomId)}`;
  return new URL(path, config.publicOrigin).href;
}

async function tell(
  trx: Transaction<Tables>,
  services: Needs,
  consultation: ToldConsultation,
  { userId, news }: { readonly userId: string; readonly news: News },
): Promise<void> {
  const isOfCreator = userId === consultation.creatorId;
  const actor = isOfCreator ? consultation.senderId : consultation.creatorId;
  await notify(trx, services, {
    userId,
    type: 'JOB_CONSULTATION',
    ...(actor !== null && { actorId: actor }),
    ...(consultation.chatRoomId !== null && { chatRoomId: consultation.chatRoomId }),
    consultationId: consultation.id,
    detail: { news },
    dedupeKey: `consultation ${news} ${consultation.id}`,
    letter: (to) => ({
      template: 'consultationNews',
      to,
      data: {
        news,
        title: consultation.title,
        companyName: consultation.companyName,
        creatorName: consultation.creatorName,
        words: news === 'DECLINED' || news === 'ACCEPTED' ? consultation.answerMessage : null,
        replyBy: consultation.replyBy,
        url: addressOf(services, consultation),
      },
    }),
  });
}

const maySend: readonly CompanyRole[] = ['CORPORATE_USER', 'CORPORATE_AGENT'];

async function tellSent(services: Needs, consultationId: string): Promise<void> {
  await services.db.transaction().execute(async (trx) => {
    const told = await sql.toldConsultation(trx, consultationId);
    if (told?.status === 'SENT')
      await tell(trx, services, told, { userId: told.creatorId, news: 'RECEIVED' });
  });
}

async function tellAnswered(services: Needs, consultationId: string): Promise<void> {
  await services.db.transaction().execute(async (trx) => {
    const told = await sql.toldConsultation(trx, consultationId);
    if (told?.status !== 'ACCEPTED' && told?.status !== 'DECLINED') return;
    for (const userId of await sendersOf(trx, told, maySend))
      await tell(trx, services, told, { userId, news: told.status });
  });
}

/** Shows the card anew, in a transaction of its own: an answer locks the room before the consultation. */
async function showExpired(services: Needs, consultationId: string): Promise<void> {
  await services.db.transaction().execute(async (trx) => {
    const told = await sql.toldConsultation(trx, consultationId);
    if (!told || statusAt(told, services.clock.now()) !== 'EXPIRED') return;
    const { chatRoomId, companyId, creatorId } = told;
    if (chatRoomId !== null)
      await changeCard(trx, services, { id: chatRoomId, companyId, creatorId }, { consultationId });
  });
}

/** Reminds the creator three days before the deadline; tells both sides after it. */
export async function sweepConsultations(services: Needs): Promise<void> {
  const now = services.clock.now();
  const until = new Date(now.getTime() + remindDays * dayMs);
  await inBatches(services, async (trx) => {
    const due = await sql.takeNearlyDue(trx, { now, until, limit: batch });
    for (const told of due) await tell(trx, services, told, { userId: told.creatorId, news: 'REPLY_DUE' });
    return due.length;
  });
  await inBatches(services, async (trx) => {
    const over = await sql.takeExpired(trx, { now, limit: batch });
    for (const told of over) {
      await enqueue(trx, services, consultationExpired, { consultationId: told.id });
      await tell(trx, services, told, { userId: told.creatorId, news: 'EXPIRED' });
      for (const userId of await sendersOf(trx, told, maySend))
        await tell(trx, services, told, { userId, news: 'UNANSWERED' });
    }
    return over.length;
  });
}

async function inBatches({ db }: Needs, run: (trx: Transaction<Tables>) => Promise<number>): Promise<void> {
  let found: number;
  do found = await db.transaction().execute(run);
  while (found === batch);
}

export function consultationEffects(services: Needs): EffectHandlers {
  return {
    ...handle(consultationExpired, ({ consultationId }) => showExpired(services, consultationId)),
    ...handle(consultationSent, ({ consultationId }) => tellSent(services, consultationId)),
    ...handle(consultationAnswered, ({ consultationId }) => tellAnswered(services, consultationId)),
  };
}
