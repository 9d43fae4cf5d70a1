import { sql } from 'kysely';
import type { Kysely, Selectable, Transaction } from 'kysely';
import type { Tables } from '../../../db/__generated__/tables.ts';
import { personBlocked } from '../rooms/roomsSql.ts';

type InterviewTable = Selectable<Tables['interviews']>;
export type InterviewState = InterviewTable['state'];
export type InterviewAct = Selectable<Tables['interview_acts']>['act'];

/** An interview as both sides see it. */
export interface InterviewRow {
  readonly id: string;
  readonly roomId: string;
  readonly entryId: string | null;
  readonly proposedById: string;
  readonly state: InterviewState;
  readonly version: number;
  readonly icsSequence: number;
  readonly minutes: number;
  readonly place: string | null;
  /** Times to pick from, earliest first. */
  readonly times: readonly Date[];
  readonly startsAt: Date | null;
  readonly openingTitle: string | null;
}

const interviews = (db: Kysely<Tables>) =>
  db
    .selectFrom('interviews as i')
    .leftJoin('job_entries as e', 'e.id', 'i.entry_id')
    .leftJoin('job_openings as o', 'o.id', 'e.job_opening_id')
    .select([
      'i.id',
      'i.room_id as roomId',
      'i.entry_id as entryId',
      'i.proposed_by_user_id as proposedById',
      'i.state',
      'i.version',
      'i.ics_sequence as icsSequence',
      'i.minutes',
      'i.place',
      'i.times',
      'i.starts_at as startsAt',
      'o.title as openingTitle',
    ]);

/** A writer has locked the room, so the result is stable. */
export async function interviewsByIds(db: Kysely<Tables>, ids: readonly string[]): Promise<InterviewRow[]> {
  return interviews(db)
    .where(sql<boolean>`i.id = any(${[...ids]}::uuid[])`)
    .execute();
}

export interface ActRow {
  readonly messageId: string;
  readonly interviewId: string;
  readonly act: InterviewAct;
  readonly times: readonly Date[];
}

export async function actsOfMessages(db: Kysely<Tables>, ids: readonly string[]): Promise<ActRow[]> {
  return db
    .selectFrom('interview_acts')
    .select(['message_id as messageId', 'interview_id as interviewId', 'act', 'times'])
    .where(sql<boolean>`message_id = any(${[...ids]}::uuid[])`)
    .execute();
}

