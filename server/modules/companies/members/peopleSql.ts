import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../db/__generated__/tables.ts';
import { columnsOf } from '../../../db/columns.ts';
import { doesNotHide } from '../../viewer/visibilitySql.ts';
import { joinedMedia, joinedMediaColumns } from '../../media/sql.ts';
import type { MediaRow } from '../../media/sql.ts';

export interface PersonRow {
  readonly userId: string;
  readonly companyId: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly profileImage: MediaRow | null;
}

const peopleKnownToColumns = columnsOf('p.userId', 'cm.companyId', 'p.firstName', 'p.lastName');

/**
 * People the viewer knows: themselves, colleagues, and those who follow them, unless suspended, leaving, or
 * hidden from.
 */
export async function peopleKnownTo(
  db: Kysely<Tables>,
  ids: readonly string[],
  viewer: { readonly viewerId: string; readonly companyId: string | null },
): Promise<PersonRow[]> {
  const rows = await db
    .selectFrom('corporate_profiles as p')
    .innerJoin('company_members as cm', 'cm.user_id', 'p.user_id')
    .innerJoin('companies as c', 'c.id', 'cm.company_id')
    .innerJoin('users as u', 'u.id', 'p.user_id')
    .leftJoin('media_objects as m', 'm.id', 'p.profile_media_id')
    .select([...peopleKnownToColumns, ...joinedMediaColumns])
    .where(sql<boolean>`p.user_id = any(${[...ids]}::uuid[])`)
    .where('u.status', '=', 'ACTIVE')
    .where('u.deletion_due_at', 'is', null)
    .where(
      sql<boolean>`(cm.company_id = ${viewer.companyId}::uuid or (c.status = 'ACTIVE'
        and exists (select from follows as f where f.follower_id = p.user_id and f.followee_id = ${viewer.viewerId}::uuid)
        and ${doesNotHide(sql`${viewer.viewerId}`, 'cm.company_id', 'u.email')}))`,
    )
    .execute();
  return rows.map((row) => ({
    userId: row.userId,
    companyId: row.companyId,
    firstName: row.firstName,
    lastName: row.lastName,
    profileImage: joinedMedia(row),
  }));
}
