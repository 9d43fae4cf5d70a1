import type { Transaction } from 'kysely';
import * as v from 'valibot';
import type { Tables } from '../../db/__generated__/tables.ts';
import type { Clock } from '../../lib/clock.ts';
import type { NewId } from '../../lib/ids.ts';
import { effect, handle } from '../../lib/outbox/effects.ts';
import type { EffectHandlers } from '../../lib/outbox/effects.ts';
import { enqueue } from '../../lib/outbox/outbox.ts';
import type { Services } from '../../lib/services.ts';
import * as sql from './keepSql.ts';

interface Needs {
  readonly clock: Clock;
  readonly newId: NewId;
}

const removal = effect('removeObjects', v.object({ keys: v.array(v.string()) }));

/** So that one effect stays a small row. */
const keysInOne = 500;

/**
 * In the transaction that deletes rows of `media_objects`, or takes objects from other rows: the objects go after it has committed, unless
 * another row names the same bytes.
 */
export async function removeObjects(
  trx: Transaction<Tables>,
  services: Needs,
  keys: readonly string[],
): Promise<void> {
  for (let from = 0; from < keys.length; from += keysInOne) {
    await enqueue(trx, services, removal, { keys: keys.slice(from, from + keysInOne) });
  }
}

/**
 * Takes away a person's uploads that nothing uses any more, for good. What others still see (sent in a message, shown by their company)
 * stays and belongs to nobody from now on.
 */
export async function leaveMedia(trx: Transaction<Tables>, services: Needs, ownerId: string): Promise<void> {
  const all = await sql.references(trx);
  for (;;) {
    // A film's first frame is in use until the film is gone.
    const keys = await sql.deleteUnusedOf(trx, all, ownerId);
    if (keys.length === 0) break;
    await removeObjects(trx, services, keys);
  }
  await sql.disown(trx, ownerId);
}

/** Twice is once: an object that is gone is gone. */
export function mediaEffects({
  db,
  storage,
  images,
}: Pick<Services, 'db' | 'storage' | 'images'>): EffectHandlers {
  const remove = (key: string): Promise<void> =>
    db.transaction().execute(async (trx) => {
      await sql.lockObject(trx, key);
      if (await sql.isNamed(trx, key)) return;
      await storage.remove(key);
      await images.forget(key);
    });
  return handle(removal, async ({ keys }) => {
    for (const key of keys) await remove(key);
  });
}
