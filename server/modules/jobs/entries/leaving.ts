import type { Transaction } from 'kysely';
import type { Tables } from '../../../db/__generated__/tables.ts';
import type { Services } from '../../../lib/request/services.ts';
import * as sql from './leavingSql.ts';

/**
 * Withdraws the entries of an account that ends. Locks openings and entries before the account, in the usual
 * order; `withdraw` writes.
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
