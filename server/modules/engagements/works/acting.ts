import type { Transaction } from 'kysely';
import type { Tables } from '../../../db/__generated__/tables.ts';
import type { Context } from '../../../lib/request/context.ts';
import { DomainError } from '../../../lib/request/errors.ts';
import { encodeGlobalId, keyOf } from '../../../lib/request/globalId.ts';
import { enqueue } from '../../../lib/outbox/outbox.ts';
import { hit } from '../../../lib/request/rateLimit.ts';
import type { RateLimit } from '../../../lib/request/rateLimit.ts';
import { hasRole, viewerId } from '../../../lib/request/viewer.ts';
import { holdAsMember, sayInRoom, tellSaid } from '../../chat/messages/cards.ts';
import type { Said } from '../../chat/messages/cards.ts';
import type { HeldRoom } from '../../chat/messages/writeSql.ts';
import { engagementNotFound, forgetEngagement, ownEngagement, roundNotFound } from './engagements.ts';
import { roundById } from '../rounds/roundsSql.ts';
import type { RoundRow } from '../rounds/roundsSql.ts';
import { holdEngagement } from './engagementsSql.ts';
import type { EngagementRow } from './engagementsSql.ts';
import { insertEvent } from './eventsSql.ts';
import type { EngagementEventKind, EngagementEventRow } from './eventsSql.ts';
import type { WorkNews } from '../../mail/kinds.ts';
import { workMoved } from './news.ts';

/** Acts on a work: checks permission, serialises, records, notifies and posts to the room. */

export const workLimits = { note: 2_000, link: 500, words: 2_000, hoursWork: 200 } as const;

const acts: RateLimit = { name: 'engagement-acts', hits: 300, windowMs: 3_600_000 };

export async function counted(context: Context): Promise<void> {
  const userId = viewerId(context.viewer);
  if (userId !== null) await hit(context.services, acts, userId);
}

type Who = 'CREATOR' | 'EVERYBODY' | 'OWNER';

export interface Acting {
  readonly trx: Transaction<Tables>;
  readonly engagement: EngagementRow;
  readonly userId: string;
  readonly side: 'COMPANY' | 'CREATOR';
  readonly now: Date;
  readonly room: HeldRoom | undefined;
}

/** Undefined when already done, so that nothing is sent twice. */
export type Outcome =
  | {
      readonly kind: EngagementEventKind;
      readonly news: WorkNews;
      readonly roundId: string | null;
      readonly words?: string | null;
      readonly netPrice?: number | null;
      readonly term?: EngagementEventRow['term'];
      /** Posted to the room as the actor, with the work's address. */
      readonly saying: string | null;
      /** Other changes in the room. */
      readonly said?: readonly Said[];
    }
  | undefined;

function sideIn(context: Context, who: Who): 'COMPANY' | 'CREATOR' {
  const { viewer } = context;
  if (hasRole(viewer, 'CREATOR_USER')) {
    if (who === 'OWNER') throw new DomainError('ForbiddenError', 'この操作は、委託した会社だけができます。');
    return 'CREATOR';
  }
  if (who === 'CREATOR')
    throw new DomainError('ForbiddenError', 'この操作は、受託したクリエイターだけができます。');
  if (who === 'OWNER' && !hasRole(viewer, 'CORPORATE_USER'))
    throw new DomainError('ForbiddenError', 'この操作は、会社のアカウントの管理者だけができます。');
  return 'COMPANY';
}

export async function actIn(
  context: Context,
  engagementId: string | undefined,
  who: Who,
  run: (acting: Acting) => Promise<Outcome>,
): Promise<EngagementRow> {
  const { services } = context;
  const known = await ownEngagement(context, engagementId);
  const userId = viewerId(context.viewer);
  if (!known || userId === null) throw engagementNotFound();
  const side = sideIn(context, who);
  let roundId: string | null = null;
  const said = await services.db.transaction().execute(async (trx): Promise<Said[]> => {
    const room = known.chatRoomId === null ? undefined : await holdAsMember(trx, known.chatRoomId, userId);
    const engagement = await holdEngagement(trx, known.id);
    if (!engagement) throw engagementNotFound();
    const now = services.clock.now();
    const done = await run({ trx, engagement, userId, side, now, room });
    if (!done) return [];
    roundId = done.roundId;
    await insertEvent(trx, {
      id: services.newId(),
      engagement_id: known.id,
      round_id: done.roundId,
      kind: done.kind,
      side,
      user_id: userId,
      term: done.term ?? null,
      words: done.words ?? null,
      net_price: done.netPrice ?? null,
      happened_at: now,
    });
    await enqueue(trx, services, workMoved, { engagementId: known.id, news: done.news, by: userId });
    if (!room || room.isBlockedByCompany || room.isBlockedByCreator || done.saying === null)
      return [...(done.said ?? [])];
    const url = new URL(
      `/engagements/${encodeGlobalId('Engagement', known.id)}`,
      services.config.publicOrigin,
    ).href;
    return [
      ...(done.said ?? []),
      await sayInRoom(trx, services, room, {
        senderId: userId,
        kind: 'PLAIN',
        text: `${done.saying}\n${url}`,
        isToldApart: true,
      }),
    ];
  });
  tellSaid(context, said);
  forgetEngagement(context, known.id, roundId);
  const after = await ownEngagement(context, known.id);
  if (!after) throw engagementNotFound();
  return after;
}

export interface ActingInRound extends Acting {
  readonly round: RoundRow;
  /** With its number if there are several. */
  readonly name: string;
}

/** The same for one round. */
export async function actInRound(
  context: Context,
  globalRoundId: string,
  who: Who,
  run: (acting: ActingInRound) => Promise<Outcome>,
): Promise<EngagementRow> {
  const roundId = keyOf(globalRoundId, 'EngagementRound');
  const known = roundId === undefined ? undefined : await roundById(context.services.db, roundId);
  // A round of an invisible work counts as not existing.
  if (!known || !(await ownEngagement(context, known.engagementId))) throw roundNotFound();
  const done = await actIn(context, known.engagementId, who, async (acting) => {
    const round = await roundById(acting.trx, known.id);
    if (!round) throw roundNotFound();
    const { title, remunerationType } = acting.engagement;
    const name =
      round.number > 1 || round.title !== null || remunerationType === 'HOURLY_RATE'
        ? `「${title}」第${round.number}回`
        : `「${title}」`;
    return run({ ...acting, round, name });
  });
  forgetEngagement(context, known.engagementId, known.id);
  return done;
}

export const stateWords = {
  UNDER_WAY: '進行中',
  DELIVERED: '検収待ち',
  CORRECTION_ASKED: '修正中',
  ACCEPTED: '検収済み',
  INVOICED: '請求済み',
  PAID: '支払い済み',
  RECEIVED: '完了',
  ENDED_EARLY: '途中終了',
} as const;

/** Not possible in this state. */
export const notNow = ({ state }: RoundRow, words: string) =>
  new DomainError('ArgumentInvalidError', `現在の状態は「${stateWords[state]}」のため、${words}`, {
    field: 'roundId',
  });
