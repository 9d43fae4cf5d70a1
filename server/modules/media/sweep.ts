import type { Services } from '../../lib/request/services.ts';
import * as sql from './keepSql.ts';
import type { Reference, SweptRow } from './keepSql.ts';

/** How long an unused upload is kept: a form may stay open over night. */
const graceMs = 86_400_000;
const rowsATurn = 2000;

const beginning = { createdAt: new Date(0), id: '00000000-0000-0000-0000-000000000000' };

type Needs = Pick<Services, 'clock' | 'db' | 'images' | 'storage'>;

/**
 * Removes unused uploads with their objects. Each turn checks a limited number of rows and continues where
 * the last ended.
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
 * The object is removed before the row's deletion commits: a crash leaves an unused row for the next round,
 * never an unreachable object.
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
