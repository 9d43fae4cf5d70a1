import type { Transaction } from 'kysely';
import * as v from 'valibot';
import type { Tables } from '../../../db/__generated__/tables.ts';
import { encodeGlobalId } from '../../../lib/request/globalId.ts';
import { effect } from '../../../lib/outbox/effects.ts';
import { enqueue } from '../../../lib/outbox/outbox.ts';
import type { Services } from '../../../lib/request/services.ts';
import { notify } from '../../notices/notices.ts';
import { toldEntries } from '../entries/enterSql.ts';
import * as sql from './publishSql.ts';
import { answerEverybody } from '../desk/steps.ts';

export interface Closing {
  readonly id: string;
  readonly companyId: string;
  readonly userId: string;
  /** To those without an answer; the default message if null. */
  readonly message: string | null;
}

export const openingClosed = effect('opening.closed', v.object({ entryIds: v.array(v.string()) }));

/** Keeps each effect's transaction small. */
const toldAtOnce = 50;

/**
 * In the transaction that closes a locked opening: those without an answer get one, those under way are told
 * it closed. Notices and mails follow from the outbox in batches.
 */
export async function endEntriesOf(
  trx: Transaction<Tables>,
  services: Pick<Services, 'clock' | 'newId'>,
  { id, companyId, userId, message }: Closing,
): Promise<void> {
  const underWay = await sql.entriesUnderWay(trx, id);
  for (let from = 0; from < underWay.length; from += toldAtOnce)
    await enqueue(trx, services, openingClosed, { entryIds: underWay.slice(from, from + toldAtOnce) });
  await answerEverybody(trx, services, id, { companyId, byUserId: userId, message });
}

/** Idempotent. */
export async function tellClosed(
  services: Pick<Services, 'clock' | 'config' | 'db' | 'newId'>,
  entryIds: readonly string[],
): Promise<void> {
  await services.db.transaction().execute(async (trx) => {
    for (const entry of await toldEntries(trx, entryIds)) {
      const opening = encodeGlobalId('JobOpening', entry.openingId);
      await notify(trx, services, {
        userId: entry.creatorId,
        type: 'ENTRY_PROGRESS',
        jobOpeningId: entry.openingId,
        entryId: entry.id,
        detail: { isClosed: true },
        dedupeKey: `closed ${entry.id}`,
        letter: (to) => ({
          template: 'openingClosed',
          to,
          data: {
            title: entry.openingTitle,
            companyName: entry.companyName,
            url: new URL(`/jobs/${opening}`, services.config.publicOrigin).href,
          },
        }),
      });
    }
  });
}
