import { handle } from '../../../lib/outbox/effects.ts';
import type { EffectHandlers } from '../../../lib/outbox/effects.ts';
import type { Services } from '../../../lib/request/services.ts';
import { removeObjects } from '../../media/removal.ts';
import { mail } from '../../mail/mails.ts';
import { exportRequested } from './export.ts';
import * as sql from './exportSql.ts';
import { exportZip } from './exportZip.ts';

const keptMs = 7 * 86_400_000;
/** The outbox retries for about a day; people should hear of a failure sooner. */
const overdueMs = 6 * 60 * 60_000;

/**
 * Makes the file, which may take minutes, so in its own worker. When it runs twice, the first to finish
 * counts and the other file is removed.
 */
async function buildExport(services: Services, exportId: string): Promise<void> {
  const { db, clock, config, storage } = services;
  const owner = await sql.waitingExport(db, exportId);
  if (!owner) return;
  const stored = await storage.put(exportZip(services, owner), 'export');
  await db.transaction().execute(async (trx) => {
    const readyAt = clock.now();
    const expiresAt = new Date(readyAt.getTime() + keptMs);
    const done = { id: exportId, storageKey: stored.key, byteSize: stored.size, readyAt, expiresAt };
    if (await sql.finishExport(trx, done)) {
      if (owner.byHouse) return;
      const url = new URL('/settings/account#data', config.publicOrigin).href;
      await mail(trx, services, { template: 'dataExportReady', to: owner.email, data: { url, expiresAt } });
    } else {
      await removeObjects(trx, services, [stored.key]);
    }
  });
}

/** Handled by the worker for slow effects. */
export function exportEffects(services: Services): EffectHandlers {
  return handle(exportRequested, ({ exportId }) => buildExport(services, exportId));
}

/** Removes files after their seven days, and gives up exports that never finished. */
export async function sweepExports(services: Services): Promise<void> {
  const { db, clock } = services;
  await db.transaction().execute(async (trx) => {
    const now = clock.now();
    await removeObjects(trx, services, await sql.deleteExpired(trx, now));
    for (const to of await sql.failOverdue(trx, new Date(now.getTime() - overdueMs))) {
      await mail(trx, services, { template: 'dataExportFailed', to, data: {} });
    }
  });
}
