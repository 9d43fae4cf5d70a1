import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../db/__generated__/tables.ts';
import { joinedMedia, joinedMediaColumns } from '../../media/sql.ts';
import type { MediaRow } from '../../media/sql.ts';

export type WaitingKind = 'AGAIN' | 'CHANGE' | 'NEW';

export interface WaitingWork {
  readonly id: string;
  readonly number: number;
  readonly name: string;
  readonly authorName: string;
  readonly submittedAt: Date;
  readonly editedAt: Date;
  readonly kind: WaitingKind;
  readonly thumbnail: MediaRow | null;
  /** Who has it before them now. */
  readonly leasedTo: string | null;
  readonly leasedToId: string | null;
  readonly heldBy: string | null;
  readonly holdNote: string | null;
}

/** Works that wait and that nobody has decided about in these seconds. */
const waiting = (db: Kysely<Tables>) =>
  db
    .selectFrom('product_reviews as v')
    .where('v.current_review_status', '=', 'IN_PROGRESS')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('review_decisions as d')
            .select('d.id')
            .whereRef('d.product_id', '=', 'v.product_id')
            .where('d.state', '=', 'WAITING'),
        ),
      ),
    );

export async function countWaiting(db: Kysely<Tables>): Promise<number> {
  const row = await waiting(db)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirst();
  return row?.count ?? 0;
}

/** The longest wait first. */
export async function waitingWorks(
  db: Kysely<Tables>,
  { now, limit, id }: { readonly now: Date; readonly limit: number; readonly id?: string },
): Promise<WaitingWork[]> {
  const rows = await waiting(db)
    .innerJoin('products as p', 'p.id', 'v.product_id')
    .innerJoin('creator_profiles as c', 'c.user_id', 'p.author_id')
    .leftJoin('product_revisions as r', 'r.product_id', 'p.id')
    .leftJoin('media_objects as m', (join) =>
      join.on('m.id', '=', sql`coalesce(r.thumbnail_media_id, p.thumbnail_media_id)`),
    )
    .leftJoin('review_leases as l', (join) =>
      join.onRef('l.product_id', '=', 'p.id').on('l.expires_at', '>', now),
    )
    .leftJoin('staff_accounts as ls', 'ls.id', 'l.staff_id')
    .leftJoin('review_holds as h', 'h.product_id', 'p.id')
    .leftJoin('staff_accounts as hs', 'hs.id', 'h.staff_id')
    .select((eb) => [
      'p.id',
      'p.number',
      eb.fn.coalesce('r.name', 'p.name').as('name'),
      sql<string>`c.last_name || ' ' || c.first_name`.as('authorName'),
      'v.last_review_activity_at as submittedAt',
      eb.fn.coalesce('r.edited_at', 'p.edited_at').as('editedAt'),
      sql<WaitingKind>`case when r.id is not null then 'CHANGE' when exists (select from product_review_activities a
        where a.review_id = v.id and a.review_status = 'REJECTED') then 'AGAIN' else 'NEW' end`.as('kind'),
      'ls.name as leasedTo',
      'l.staff_id as leasedToId',
      'hs.name as heldBy',
      'h.note as holdNote',
      ...joinedMediaColumns,
    ])
    .$if(id !== undefined, (query) => query.where('p.id', '=', id ?? ''))
    .orderBy('v.last_review_activity_at')
    .orderBy('v.id')
    .limit(limit)
    .execute();
  return rows.map(
    ({ mediaId, mediaType, mediaKey, mediaWidth, mediaHeight, mediaThumbhash, mediaIsPublic, ...work }) => ({
      ...work,
      thumbnail: joinedMedia({
        mediaId,
        mediaType,
        mediaKey,
        mediaWidth,
        mediaHeight,
        mediaThumbhash,
        mediaIsPublic,
      }),
    }),
  );
}

export interface DecidedCounts {
  readonly approved: number;
  readonly rejected: number;
  /** Of one's own, from opening to deciding. */
  readonly secondsEach: number | null;
}

export async function decidedSince(db: Kysely<Tables>, staffId: string, since: Date): Promise<DecidedCounts> {
  const row = await db
    .selectFrom('review_decisions as d')
    .select([
      sql<number>`count(*) filter (where decision = 'APPROVE')::int`.as('approved'),
      sql<number>`count(*) filter (where decision = 'REJECT')::int`.as('rejected'),
      sql<number | null>`percentile_cont(0.5) within group (order by seconds_taken)`.as('secondsEach'),
    ])
    .where('staff_id', '=', staffId)
    .where('product_id', 'is not', null)
    .where('decided_at', '>=', since)
    .where('state', 'in', ['WAITING', 'DONE'])
    .executeTakeFirst();
  return {
    approved: row?.approved ?? 0,
    rejected: row?.rejected ?? 0,
    secondsEach: row?.secondsEach === null || row === undefined ? null : Math.round(Number(row.secondsEach)),
  };
}
