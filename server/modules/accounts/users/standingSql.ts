import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../db/__generated__/tables.ts';

const mostUnreadRooms = 100;

/** Each behind an index. */
export interface StandingRow {
  readonly id: string;
  readonly isGoogleLoggedIn: boolean;
  readonly hasPassword: boolean;
  readonly unreadRoomsCount: number;
  readonly hasRegisteredJobChangeMotivation: boolean;
  readonly followersCount: number;
  /** Requested without a fresh proof and not confirmed by both addresses yet. */
  readonly pendingEmail: string | null;
}

export async function standings(
  db: Kysely<Tables>,
  userIds: readonly string[],
  now: Date,
): Promise<StandingRow[]> {
  const { rows } = await sql<StandingRow>`
    select u.id,
      exists (select from identities i where i.user_id = u.id) as "isGoogleLoggedIn",
      exists (select from password_credentials p where p.user_id = u.id) as "hasPassword",
      (select count(*)::int from (
        select from chat_members m where m.user_id = u.id and m.has_unread and not m.is_muted limit ${mostUnreadRooms}
      ) as unread) as "unreadRoomsCount",
      exists (select from job_change_motivations j where j.user_id = u.id) as "hasRegisteredJobChangeMotivation",
      coalesce((select c.followers_count from creator_profiles c where c.user_id = u.id), 0) as "followersCount",
      (select t.email from one_time_tokens t
        where t.user_id = u.id and t.purpose = 'AGREE_EMAIL' and t.used_at is null and t.expires_at > ${now}
        limit 1) as "pendingEmail"
    from users u
    where u.id = any(${[...userIds]}::uuid[])`.execute(db);
  return rows;
}
