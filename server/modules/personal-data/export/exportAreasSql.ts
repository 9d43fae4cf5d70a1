import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../db/__generated__/tables.ts';
import type { Json } from '../../../db/values.ts';
import { areaPageSize } from '../../../lib/personalData.ts';
import type { Area } from '../../../lib/personalData.ts';

const firstKey = '00000000-0000-0000-0000-000000000000';

/** All rows of an area, a page at a time: there may be a hundred thousand messages. */
export async function* rowsOf(db: Kysely<Tables>, area: Area, userId: string): AsyncGenerator<Json> {
  let after = firstKey;
  for (;;) {
    const { rows } = await area.page(userId, after).execute(db);
    for (const { row } of rows) yield row;
    const last = rows.at(-1);
    if (!last || rows.length < areaPageSize) return;
    after = last.key;
  }
}

export interface ExportedMedia {
  readonly id: string;
  readonly storageKey: string;
  readonly extension: string;
  readonly filename: string | null;
  readonly type: string;
  readonly byteSize: number;
  readonly createdAt: Date;
  /** The work it belongs to, used as a name. */
  readonly productName: string | null;
  readonly isFace: boolean;
}

/** A person's uploads, oldest first, without video posters. */
export async function mediaOf(db: Kysely<Tables>, userId: string): Promise<ExportedMedia[]> {
  const { rows } = await sql<ExportedMedia>`
    select m.id, m.storage_key as "storageKey", m.extension, m.filename, m.type, m.byte_size as "byteSize",
      m.created_at as "createdAt",
      coalesce(
        (select p.name from product_media as pm join products as p on p.id = pm.product_id
          where pm.media_id = m.id order by p.created_at limit 1),
        (select r.name from product_revision_media as pm join product_revisions as r on r.id = pm.revision_id
          where pm.media_id = m.id order by r.created_at limit 1)) as "productName",
      exists (select from creator_profiles as c where c.profile_media_id = m.id)
        or exists (select from corporate_profiles as c where c.profile_media_id = m.id) as "isFace"
    from media_objects as m where m.owner_id = ${userId}::uuid
    order by m.created_at, m.id`.execute(db);
  return rows;
}
