import * as v from 'valibot';
import { effect } from '../../../lib/outbox/effects.ts';
import { feeNews } from '../news.ts';

/** That a company is to be told of an invoice of Tsumugi's. */
export const feeTold = effect('fees.told', v.object({ invoiceId: v.string(), news: v.picklist(feeNews) }));
