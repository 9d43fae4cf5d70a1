import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '../../../db/__generated__/tables.ts';

export interface SuspendableUser {
  readonly id: string;
  readonly email: string;
  readonly status: 'ACTIVE' | 'DELETED' | 'SUSPENDED';
}

export function holdUser(trx: Transaction<Tables>, id: string): Promise<SuspendableUser | undefined> {
  return trx
    .selectFrom('users')
    .select(['id', 'email', 'status'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

/** The trigger on `users.status` hides what is theirs, or shows it again. */
export async function setSuspended(
  trx: Transaction<Tables>,
  id: string,
  suspension: { readonly at: Date; readonly reason: string } | null,
): Promise<void> {
  await trx
    .updateTable('users')
    .set({
      status: suspension ? 'SUSPENDED' : 'ACTIVE',
      suspended_at: suspension?.at ?? null,
      suspension_reason: suspension?.reason ?? null,
    })
    .where('id', '=', id)
    .execute();
}

export async function insertSuspension(
  trx: Transaction<Tables>,
  row: {
    readonly id: string;
    readonly userId: string;
    readonly staffId: string | null;
    readonly reason: string;
    readonly endsAt: Date | null;
    readonly now: Date;
  },
): Promise<void> {
  await trx
    .insertInto('member_suspensions')
    .values({
      id: row.id,
      user_id: row.userId,
      staff_id: row.staffId,
      reason: row.reason,
      suspended_at: row.now,
      ends_at: row.endsAt,
    })
    .execute();
}

/** Null where the house suspended nobody: an account that left its company is closed for another reason. */
export async function closeSuspension(
  trx: Transaction<Tables>,
  userId: string,
  { staffId, now }: { readonly staffId: string | null; readonly now: Date },
): Promise<boolean> {
  const closed = await trx
    .updateTable('member_suspensions')
    .set({ lifted_at: now, lifted_by_staff_id: staffId })
    .where('user_id', '=', userId)
    .where('lifted_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return closed !== undefined;
}

export async function dueSuspensions(db: Kysely<Tables>, now: Date, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('member_suspensions')
    .select('user_id')
    .where('lifted_at', 'is', null)
    .where('ends_at', '<=', now)
    .orderBy('ends_at')
    .limit(limit)
    .execute();
  return rows.map(({ user_id: id }) => id);
}
