import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../db/__generated__/tables.ts';
import type { Role } from '../../../lib/request/viewer.ts';
import { joinedMedia, joinedMediaColumns } from '../../media/sql.ts';
import type { MediaRow } from '../../media/sql.ts';

/** As everybody in the room sees them. */
export interface ChatPersonRow {
  readonly userId: string;
  readonly role: Role;
  readonly isGone: boolean;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly companyId: string | null;
  readonly companyName: string | null;
  readonly profileImage: MediaRow | null;
}

export async function chatPeople(db: Kysely<Tables>, ids: readonly string[]): Promise<ChatPersonRow[]> {
  const rows = await db
    .selectFrom('users as u')
    .leftJoin('creator_profiles as c', 'c.user_id', 'u.id')
    .leftJoin('corporate_profiles as p', 'p.user_id', 'u.id')
    .leftJoin('company_members as cm', 'cm.user_id', 'u.id')
    .leftJoin('companies as co', 'co.id', 'cm.company_id')
    .leftJoin('media_objects as m', (join) =>
      join.on(sql<boolean>`m.id = coalesce(c.profile_media_id, p.profile_media_id)`),
    )
    .select([
      'u.id as userId',
      'u.role',
      sql<boolean>`u.status = 'DELETED'`.as('isGone'),
      sql<string | null>`coalesce(c.first_name, p.first_name)`.as('firstName'),
      sql<string | null>`coalesce(c.last_name, p.last_name)`.as('lastName'),
      'co.id as companyId',
      'co.name as companyName',
      ...joinedMediaColumns,
    ])
    .where(sql<boolean>`u.id = any(${[...ids]}::uuid[])`)
    .execute();
  return rows.map((row) => ({
    userId: row.userId,
    role: row.role,
    isGone: row.isGone,
    firstName: row.isGone ? null : row.firstName,
    lastName: row.isGone ? null : row.lastName,
    companyId: row.companyId,
    companyName: row.companyName,
    profileImage: row.isGone ? null : joinedMedia(row),
  }));
}
