import type { Transaction } from 'kysely';
import * as v from 'valibot';
import type { Tables } from '../../../db/__generated__/tables.ts';
import { encodeGlobalId } from '../../../lib/request/globalId.ts';
import { effect, handle } from '../../../lib/outbox/effects.ts';
import type { EffectHandlers } from '../../../lib/outbox/effects.ts';
import { enqueue } from '../../../lib/outbox/outbox.ts';
import type { Services } from '../../../lib/request/services.ts';
import type { MailRequest } from '../../mail/mails.ts';
import { notify } from '../../notices/notices.ts';
import { standingOf } from '../rooms/standing.ts';
import * as sql from './interviewsSql.ts';
import type { InterviewRow } from './interviewsSql.ts';

/** Notices, mails and calendar entries of interviews. */

type Needs = Pick<Services, 'clock' | 'config' | 'newId'>;
type Occasion = Extract<MailRequest, { template: 'interview' }>['data']['occasion'];

export interface Telling {
  readonly occasion: Occasion;
  /** Null for a reminder. */
  readonly actorId: string | null;
  /** The date to add to calendars or remove. */
  readonly appointment?: { readonly method: 'CANCEL' | 'REQUEST'; readonly startsAt: Date };
}

/** Tells both sides; the actor only gets the calendar entry. */
export async function tell(
  trx: Transaction<Tables>,
  services: Needs,
  interview: InterviewRow,
  { occasion, actorId, appointment }: Telling,
): Promise<void> {
  const room = await sql.roomOfInterview(trx, interview.id);
  if (!room) return;
  const userIds = await sql.concerned(trx, interview);
  const sequence = await sql.newestAct(trx, interview.id);
  const url = new URL(
    `/messages/${encodeGlobalId('ChatRoom', room.id)}?m=${sequence}`,
    services.config.publicOrigin,
  ).href;
  const startsAt = appointment?.startsAt ?? interview.startsAt;
  for (const userId of userIds) {
    const isCreator = userId === room.creatorId;
    const isActor = userId === actorId;
    if (isActor && appointment === undefined) continue;
    // Reminders name the other side.
    const from = actorId === null || isActor ? otherOf(room, interview, isCreator) : actorId;
    await notify(trx, services, {
      userId,
      type: 'INTERVIEW',
      actorId: from,
      chatRoomId: room.id,
      detail: {
        interview: occasion,
        sequence,
        ...(startsAt !== null && { startsAt: startsAt.toISOString() }),
      },
      dedupeKey: `interview ${interview.id} ${interview.version} ${occasion}`,
      isUrgent: true,
      isMailOnly: isActor,
      letter: (to) => ({
        template: 'interview',
        to,
        data: {
          occasion,
          otherName: isCreator ? room.companyName : room.creatorName,
          openingTitle: interview.openingTitle,
          times: [...interview.times],
          startsAt,
          minutes: interview.minutes,
          place: interview.place,
          url,
          appointment:
            appointment === undefined
              ? null
              : {
                  uid: interview.id,
                  sequence: interview.icsSequence,
                  method: appointment.method,
                  startsAt: appointment.startsAt,
                  stampedAt: services.clock.now(),
                },
        },
      }),
    });
  }
  if (appointment?.method === 'REQUEST') await sql.addGuests(trx, interview.id, userIds);
}

const otherOf = (
  { creatorId }: sql.InterviewRoom,
  { proposedById }: InterviewRow,
  isCreator: boolean,
): string => (isCreator ? proposedById : creatorId);

export const interviewNears = effect(
  'chat.interviewNears',
  v.object({
    interviewId: v.string(),
    startsAt: v.pipe(
      v.string(),
      v.transform((text) => new Date(text)),
      v.date(),
    ),
    occasion: v.picklist(['SOON', 'TOMORROW']),
  }),
);

const aheadMs = { TOMORROW: 86_400_000, SOON: 3_600_000 } as const;

/** Schedules reminders a day and an hour before; they check the state when due. */
export async function remindLater(
  trx: Transaction<Tables>,
  services: Needs,
  interview: InterviewRow,
  startsAt: Date,
): Promise<void> {
  const now = services.clock.now().getTime();
  for (const occasion of ['TOMORROW', 'SOON'] as const) {
    const delayMs = startsAt.getTime() - aheadMs[occasion] - now;
    if (delayMs > 0)
      await enqueue(
        trx,
        services,
        interviewNears,
        { interviewId: interview.id, startsAt, occasion },
        { delayMs },
      );
  }
}

/** Only if it is still at this time and both may still talk. */
async function remind(
  services: Needs & Pick<Services, 'db'>,
  { interviewId, startsAt, occasion }: { interviewId: string; startsAt: Date; occasion: 'SOON' | 'TOMORROW' },
): Promise<void> {
  await services.db.transaction().execute(async (trx) => {
    const [interview] = await sql.interviewsByIds(trx, [interviewId]);
    const room = await sql.roomOfInterview(trx, interviewId);
    if (!interview || !room || interview.startsAt?.getTime() !== startsAt.getTime()) return;
    if (
      standingOf(room, 'COMPANY') !== 'OPEN' ||
      room.entryStage === 'DECLINED' ||
      room.entryStage === 'WITHDRAWN'
    )
      return;
    const left = startsAt.getTime() - services.clock.now().getTime();
    // Late, as after a long stop: leave it to the later reminder, and say nothing after the beginning.
    if (left <= (occasion === 'TOMORROW' ? aheadMs.SOON : 0)) return;
    await tell(trx, services, interview, { occasion, actorId: null });
  });
}

export function interviewEffects(services: Needs & Pick<Services, 'db'>): EffectHandlers {
  return handle(interviewNears, (near) => remind(services, near));
}
