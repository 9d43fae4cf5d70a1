import { sql } from 'kysely';
import type { Kysely, Selectable, Transaction } from 'kysely';
import type { Tables } from '../../../db/__generated__/tables.ts';
import { joinedMedia, joinedMediaColumns, movingColumns } from '../../media/sql.ts';
import type { MediaRow } from '../../media/sql.ts';

type Report = Selectable<Tables['reports']>;

export interface OpenReport {
  readonly id: string;
  readonly subjectKind: Report['subject_kind'];
  readonly subjectId: string;
  readonly subjectName: string | null;
  readonly reason: Report['reason'];
  readonly detail: string;
  readonly createdAt: Date;
  readonly reporterId: string | null;
  readonly reporterName: string | null;
}

export interface ReportWhole extends OpenReport {
  readonly status: Report['status'];
  readonly snapshot: unknown;
  readonly handledBy: string | null;
  readonly handlingNote: string | null;
}

/** A person as the house calls them. */
const nameOf = (id: string) => sql<string | null>`(select coalesce(
    (select c.last_name || ' ' || c.first_name from creator_profiles c where c.user_id = ${sql.ref(id)}),
    (select p.last_name || ' ' || p.first_name from corporate_profiles p where p.user_id = ${sql.ref(id)}),
    (select u.email from users u where u.id = ${sql.ref(id)})))`;

const subjectName = sql<string | null>`case r.subject_kind
    when 'PRODUCT' then (select name from products where id = r.subject_id)
    when 'USER' then ${nameOf('r.subject_id')}
    when 'COMPANY' then (select name from companies where id = r.subject_id)
    when 'JOB_OPENING' then (select title from job_openings where id = r.subject_id) end`;

const reports = (db: Kysely<Tables>) =>
  db
    .selectFrom('reports as r')
    .select([
      'r.id',
      'r.subject_kind as subjectKind',
      'r.subject_id as subjectId',
      subjectName.as('subjectName'),
      'r.reason',
      'r.detail',
      'r.created_at as createdAt',
      'r.reporter_id as reporterId',
      nameOf('r.reporter_id').as('reporterName'),
    ]);

/** The longest wait first. */
export function openReports(db: Kysely<Tables>, limit: number): Promise<OpenReport[]> {
  return reports(db)
    .where('r.status', '=', 'OPEN')
    .orderBy('r.created_at')
    .orderBy('r.id')
    .limit(limit)
    .execute();
}

export function reportById(db: Kysely<Tables>, id: string): Promise<ReportWhole | undefined> {
  return reports(db)
    .leftJoin('staff_accounts as s', 's.id', 'r.handled_by_staff_id')
    .select(['r.status', 'r.snapshot', 's.name as handledBy', 'r.handling_note as handlingNote'])
    .where('r.id', '=', id)
    .executeTakeFirst();
}

/** Kept with a report; what has no picture is named by its file name. */
export async function picturesOf(db: Kysely<Tables>, reportId: string): Promise<MediaRow[]> {
  const rows = await db
    .selectFrom('report_media as r')
    .innerJoin('media_objects as m', 'm.id', 'r.media_id')
    .select([...joinedMediaColumns, ...movingColumns, sql<string>`''`.as('caption')])
    .where('r.report_id', '=', reportId)
    .orderBy('m.id')
    .execute();
  return rows.flatMap((row) => joinedMedia(row, row) ?? []);
}

/** Names of whoever wrote what was reported. */
export async function namesOf(
  db: Kysely<Tables>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('users as u')
    .select(['u.id', nameOf('u.id').as('name')])
    .where('u.id', 'in', [...ids])
    .execute();
  return new Map(rows.map(({ id, name }) => [id, name ?? '']));
}

/** False when somebody has done it already. */
export async function handleReport(
  trx: Transaction<Tables>,
  {
    id,
    staffId,
    outcome,
    note,
    now,
  }: {
    readonly id: string;
    /** Null of the command line. */
    readonly staffId: string | null;
    readonly outcome: 'ACTED' | 'DISMISSED';
    readonly note: string;
    readonly now: Date;
  },
): Promise<boolean> {
  const done = await trx
    .updateTable('reports')
    .set({ status: outcome, handled_by_staff_id: staffId, handled_at: now, handling_note: note })
    .where('id', '=', id)
    .where('status', '=', 'OPEN')
    .returning('id')
    .executeTakeFirst();
  return done !== undefined;
}

export interface WaitingContact {
  readonly id: string;
  readonly category: Selectable<Tables['contact_messages']>['category'];
  readonly name: string;
  readonly companyName: string | null;
  readonly email: string;
  readonly body: string;
  readonly createdAt: Date;
}

export function waitingContacts(db: Kysely<Tables>, limit: number): Promise<WaitingContact[]> {
  return db
    .selectFrom('contact_messages')
    .select([
      'id',
      'category',
      'name',
      'company_name as companyName',
      'email',
      'body',
      'created_at as createdAt',
    ])
    .where('status', '=', 'NEW')
    .orderBy('created_at')
    .orderBy('id')
    .limit(limit)
    .execute();
}

export async function handleContact(
  trx: Transaction<Tables>,
  {
    id,
    staffId,
    outcome,
    now,
  }: {
    readonly id: string;
    /** Null of the command line. */
    readonly staffId: string | null;
    readonly outcome: 'ANSWERED' | 'CLOSED';
    readonly now: Date;
  },
): Promise<boolean> {
  const done = await trx
    .updateTable('contact_messages')
    .set({ status: outcome, handled_by_staff_id: staffId, handled_at: now })
    .where('id', '=', id)
    .where('status', '=', 'NEW')
    .returning('id')
    .executeTakeFirst();
  return done !== undefined;
}
