import type { Transaction } from 'kysely';
import type { Tables } from '../../../db/__generated__/tables.ts';
import { batched, indexBy } from '../../../lib/request/batch.ts';
import type { Context } from '../../../lib/request/context.ts';
import { DomainError } from '../../../lib/request/errors.ts';
import { keyOf } from '../../../lib/request/globalId.ts';
import { Inputs } from '../../../lib/request/inputs.ts';
import { hit } from '../../../lib/request/rateLimit.ts';
import type { RateLimit } from '../../../lib/request/rateLimit.ts';
import { moveToInterview } from '../../jobs/desk/interviewStage.ts';
import { ownStatuses } from '../../jobs/openings/openings.ts';
import { putMessage } from '../../rooms/rooms.ts';
import { publishSoon } from '../events.ts';
import { messageOfClient, messagesByIds } from '../messages/messagesSql.ts';
import type { MessageRow } from '../messages/messagesSql.ts';
import { forgetRoom, ownRoom, roomNotFound } from '../rooms/rooms.ts';
import type { RoomRow } from '../rooms/roomsSql.ts';
import { assertMayWrite, clientKey, senderOf } from '../messages/sending.ts';
import { sideOf, standingOf } from '../rooms/standing.ts';
import { holdRoom } from '../messages/writeSql.ts';
import type { HeldRoom } from '../messages/writeSql.ts';
import * as sql from './interviewsSql.ts';
import type { ActRow, InterviewAct, InterviewRow } from './interviewsSql.ts';
import { remindLater, tell } from './tellingInterviews.ts';
import type { Telling } from './tellingInterviews.ts';

const actLoader = batched<string, ActRow>(async ({ services }, ids) =>
  indexBy(await sql.actsOfMessages(services.db, ids), ({ messageId }) => messageId),
);

/** What a message about an interview did. */
export async function actOf(context: Context, { id }: MessageRow): Promise<ActRow> {
  const act = await actLoader(context).load(id);
  if (!act) throw new Error(`The message ${id} about an interview says nothing of it.`);
  return act;
}

const interviewLoader = batched<string, InterviewRow>(async ({ services }, ids) =>
  indexBy(await sql.interviewsByIds(services.db, ids), ({ id }) => id),
);

/** Its present state, whatever the message did. */
export async function interviewOf(context: Context, message: MessageRow): Promise<InterviewRow> {
  const { interviewId } = await actOf(context, message);
  const interview = await interviewLoader(context).load(interviewId);
  if (!interview) throw new Error(`The interview ${interviewId} does not exist.`);
  return interview;
}

export const mostTimes = 5;
export const mostInPlace = 500;
export const interviewMinutes = [30, 60] as const;
const farthestMs = 180 * 86_400_000;
const proposing: RateLimit = { name: 'interviews', hits: 200, windowMs: 3_600_000 };

interface Written {
  readonly trx: Transaction<Tables>;
  readonly room: HeldRoom;
  readonly userId: string;
  readonly now: Date;
}

interface Done {
  readonly interview: InterviewRow;
  readonly act: InterviewAct;
  readonly times: readonly Date[];
  readonly news: Omit<Telling, 'actorId'>;
}

/**
 * Acts on an interview and records it as a message. The room is locked, so that of two simultaneous acts the
 * second sees the first. Repeating answers the first message.
 */
async function actIn(
  context: Context,
  room: Pick<RoomRow, 'id'>,
  givenClientId: string | null | undefined,
  run: (written: Written) => Promise<Done>,
  before: (trx: Transaction<Tables>) => Promise<void> = async () => undefined,
): Promise<MessageRow> {
  const { services } = context;
  const userId = senderOf(context);
  const clientId = clientKey(context, givenClientId);
  const known = await messageOfClient(services.db, { roomId: room.id, senderId: userId, clientId });
  if (known) return known;
  const told = await services.db.transaction().execute(async (trx) => {
    await before(trx);
    const held = await holdRoom(trx, room.id, userId);
    if (!held) throw roomNotFound();
    const sentBefore = await messageOfClient(trx, { roomId: room.id, senderId: userId, clientId });
    if (sentBefore) return { message: sentBefore, held, isNew: false };
    const done = await run({ trx, room: held, userId, now: services.clock.now() });
    const id = services.newId();
    await putMessage(trx, services, held, {
      id,
      senderId: userId,
      clientId,
      kind: 'INTERVIEW',
      isToldApart: true,
    });
    await sql.insertAct(trx, {
      messageId: id,
      interviewId: done.interview.id,
      act: done.act,
      times: done.times,
    });
    await tell(trx, services, done.interview, { ...done.news, actorId: userId });
    const [message] = await messagesByIds(trx, [id]);
    if (!message) throw new Error('A message that was stored is not there.');
    return { message, held, isNew: true };
  });
  forgetRoom(context, room.id);
  const { message, held, isNew } = told;
  if (isNew) publishSoon(context, held, { kind: 'message', change: message.change, messageId: message.id });
  return message;
}

