import { sql } from 'kysely';
import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '../../../db/__generated__/tables.ts';
import { jsonb } from '../../../db/values.ts';

/** What lies before a reviewer: a work, or an opening that a rule held back. */
export interface Subject {
  readonly kind: 'JOB_OPENING' | 'PRODUCT';
  readonly id: string;
}

/** The column that names it in leases and decisions. */
const columnOf = ({ kind }: Subject) => (kind === 'PRODUCT' ? 'product_id' : 'job_opening_id');

/** True when it is theirs from now on: nobody else has it, or had it and left it alone. */
export async function takeLease(
  trx: Kysely<Tables>,
  {
    subject,
    staffId,
    now,
    until,
  }: { readonly subject: Subject; readonly staffId: string; readonly now: Date; readonly until: Date },
): Promise<boolean> {
  const taken = await trx
    .insertInto('review_leases')
    .values({ [columnOf(subject)]: subject.id, staff_id: staffId, taken_at: now, expires_at: until })
    .onConflict((conflict) =>
      conflict
        .column(columnOf(subject))
        .doUpdateSet({
          staff_id: staffId,
          expires_at: until,
          // Going on with one's own is no new beginning.
          taken_at: sql`case when review_leases.staff_id = ${staffId} and review_leases.expires_at > ${now}
            then review_leases.taken_at else ${now} end`,
        })
        .where(({ or, eb }) =>
          or([eb('review_leases.staff_id', '=', staffId), eb('review_leases.expires_at', '<=', now)]),
        ),
    )
    .returning('staff_id')
    .executeTakeFirst();
  return taken !== undefined;
}

/** One's own; whoever leaves it alone gives it back. */
export async function dropLease(trx: Kysely<Tables>, subject: Subject, staffId: string): Promise<void> {
  await trx
    .deleteFrom('review_leases')
    .where(columnOf(subject), '=', subject.id)
    .where('staff_id', '=', staffId)
    .execute();
}

export interface Lease {
  readonly staffId: string;
  readonly staffName: string;
  readonly takenAt: Date;
  readonly expiresAt: Date;
}

export function leaseOf(db: Kysely<Tables>, subject: Subject, now: Date): Promise<Lease | undefined> {
  return db
    .selectFrom('review_leases as l')
    .innerJoin('staff_accounts as s', 's.id', 'l.staff_id')
    .select([
      'l.staff_id as staffId',
      's.name as staffName',
      'l.taken_at as takenAt',
      'l.expires_at as expiresAt',
    ])
    .where(`l.${columnOf(subject)}`, '=', subject.id)
    .where('l.expires_at', '>', now)
    .executeTakeFirst();
}

export interface Hold {
  /** Null of the command line. */
  readonly staffName: string | null;
  readonly note: string;
  readonly heldAt: Date;
}

export function holdOf(db: Kysely<Tables>, productId: string): Promise<Hold | undefined> {
  return db
    .selectFrom('review_holds as h')
    .leftJoin('staff_accounts as s', 's.id', 'h.staff_id')
    .select(['s.name as staffName', 'h.note', 'h.held_at as heldAt'])
    .where('h.product_id', '=', productId)
    .executeTakeFirst();
}

export async function putHold(
  trx: Transaction<Tables>,
  hold: {
    readonly productId: string;
    readonly staffId: string | null;
    readonly note: string;
    readonly now: Date;
  },
): Promise<void> {
  const values = { staff_id: hold.staffId, note: hold.note, held_at: hold.now };
  await trx
    .insertInto('review_holds')
    .values({ product_id: hold.productId, ...values })
    .onConflict((conflict) => conflict.column('product_id').doUpdateSet(values))
    .execute();
}

export async function dropHold(trx: Transaction<Tables>, productId: string): Promise<boolean> {
  const dropped = await trx
    .deleteFrom('review_holds')
    .where('product_id', '=', productId)
    .returning('product_id')
    .executeTakeFirst();
  return dropped !== undefined;
}

export interface Decision {
  readonly id: string;
  readonly subject: Subject;
  readonly staffId: string;
  readonly decision: 'APPROVE' | 'REJECT';
  readonly reason: string | null;
  readonly version: string;
  readonly dueAt: Date;
}

export interface NewDecision extends Decision {
  readonly template: string | null;
  readonly checks: Readonly<Record<string, boolean>>;
  readonly submittedAt: Date;
  readonly secondsTaken: number | null;
  readonly now: Date;
}

/** False when somebody has decided already: of many at once one is written. */
export async function insertDecision(trx: Transaction<Tables>, decision: NewDecision): Promise<boolean> {
  const made = await trx
    .insertInto('review_decisions')
    .values({
      id: decision.id,
      [columnOf(decision.subject)]: decision.subject.id,
      staff_id: decision.staffId,
      decision: decision.decision,
      reason: decision.reason,
      template: decision.template,
      version: decision.version,
      checks: jsonb({ ...decision.checks }),
      submitted_at: decision.submittedAt,
      seconds_taken: decision.secondsTaken,
      decided_at: decision.now,
      due_at: decision.dueAt,
    })
    .onConflict((conflict) =>
      conflict
        .column(columnOf(decision.subject))
        .where(sql<boolean>`state = 'WAITING'`)
        .doNothing(),
    )
    .returning('id')
    .executeTakeFirst();
  return made !== undefined;
}

/** The decision while it waits, held. */
export async function holdDecision(
  trx: Transaction<Tables>,
  by: { readonly id: string } | { readonly subject: Subject },
): Promise<Decision | undefined> {
  const [column, key] =
    'id' in by ? (['id', by.id] as const) : ([columnOf(by.subject), by.subject.id] as const);
  const row = await trx
    .selectFrom('review_decisions')
    .select([
      'id',
      'product_id as productId',
      'job_opening_id as jobOpeningId',
      'staff_id as staffId',
      'decision',
      'reason',
      'version',
      'due_at as dueAt',
    ])
    .where('state', '=', 'WAITING')
    .where(column, '=', key)
    .forUpdate()
    .executeTakeFirst();
  if (!row) return undefined;
  const { productId, jobOpeningId, ...decision } = row;
  const subject: Subject =
    productId === null ? { kind: 'JOB_OPENING', id: jobOpeningId ?? '' } : { kind: 'PRODUCT', id: productId };
  return { ...decision, subject };
}

export async function setDecision(
  trx: Kysely<Tables>,
  id: string,
  state: 'DONE' | 'OVERTAKEN' | 'TAKEN_BACK',
): Promise<void> {
  await trx
    .updateTable('review_decisions')
    .set({ state })
    .where('id', '=', id)
    .where('state', '=', 'WAITING')
    .execute();
}
