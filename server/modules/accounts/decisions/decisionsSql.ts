import type { Kysely, Selectable, Transaction } from 'kysely';
import type { Tables } from '../../../db/__generated__/tables.ts';
import { columnsOf } from '../../../db/columns.ts';

type Row = Selectable<Tables['member_decisions']>;
export type SubjectKind = Row['subject_kind'];
export type EndedWhy = NonNullable<Row['ended_why']>;
export type ContestAnswer = NonNullable<Row['answer']>;

/** Against whom, and by whom. */
interface Decision {
  readonly id: string;
  readonly subjectKind: SubjectKind;
  readonly subjectId: string;
  readonly subjectName: string;
  readonly userId: string | null;
  readonly companyId: string | null;
  readonly staffId: string | null;
}

export interface NewDecision extends Decision {
  readonly rule: string;
  readonly reason: string;
  readonly endsAt: Date | null;
  readonly tokenHash: string;
  readonly now: Date;
}

export async function insertDecision(trx: Transaction<Tables>, row: NewDecision): Promise<void> {
  await trx
    .insertInto('member_decisions')
    .values({
      id: row.id,
      subject_kind: row.subjectKind,
      subject_id: row.subjectId,
      subject_name: row.subjectName.slice(0, 300),
      user_id: row.userId,
      company_id: row.companyId,
      staff_id: row.staffId,
      rule: row.rule,
      reason: row.reason,
      decided_at: row.now,
      ends_at: row.endsAt,
      token_hash: row.tokenHash,
    })
    .execute();
}

/** False when none was recorded, as for old ones. */
export async function endDecision(
  trx: Transaction<Tables>,
  subject: { readonly kind: SubjectKind; readonly id: string },
  { why, staffId, now }: { readonly why: EndedWhy; readonly staffId: string | null; readonly now: Date },
): Promise<boolean> {
  const ended = await trx
    .updateTable('member_decisions')
    .set({ ended_at: now, ended_why: why, ended_by_staff_id: staffId })
    .where('subject_kind', '=', subject.kind)
    .where('subject_id', '=', subject.id)
    .where('ended_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return ended !== undefined;
}

/** Due ones, the oldest first. */
export async function dueSubjects(
  db: Kysely<Tables>,
  kind: SubjectKind,
  now: Date,
  limit: number,
): Promise<string[]> {
  const rows = await db
    .selectFrom('member_decisions')
    .select('subject_id')
    .where('subject_kind', '=', kind)
    .where('ended_at', 'is', null)
    .where('ends_at', '<=', now)
    .orderBy('ends_at')
    .limit(limit)
    .execute();
  return rows.map(({ subject_id: id }) => id);
}

const decisionColumns = columnsOf(
  'd.id',
  'd.subjectKind',
  'd.subjectId',
  'd.subjectName',
  'd.userId',
  'd.companyId',
  'd.staffId',
  'd.rule',
  'd.reason',
  'd.decidedAt',
  'd.endsAt',
  'd.endedAt',
  'd.endedWhy',
  'd.contestedAt',
  'd.contest',
  'd.answeredAt',
  'd.answer',
  'd.answerWords',
);

export interface DecisionRow extends Decision {
  readonly rule: string | null;
  readonly reason: string;
  readonly decidedAt: Date;
  readonly endsAt: Date | null;
  readonly endedAt: Date | null;
  readonly endedWhy: EndedWhy | null;
  readonly contestedAt: Date | null;
  readonly contest: string | null;
  readonly answeredAt: Date | null;
  readonly answer: ContestAnswer | null;
  readonly answerWords: string | null;
}

const decisions = (db: Kysely<Tables>) => db.selectFrom('member_decisions as d').select(decisionColumns);

export function decisionOfToken(db: Kysely<Tables>, tokenHash: string): Promise<DecisionRow | undefined> {
  return decisions(db).where('d.token_hash', '=', tokenHash).executeTakeFirst();
}

/** Newest first. */
export function decisionsAgainst(
  db: Kysely<Tables>,
  against: { readonly userId: string } | { readonly companyId: string },
  limit: number,
): Promise<DecisionRow[]> {
  const theirs =
    'userId' in against
      ? decisions(db).where('d.user_id', '=', against.userId)
      : decisions(db).where('d.company_id', '=', against.companyId);
  return theirs.orderBy('d.decided_at', 'desc').limit(limit).execute();
}

export function decisionById(db: Kysely<Tables>, id: string): Promise<DecisionRow | undefined> {
  return decisions(db).where('d.id', '=', id).executeTakeFirst();
}

export function holdDecision(trx: Transaction<Tables>, id: string): Promise<DecisionRow | undefined> {
  return decisions(trx).where('d.id', '=', id).forNoKeyUpdate().executeTakeFirst();
}

/** False when already contested or too late. */
export async function setContest(
  trx: Transaction<Tables>,
  id: string,
  { words, now, decidedAfter }: { readonly words: string; readonly now: Date; readonly decidedAfter: Date },
): Promise<boolean> {
  const done = await trx
    .updateTable('member_decisions')
    .set({ contest: words, contested_at: now })
    .where('id', '=', id)
    .where('contested_at', 'is', null)
    .where('decided_at', '>', decidedAfter)
    .where((eb) => eb.or([eb('ended_why', 'is', null), eb('ended_why', '=', 'EXPIRED')]))
    .returning('id')
    .executeTakeFirst();
  return done !== undefined;
}

export async function setAnswer(
  trx: Transaction<Tables>,
  id: string,
  given: {
    readonly answer: ContestAnswer;
    readonly words: string;
    readonly staffId: string | null;
    readonly now: Date;
  },
): Promise<void> {
  await trx
    .updateTable('member_decisions')
    .set({
      answer: given.answer,
      answer_words: given.words,
      answered_by_staff_id: given.staffId,
      answered_at: given.now,
    })
    .where('id', '=', id)
    .execute();
}

/** Where the answer goes: to the person, or the company's members. */
export async function addressesOf(
  db: Kysely<Tables>,
  { userId, companyId }: Pick<DecisionRow, 'companyId' | 'userId'>,
): Promise<string[]> {
  const users = db.selectFrom('users as u').select('u.email').where('u.status', '<>', 'DELETED');
  const rows =
    userId !== null
      ? await users.where('u.id', '=', userId).execute()
      : await users
          .innerJoin('company_members as m', 'm.user_id', 'u.id')
          .where('m.company_id', '=', companyId)
          .where('m.role', '=', 'CORPORATE_USER')
          .orderBy('m.joined_at')
          .execute();
  return rows.map(({ email }) => email);
}

export interface WaitingContest extends DecisionRow {
  readonly decidedBy: string | null;
}

const contested = (db: Kysely<Tables>) =>
  decisions(db)
    .leftJoin('staff_accounts as s', 's.id', 'd.staff_id')
    .select('s.name as decidedBy')
    .where('d.contested_at', 'is not', null)
    .where('d.answered_at', 'is', null)
    // Lifted by an operator meanwhile: nothing left to answer.
    .where((eb) => eb.or([eb('d.ended_why', 'is', null), eb('d.ended_why', '=', 'EXPIRED')]));

/** The longest wait first. */
export function waitingContests(db: Kysely<Tables>, limit: number): Promise<WaitingContest[]> {
  return contested(db).orderBy('d.contested_at').orderBy('d.id').limit(limit).execute();
}
