import * as v from 'valibot';
import type { Context } from '../../../lib/request/context.ts';
import { DomainError } from '../../../lib/request/errors.ts';
import { Inputs } from '../../../lib/request/inputs.ts';
import { effect } from '../../../lib/outbox/effects.ts';
import { enqueue } from '../../../lib/outbox/outbox.ts';
import { viewerId } from '../../../lib/request/viewer.ts';
import { changeCard, holdAsMember, letIn, tellSaid } from '../../chat/messages/cards.ts';
import {
  consultationKey,
  consultationNotFound,
  forgetConsultation,
  ownConsultation,
  senderOf,
  statusAt,
} from './consultations.ts';
import * as sql from './consultationsSql.ts';
import type { ConsultationRow } from './consultationsSql.ts';
import { consultationLimits } from './send.ts';

export const consultationAnswered = effect('consultation.answered', v.object({ consultationId: v.string() }));

const over = {
  ACCEPTED: 'この相談には、すでに返答しています。',
  DECLINED: 'この相談は、すでに辞退しています。',
  WITHDRAWN: 'この相談は、会社が取り下げました。',
  EXPIRED: 'この相談は、返信の期限を過ぎました。',
} as const;

async function reloaded(context: Context, id: string): Promise<ConsultationRow> {
  forgetConsultation(context, id);
  const row = await ownConsultation(context, id);
  if (!row) throw consultationNotFound();
  return row;
}

/** The creator accepts or declines. The first answer stands. */
export async function answerConsultation(
  context: Context,
  input: {
    readonly consultationId: string;
    readonly accepts: boolean;
    readonly message?: string | null | undefined;
  },
): Promise<ConsultationRow> {
  const { services, viewer } = context;
  const userId = viewerId(viewer);
  const inputs = new Inputs();
  const message = inputs.lines('message', 'メッセージ', input.message, consultationLimits.answer);
  inputs.finish();
  const known = await ownConsultation(context, consultationKey(input.consultationId));
  if (!known || userId === null || known.creatorId !== userId) throw consultationNotFound();
  const status = input.accepts ? 'ACCEPTED' : 'DECLINED';
  const said = await services.db.transaction().execute(async (trx) => {
    const room = known.chatRoomId === null ? undefined : await holdAsMember(trx, known.chatRoomId, userId);
    const held = await sql.holdConsultation(trx, known.id);
    if (!held) throw consultationNotFound();
    const now = services.clock.now();
    const stands = statusAt(held, now);
    if (stands === status) return [];
    if (stands !== 'SENT')
      throw new DomainError('ArgumentInvalidError', over[stands], { field: 'consultationId' });
    await sql.writeAnswer(trx, held.id, { status, message, now });
    await enqueue(trx, services, consultationAnswered, { consultationId: held.id });
    if (!room) return [];
    return [
      ...(input.accepts ? await letIn(trx, services, room) : []),
      ...(await changeCard(trx, services, room, { consultationId: held.id })),
    ];
  });
  tellSaid(context, said);
  return reloaded(context, known.id);
}

/** The company withdraws an unanswered one. */
export async function withdrawConsultation(context: Context, globalId: string): Promise<ConsultationRow> {
  const { services } = context;
  const { userId } = senderOf(context);
  const known = await ownConsultation(context, consultationKey(globalId));
  if (!known) throw consultationNotFound();
  const said = await services.db.transaction().execute(async (trx) => {
    const room = known.chatRoomId === null ? undefined : await holdAsMember(trx, known.chatRoomId, userId);
    const held = await sql.holdConsultation(trx, known.id);
    if (!held) throw consultationNotFound();
    const now = services.clock.now();
    const stands = statusAt(held, now);
    if (stands === 'WITHDRAWN') return [];
    if (stands !== 'SENT')
      throw new DomainError(
        'ArgumentInvalidError',
        stands === 'EXPIRED' ? over.EXPIRED : '相手が返答したため、取り下げられません。',
        { field: 'consultationId' },
      );
    await sql.writeWithdrawal(trx, held.id, now);
    return room ? changeCard(trx, services, room, { consultationId: held.id }) : [];
  });
  tellSaid(context, said);
  return reloaded(context, known.id);
}
