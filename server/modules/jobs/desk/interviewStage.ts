import type { Transaction } from 'kysely';
import type { Tables } from '../../../db/__generated__/tables.ts';
import type { Services } from '../../../lib/services.ts';
import * as sql from './deskSql.ts';
import { move } from './steps.ts';

export interface Interviewed {
  readonly companyId: string;
  readonly creatorId: string;
  readonly byUserId: string;
  /** In which states whoever acts sees openings. */
  readonly statuses: readonly string[];
  /** Which entry it is about; the newest that is open unless told. */
  readonly entryId?: string | undefined;
}

/**
 * Holds the entry that an interview is about and moves it to 面談, where it stands before that. Null where the creator has none that is
 * open. It comes before the room is held, as whatever writes entries.
 */
export async function moveToInterview(
  trx: Transaction<Tables>,
  services: Pick<Services, 'clock' | 'newId'>,
  { companyId, creatorId, byUserId, statuses, entryId }: Interviewed,
): Promise<string | null> {
  const id = await sql.openEntryOf(trx, { companyId, creatorId, entryId });
  const [entry] = id === undefined ? [] : await sql.holdEntries(trx, [id], companyId, statuses);
  if (!entry) return null;
  if (entry.stage === 'NEW' || entry.stage === 'CONSIDERING')
    await move(trx, services, [entry], {
      companyId,
      byUserId,
      to: 'INTERVIEW',
      message: null,
      isToldOtherwise: true,
    });
  return entry.id;
}
