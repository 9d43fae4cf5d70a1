import type { Transaction } from 'kysely';
import * as v from 'valibot';
import type { Tables } from '../../db/__generated__/tables.ts';
import type { Clock } from '../../lib/dates/clock.ts';
import type { NewId } from '../../lib/ids.ts';
import { effect, handle } from '../../lib/outbox/effects.ts';
import type { EffectHandlers } from '../../lib/outbox/effects.ts';
import { enqueue } from '../../lib/outbox/outbox.ts';
import type { Services } from '../../lib/request/services.ts';
import * as sql from './keepSql.ts';

interface Needs {
  readonly clock: Clock;
  readonly newId: NewId;
}

const removal = effect('removeObjects', v.object({ keys: v.array(v.string()) }));

/** Keeps each effect small. */
const keysInOne = 500;

/**
 * Call in the transaction that deletes rows: objects are removed after the commit unless another row uses
 * them.
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
 * Deletes a person's unused uploads. Those others still see (in messages, on a company's page) stay without
 * an owner.
 */
export async function leaveMedia(trx: Transaction<Tables>, services: Needs, ownerId: string): Promise<void> {
  const all = await sql.references(trx);
  for (;;) {
    // A poster is in use until its film is deleted.
    const keys = await sql.deleteUnusedOf(trx, all, ownerId);
    if (keys.length === 0) break;
    await removeObjects(trx, services, keys);
  }
  await sql.disown(trx, ownerId);
}

/** Idempotent. */
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
