import type { Transaction } from 'kysely';
import * as v from 'valibot';
import type { Tables } from '../../db/__generated__/tables.ts';
import { jsonb } from '../../db/values.ts';
import type { Json } from '../../db/values.ts';
import type { Clock } from '../../lib/dates/clock.ts';
import type { NewId } from '../../lib/ids.ts';
import { effect } from '../../lib/outbox/effects.ts';
import { enqueue } from '../../lib/outbox/outbox.ts';
import { concern, mail, mailMessage } from '../mail/mails.ts';
import type { MailRequest } from '../mail/mails.ts';
import * as sql from './noticesSql.ts';
import type { NoticeValues } from './noticesSql.ts';

export interface Notice {
  readonly userId: string;
  readonly type: NoticeValues['type'];
  /** Who caused it, if anybody. */
  readonly actorId?: string;
  readonly productId?: string;
  readonly jobOpeningId?: string;
  readonly entryId?: string;
  readonly chatRoomId?: string;
  readonly consultationId?: string;
  readonly offerId?: string;
  readonly engagementId?: string;
  readonly savedSearchId?: string;
  /** Small facts for the wording. */
  readonly detail?: Readonly<Record<string, Json>>;
  /** The same key is told only once. */
  readonly dedupeKey?: string;
  /** Mailed at once, not with the daily mail, to those who want mails of the kind. */
  readonly isUrgent?: boolean;
  /** Always waits for the daily mail. */
  readonly isDaily?: boolean;
  /** Mail only: for something people did themselves, when the mail carries something. */
  readonly isMailOnly?: boolean;
  /** The mail; devices show its subject and button. */
  readonly letter: (to: string) => MailRequest;
  /**
   * Sent at once in its place, for several notices together; null with all but one of them. The mail of the
   * day has a line for each.
   */
  readonly together?: ((to: string) => MailRequest) | null;
}

/** Tells a reader's open pages of a new notice. */
export const noticeAdded = effect('notices.added', v.object({ userId: v.string(), noticeId: v.string() }));

/** Shows a notice on a device, in the words of its mail. */
export const noticePushed = effect(
  'notices.pushed',
  v.object({ deviceId: v.string(), concern, letter: mailMessage }),
);

const mailOf = { AT_ONCE: 'AT_ONCE', DAILY: 'DAILY', NEVER: 'NONE' } as const;

/**
 * Tells somebody what happened, in the same transaction: in the app, by mail and by push, as they chose.
 * Immediate mails and pushes go through the outbox, which checks again before sending; the notice itself
 * holds what waits for the daily mail. Answers the notice's id; undefined when nobody is told.
 */
export async function notify(
  trx: Transaction<Tables>,
  services: { readonly clock: Clock; readonly newId: NewId },
  notice: Notice,
): Promise<string | undefined> {
  const recipient = await sql.recipient(trx, notice.userId, notice.type);
  if (!recipient) return undefined;
  const inApp = notice.isMailOnly !== true && (recipient.inApp ?? true);
  const wished = mailOf[recipient.mail ?? 'AT_ONCE'];
  const isLater = wished === 'AT_ONCE' && notice.isDaily === true;
  const isSilent = notice.together === null;
  const when = isLater ? 'DAILY' : wished === 'DAILY' && notice.isUrgent === true ? 'AT_ONCE' : wished;
  const mailing = when === 'AT_ONCE' && isSilent ? 'NONE' : when;
  const isPushed = notice.isMailOnly !== true && !isSilent && (recipient.push ?? true);
  const devices = isPushed ? recipient.devices : [];
  if (!inApp && mailing === 'NONE' && devices.length === 0) return undefined;
  const letter = notice.letter(recipient.email);
  const sent = (notice.together ?? notice.letter)(recipient.email);
  const now = services.clock.now();
  const id = services.newId();
  const isNews = await sql.insertNotice(trx, {
    id,
    user_id: notice.userId,
    type: notice.type,
    actor_id: notice.actorId ?? null,
    product_id: notice.productId ?? null,
    job_opening_id: notice.jobOpeningId ?? null,
    entry_id: notice.entryId ?? null,
    chat_room_id: notice.chatRoomId ?? null,
    consultation_id: notice.consultationId ?? null,
    offer_id: notice.offerId ?? null,
    engagement_id: notice.engagementId ?? null,
    saved_search_id: notice.savedSearchId ?? null,
    detail: jsonb(notice.detail ?? {}),
    dedupe_key: notice.dedupeKey ?? null,
    in_app: inApp,
    mail: mailing,
    mailed_at: mailing === 'AT_ONCE' ? now : null,
    letter: mailing === 'DAILY' ? JSON.stringify(letter) : null,
    sent_at: now,
  });
  if (!isNews) return undefined;
  if (inApp) await enqueue(trx, services, noticeAdded, { userId: notice.userId, noticeId: id });
  const about = { userId: notice.userId, kind: notice.type, noticeId: id };
  if (mailing === 'AT_ONCE')
    await mail(trx, services, {
      ...sent,
      concern: { ...about, isUrgent: notice.isUrgent === true },
    });
  for (const deviceId of devices)
    await enqueue(trx, services, noticePushed, { deviceId, concern: about, letter: sent });
  return id;
}
