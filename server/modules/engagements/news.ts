import * as v from 'valibot';
import { effect } from '../../lib/outbox/effects.ts';

export const workNews = [
  'WORK_BEGUN',
  'WORK_DELIVERED',
  'WORK_SILENCE_NEAR',
  'WORK_CORRECTION_ASKED',
  'WORK_ACCEPTED',
  'WORK_ACCEPTED_SILENTLY',
  'WORK_INVOICED',
  'WORK_INVOICE_VOIDED',
  'WORK_PAYMENT_NEAR',
  'WORK_PAYMENT_LATE',
  'WORK_PAID',
  'WORK_PAYMENT_DENIED',
  'WORK_MONTH_OPEN',
  'WORK_HOURS_WAIT',
  'WORK_RECEIVED',
  'WORK_ENDED_EARLY',
  'WORK_END_ANSWERED',
  'WORK_END_SETTLED',
  'WORK_COMMENTED',
  'WORK_TERMS_ASKED',
  'WORK_THANKED',
] as const;
export type WorkNews = (typeof workNews)[number];

export const feeNews = ['FEE_INVOICED', 'FEE_INVOICE_VOIDED', 'FEE_LATE'] as const;

export const workMoved = effect(
  'engagement.moved',
  v.object({
    engagementId: v.string(),
    news: v.picklist(workNews),
    /** The actor, who is not told. */
    by: v.nullable(v.string()),
  }),
);
