import type { Transaction } from 'kysely';
import * as v from 'valibot';
import type { Tables } from '../../../db/__generated__/tables.ts';
import type { Context } from '../../../lib/request/context.ts';
import { effect, handle } from '../../../lib/outbox/effects.ts';
import type { EffectHandlers } from '../../../lib/outbox/effects.ts';
import { enqueue } from '../../../lib/outbox/outbox.ts';
import type { Services } from '../../../lib/request/services.ts';
import { visibleCandidate } from './candidates.ts';
import type { EventStream } from '../../../lib/pubsub/eventStream.ts';
import { companyEvents } from './companyEvents.ts';
import type { EntryRow } from '../entries/entrySql.ts';

export const candidateChangeKinds = [
  'ASSIGNED',
  'ENTERED',
  'MOVED',
  'NOTED',
  'READ',
  'REPLIED',
  'ROOM_OPENED',
  'WITHDRAWN',
] as const;
export type CandidateChangeKind = (typeof candidateChangeKinds)[number];

/** Desk events: of colleagues and applicants. */
export interface ChangedCandidate {
  readonly candidate: EntryRow;
  readonly kind: CandidateChangeKind;
  /** Null: the creator. */
  readonly byUserId: string | null;
}

interface ChangedCandidates {
  readonly companyId: string;
  readonly entryIds: readonly string[];
  readonly kind: CandidateChangeKind;
  readonly byUserId: string | null;
}

/** Older effects without a kind count as moves, which makes lists reload. */
const changeKind = v.optional(v.picklist(candidateChangeKinds), 'MOVED');
const changedEffect = effect(
  'candidates.changed',
  v.object({
    companyId: v.string(),
    entryIds: v.array(v.string()),
    kind: changeKind,
    byUserId: v.nullable(v.string()),
  }),
);

const topicOf = (companyId: string): string => `jobs.candidates.${companyId}`;

/** Tells the company's desk after the commit. */
export async function candidatesChanged(
  trx: Transaction<Tables>,
  services: Pick<Services, 'clock' | 'newId'>,
  { companyId, entryIds, kind, byUserId }: ChangedCandidates,
): Promise<void> {
  if (entryIds.length > 0)
    await enqueue(trx, services, changedEffect, {
      companyId,
      entryIds: [...entryIds],
      kind,
      byUserId,
    });
}

const told = v.object({ entryId: v.string(), kind: changeKind, byUserId: v.nullable(v.string()) });

/** Future changes of candidates visible to the viewer. */
export function candidateChanges(context: Context): Promise<EventStream<ChangedCandidate>> {
  return companyEvents(context, topicOf, async (now, payload) => {
    const { entryId, kind, byUserId } = v.parse(told, JSON.parse(payload));
    const candidate = await visibleCandidate(now, entryId);
    return candidate ? { event: { candidate, kind, byUserId } } : 'SKIP';
  });
}

export function candidateEffects({ pubsub }: Pick<Services, 'pubsub'>): EffectHandlers {
  return handle(changedEffect, async ({ companyId, entryIds, kind, byUserId }) => {
    for (const entryId of entryIds)
      await pubsub.publish(topicOf(companyId), JSON.stringify({ entryId, kind, byUserId }));
  });
}