const changedMeanwhile = () =>
  new DomainError('ArgumentInvalidError', '面談の状況が変わりました。最新の内容を確認してください。', {
    field: 'version',
  });
const interviewNotFound = () =>
  new DomainError('ArgumentInvalidError', '面談が見つかりません。', { field: 'interviewId' });

/** The interview in the locking transaction; refused when it is not the version the person saw. */
async function standing(
  { trx, room }: Written,
  id: string,
  version: number | null | undefined,
): Promise<InterviewRow> {
  const [interview] = await sql.interviewsByIds(trx, [id]);
  if (interview?.roomId !== room.id) throw interviewNotFound();
  if (interview.version !== version) throw changedMeanwhile();
  return interview;
}

async function changed(
  { trx, now }: Written,
  interview: InterviewRow,
  change: Parameters<typeof sql.changeInterview>[2],
): Promise<InterviewRow> {
  await sql.changeInterview(trx, interview, change, now);
  return { ...interview, ...change, version: interview.version + 1 };
}

const isOver = ({ state, startsAt }: InterviewRow, now: Date): boolean =>
  state === 'FIXED' && startsAt !== null && startsAt <= now;

export interface Proposal {
  readonly roomId: string;
  readonly times: readonly Date[];
  readonly minutes: number;
  readonly place?: string | null | undefined;
  readonly candidateId?: string | null | undefined;
  readonly interviewId?: string | null | undefined;
  readonly version?: number | null | undefined;
  readonly clientId?: string | null | undefined;
}

function readTimes(inputs: Inputs, given: readonly Date[], now: Date): readonly Date[] {
  const moments = [...new Set(given.map((time) => Math.floor(time.getTime() / 60_000) * 60_000))].sort(
    (a, b) => a - b,
  );
  if (moments.length === 0) inputs.wrong('times', '候補の日時を入力してください。');
  if (moments.length > mostTimes) inputs.wrong('times', `候補は${mostTimes}件までです。`);
  if (moments.some((moment) => moment <= now.getTime()))
    inputs.wrong('times', '候補には、これからの日時を入力してください。');
  if (moments.some((moment) => moment > now.getTime() + farthestMs))
    inputs.wrong('times', '候補には、180日以内の日時を入力してください。');
  return moments.map((moment) => new Date(moment));
}

/** A company proposes up to five times, for a new interview or to replace or move one. */
export async function proposeInterview(context: Context, input: Proposal): Promise<MessageRow> {
  const { services, viewer } = context;
  const userId = senderOf(context);
  const roomId = keyOf(input.roomId, 'ChatRoom');
  const room = roomId === undefined ? null : await ownRoom(context, roomId);
  if (!room) throw roomNotFound();
  if (room.creatorId === userId)
    throw new DomainError('ForbiddenError', '面談の日程を提案できるのは、会社のメンバーだけです。');
  const inputs = new Inputs();
  const times = readTimes(inputs, input.times, services.clock.now());
  const minutes = interviewMinutes.find((one) => one === input.minutes);
  if (minutes === undefined) inputs.wrong('minutes', '長さは、30分か60分を選んでください。');
  const place = inputs.lines('place', '場所', input.place, mostInPlace);
  inputs.finish();
  const interviewId = input.interviewId == null ? null : keyOf(input.interviewId, 'Interview');
  if (interviewId === undefined) throw interviewNotFound();
  const given = input.candidateId == null ? undefined : keyOf(input.candidateId, 'Candidate');
  await hit(services, proposing, userId);
  let entryId: string | null = null;
  return actIn(
    context,
    room,
    input.clientId,
    async (written) => {
      const { trx, now } = written;
      assertOpen(written);
      const proposed = { minutes: minutes ?? 30, place, times, proposedById: userId };
      if (interviewId === null) {
        if (await sql.hasOpenProposal(trx, room.id))
          throw new DomainError('ArgumentInvalidError', '返答を待っている面談の日程があります。', {
            field: 'times',
          });
        const id = services.newId();
        await sql.insertInterview(trx, { ...proposed, id, roomId: room.id, entryId }, now);
        const [interview] = await sql.interviewsByIds(trx, [id]);
        if (!interview) throw interviewNotFound();
        return { interview, act: 'PROPOSED', times, news: { occasion: 'PROPOSED' } };
      }
      const before = await standing(written, interviewId, input.version);
      if (before.state === 'CANCELLED' || isOver(before, now)) throw changedMeanwhile();
      // Duration and place stay those of the fixed date until another is picked.
      const interview = await changed(
        written,
        before,
        before.state === 'FIXED' ? { times, proposedById: userId } : { ...proposed, state: 'PROPOSED' },
      );
      return { interview, act: 'PROPOSED', times, news: { occasion: 'PROPOSED' } };
    },
    async (trx) => {
      if (standingOf(room, sideOf(room, userId)) !== 'OPEN') return;
      entryId = await moveToInterview(trx, services, {
        companyId: room.companyId,
        creatorId: room.creatorId,
        byUserId: userId,
        statuses: ownStatuses(viewer),
        entryId: given,
      });
    },
  );
}

