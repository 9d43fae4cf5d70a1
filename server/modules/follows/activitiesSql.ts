import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Tables } from '../../db/__generated__/tables.ts';
import { listEnds } from '../../db/keyset.ts';
import { prepared } from '../../db/prepared.ts';
import type { Key, KeysetPage } from '../../lib/paging.ts';
import { notHiddenFrom } from '../creators/visibilitySql.ts';
import type { ViewerScope } from '../creators/visibilitySql.ts';

export interface ActivityRow {
  readonly id: string;
  readonly userId: string;
  readonly type: 'CREATE_PRODUCT' | 'EDIT_JOB_SEEKING_STATUS' | 'EDIT_PRODUCT';
  readonly productId: string | null;
  readonly jobSeekingStatus: 'NOT_SEEKING' | 'SEEKING' | 'SEEKING_IF_YOU_HAVE_A_GOOD_OFFER' | null;
  readonly occurredAt: Date;
}

type Values = ViewerScope & Key & { readonly limit: number };

/**
 * What everybody whom the viewer follows did, as one list. Nobody's activities are copied to who follows them, so the list is merged when it
 * is read: one look into each followee's own index finds their next activity, the nearest of these name all who can have anything on the
 * page, and of those alone the rest is read. It costs a look for each followee, however much anybody did and however far back the page is.
 */
function pageStatement(backward: boolean) {
  const than = sql.raw(backward ? '>' : '<');
  const direction = sql.raw(backward ? 'asc' : 'desc');
  return prepared<Values>()<ActivityRow>((db, value) => {
    // A change of the seeking status is shown as it was; a work only while members may see it.
    const nextOf = (person: string) => sql`
      from activities as a
      where a.user_id = ${sql.ref(person)} and (a.occurred_at, a.id) ${than} (${value('at')}, ${value('id')})
        and (a.product_id is null
          or exists (select from products as p where p.id = a.product_id and p.member_at is not null))
      order by a.occurred_at ${direction}, a.id ${direction}`;
    const page = sql<ActivityRow>`
      with followee as materialized (
        select f.followee_id as id
        from follows as f
        join creator_profiles as c on c.user_id = f.followee_id and not c.is_hidden
        cross join lateral (select a.occurred_at, a.id ${nextOf('f.followee_id')} limit 1) as nearest
        where f.follower_id = ${value('viewerId')} and ${notHiddenFrom(value, 'f.followee_id')}
        order by nearest.occurred_at ${direction}, nearest.id ${direction} limit ${value('limit')}
      )
      select found.id, followee.id as "userId", found.type, found.product_id as "productId",
        found.job_seeking_status as "jobSeekingStatus", found.occurred_at as "occurredAt"
      from followee
      cross join lateral (
        select a.id, a.type, a.product_id, a.job_seeking_status, a.occurred_at
        ${nextOf('followee.id')} limit ${value('limit')}
      ) as found
      order by found.occurred_at ${direction}, found.id ${direction} limit ${value('limit')}`;
    return { compile: () => page.compile(db) };
  });
}

const newestFirst = pageStatement(false);
const oldestFirst = pageStatement(true);

/** One keyset page of what the viewer's followees did, newest first. Asks for one row more than the page. */
export function followeesActivities(
  db: Kysely<Tables>,
  { limit, backward, from }: KeysetPage,
  scope: ViewerScope,
): Promise<ActivityRow[]> {
  const place = from ?? (backward ? listEnds.backward : listEnds.forward);
  return (backward ? oldestFirst : newestFirst)(db, { ...scope, ...place, limit: limit + 1 });
}
