import type { Services } from '../../../lib/services.ts';
import { leaveMedia, removeObjects } from '../../media/removal.ts';
import { mail } from '../../mail/mails.ts';
import { holdEntriesOf } from '../../jobs/entries/leaving.ts';
import { purge } from '../gatheredSql.ts';
import { dueAccounts } from './deletionSql.ts';
import * as sql from './purgeSql.ts';

const atOnce = 50;

/** One account and all that goes with it, or nothing. Says whether it was still to be deleted. */
async function purgeAccount(services: Services, userId: string): Promise<boolean> {
  return services.db.transaction().execute(async (trx) => {
    const now = services.clock.now();
    // Openings before people, as whoever withdraws holds them.
    const { withdraw } = await holdEntriesOf(trx, services, userId);
    const account = await sql.holdDue(trx, userId, now);
    if (!account) return false;
    const leaving = { userId, email: account.email };
    await withdraw();
    await removeObjects(trx, services, await sql.exportedObjects(trx, userId));
    await purge(trx, leaving, now);
    await leaveMedia(trx, services, userId);
    // To the address as it was: the row has forgotten it by now.
    await mail(trx, services, { template: 'accountDeleted', to: account.email, data: {} });
    return true;
  });
}

/**
 * Deletes the accounts whose 30 days are over, each in a transaction of its own: a sweep that is broken off goes on with the next one, and
 * several servers share the work. One that fails is tried again by the next sweep and keeps nobody else waiting.
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
