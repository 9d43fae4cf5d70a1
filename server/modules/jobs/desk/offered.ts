import type { Transaction } from 'kysely';
import type { Tables } from '../../../db/__generated__/tables.ts';
import type { Services } from '../../../lib/services.ts';
import * as sql from './deskSql.ts';
import type { HeldEntry } from './deskSql.ts';
import { move } from './steps.ts';

/** Where an entry stands follows from its official offer: sent, accepted, or declined and looked at again. */

/** The entry of an offer, held with its opening: before the room, as everybody does. */
export async function holdOffered(
  trx: Transaction<Tables>,
  { entryId, companyId }: { readonly entryId: string | null; readonly companyId: string },
): Promise<HeldEntry[]> {
  return entryId === null ? [] : sql.holdEntries(trx, [entryId], companyId, ['PUBLIC', 'PRIVATE', 'CLOSED']);
}

export async function followOffer(
  trx: Transaction<Tables>,
  services: Pick<Services, 'clock' | 'newId'>,
  entries: readonly HeldEntry[],
  acted: {
    readonly companyId: string;
    readonly byUserId: string;
    readonly to: 'CONSIDERING' | 'HIRED' | 'OFFERED';
  },
): Promise<void> {
  const living = entries.filter(({ stage }) => stage !== 'WITHDRAWN');
  if (living.length > 0) await move(trx, services, living, { ...acted, message: null });
}
