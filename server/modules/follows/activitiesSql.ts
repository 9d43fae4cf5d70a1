import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Tables } from '../../db/__generated__/tables.ts';
import { keysetValues, walks } from '../../db/keyset.ts';
import { prepared } from '../../db/prepared.ts';
import type { Key, KeysetPage } from '../../lib/paging.ts';
import { notHiddenFrom } from '../viewer/visibilitySql.ts';
import type { ViewerScope } from '../viewer/visibilitySql.ts';

export interface ActivityRow {
  readonly id: string;
  readonly userId: string;
  readonly type: 'CREATE_PRODUCT' | 'EDIT_JOB_SEEKING_STATUS' | 'EDIT_PRODUCT';
  readonly productId: string | null;
  readonly jobSeekingStatus: 'NOT_SEEKING' | 'SEEKING' | 'SEEKING_IF_YOU_HAVE_A_GOOD_OFFER' | null;
  readonly occurredAt: Date;
}

type Values = ViewerScope & Key & { readonly limit: number };

const mostWalked = 4_000;

const wordsOf = (backward: boolean) => ({
  than: sql.raw(backward ? '>' : '<'),
  direction: sql.raw(walks(backward)),
});

/**
 * What everybody whom the viewer follows did, as one list. Nobody's activities are copied to who follows them, so the list is merged when it
 * is read, in one of two ways.
 *
 * Whoever follows many finds a page among what everybody did last: that list is walked, and each row's doer is looked up in the follows. It
 * is given up after twice as many rows as there are followees, which is about what the other way costs.
 */
function walkStatement(backward: boolean) {
  const { than, direction } = wordsOf(backward);
  return prepared<Values>()<ActivityRow>((db, value) => {
    // Lookups of one row each, so that the walk ends with the page whatever the planner takes the follows for.
    const page = sql<ActivityRow>`
      select a.id, a.user_id as "userId", a.type, a.product_id as "productId",
        a.job_seeking_status as "jobSeekingStatus", a.occurred_at as "occurredAt"
      from (
        select * from (
          select * from activities where (occurred_at, id) ${than} (${value('at')}, ${value('id')})
          order by occurred_at ${direction}, id ${direction} limit ${sql.lit(mostWalked)}
        ) as everybodys
        order by occurred_at ${direction}, id ${direction}
        limit coalesce((select 2 * followees_count from corporate_profiles where user_id = ${value('viewerId')}), 0)
      ) as a
      cross join lateral (
        select from follows as f where f.follower_id = ${value('viewerId')} and f.followee_id = a.user_id limit 1
      ) as followed
      cross join lateral (
        select from creator_profiles as c where c.user_id = a.user_id and not c.is_hidden limit 1
      ) as shown
      left join lateral (select p.member_at from products as p where p.id = a.product_id limit 1) as work on true
      where (a.product_id is null or work.member_at is not null) and ${notHiddenFrom(value, 'a.user_id')}
      order by a.occurred_at ${direction}, a.id ${direction} limit ${value('limit')}`;
    return { compile: () => page.compile(db) };
  });
}

/**
 * The other way: one look into each followee's own index finds their next activity, the nearest of these name all who can have anything on
 * the page, and of those alone the rest is read. It costs a look for each followee, however much anybody did and however far back the page
 * is.
 */
function lookStatement(backward: boolean) {
  const { than, direction } = wordsOf(backward);
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

const everybodys = { forward: walkStatement(false), backward: walkStatement(true) };
const looks = { forward: lookStatement(false), backward: lookStatement(true) };

/** One keyset page of what the viewer's followees did, newest first. Asks for one row more than the page. */
export async function followeesActivities(
  db: Kysely<Tables>,
  page: KeysetPage,
  scope: ViewerScope,
): Promise<ActivityRow[]> {
  const way = page.backward ? 'backward' : 'forward';
  const values = { ...scope, ...keysetValues(page) };
  const found = await everybodys[way](db, values);
  return found.length === values.limit ? found : looks[way](db, values);
}
