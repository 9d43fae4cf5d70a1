import type { Transaction } from 'kysely';
import * as v from 'valibot';
import type { Tables } from '../../../db/__generated__/tables.ts';
import { effect, handle } from '../../../lib/outbox/effects.ts';
import type { EffectHandlers } from '../../../lib/outbox/effects.ts';
import { enqueue } from '../../../lib/outbox/outbox.ts';
import type { Services } from '../../../lib/request/services.ts';
import { candidatesChanged } from '../desk/candidateEvents.ts';
import * as sql from './repliesSql.ts';

/** A message in the room of company and creator replies to the creator's entries as moving them does. */

const entriesReplied = effect(
  'entries.replied',
  v.object({ companyId: v.string(), creatorId: v.string(), byUserId: v.string(), at: v.string() }),
);

/**
 * To be called when somebody of the company has written. The entries are marked after the commit: they are locked
 * before rooms, and the caller has locked the room.
 */
export async function replied(
  trx: Transaction<Tables>,
  services: Pick<Services, 'clock' | 'newId'>,
  { companyId, creatorId }: sql.Pair,
  byUserId: string,
): Promise<void> {
  if (!(await sql.isWaiting(trx, { companyId, creatorId }))) return;
  const at = services.clock.now().toISOString();
  await enqueue(trx, services, entriesReplied, { companyId, creatorId, byUserId, at });
}

export function replyEffects(services: Pick<Services, 'clock' | 'db' | 'newId'>): EffectHandlers {
  return handle(entriesReplied, ({ at, byUserId, ...pair }) =>
    services.db.transaction().execute(async (trx) => {
      const entryIds = await sql.writeReply(trx, pair, new Date(at));
      await candidatesChanged(trx, services, { ...pair, entryIds, kind: 'REPLIED', byUserId });
    }),
  );
}