function assertOpen({ room, userId }: Written): void {
  assertMayWrite(room, userId);
  if (standingOf(room, sideOf(room, userId)) !== 'OPEN')
    throw new DomainError('ForbiddenError', '相手がリクエストを承認すると、面談の日程を提案できます。');
}

async function interviewForViewer(
  context: Context,
  globalId: string,
): Promise<{ readonly id: string; readonly room: RoomRow }> {
  const id = keyOf(globalId, 'Interview');
  const found = id === undefined ? undefined : await sql.roomOfInterview(context.services.db, id);
  const room = found === undefined ? null : await ownRoom(context, found.id);
  if (id === undefined || !room) throw interviewNotFound();
  return { id, room };
}

export interface Answer {
  readonly interviewId: string;
  readonly version: number;
  /** One of the proposed times; without it none fits. */
  readonly time?: Date | null | undefined;
  readonly clientId?: string | null | undefined;
}

export async function answerInterview(context: Context, input: Answer): Promise<MessageRow> {
  const { services } = context;
  const { id, room } = await interviewForViewer(context, input.interviewId);
  if (room.creatorId !== senderOf(context))
    throw new DomainError('ForbiddenError', '日程に返答できるのは、提案を受けたクリエイターだけです。');
  return actIn(context, room, input.clientId, async (written) => {
    const { trx, now, userId } = written;
    assertMayWrite(written.room, userId);
    const before = await standing(written, id, input.version);
    if (before.times.length === 0) throw changedMeanwhile();
    if (input.time == null) {
      const isFixed = before.state === 'FIXED';
      const interview = await changed(written, before, {
        times: [],
        ...(!isFixed && { state: 'NONE_FITS' as const }),
      });
      return { interview, act: 'NONE_FITS', times: [], news: { occasion: 'NONE_FITS' } };
    }
    const picked = before.times.find((time) => time.getTime() === input.time?.getTime());
    if (!picked) throw changedMeanwhile();
    if (picked <= now)
      throw new DomainError(
        'ArgumentInvalidError',
        'この日時は過ぎています。ほかの候補を選ぶか、どれも合わないと返答してください。',
        { field: 'time' },
      );
    const isMoved = before.state === 'FIXED';
    const interview = await changed(written, before, {
      state: 'FIXED',
      startsAt: picked,
      times: [],
      ...(isMoved && { icsSequence: before.icsSequence + 1 }),
    });
    await remindLater(trx, services, interview, picked);
    return {
      interview,
      act: 'PICKED',
      times: [picked],
      news: {
        occasion: isMoved ? 'MOVED' : 'FIXED',
        appointment: { method: 'REQUEST', startsAt: picked },
      },
    };
  });
}

/** By the company, or by the creator when fixed. Allowed even in a closed room: it is in calendars. */
export async function cancelInterview(context: Context, input: Omit<Answer, 'time'>): Promise<MessageRow> {
  const { id, room } = await interviewForViewer(context, input.interviewId);
  return actIn(context, room, input.clientId, async (written) => {
    const { now, userId } = written;
    const before = await standing(written, id, input.version);
    if (before.state === 'CANCELLED') throw changedMeanwhile();
    if (isOver(before, now))
      throw new DomainError('ArgumentInvalidError', '終わった面談は取り消せません。', {
        field: 'interviewId',
      });
    if (userId === room.creatorId && before.state !== 'FIXED')
      throw new DomainError(
        'ForbiddenError',
        '決まっていない日程を取り下げられるのは、提案した会社だけです。',
      );
    const { startsAt } = before;
    const interview = await changed(written, before, {
      state: 'CANCELLED',
      times: [],
      startsAt: null,
      ...(startsAt !== null && { icsSequence: before.icsSequence + 1 }),
    });
    return {
      interview,
      act: 'CANCELLED',
      times: startsAt === null ? [] : [startsAt],
      news: {
        occasion: 'CANCELLED',
        ...(startsAt !== null && { appointment: { method: 'CANCEL', startsAt } }),
      },
    };
  });
}
