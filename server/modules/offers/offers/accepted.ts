import * as v from 'valibot';
import { effect } from '../../../lib/outbox/effects.ts';

/** A change of terms was declined or withdrawn; recorded in the work's history. */
export const changeDropped = effect(
  'offer.changeDropped',
  v.object({
    eventId: v.string(),
    engagementId: v.string(),
    userId: v.string(),
    turn: v.picklist(['DECLINED', 'WITHDRAWN']),
    words: v.nullable(v.string()),
    at: v.string(),
  }),
);

/** A contract was concluded; everything after it starts here. */
export const offerAccepted = effect('offer.accepted', v.object({ offerId: v.string() }));
