import { batched, groupBy } from '../../../lib/request/batch.ts';
import type { Context } from '../../../lib/request/context.ts';
import { seesMemberContent } from '../../../lib/request/viewer.ts';
import { scopeOf } from '../../viewer/visibility.ts';
import * as sql from './newestOfCreatorsSql.ts';
import type { ProductRow } from '../works/sql.ts';

const mostEach = 6;

/** A loader for each number of works; a page uses one or two. */
const loaders = Array.from({ length: mostEach }, (_, index) =>
  batched<string, readonly ProductRow[]>(async (context, ids) => {
    const viewer = { scope: scopeOf(context.viewer), isMember: seesMemberContent(context.viewer) };
    const rows = await sql.newestOfCreators(context.services.db, ids, index + 1, viewer);
    return groupBy(ids, rows, ({ authorId }) => authorId);
  }),
);

/** A creator's newest visible works, at most six. */
export async function newestOfCreator(
  context: Context,
  creatorId: string,
  first: number,
): Promise<readonly ProductRow[]> {
  const each = Math.min(Math.max(first, 1), mostEach);
  return (await loaders[each - 1]?.(context).load(creatorId)) ?? [];
}
