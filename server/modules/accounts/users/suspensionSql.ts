import { sql } from 'kysely';
import type { Transaction } from 'kysely';
import type { Tables } from '../../../db/__generated__/tables.ts';

export interface SuspendableUser {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly status: 'ACTIVE' | 'DELETED' | 'SUSPENDED';
}

export function holdUser(trx: Transaction<Tables>, id: string): Promise<SuspendableUser | undefined> {
  return trx
    .selectFrom('users as u')
    .leftJoin('creator_profiles as c', 'c.user_id', 'u.id')
    .leftJoin('corporate_profiles as p', 'p.user_id', 'u.id')
    .select([
      'u.id',
      'u.email',
      'u.status',
      sql<string>`coalesce(c.last_name || ' ' || c.first_name, p.last_name || ' ' || p.first_name, u.email)`.as(
        'name',
      ),
    ])
    .where('u.id', '=', id)
    .forUpdate('u')
    .executeTakeFirst();
}

/** A trigger on `users.status` hides or shows what belongs to the account. */
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
