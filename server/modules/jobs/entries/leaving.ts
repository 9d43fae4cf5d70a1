import type { Transaction } from 'kysely';
import type { Tables } from '../../../db/__generated__/tables.ts';
import type { Services } from '../../../lib/services.ts';
import * as sql from './leavingSql.ts';

/**
 * What somebody entered whose account ends is withdrawn: nobody waits for an answer that nobody would read. Their openings and entries are held
 * first, before the account is, in the order in which everybody holds them; `withdraw` then writes.
 */
export async function holdEntriesOf(
  trx: Transaction<Tables>,
  services: Pick<Services, 'clock' | 'newId'>,
  userId: string,
): Promise<{ readonly withdraw: () => Promise<void> }> {
  const entries = await sql.holdUndecided(trx, userId);
  return {
    withdraw: () =>
      sql.withdrawEntries(
        trx,
        entries.map((entry) => ({ ...entry, stepId: services.newId() })),
        userId,
        services.clock.now(),
      ),
  };
}
