import type { Transaction } from 'kysely';
import * as v from 'valibot';
import type { Tables } from '../../db/__generated__/tables.ts';
import type { Clock } from '../../lib/dates/clock.ts';
import type { NewId } from '../../lib/ids.ts';
import { effect } from '../../lib/outbox/effects.ts';
import { enqueue } from '../../lib/outbox/outbox.ts';
import type { OutboxOptions } from '../../lib/outbox/outbox.ts';
import { contactTopics, feeNews, offerNews, workNews } from './kinds.ts';

/** A `Date` becomes text in the outbox. */
const moment = v.pipe(
  v.union([v.date(), v.string()]),
  v.transform((time) => new Date(time)),
  v.date(),
);
const url = v.pipe(v.string(), v.url());
/** In subjects names must be one line. */
const name = v.pipe(
  v.string(),
  v.transform((text) => text.replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ').trim()),
);
const dueReply = { creatorName: name, openingTitle: name, replyBy: moment };

const contactTopic = v.picklist(contactTopics);
/** A decision against somebody, and where to read and contest it. */
const decided = { rule: v.string(), reason: v.string(), decisionUrl: url };
const line = v.object({ subject: name, url });
/** Advertising mail must name its sender and address (特定電子メール法). */
const sender = v.nullable(v.object({ name, address: name, contact: name }));
export type Sender = v.InferOutput<typeof sender>;

function letter<const Template extends string, const Data extends v.ObjectEntries>(
  template: Template,
  data: Data,
) {
  return v.object({ template: v.literal(template), to: v.string(), data: v.object(data) });
}

/** All mails, with their data. */
export const mailMessage = v.variant('template', [
  letter('verifyEmail', { url }),
  letter('alreadyRegistered', { signInUrl: url }),
  letter('resetPassword', { url }),
  letter('passwordChanged', {}),
  letter('resetEmail', { url, needsAgreement: v.optional(v.boolean(), false) }),
  letter('agreeEmail', { url, newEmailMasked: name }),
  letter('emailChanged', { newEmailMasked: name }),
  letter('newDevice', { deviceName: name, when: moment }),
  letter('googleLinked', { googleEmailMasked: name }),
  letter('googleUnlinked', {}),
  letter('securityChanged', {
    change: v.picklist([
      'PASSKEY_ADDED',
      'PASSKEY_REMOVED',
      'TOTP_ON',
      'TOTP_OFF',
      'RECOVERY_CODES_MADE',
      'RECOVERY_CODE_USED',
      'RECOVERY_STOPPED',
      'FACTOR_REMOVED',
      'DEVICE_REMEMBERED',
      'DEVICES_FORGOTTEN',
    ]),
    /** The name of what was changed. */
    detail: v.nullable(name),
    deviceName: name,
    when: moment,
  }),
  letter('recoverFactor', { url }),
  letter('factorRecoveryStarted', { dueAt: moment, stopUrl: url }),
  letter('bankAccountChanged', {
    change: v.picklist(['REGISTERED', 'REPLACED', 'DELETED']),
    /** Of the account number. */
    numberEnd: name,
    when: moment,
  }),
  letter('leadReceived', { companyName: name, name }),
  letter('leadDeclined', { companyName: name, name, words: v.string() }),
  letter('leadToOperators', {
    shortId: name,
    companyName: name,
    lastName: name,
    firstName: name,
    email: name,
    phoneNumber: name,
    registrationPurpose: v.string(),
    urgency: v.picklist(['CONSIDERATION_OF_ORDER_PLACEMENT', 'INFORMATION_GATHERING', 'REQUEST_IMMEDIATELY']),
  }),
  letter('contactReceived', { name, topic: contactTopic, body: v.string() }),
  letter('contactToOperators', {
    name,
    companyName: v.nullable(name),
    email: name,
    topic: contactTopic,
    body: v.string(),
  }),
  letter('documentReady', { name, title: name, url }),
  letter('documentRequested', {
    name,
    title: name,
    companyName: v.nullable(name),
    email: name,
    phoneNumber: v.nullable(name),
  }),
  letter('meetingRequested', { name, email: name, preference: v.string() }),
  letter('invitation', {
    companyName: name,
    /** Null: from operators. */
    inviterName: v.nullable(name),
    roleName: name,
    url,
    expiresAt: moment,
  }),
  letter('dataExportReady', { url, expiresAt: moment }),
  letter('dataExportFailed', {}),
  letter('deletionRequested', { dueAt: moment, cancelUrl: url }),
  letter('deletionCancelled', {}),
  letter('accountDeleted', {}),
  letter('memberSuspended', { ...decided, endsAt: v.nullable(moment) }),
  letter('memberRestored', {}),
  letter('companySuspended', { ...decided, name, endsAt: v.nullable(moment) }),
  letter('companyRestored', { name }),
  letter('workTakenDown', { ...decided, name }),
  letter('workRestored', { name, url }),
  letter('contestAnswered', { subject: v.string(), isOverturned: v.boolean(), words: v.string() }),
  letter('workApproved', { name, isChange: v.boolean(), isPublished: v.boolean(), url }),
  letter('workRejected', { name, isChange: v.boolean(), reason: v.string(), url }),
  letter('followReceived', { followerName: name, companyName: name }),
  letter('openingSuspended', { ...decided, title: name, url }),
  letter('openingExpired', { title: name, url }),
  letter('openingHeld', {
    title: name,
    url,
    passages: v.array(v.object({ passage: v.string(), why: v.string() })),
  }),
  letter('openingPassed', { title: name, url }),
  letter('openingSentBack', { title: name, reason: v.string(), url }),
  letter('openingReleased', { title: name, url }),
  letter('entryReceived', {
    creatorName: name,
    openingTitle: name,
    entryMessage: v.string(),
    replyBy: moment,
    url,
  }),
  letter('entryWithdrawn', { creatorName: name, openingTitle: name, url }),
  letter('entryProgress', {
    openingTitle: name,
    companyName: name,
    stage: v.picklist(['CONSIDERING', 'INTERVIEW', 'OFFERED', 'HIRED', 'DECLINED']),
    message: v.nullable(v.string()),
    url,
  }),
  letter('messagesWaiting', {
    senderName: name,
    /** Null: from a creator. */
    companyName: v.nullable(name),
    count: v.number(),
    /** Null without text, or when the reader wants none in mails. */
    words: v.nullable(v.string()),
    url,
  }),
  letter('interview', {
    occasion: v.picklist(['PROPOSED', 'FIXED', 'MOVED', 'NONE_FITS', 'CANCELLED', 'TOMORROW', 'SOON']),
    /** The other side's display name. */
    otherName: name,
    openingTitle: v.nullable(name),
    times: v.array(moment),
    startsAt: v.nullable(moment),
    minutes: v.number(),
    place: v.nullable(v.string()),
    url,
    /** Null when no calendar has it. */
    appointment: v.nullable(
      v.object({
        uid: v.string(),
        sequence: v.number(),
        method: v.picklist(['CANCEL', 'REQUEST']),
        startsAt: moment,
        stampedAt: moment,
      }),
    ),
  }),
  letter('replyDue', { ...dueReply, url }),
  letter('repliesDue', { dues: v.array(v.object(dueReply)), url }),
  letter('savedSearchFound', { name, count: v.number(), titles: v.array(name), url }),
  letter('keptOpeningEnds', { openingTitle: name, companyName: name, lastDay: moment, url }),
  letter('dailyDigest', {
    items: v.array(line),
    /** More than the items when they are too many. */
    total: v.number(),
    waiting: v.array(line),
    works: v.array(line),
    jobs: v.array(v.object({ ...line.entries, reason: v.string() })),
    /** Required if it advertises; null otherwise. */
    sender,
  }),
  letter('consultationNews', {
    news: v.picklist(['ACCEPTED', 'DECLINED', 'EXPIRED', 'RECEIVED', 'REPLY_DUE', 'UNANSWERED']),
    title: name,
    companyName: name,
    creatorName: name,
    /** The creator's words with the answer. */
    words: v.nullable(v.string()),
    replyBy: moment,
    url,
  }),
  letter('offerNews', {
    news: v.picklist(offerNews),
    title: name,
    companyName: name,
    creatorName: name,
    /** Null when no answer is needed. */
    replyBy: v.nullable(moment),
    /** Already accepted: the decision changes a work's terms. */
    isAgreed: v.optional(v.boolean()),
    url,
  }),
  letter('contractConcluded', {
    title: name,
    companyName: name,
    creatorName: name,
    /** 条件の変更 of a work under way. */
    isChange: v.optional(v.boolean()),
    url,
    /** Attachments in the storage. */
    files: v.array(v.object({ key: v.string(), name: v.string() })),
  }),
  letter('workNews', {
    news: v.picklist(workNews),
    title: name,
    /** The other side's display name. */
    otherName: name,
    isCreator: v.boolean(),
    url,
  }),
  letter('feeNews', {
    news: v.picklist(feeNews),
    number: v.string(),
    /** YYYY-MM */
    month: v.string(),
    companyName: name,
    /** With tax, in yen. */
    total: v.number(),
    /** YYYY-MM-DD */
    payBy: v.string(),
    isCorrection: v.boolean(),
    url,
  }),
  letter('platformNotice', { content: v.string(), url, sender }),
  letter('openingClosed', { title: name, companyName: name, url }),
]);

export type MailRequest = v.InferOutput<typeof mailMessage>;

/** For optional mails: before sending it is checked whether they are still wanted. */
export const concern = v.object({
  userId: v.string(),
  kind: v.string(),
  /** The notice or announcement it is about. */
  noticeId: v.string(),
  /** Sent at once even to readers of the daily digest. */
  isUrgent: v.optional(v.boolean()),
});
export type Concern = v.InferOutput<typeof concern>;

export const mailSent = effect(
  'mail',
  v.intersect([mailMessage, v.object({ concern: v.optional(concern) })]),
);

/**
 * Queues a mail in the transaction that causes it. It is composed when sent.
 *
 * @example await mail(trx, services, { template: 'verifyEmail', to: email, data: { url } });
 */
export async function mail(
  trx: Transaction<Tables>,
  services: { readonly clock: Clock; readonly newId: NewId },
  message: MailRequest & { readonly concern?: Concern },
  options: OutboxOptions = {},
): Promise<void> {
  await enqueue(trx, services, mailSent, message, options);
}
