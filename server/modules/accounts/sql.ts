import type { Kysely } from 'kysely';
import type { Tables } from '../../db/__generated__/tables.ts';
import type { Role } from '../../lib/viewer.ts';

export interface AccountRow {
  readonly id: string;
  readonly email: string;
  readonly role: Role;
  readonly companyId: string | null;
  readonly createdAt: Date;
}

/** An account that may be used: neither suspended nor deleted. */
export async function activeAccount(db: Kysely<Tables>, userId: string): Promise<AccountRow | undefined> {
  return db
    .selectFrom('users as u')
    .leftJoin('company_members as m', 'm.user_id', 'u.id')
    .select(['u.id', 'u.email', 'u.role', 'm.company_id as companyId', 'u.created_at as createdAt'])
    .where('u.id', '=', userId)
    .where('u.status', '=', 'ACTIVE')
    .executeTakeFirst();
}
