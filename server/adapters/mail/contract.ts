import { describe, expect, it } from 'vitest';
import { HopelessEffectError } from '../../lib/outbox/outbox.ts';
import type { Mailer, MailMessage } from '../../modules/mail/mailer.ts';

/** A mail as whoever received it reads it. */
export interface ReceivedMail {
  readonly id: string;
  readonly from: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly replyTo?: string;
  readonly calendar?: MailMessage['calendar'];
}

export interface MailerUnderTest {
  readonly mailer: Mailer;
  /** Everything that arrived, oldest first; the same mail handed over twice is one. */
  received(): Promise<readonly ReceivedMail[]>;
  close(): Promise<void>;
}

export const sender = 'つむぎ <no-reply@tsumugi.example>';

let made = 0;
/** A mail with an id of its own that grows, as the outbox makes them. */
export function testMail(over: Partial<MailMessage> = {}): MailMessage {
  made += 1;
  return {
    id: `01990000-0000-7000-8000-${String(made).padStart(12, '0')}`,
    to: 'aoi@example.com',
    subject: '【つむぎ】「株式会社髙橋﨑デザイン」への招待',
    text: `髙橋 様\n\n〜から①まで、🎏 と ﾊﾝｶｸ。\n${'長い行'.repeat(120)}\n.\n..\nhttps://tsumugi.example/x?token=a-b_c&y=1\n`,
    html: '<!DOCTYPE html><p>髙橋 様 🎏</p>\n<a href="https://tsumugi.example/x?token=a-b_c&amp;y=1">開く</a>',
    ...over,
  };
}

/** What every mailer keeps to, whatever carries the mail. */
export function describeMailer(name: string, setUp: () => Promise<MailerUnderTest>): void {
  const using = async (run: (under: MailerUnderTest) => Promise<void>): Promise<void> => {
    const under = await setUp();
    try {
      await run(under);
    } finally {
      await under.close();
    }
  };

  describe(`a mailer: ${name}`, () => {
    it('hands over both parts as they were written, from the house to the person', () =>
      using(async ({ mailer, received }) => {
        const mail = testMail({ replyTo: 'lead@example.co.jp' });
        await mailer.send(mail);
        const [got, ...more] = await received();
        expect(more).toEqual([]);
        expect(got).toEqual({ ...mail, from: sender });
      }));

    it('brings an appointment along as it was written', () =>
      using(async ({ mailer, received }) => {
        const content = 'BEGIN:VCALENDAR\r\nMETHOD:REQUEST\r\nSUMMARY:面談\r\nEND:VCALENDAR\r\n';
        const mail = testMail({ calendar: { method: 'REQUEST', content } });
        await mailer.send(mail);
        expect(await received()).toEqual([{ ...mail, from: sender }]);
      }));

    it('makes one of a mail that is handed over twice', () =>
      using(async ({ mailer, received }) => {
        const mail = testMail();
        await mailer.send(mail);
        await mailer.send(mail);
        expect((await received()).map(({ id }) => id)).toEqual([mail.id]);
      }));

    it('carries many at once, each to its own', () =>
      using(async ({ mailer, received }) => {
        const mails = Array.from({ length: 30 }, (_, index) =>
          testMail({ to: `person${index}@example.com` }),
        );
        await Promise.all(mails.map((mail) => mailer.send(mail)));
        const got = await received();
        expect(new Set(got.map(({ id, to }) => `${id} ${to}`))).toEqual(
          new Set(mails.map(({ id, to }) => `${id} ${to}`)),
        );
      }));

    it.each(['taro..yamada@docomo.ne.jp', 'taro.@docomo.ne.jp', '.taro@docomo.ne.jp'])(
      'takes the old address %s',
      (to) =>
        using(async ({ mailer, received }) => {
          await mailer.send(testMail({ to }));
          expect((await received()).map((mail) => mail.to)).toEqual([to]);
        }),
    );

    it.each([
      'aoi@example.com\r\nBcc: all@example.com',
      'aoi@example.com, all@example.com',
      'aoi@example.com>\r\nRCPT TO:<all@example.com',
      '<aoi@example.com>',
      '"a b"@example.com',
      'aoi',
      '',
    ])('refuses for good what is not one address: %j', (to) =>
      using(async ({ mailer, received }) => {
        await expect(mailer.send(testMail({ to }))).rejects.toBeInstanceOf(HopelessEffectError);
        expect(await received()).toEqual([]);
      }),
    );

    it('lets nothing in a subject become a header of its own', () =>
      using(async ({ mailer, received }) => {
        await mailer.send(testMail({ subject: '件名\r\nBcc: all@example.com\r\n\r\n本文' }));
        const [got] = await received();
        expect(got?.to).toBe('aoi@example.com');
        expect(got?.subject).toContain('件名');
        expect(got?.text).toBe(testMail().text);
      }));
  });
}
