import type { Transaction } from 'kysely';
import * as v from 'valibot';
import type { Tables } from '../../../db/__generated__/tables.ts';
import type { Context } from '../../../lib/request/context.ts';
import { effect, handle } from '../../../lib/outbox/effects.ts';
import type { EffectHandlers } from '../../../lib/outbox/effects.ts';
import { enqueue } from '../../../lib/outbox/outbox.ts';
import type { Services } from '../../../lib/request/services.ts';
import type { EventStream } from '../../../lib/pubsub/eventStream.ts';
import { companyEvents } from './companyEvents.ts';
import { visibleOpening } from '../openings/openings.ts';
import type { OpeningRow } from '../openings/openingSql.ts';

/** Events of a company's openings: created, deleted, published, changed state, suspended or restored. */
export interface ChangedOpening {
  /** Null if the viewer no longer sees it. */
  readonly opening: OpeningRow | null;
  /** Null: by its last day or an operator. */
  readonly byUserId: string | null;
}

const changed = v.object({
  companyId: v.string(),
  openingId: v.string(),
  byUserId: v.nullable(v.string()),
});
const changedEffect = effect('opening.changed', changed);

const topicOf = (companyId: string): string => `jobs.openings.${companyId}`;

export const eventOf = (
  openingId: string,
  { companyId, userId }: { readonly companyId: string; readonly userId: string },
) => ({ companyId, openingId, byUserId: userId });

/** Tells the company after the commit. */
export async function openingChanged(
  trx: Transaction<Tables>,
  services: Pick<Services, 'clock' | 'newId'>,
  change: v.InferOutput<typeof changed>,
): Promise<void> {
  await enqueue(trx, services, changedEffect, change);
}

/** Future changes of the viewer's company's openings. */
export function openingChanges(context: Context): Promise<EventStream<ChangedOpening>> {
  return companyEvents(context, topicOf, async (now, payload) => {
    const { openingId, byUserId } = v.parse(changed, JSON.parse(payload));
    return { event: { opening: await visibleOpening(now, openingId), byUserId } };
  });
}

export function openingEffects({ pubsub }: Pick<Services, 'pubsub'>): EffectHandlers {
  return handle(changedEffect, (change) => pubsub.publish(topicOf(change.companyId), JSON.stringify(change)));
}
