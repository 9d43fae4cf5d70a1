/** What letters and notices tell of, by the names that both have for it. */

/** Of an offer after it came; `TERMS_…` where it changes the terms of a work under way. */
export const offerAnswers = [
  'ACCEPTED',
  'CHANGE_ASKED',
  'CHANGED',
  'DECISION_DUE',
  'DECLINED',
  'EXPIRED',
  'REPLY_DUE',
  'UNANSWERED',
  'TERMS_ACCEPTED',
  'TERMS_CHANGED',
  'TERMS_CHANGE_ASKED',
  'TERMS_DECLINED',
  'TERMS_EXPIRED',
  'TERMS_RECEIVED',
  'TERMS_REPLY_DUE',
  'TERMS_UNANSWERED',
] as const;
export const offerNews = ['RECEIVED', ...offerAnswers] as const;
export type OfferNews = (typeof offerNews)[number];

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

/** What somebody writes to the house about. */
export const contactTopics = [
  'SERVICE',
  'ACCOUNT',
  'WORKS',
  'JOBS',
  'PAYMENT',
  'REPORT',
  'PRESS',
  'OTHER',
] as const;
export type ContactTopic = (typeof contactTopics)[number];
