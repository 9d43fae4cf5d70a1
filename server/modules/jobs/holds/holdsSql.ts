import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '../../../db/__generated__/tables.ts';
import { columnsOf } from '../../../db/columns.ts';
import { jsonb } from '../../../db/values.ts';
import { readFindings } from './holdFields.ts';
import type { Finding } from './holdFields.ts';

export type HoldState = 'OVERTAKEN' | 'RELEASED' | 'SENT_BACK' | 'WAITING';

export interface OpeningHold {
  readonly id: string;
  readonly jobOpeningId: string;
  /** The published version that it is of. */
  readonly version: number;
  readonly findings: readonly Finding[];
  readonly heldAt: Date;
  readonly state: HoldState;
  /** Why it was sent back. */
  readonly reason: string | null;
}

const holdColumns = columnsOf('id', 'jobOpeningId', 'version', 'findings', 'heldAt', 'state', 'reason');

const selectHolds = (db: Kysely<Tables>) => db.selectFrom('opening_holds').select(holdColumns);

const read = <Row extends { readonly findings: unknown }>(row: Row) => ({
  ...row,
  findings: readFindings(row.findings),
});

/** What keeps each of these from sight now. */
export async function standingHolds(db: Kysely<Tables>, ids: readonly string[]): Promise<OpeningHold[]> {
  const rows = await selectHolds(db)
    .distinctOn('job_opening_id')
    .where('job_opening_id', 'in', [...ids])
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('job_openings as o')
          .select('o.id')
          .whereRef('o.id', '=', 'opening_holds.job_opening_id')
          .where('o.held_at', 'is not', null),
      ),
    )
    .orderBy('job_opening_id')
    .orderBy('held_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return rows.map(read);
}

/** The one that waits. */
export async function waitingHold(db: Kysely<Tables>, id: string): Promise<OpeningHold | undefined> {
  const row = await selectHolds(db)
    .where('job_opening_id', '=', id)
    .where('state', '=', 'WAITING')
    .executeTakeFirst();
  return row && read(row);
}

/** Passages that the house let pass in this opening. */
export async function releasedFindings(db: Kysely<Tables>, id: string): Promise<Finding[]> {
  const rows = await db
    .selectFrom('opening_holds')
    .select('findings')
    .where('job_opening_id', '=', id)
    .where('state', '=', 'RELEASED')
    .execute();
  return rows.flatMap(({ findings }) => readFindings(findings));
}

export async function lastVersion(db: Kysely<Tables>, id: string): Promise<number> {
  const row = await db
    .selectFrom('job_opening_versions')
    .select((eb) => eb.fn.max('version').as('version'))
    .where('job_opening_id', '=', id)
    .executeTakeFirst();
  return row?.version ?? 1;
}

export async function insertHold(
  trx: Transaction<Tables>,
  { id, jobOpeningId, version, findings, heldAt }: Omit<OpeningHold, 'reason' | 'state'>,
): Promise<void> {
  await trx
    .insertInto('opening_holds')
    .values({
      id,
      job_opening_id: jobOpeningId,
      version,
      findings: jsonb(findings.map((finding) => ({ ...finding }))),
      held_at: heldAt,
    })
    .execute();
}

/** The trigger of 0092 takes the opening out of the lists, or lets it back. */
export async function setHeld(trx: Transaction<Tables>, id: string, heldAt: Date | null): Promise<void> {
  await trx
    .updateTable('job_openings')
    .set({ held_at: heldAt })
    .where('id', '=', id)
    .where('held_at', 'is distinct from', heldAt)
    .execute();
}

/** Nobody looks at it any more: it came out anew, or went away. */
export async function overtakeHold(trx: Transaction<Tables>, id: string, now: Date): Promise<void> {
  await trx
    .updateTable('opening_holds')
    .set({ state: 'OVERTAKEN', decided_at: now })
    .where('job_opening_id', '=', id)
    .where('state', '=', 'WAITING')
    .execute();
}

export async function decideHold(
  trx: Transaction<Tables>,
  id: string,
  decision: {
    readonly state: 'RELEASED' | 'SENT_BACK';
    readonly reason: string | null;
    readonly staffId: string | null;
    readonly now: Date;
  },
): Promise<void> {
  await trx
    .updateTable('opening_holds')
    .set({
      state: decision.state,
      reason: decision.reason,
      decided_by_staff_id: decision.staffId,
      decided_at: decision.now,
    })
    .where('id', '=', id)
    .execute();
}

/** First seen from now on: nobody has seen it before. */
export async function beginToday(trx: Transaction<Tables>, id: string, now: Date): Promise<void> {
  await trx.updateTable('job_openings').set({ published_at: now }).where('id', '=', id).execute();
}
