import { sql } from 'kysely';
import type { Services } from '../../../lib/request/services.ts';
import { paletteOf } from './palette.ts';
import { loadSharp } from '../sharp.ts';

const aTurn = 500;
const atOnce = 20;

type Needs = Pick<Services, 'db' | 'storage'>;

/** Takes the colours of pictures that were uploaded before colours were taken; several servers share it. Answers how many. */
export async function takeDuePalettes(services: Needs): Promise<number> {
  let taken = 0;
  while (taken < aTurn) {
    const some = await takeSome(services);
    if (some === 0) break;
    taken += some;
  }
  return taken;
}

function takeSome({ db, storage }: Needs): Promise<number> {
  return db.transaction().execute(async (trx) => {
    const rows = await trx
      .selectFrom('media_objects')
      .select(['id', 'storage_key as key'])
      .where('palette', 'is', null)
      .where('type', '=', 'IMAGE')
      .orderBy('id')
      .limit(atOnce)
      .forUpdate()
      .skipLocked()
      .execute();
    for (const { id, key } of rows) {
      const palette = await paletteOfStored(storage, key);
      await sql`update media_objects set palette = ${palette}::smallint[] where id = ${id}::uuid`.execute(
        trx,
      );
    }
    return rows.length;
  });
}

/** A picture that is gone or broken has none. */
async function paletteOfStored(storage: Services['storage'], key: string): Promise<number[]> {
  const bytes = await storage.readAll(key);
  if (!bytes) return [];
  const sharp = await loadSharp();
  return paletteOf(sharp(bytes)).catch(() => []);
}
