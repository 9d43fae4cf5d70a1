import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../db/__generated__/tables.ts';
import type { Kind } from '../indexing/sourcesSql.ts';

export interface PushRow {
  readonly kind: Kind;
  readonly id: string;
  readonly turn: string;
}

/** What is to be brought over, oldest first. */
export async function waiting(db: Kysely<Tables>, most: number): Promise<PushRow[]> {
  const { rows } = await sql<PushRow>`
    select kind, subject_id as id, turn::text as turn from search_pushes order by turn limit ${most}`.execute(
    db,
  );
  return rows;
}

export interface CopyRow {
  readonly kind: Kind;
  readonly id: string;
  readonly title: string;
  readonly body: string;
  readonly spokenTitle: string;
  readonly facets: readonly string[];
  readonly audience: 'EVERYONE' | 'MEMBERS';
  readonly hiddenFrom: readonly string[];
  readonly quality: number;
  readonly sortAt: Date;
}

/** The documents that anybody may find, with whom their owners hide from. */
export async function copiesOf(db: Kysely<Tables>, subjects: readonly PushRow[]): Promise<CopyRow[]> {
  const { rows } = await sql<CopyRow>`
    select d.kind, d.subject_id as id, d.title, d.body, d.spoken_title as "spokenTitle", d.facets, d.audience,
      array(select 'company:' || h.company_id from creator_hidden_companies as h where h.creator_id = d.owner_id)
        || array(select 'domain:' || h.domain from creator_hidden_domains as h where h.creator_id = d.owner_id) as "hiddenFrom",
      d.quality::float8 as quality, d.sort_at as "sortAt"
    from jsonb_to_recordset(${JSON.stringify(subjects)}::jsonb) as p (kind text, id uuid)
    join search_documents as d on d.kind = p.kind and d.subject_id = p.id and d.audience <> 'NOBODY'`.execute(
    db,
  );
  return rows;
}

/** Noted before it is brought over: what may be there is known to be there. */
export async function noteHeld(
  db: Kysely<Tables>,
  copies: readonly Pick<CopyRow, 'id' | 'kind'>[],
): Promise<void> {
  await sql`
    insert into search_hosted (kind, subject_id)
    select kind, id from jsonb_to_recordset(${JSON.stringify(copies.map(({ kind, id }) => ({ kind, id })))}::jsonb) as c (kind text, id uuid)
    on conflict do nothing`.execute(db);
}

/** Done with; what changed once more meanwhile waits again. */
export async function settle(db: Kysely<Tables>, subjects: readonly PushRow[]): Promise<void> {
  await sql`
    delete from search_pushes as w using jsonb_to_recordset(${JSON.stringify(subjects)}::jsonb) as p (kind text, id uuid, turn bigint)
    where w.kind = p.kind and w.subject_id = p.id and w.turn = p.turn`.execute(db);
}

/** What is held there and may be found by nobody here. */
export async function strays(
  db: Kysely<Tables>,
  most: number,
): Promise<{ readonly kind: Kind; readonly id: string }[]> {
  const { rows } = await sql<{ kind: Kind; id: string }>`
    select h.kind, h.subject_id as id from search_hosted as h
    left join search_documents as d on d.kind = h.kind and d.subject_id = h.subject_id and d.audience <> 'NOBODY'
    where d.kind is null limit ${most}`.execute(db);
  return rows;
}

export async function forget(
  db: Kysely<Tables>,
  gone: readonly { readonly kind: Kind; readonly id: string }[],
): Promise<void> {
  await sql`
    delete from search_hosted as h using jsonb_to_recordset(${JSON.stringify(gone)}::jsonb) as g (kind text, id uuid)
    where h.kind = g.kind and h.subject_id = g.id`.execute(db);
}
