import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Tables } from '../../db/__generated__/tables.ts';

/** Facts around an account that lie in other tables, each behind an index. */
export interface StandingRow {
  readonly id: string;
  readonly isGoogleLoggedIn: boolean;
  readonly hasPassword: boolean;
  readonly hasUnreadMessage: boolean;
  readonly hasUnreadNotification: boolean;
  readonly hasRegisteredJobChangeMotivation: boolean;
  readonly followersCount: number;
}

/** What the house tells is read by those who were there when it was published, creators and companies each their own. */
export async function standings(
  db: Kysely<Tables>,
  userIds: readonly string[],
  now: Date,
): Promise<StandingRow[]> {
  const { rows } = await sql<StandingRow>`
    select u.id,
      exists (select from identities i where i.user_id = u.id) as "isGoogleLoggedIn",
      exists (select from password_credentials p where p.user_id = u.id) as "hasPassword",
      exists (select from chat_members m where m.user_id = u.id and m.has_unread) as "hasUnreadMessage",
      exists (select from activity_notifications a where a.user_id = u.id and a.in_app and a.read_at is null)
        or exists (
          select from platform_notifications n
          where n.publish_at <= ${now} and n.publish_at >= u.created_at
            and n.audience in ('ALL', case u.role when 'CREATOR_USER' then 'CREATORS' else 'COMPANIES' end)
            and not exists (
              select from platform_notification_reads r where r.notification_id = n.id and r.user_id = u.id
            )
        ) as "hasUnreadNotification",
      exists (select from job_change_motivations j where j.user_id = u.id) as "hasRegisteredJobChangeMotivation",
      coalesce((select c.followers_count from creator_profiles c where c.user_id = u.id), 0) as "followersCount"
    from users u
    where u.id = any(${[...userIds]}::uuid[])`.execute(db);
  return rows;
}
