import type { Transaction } from 'kysely';
import type { Tables } from '../../../db/__generated__/tables.ts';
import type { Services } from '../../../lib/request/services.ts';
import * as sql from './deskSql.ts';
import { move } from './steps.ts';

export interface Interviewed {
  readonly companyId: string;
  readonly creatorId: string;
  readonly byUserId: string;
  /** Opening states the actor may see. */
  readonly statuses: readonly string[];
  /** The newest open one by default. */
  readonly entryId?: string | undefined;
}

/**
 * Locks the interview's entry and moves it to 面談 if it is before that; null without an open one. Entries are
 * locked before rooms, as by every writer.
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