/** The place in its room of what was done last about an interview. */
export async function newestAct(trx: Transaction<Tables>, interviewId: string): Promise<number> {
  const { sequence } = await trx
    .selectFrom('interview_acts as a')
    .innerJoin('chat_messages as c', 'c.id', 'a.message_id')
    .select('c.sequence')
    .where('a.interview_id', '=', interviewId)
    .orderBy('c.sequence', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  return sequence;
}

export async function insertAct(trx: Transaction<Tables>, act: ActRow): Promise<void> {
  await trx
    .insertInto('interview_acts')
    .values({
      message_id: act.messageId,
      interview_id: act.interviewId,
      act: act.act,
      times: act.times,
    })
    .execute();
}

/** Whether a proposal awaits the creator's answer. */
export async function hasOpenProposal(trx: Transaction<Tables>, roomId: string): Promise<boolean> {
  const row = await trx
    .selectFrom('interviews')
    .select('id')
    .where('room_id', '=', roomId)
    .where('state', '=', 'PROPOSED')
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

export async function insertInterview(
  trx: Transaction<Tables>,
  made: Pick<InterviewRow, 'entryId' | 'id' | 'minutes' | 'place' | 'proposedById' | 'roomId' | 'times'>,
  now: Date,
): Promise<void> {
  await trx
    .insertInto('interviews')
    .values({
      id: made.id,
      room_id: made.roomId,
      entry_id: made.entryId,
      proposed_by_user_id: made.proposedById,
      state: 'PROPOSED',
      version: 1,
      minutes: made.minutes,
      place: made.place,
      times: made.times,
      created_at: now,
      changed_at: now,
    })
    .execute();
}

type Change = Partial<
  Pick<InterviewRow, 'icsSequence' | 'minutes' | 'place' | 'proposedById' | 'startsAt' | 'state' | 'times'>
>;

export async function changeInterview(
  trx: Transaction<Tables>,
  { id, version }: Pick<InterviewRow, 'id' | 'version'>,
  change: Change,
  now: Date,
): Promise<void> {
  await trx
    .updateTable('interviews')
    .set({
      version: version + 1,
      changed_at: now,
      ...(change.state !== undefined && { state: change.state }),
      ...(change.times !== undefined && { times: change.times }),
      ...(change.startsAt !== undefined && { starts_at: change.startsAt }),
      ...(change.icsSequence !== undefined && { ics_sequence: change.icsSequence }),
      ...(change.minutes !== undefined && { minutes: change.minutes }),
      ...(change.place !== undefined && { place: change.place }),
      ...(change.proposedById !== undefined && { proposed_by_user_id: change.proposedById }),
    })
    .where('id', '=', id)
    .execute();
}

export async function addGuests(
  trx: Transaction<Tables>,
  interviewId: string,
  userIds: readonly string[],
): Promise<void> {
  await trx
    .insertInto('interview_guests')
    .values(userIds.map((userId) => ({ interview_id: interviewId, user_id: userId })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/**
 * Whom to tell: the creator, the proposer, the 担当 and those with it in their calendar, if still in the room.
 */
export async function concerned(
  trx: Transaction<Tables>,
  { id, roomId, proposedById }: Pick<InterviewRow, 'id' | 'proposedById' | 'roomId'>,
): Promise<readonly string[]> {
  const rows = await trx
    .selectFrom('chat_members as m')
    .innerJoin('chat_rooms as r', 'r.id', 'm.room_id')
    .select('m.user_id as userId')
    .where('m.room_id', '=', roomId)
    .where(
      sql<boolean>`(m.user_id in (r.creator_id, r.assignee_id, ${proposedById}::uuid)
        or m.user_id in (select user_id from interview_guests where interview_id = ${id}::uuid))`,
    )
    .orderBy('m.user_id')
    .execute();
  return rows.map(({ userId }) => userId);
}

/** The room and both sides' names. */
export interface InterviewRoom {
  readonly id: string;
  readonly companyId: string;
  readonly creatorId: string;
  readonly companyName: string;
  readonly creatorName: string;
  readonly creatorStatus: 'ACTIVE' | 'DELETED' | 'SUSPENDED';
  readonly companyStatus: string;
  readonly requestState: 'DECLINED' | 'WAITING' | null;
  readonly isBlockedByCreator: boolean;
  readonly isBlockedByCompany: boolean;
  /** Who proposed it. */
  readonly isPersonBlocked: boolean;
  readonly entryStage: string | null;
}

export async function roomOfInterview(
  db: Kysely<Tables>,
  interviewId: string,
): Promise<InterviewRoom | undefined> {
  return db
    .selectFrom('interviews as i')
    .innerJoin('chat_rooms as r', 'r.id', 'i.room_id')
    .innerJoin('users as u', 'u.id', 'r.creator_id')
    .innerJoin('companies as co', 'co.id', 'r.company_id')
    .leftJoin('creator_profiles as p', 'p.user_id', 'r.creator_id')
    .leftJoin('job_entries as e', 'e.id', 'i.entry_id')
    .select([
      'r.id',
      'r.company_id as companyId',
      'r.creator_id as creatorId',
      'co.name as companyName',
      sql<string>`coalesce(p.last_name || ' ' || p.first_name, '')`.as('creatorName'),
      'u.status as creatorStatus',
      'co.status as companyStatus',
      'r.request_state as requestState',
      sql<boolean>`exists (select from creator_hidden_companies as h
        where h.creator_id = r.creator_id and h.company_id = r.company_id and h.reason = 'MANUAL')`.as(
        'isBlockedByCreator',
      ),
      sql<boolean>`r.blocked_by_company_at is not null`.as('isBlockedByCompany'),
      personBlocked(sql.ref('i.proposed_by_user_id')).as('isPersonBlocked'),
      'e.stage as entryStage',
    ])
    .where('i.id', '=', interviewId)
    .executeTakeFirst();
}
