import type { Kysely } from 'kysely';
import type { Tables } from '../../db/__generated__/tables.ts';
import { columnsOf } from '../../db/columns.ts';

export interface RefusalRow {
  readonly address: string;
  readonly refusals: number;
  readonly reason: string;
  readonly refusedAt: Date;
}

const refusalColumns = columnsOf('address', 'refusals', 'reason', 'refusedAt');

export async function refusalsOf(db: Kysely<Tables>, address: string): Promise<number | undefined> {
  const row = await db
    .selectFrom('mail_refusals')
    .select('refusals')
    .where('address', '=', address)
    .executeTakeFirst();
  return row?.refusals;
}

export function refusals(db: Kysely<Tables>, limit: number): Promise<RefusalRow[]> {
  return db
    .selectFrom('mail_refusals')
    .select(refusalColumns)
    .orderBy('refused_at', 'desc')
    .orderBy('address')
    .limit(limit)
    .execute();
}

export async function countRefusal(
  db: Kysely<Tables>,
  { address, reason, now }: { readonly address: string; readonly reason: string; readonly now: Date },
): Promise<void> {
  await db
    .insertInto('mail_refusals')
    .values({ address, refusals: 1, reason, refused_at: now })
    .onConflict((conflict) =>
      conflict.column('address').doUpdateSet(({ eb, ref }) => ({
        refusals: eb(ref('mail_refusals.refusals'), '+', 1),
        reason,
        refused_at: now,
      })),
    )
    .execute();
}

export async function forgetRefusals(db: Kysely<Tables>, address: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('mail_refusals')
    .where('address', '=', address)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export async function forgetBefore(db: Kysely<Tables>, before: Date): Promise<void> {
  await db.deleteFrom('mail_refusals').where('refused_at', '<', before).execute();
}
