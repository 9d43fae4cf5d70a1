import * as v from 'valibot';
import { effect } from '../../../lib/outbox/effects.ts';

/** That a change of terms was declined, or taken back: the work's own story says so. */
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

/** That a contract was concluded: what follows from it begins with this. */
export const offerAccepted = effect('offer.accepted', v.object({ offerId: v.string() }));
