import type { Services } from '../../../lib/request/services.ts';
import { statusesOf } from '../../jobs/openings/openings.ts';
import type { LookAgain, Outlook } from '../../mail/effects.ts';
import type { Concern, MailRequest } from '../../mail/mails.ts';
import { quietUntil } from '../../notices/quietHours.ts';
import * as sql from './outlookSql.ts';
import type { ListenerRow } from './outlookSql.ts';
import type { Reader } from '../shownSql.ts';
import { excerptOf } from '../waitingMessages.ts';
import { unsubscribeAddress } from '../unsubscribing.ts';

export const readerOfListener = ({ companyId, role, userId }: ListenerRow): Reader => ({
  userId,
  companyId,
  statuses: statusesOf(role),
});

/** When the quiet hours end; undefined outside of them. */
export function quietOf({ quietFrom, quietUntil: until }: ListenerRow, now: Date): Date | undefined {
  return quietUntil(now, quietFrom === null || until === null ? null : { from: quietFrom, until });
}

/** Applies present settings: hides message text, and drops results no longer found. */
function asWanted(
  mail: MailRequest,
  { email, hidesWords }: ListenerRow,
  titles: readonly string[],
): MailRequest {
  if (mail.template === 'savedSearchFound')
    return { ...mail, to: email, data: { ...mail.data, count: titles.length, titles: titles.slice(0, 5) } };
  return mail.template === 'messagesWaiting' && hidesWords === true
    ? { ...mail, to: email, data: { ...mail.data, words: null } }
    : { ...mail, to: email };
}

/** What waits in a room as it stands now: of what was deleted since, nothing goes out. */
export async function asItStands(
  { db }: Pick<Services, 'db'>,
  letter: MailRequest,
  noticeId: string,
): Promise<MailRequest> {
  if (letter.template !== 'messagesWaiting') return letter;
  const waiting = await sql.standingMessages(db, noticeId);
  if (!waiting) return letter;
  const { count, senderName, text } = waiting;
  const words = text === null ? null : excerptOf(text);
  return { ...letter, data: { ...letter.data, count, senderName, words } };
}

/**
 * Decides on an immediate mail when it is due: dropped if its notice was read, is gone or unwanted; postponed
 * in quiet hours; sent to the present address; left to the digest if that was chosen meanwhile.
 */
export function lookingAgain(services: Pick<Services, 'clock' | 'config' | 'db' | 'tokenSecret'>): LookAgain {
  return async (concern, mail) => {
    const listener = await sql.listener(services.db, concern.userId, concern.kind);
    const outlook = listener && (await outlookOf(services, listener, concern, mail));
    if (!outlook && concern.kind !== 'PLATFORM') await sql.noteUnmailed(services.db, concern.noticeId);
    return outlook ?? null;
  };
}

async function outlookOf(
  services: Pick<Services, 'clock' | 'config' | 'db' | 'tokenSecret'>,
  listener: ListenerRow,
  { isUrgent, kind, noticeId, userId }: Concern,
  mail: MailRequest,
): Promise<Outlook> {
  const { db } = services;
  if (listener.mail === 'NEVER') return null;
  const isNews =
    kind === 'PLATFORM'
      ? await sql.isNewWord(db, userId, noticeId)
      : // Urgent mails carry something, such as an appointment: they go even if the notice was read in the app.
        await sql.isNews(db, readerOfListener(listener), noticeId, isUrgent === true);
  if (!isNews) return null;
  if (listener.mail === 'DAILY' && isUrgent !== true) {
    // The digest finds announcements by itself.
    if (kind !== 'PLATFORM') await sql.leaveForDay(db, noticeId, JSON.stringify(mail));
    return null;
  }
  const until = quietOf(listener, services.clock.now());
  if (until) return { until };
  const titles = mail.template === 'savedSearchFound' ? await sql.foundTitles(db, noticeId) : [];
  return {
    mail: asWanted(await asItStands(services, mail, noticeId), listener, titles),
    unsubscribeUrl: unsubscribeAddress(services, userId, kind),
  };
}
