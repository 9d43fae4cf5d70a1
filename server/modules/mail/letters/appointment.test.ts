import ICAL from 'ical.js';
import { describe, expect, test } from 'vitest';
import type { MailRequest } from '../mails.ts';
import { composeMail } from './compose.ts';

const house = {
  origin: 'https://tsumugi.example',
  mailAddress: 'no-reply@mail.tsumugi.example',
  mailDomain: 'mail.tsumugi.example',
};
const startsAt = new Date('2026-04-09T06:00:00Z');

type Interview = Extract<MailRequest, { template: 'interview' }>;

const mail = (over: Partial<Interview['data']> = {}): Interview => ({
  template: 'interview',
  to: 'aoi@example.com',
  data: {
    occasion: 'FIXED',
    otherName: '株式会社灯台舎; "灯", 台\\舎',
    openingTitle:
      '宿の予約画面と、館内の案内画面の設計をいっしょに考えてくださる方を探しています。とても長い題です',
    times: [],
    startsAt,
    minutes: 60,
    place: 'オンライン\nhttps://meet.example/abc',
    url: 'https://tsumugi.example/messages/chatRoom_1',
    appointment: {
      uid: '01990000-0000-7000-8000-000000000001',
      sequence: 2,
      method: 'REQUEST',
      startsAt,
      stampedAt: new Date('2026-04-01T09:00:00Z'),
    },
    ...over,
  },
});

async function read(request: Interview) {
  const { calendar } = await composeMail(request, house);
  if (!calendar) throw new Error('The mail brings no appointment.');
  const component = new ICAL.Component(ICAL.parse(calendar.content));
  const part = component.getFirstSubcomponent('vevent');
  if (!part) throw new Error('The calendar has no event.');
  return { calendar, component, part, event: new ICAL.Event(part) };
}

describe('an appointment', () => {
  test('is read by another library as it was written: times in UTC, one id, and its number', async () => {
    const { calendar, component, part, event } = await read(mail());
    expect(calendar.method).toBe('REQUEST');
    expect(component.getFirstPropertyValue('method')).toBe('REQUEST');
    expect(calendar.content).toContain('DTSTART:20260409T060000Z');
    expect(calendar.content).toContain('DTEND:20260409T070000Z');
    expect(calendar.content).toContain('DTSTAMP:20260401T090000Z');
    expect(event.uid).toBe('01990000-0000-7000-8000-000000000001');
    expect(event.sequence).toBe(2);
    expect(event.summary).toBe('株式会社灯台舎; "灯", 台\\舎さんとの面談');
    expect(event.location).toBe('オンライン\nhttps://meet.example/abc');
    expect(part.getFirstPropertyValue('status')).toBe('CONFIRMED');
    // Lines are folded at 75 octets, as the standard wants them.
    for (const line of calendar.content.split('\r\n'))
      expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  });

  test('is organized by the house and attended by the reader alone', async () => {
    const { calendar, part, event } = await read(mail());
    expect(event.organizer).toBe('mailto:no-reply@mail.tsumugi.example');
    expect(part.getAllProperties('attendee').map((one) => one.getFirstValue())).toEqual([
      'MAILTO:aoi@example.com',
    ]);
    expect(calendar.content.replaceAll('\r\n ', '').match(/[\w.-]+@[\w.-]+/gu)).toEqual([
      'no-reply@mail.tsumugi.example',
      'aoi@example.com',
    ]);
  });

  test('is called off under the same id', async () => {
    const { appointment } = mail().data;
    if (appointment === null) throw new Error('There is none.');
    const { component, part, event } = await read(
      mail({
        occasion: 'CANCELLED',
        startsAt: null,
        appointment: { ...appointment, method: 'CANCEL', sequence: 3 },
      }),
    );
    expect(component.getFirstPropertyValue('method')).toBe('CANCEL');
    expect(part.getFirstPropertyValue('status')).toBe('CANCELLED');
    expect([event.uid, event.sequence]).toEqual([appointment.uid, 3]);
  });

  test('does not come with what is only proposed', async () => {
    const { calendar } = await composeMail(
      mail({ occasion: 'PROPOSED', startsAt: null, times: [startsAt], appointment: null }),
      house,
    );
    expect(calendar).toBeUndefined();
  });
});
