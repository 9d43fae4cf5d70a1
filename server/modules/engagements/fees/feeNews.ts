import * as v from 'valibot';
import { effect } from '../../../lib/outbox/effects.ts';
import { feeNews } from '../../mail/kinds.ts';

export const feeTold = effect('fees.told', v.object({ invoiceId: v.string(), news: v.picklist(feeNews) }));
