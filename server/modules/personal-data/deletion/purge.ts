import type { Services } from '../../../lib/request/services.ts';
import { leaveMedia, removeObjects } from '../../media/removal.ts';
import { mail } from '../../mail/mails.ts';
import { holdEntriesOf } from '../../jobs/entries/leaving.ts';
import { purge } from '../gatheredSql.ts';
import { dueAccounts } from './deletionSql.ts';
import * as sql from './purgeSql.ts';

const atOnce = 50;

/** Deletes one account in one transaction. False when it was no longer due. */
async function purgeAccount(services: Services, userId: string): Promise<boolean> {
  return services.db.transaction().execute(async (trx) => {
    const now = services.clock.now();
    // Locks openings before people, in the order withdrawing does.
    const { withdraw } = await holdEntriesOf(trx, services, userId);
    const account = await sql.holdDue(trx, userId, now);
    if (!account) return false;
    const leaving = { userId, email: account.email };
    await withdraw();
    await removeObjects(trx, services, await sql.exportedObjects(trx, userId));
    await purge(trx, leaving, now);
    await leaveMedia(trx, services, userId);
    // The address read before: the row no longer has it.
    await mail(trx, services, { template: 'accountDeleted', to: account.email, data: {} });
    return true;
  });
}

/**
 * Deletes accounts whose 30 days are over, each in its own transaction, so that an interrupted sweep can go
 * on and servers can share the work. A failure is retried by the next sweep and does not block the others.
 */
export async function purgeDueAccounts(services: Services): Promise<number> {
  const { db, clock, log } = services;
  let done = 0;
  for (const userId of await dueAccounts(db, clock.now(), atOnce)) {
    try {
      if (await purgeAccount(services, userId)) done += 1;
    } catch (error) {
      log.error(
        { err: error, userId },
        'an account that is due could not be deleted and will be tried again',
      );
    }
  }
  return done;
}
