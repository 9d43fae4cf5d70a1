import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../db/__generated__/tables.ts';
import { firstRows, prepared } from '../../../db/prepared.ts';
import { largestPage } from '../../../lib/request/paging.ts';
import { notHiddenFrom } from '../../viewer/visibilitySql.ts';
import type { ViewerScope } from '../../viewer/visibilitySql.ts';
import { productRow, selectProducts } from '../works/sql.ts';
import type { ProductRow } from '../works/sql.ts';

export interface ShuffledRow extends ProductRow {
  readonly shuffleKey: number;
}

/** Part of the ring: after a row, up to and including lot `to`. */
export interface Stretch {
  readonly key: number;
  readonly id: string;
  readonly to: number;
}

interface StretchValues extends ViewerScope, Stretch {
  readonly limit: number;
}

function stretchStatement(backward: boolean) {
  const direction = backward ? 'desc' : 'asc';
  const than = sql.raw(backward ? '<' : '>');
  const within = sql.raw(backward ? '>=' : '<=');
  return prepared<StretchValues>()((db, value) => {
    const ordered = selectProducts(db)
      .select('p.shuffle_key as shuffleKey')
      .where('p.member_at', 'is not', null)
      .where(sql<boolean>`(p.shuffle_key, p.id) ${than} (${value('key')}, ${value('id')})`)
      .where(sql<boolean>`p.shuffle_key ${within} ${value('to')}`)
      .where(notHiddenFrom(value, 'p.author_id'))
      .orderBy('p.shuffle_key', direction)
      .orderBy('p.id', direction);
    return firstRows(db, ordered, value('limit'), largestPage + 1);
  });
}

const onward = stretchStatement(false);
const back = stretchStatement(true);

/** Works for members by lot, along a part of the ring. */
export async function productsAlong(
  db: Kysely<Tables>,
  scope: ViewerScope,
  stretch: Stretch,
  { backward, limit }: { readonly backward: boolean; readonly limit: number },
): Promise<ShuffledRow[]> {
  const rows = await (backward ? back : onward)(db, { ...scope, ...stretch, limit });
  return rows.map((row) => ({ ...productRow(row), shuffleKey: row.shuffleKey }));
}
