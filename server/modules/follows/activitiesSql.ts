import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Tables } from '../../db/__generated__/tables.ts';
import { keysetValues, walks } from '../../db/keyset.ts';
import { prepared } from '../../db/prepared.ts';
import type { Key, KeysetPage } from '../../lib/request/paging.ts';
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
 * What everybody the viewer follows did, as one list. Activities are not copied to followers; the list is
 * merged when read, in one of two ways.
 *
 * * This one is for viewers who follow many: it walks the newest activities of everybody and checks each doer
 * against the follows. It stops after twice as many rows as there are followees, about the cost of the other
 * way.
 */
function walkStatement(backward: boolean) {
  const { than, direction } = wordsOf(backward);
  return prepared<Values>()<ActivityRow>((db, value) => {
    // One-row lookups, so that the walk stops with the page whatever plan is chosen.
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
 * The other way: looks up each followee's next activity by index; the nearest of these name everyone who can
 * be on the page, and only their rows are read. One lookup per followee, however active they are and however
 * deep the page.
 */
function lookStatement(backward: boolean) {
  const { than, direction } = wordsOf(backward);
  return prepared<Values>()<ActivityRow>((db, value) => {
    // A change of seeking status always shows; a work only while members may see it.
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

/** One keyset page, newest first, with one extra row. */
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
