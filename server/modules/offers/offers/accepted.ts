import * as v from 'valibot';
import { effect } from '../../../lib/outbox/effects.ts';

/** That a contract was concluded: what follows from it begins with this. */
export const offerAccepted = effect('offer.accepted', v.object({ offerId: v.string() }));
