import type { Services } from '../../lib/services.ts';
import { statusesOf } from '../jobs/openings/openings.ts';
import type { LookAgain, Outlook } from '../mail/effects.ts';
import type { Concern, MailRequest } from '../mail/mails.ts';
import { quietUntil } from '../notices/quietHours.ts';
import * as sql from './outlookSql.ts';
import type { ListenerRow } from './outlookSql.ts';
import type { Reader } from './shownSql.ts';
import { unsubscribeAddress } from './unsubscribing.ts';

export const readerOfListener = ({ companyId, role, userId }: ListenerRow): Reader => ({
  userId,
  companyId,
  statuses: statusesOf(role),
});

/** When the listener's hours of quiet are over; undefined outside of them. */
export function quietOf({ quietFrom, quietUntil: until }: ListenerRow, now: Date): Date | undefined {
  return quietUntil(now, quietFrom === null || until === null ? null : { from: quietFrom, until });
}

/** As the reader wants it now: nothing of what was said to them, if they want it so; of what was found, what they still find. */
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

/**
 * What becomes of a mail at once when it is about to go: nothing of one whose notice was read or is gone, or that is not wanted any more.
 * It waits for the end of the hours of quiet, goes to the address that the reader has now, and into the mail of the day if they have
 * chosen that meanwhile.
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
      : // What cannot wait brings something along, such as an appointment: it goes to who has read of it in the app too.
        await sql.isNews(db, readerOfListener(listener), noticeId, isUrgent === true);
  if (!isNews) return null;
  if (listener.mail === 'DAILY' && isUrgent !== true) {
    // Words of the house are found by the mail of the day itself.
    if (kind !== 'PLATFORM') await sql.leaveForDay(db, noticeId, JSON.stringify(mail));
    return null;
  }
  const until = quietOf(listener, services.clock.now());
  if (until) return { until };
  const titles = mail.template === 'savedSearchFound' ? await sql.foundTitles(db, noticeId) : [];
  return {
    mail: asWanted(mail, listener, titles),
    unsubscribeUrl: unsubscribeAddress(services, userId, kind),
  };
}
