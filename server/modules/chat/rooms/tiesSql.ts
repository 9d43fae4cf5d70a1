import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../db/__generated__/tables.ts';

export type TieKind = 'CONSULTATION' | 'ENGAGEMENT' | 'ENTRY' | 'OFFER';

/** Something that ties a room's company and creator. */
export interface TieRow {
  readonly roomId: string;
  readonly kind: TieKind;
  /** Of the entry, the consultation, the offer or the work. */
  readonly id: string;
  readonly openingId: string | null;
  readonly title: string;
  readonly at: Date;
  /** Of a consultation’s card. */
  readonly sequence: number | null;
}

/** Of each kind. */
const mostShown = 5;

/** Works under way, offers that stand, consultations and entries: each newest first. */
export async function tiesOfRooms(
  db: Kysely<Tables>,
  roomIds: readonly string[],
  {
    kinds,
    statuses,
  }: {
    readonly kinds: readonly TieKind[];
    /** Of the openings that the reader sees; null for all. */
    readonly statuses: readonly string[] | null;
  },
): Promise<TieRow[]> {
  const { rows } = await sql<TieRow>`
    select r.id as "roomId", tie.kind, tie.id, tie.opening_id as "openingId", tie.title, tie.at, tie.sequence
    from chat_rooms as r
    cross join lateral (
      (select 'ENGAGEMENT' as kind, 1 as place, t.id, null::uuid as opening_id, t.title, t.started_at as at, null::bigint as sequence
        from engagements as t
        where t.creator_id = r.creator_id and t.company_id = r.company_id and t.ended_at is null
          and exists (select from engagement_rounds as d
            where d.engagement_id = t.id and d.state not in ('PAID', 'RECEIVED', 'ENDED_EARLY'))
        order by t.started_at desc, t.id desc limit ${sql.lit(mostShown)})
      union all
      (select 'OFFER', 2, t.id, t.job_opening_id, v.title, t.sent_at, null
        from official_job_offers as t
        join official_job_offer_versions as v on v.offer_id = t.id and v.version = t.current_version
        where t.creator_id = r.creator_id and t.company_id = r.company_id and t.status in ('SENT', 'ACCEPTED')
        order by t.sent_at desc, t.id desc limit ${sql.lit(mostShown)})
      union all
      (select 'CONSULTATION', 3, t.id, null, t.title, t.created_at,
          (select min(m.sequence) from chat_messages as m where m.consultation_id = t.id and m.room_id = r.id)
        from job_consultations as t
        where t.creator_id = r.creator_id and t.company_id = r.company_id and t.status <> 'WITHDRAWN'
        order by t.created_at desc, t.id desc limit ${sql.lit(mostShown)})
      union all
      (select 'ENTRY', 4, e.id, o.id, o.title, e.entered_at, null
        from job_entries as e join job_openings as o on o.id = e.job_opening_id
        where e.creator_id = r.creator_id and o.company_id = r.company_id and e.stage <> 'WITHDRAWN'
          and (${statuses === null}::boolean or o.status = any(${[...(statuses ?? [])]}::text[]))
        order by e.entered_at desc, e.id desc limit ${sql.lit(mostShown)})
    ) as tie
    where r.id = any(${[...roomIds]}::uuid[]) and tie.kind = any(${[...kinds]}::text[])
    order by r.id, tie.place, tie.at desc, tie.id desc`.execute(db);
  return rows;
}

/** By room, the opening whose card was sent first, else the one that the creator entered last. */
export async function beginnings(
  db: Kysely<Tables>,
  roomIds: readonly string[],
): Promise<{ readonly roomId: string; readonly openingId: string }[]> {
  const { rows } = await sql<{ roomId: string; openingId: string | null }>`
    select r.id as "roomId", coalesce(
      (select m.job_opening_id from chat_messages as m
        where m.room_id = r.id and m.kind = 'JOB_OPENING' and m.sequence <= 10 and m.job_opening_id is not null
        order by m.sequence limit 1),
      (select e.job_opening_id from job_entries as e join job_openings as o on o.id = e.job_opening_id
        where e.creator_id = r.creator_id and o.company_id = r.company_id and e.stage <> 'WITHDRAWN'
        order by e.entered_at desc, e.id desc limit 1)) as "openingId"
    from chat_rooms as r where r.id = any(${[...roomIds]}::uuid[])`.execute(db);
  return rows.flatMap(({ roomId, openingId }) => (openingId === null ? [] : [{ roomId, openingId }]));
}
