import type { Transaction } from 'kysely';
import type { Tables } from '../../../db/__generated__/tables.ts';
import type { Services } from '../../../lib/request/services.ts';
import * as sql from './deskSql.ts';
import type { HeldEntry } from './deskSql.ts';
import { move } from './steps.ts';

/** Entries follow their official offer: sent, accepted, or over and considered again. */

/** Locks an offer's entry and opening, before the room. */
export async function holdOffered(
  trx: Transaction<Tables>,
  { entryId, companyId }: { readonly entryId: string | null; readonly companyId: string },
): Promise<HeldEntry[]> {
  return entryId === null ? [] : sql.holdEntries(trx, [entryId], companyId, ['PUBLIC', 'PRIVATE', 'CLOSED']);
}

export type OfferTurn = 'ACCEPTED' | 'DECLINED' | 'EXPIRED' | 'SENT' | 'WITHDRAWN';

/** Offers send their own notices, so the move sends none. */
export async function followOffer(
  trx: Transaction<Tables>,
  services: Pick<Services, 'clock' | 'newId'>,
  entries: readonly HeldEntry[],
  {
    companyId,
    byUserId,
    turn,
  }: { readonly companyId: string; readonly byUserId: string | null; readonly turn: OfferTurn },
): Promise<void> {
  const living = entries.filter(({ stage }) => stage !== 'WITHDRAWN');
  const to = async (entry: HeldEntry): Promise<HeldEntry['stage']> => {
    if (turn === 'SENT') return 'OFFERED';
    if (turn === 'ACCEPTED') return 'HIRED';
    // Somebody moved it since; else back to the stage before the offer, if that is still undecided.
    if (entry.stage !== 'OFFERED') return entry.stage;
    const before = (await sql.stagesBeforeOffer(trx, [entry.id])).get(entry.id);
    return before === 'INTERVIEW' ? before : 'CONSIDERING';
  };
  for (const entry of living)
    await move(trx, services, [entry], {
      companyId,
      byUserId,
      to: await to(entry),
      message: null,
      cause: `OFFER_${turn}`,
      isToldOtherwise: true,
    });
}
