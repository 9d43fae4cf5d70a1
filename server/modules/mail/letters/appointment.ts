import ical, { ICalAttendeeStatus, ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import type { CalendarPart } from '../mailer.ts';
import type { MailRequest } from '../mails.ts';
import type { House } from './letter.ts';

type Interview = Extract<MailRequest, { template: 'interview' }>;

/**
 * A calendar entry. Organised by us with the reader as the only attendee: neither side learns the other's
 * address, and no answer is asked for since both agreed already.
 */
export function appointment({ to, data }: Interview, house: House): CalendarPart | undefined {
  const { appointment: made, minutes, otherName, openingTitle, place, url } = data;
  if (made === null) return undefined;
  const { uid, sequence, method, startsAt, stampedAt } = made;
  const calendar = ical({
    prodId: { company: 'Tsumugi', product: 'Tsumugi', language: 'JA' },
    method: ICalCalendarMethod[method],
  });
  calendar.createEvent({
    id: uid,
    sequence,
    stamp: stampedAt,
    start: startsAt,
    end: new Date(startsAt.getTime() + minutes * 60_000),
    summary: `${otherName}さんとの面談`,
    description: `${openingTitle === null ? '' : `募集「${openingTitle}」の面談です。\n`}日程の変更は、つむぎのメッセージから行えます。\n${url}`,
    ...(place !== null && { location: place }),
    url,
    status: method === 'CANCEL' ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    organizer: { name: 'つむぎ', email: house.mailAddress },
    attendees: [{ email: to, rsvp: false, status: ICalAttendeeStatus.ACCEPTED }],
  });
  return { method, content: calendar.toString() };
}
