import type { Services } from '../../lib/services.ts';
import * as sql from './keepSql.ts';
import type { Reference, SweptRow } from './keepSql.ts';

/** An upload has so long to be used: a form may stand open over night. */
const graceMs = 86_400_000;
const rowsATurn = 2000;

const beginning = { createdAt: new Date(0), id: '00000000-0000-0000-0000-000000000000' };

type Needs = Pick<Services, 'clock' | 'db' | 'images' | 'storage'>;

/**
 * Removes uploads that nothing uses any more, with their objects. Each turn looks at a bounded number of rows and goes on where the one
 * before it ended, so that a turn costs the same whatever the number of pictures.
 */
export function mediaSweep(services: Needs): () => Promise<number> {
  let after: Pick<SweptRow, 'createdAt' | 'id'> = beginning;
  return async () => {
    const { db, clock } = services;
    const all = await sql.references(db);
    const before = new Date(clock.now().getTime() - graceMs);
    const rows = await sql.nextRows(db, all, { after, before, limit: rowsATurn });
    let removed = 0;
    for (const row of rows) if (row.isUnused && (await remove(services, all, row))) removed += 1;
    after = rows.length < rowsATurn ? beginning : (rows.at(-1) ?? beginning);
    return removed;
  };
}

/**
 * The object goes before the row's end is committed: after a crash in between there is an unused row that the next round takes, and
 * never an object that no row leads to.
 */
async function remove(
  { db, storage, images }: Needs,
  all: readonly Reference[],
  { id, storageKey }: SweptRow,
): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    await sql.lockObject(trx, storageKey);
    if (!(await sql.deleteUnused(trx, all, id))) return false;
    if (!(await sql.isNamed(trx, storageKey))) {
      await storage.remove(storageKey);
      await images.forget(storageKey);
    }
    return true;
  });
}
