import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Database } from '../../db/client.ts';
import { testDatabase } from '../../db/testing/testDatabase.ts';
import { testClock } from '../../lib/dates/clock.ts';
import { uuidV7 } from '../../lib/ids.ts';
import { silentLog } from '../../lib/process/log.ts';
import { DoubtfulEffectError, HopelessEffectError } from '../../lib/outbox/outbox.ts';
import { OutboxWorker } from '../../lib/outbox/outboxWorker.ts';
import { mailEffects } from '../../modules/mail/effects.ts';
import { mail } from '../../modules/mail/mails.ts';
import { describeMailer, sender, testMail } from './contract.ts';
import { readConfig } from '../../config.ts';
import { createSmtpMailer } from './smtp.ts';
import { addressOf, openReceiver } from './testing/receiver.ts';

type Receiver = Awaited<ReturnType<typeof openReceiver>>;

const unquoted = (address: string) => address.replace(/^"(.*)"@/u, '$1@');

describeMailer('SMTP', async () => {
  const receiver = await openReceiver();
  const mailer = createSmtpMailer({ url: receiver.url, from: sender });
  return {
    mailer,
    received: async () => {
      const byId = new Map(
        receiver.deliveries.map(({ mail: got, envelope }) => [got.messageId ?? '', { got, envelope }]),
      );
      return [...byId.values()].map(({ got, envelope }) => {
        const from = got.from?.value[0];
        const replyTo = addressOf(got.replyTo);
        const calendar = got.attachments.find(({ contentType }) => contentType === 'text/calendar');
        expect(envelope.to).toHaveLength(1);
        expect(unquoted(envelope.to[0] ?? '')).toBe(unquoted(addressOf(got.to)));
        return {
          id: (got.messageId ?? '').slice(1, 37),
          from: `${from?.name} <${from?.address}>`,
          to: unquoted(envelope.to[0] ?? ''),
          subject: got.subject ?? '',
          text: got.text ?? '',
          html: got.html === false ? '' : got.html.trimEnd(),
          ...(replyTo !== '' && { replyTo }),
          ...(calendar !== undefined && {
            calendar: { method: 'REQUEST' as const, content: calendar.content.toString('utf8') },
          }),
        };
      });
    },
    close: async () => {
      mailer.close();
      await receiver.close();
    },
  };
});

describe('mail over SMTP', () => {
  let receiver: Receiver;
  beforeEach(async () => {
    receiver = await openReceiver();
  });
  afterEach(() => receiver.close());

  const open = () => createSmtpMailer({ url: receiver.url, from: sender });

  it('says that no machine should answer, and who it is, the same at every try', async () => {
    const mailer = open();
    const message = testMail();
    await mailer.send(message);
    await mailer.send(message);
    mailer.close();
    const ids = receiver.deliveries.map(({ mail: got }) => got.messageId);
    expect(ids).toEqual([`<${message.id}@tsumugi.example>`, `<${message.id}@tsumugi.example>`]);
    const [first] = receiver.deliveries;
    expect(first?.mail.headers.get('auto-submitted')).toBe('auto-generated');
    expect(first?.envelope.from).toBe('no-reply@tsumugi.example');
    expect(first?.raw).toMatch(/^Content-Type: multipart\/alternative/mu);
    // 998 characters a line is what a server must take, and nothing but ASCII leaves without being asked for.
    expect(Math.max(...(first?.raw ?? '').split('\r\n').map((line) => line.length))).toBeLessThan(200);
    expect(first?.raw).toMatch(/^[\t\r\n -~]*$/u);
  });

  it('names the one press that stops mails of a kind, where there is one and it goes over https', async () => {
    const mailer = open();
    const unsubscribeUrl = `https://tsumugi.example/unsubscribe/FOLLOW_RECEIVED~${'a'.repeat(22)}~${'b'.repeat(27)}`;
    await mailer.send({ ...testMail(), unsubscribeUrl });
    await mailer.send(testMail());
    await mailer.send({ ...testMail(), unsubscribeUrl: unsubscribeUrl.replace('https', 'http') });
    mailer.close();
    const [first, ...others] = receiver.deliveries;
    const head = (first?.raw ?? '').split('\r\n\r\n')[0]?.replace(/\r\n\s+/gu, ' ');
    expect(head).toContain(`List-Unsubscribe: <${unsubscribeUrl}>`);
    expect(head).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
    for (const { raw } of others) expect(raw).not.toMatch(/^List-Unsubscribe/mu);
  });

  it('keeps its connections for the next mail', async () => {
    const mailer = open();
    for (let n = 0; n < 5; n += 1) await mailer.send(testMail());
    mailer.close();
    expect(receiver.connections()).toBe(1);
  });

  it.each([
    { at: 'connect', code: 421 },
    { at: 'sender', code: 451 },
    { at: 'recipient', code: 450 },
    { at: 'data', code: 452 },
    // Ours to mend, not the person's: tried again until it is.
    { at: 'connect', code: 554 },
    { at: 'sender', code: 550 },
  ] as const)('a server that says $code at $at is asked again later', async (refusal) => {
    const mailer = open();
    receiver.refuse(refusal);
    const failed = await mailer.send(testMail()).catch((error: unknown) => error);
    expect(failed).toBeInstanceOf(Error);
    expect(failed).not.toBeInstanceOf(HopelessEffectError);
    receiver.refuse(undefined);
    await mailer.send(testMail());
    mailer.close();
    expect(receiver.deliveries).toHaveLength(1);
  });

  it.each([
    { at: 'recipient', code: 550 },
    { at: 'data', code: 554 },
  ] as const)('a server that says $code at $at is not asked again', async (refusal) => {
    const mailer = open();
    receiver.refuse(refusal);
    await expect(mailer.send(testMail())).rejects.toBeInstanceOf(HopelessEffectError);
    mailer.close();
  });

  it('waits at the last line, when the server has everything else', async () => {
    const mailer = open();
    const html = '<p>長い手紙</p>\n'.repeat(1_000);
    let handedOver = false;
    await mailer.send(testMail({ html }), async () => {
      // In base64 it is a third longer.
      await receiver.received(Buffer.byteLength(html));
      expect(receiver.deliveries).toEqual([]);
      handedOver = true;
    });
    mailer.close();
    expect(handedOver).toBe(true);
    expect(receiver.deliveries).toHaveLength(1);
  });

  it('keeps back what must not be handed over, and goes on with the next', async () => {
    const mailer = open();
    const lost = new Error('another worker has it');
    await expect(mailer.send(testMail(), () => Promise.reject(lost))).rejects.toThrow(lost.message);
    await mailer.send(testMail());
    mailer.close();
    expect(receiver.deliveries).toHaveLength(1);
  });

  it.each([{ at: 'connect' }, { at: 'sender' }, { at: 'recipient' }] as const)(
    'what is refused at $at was never handed over',
    async ({ at }) => {
      const mailer = open();
      receiver.refuse({ at, code: 451 });
      const handOver = vi.fn(async () => undefined);
      await expect(mailer.send(testMail(), handOver)).rejects.toThrow();
      mailer.close();
      expect(handOver).not.toHaveBeenCalled();
    },
  );

  it('a server that goes away after the last line leaves a doubt, one that says no leaves none', async () => {
    const mailer = open();
    receiver.answer('never');
    await expect(mailer.send(testMail(), async () => undefined)).rejects.toBeInstanceOf(DoubtfulEffectError);
    receiver.answer('at once');
    receiver.refuse({ at: 'data', code: 451 });
    const failed = await mailer.send(testMail(), async () => undefined).catch((error: unknown) => error);
    expect(failed).toBeInstanceOf(Error);
    expect(failed).not.toBeInstanceOf(DoubtfulEffectError);
    mailer.close();
  });

  it('insists on TLS where the address says so', async () => {
    const mailer = createSmtpMailer({ url: `${receiver.url}?requireTLS=true`, from: sender });
    await expect(mailer.send(testMail())).rejects.toThrow(/TLS/u);
    mailer.close();
    expect(receiver.deliveries).toEqual([]);
  });
});

describe('the outbox over SMTP', () => {
  let database: Database;
  let receiver: Receiver;
  beforeEach(async () => {
    database = await testDatabase();
    receiver = await openReceiver();
  });
  afterEach(async () => {
    await database.close();
    await receiver.close();
  });

  const setUp = () => {
    const clock = testClock('2026-04-01T09:00:00.000Z');
    const services = { clock, newId: uuidV7(clock) };
    const mailer = createSmtpMailer({ url: receiver.url, from: sender });
    const handlers = mailEffects(
      {
        clock,
        config: readConfig({ NODE_ENV: 'test' }),
        db: database.db,
        log: silentLog(),
        mailer,
        storage: { readAll: async () => undefined },
      },
      async (_, letter) => ({ mail: letter, unsubscribeUrl: 'https://tsumugi.example/unsubscribe/token' }),
    );
    const worker = new OutboxWorker({ db: database.db, clock, log: silentLog(), handlers });
    const put = (to: string) =>
      database.db.transaction().execute((trx) =>
        mail(trx, services, {
          template: 'verifyEmail',
          to,
          data: { url: 'https://tsumugi.example/sign_up/creator/step1?token=abc' },
        }),
      );
    const waiting = () => database.db.selectFrom('outbox').select(['attempts', 'failed_at']).execute();
    return { clock, mailer, worker, put, waiting };
  };

  it('delivers once what a server refused for a while, and then was down', async () => {
    const { clock, mailer, worker, put, waiting } = setUp();
    const { port } = receiver;
    await put('aoi@example.com');
    receiver.refuse({ at: 'recipient', code: 451 });
    await worker.drain();
    expect(await waiting()).toMatchObject([{ attempts: 1, failed_at: null }]);
    await receiver.close();
    clock.advance(60_000);
    await worker.drain();
    expect(await waiting()).toMatchObject([{ attempts: 2, failed_at: null }]);
    receiver = await openReceiver(port);
    clock.advance(60_000);
    await worker.drain();
    clock.advance(60_000);
    await worker.drain();
    mailer.close();
    expect(await waiting()).toEqual([]);
    expect(receiver.deliveries.map(({ mail: got }) => got.subject)).toEqual([
      '【つむぎ】メールアドレスの確認',
    ]);
    expect(receiver.deliveries[0]?.mail.text).toContain(
      'https://tsumugi.example/sign_up/creator/step1?token=abc',
    );
    expect(receiver.deliveries[0]?.mail.html).toContain('登録を続ける');
  });

  it('tries once more when a server went away without a word, and then leaves it to people', async () => {
    const { clock, mailer, worker, put, waiting } = setUp();
    receiver.answer('never');
    await put('aoi@example.com');
    await worker.drain();
    expect(await waiting()).toMatchObject([{ attempts: 1, failed_at: null }]);
    clock.advance(60_000);
    await worker.drain();
    expect(receiver.deliveries).toHaveLength(1);
    clock.advance(5 * 60_000);
    await worker.drain();
    expect(await waiting()).toMatchObject([{ attempts: 2, failed_at: expect.any(Date) }]);
    clock.advance(24 * 60 * 60_000);
    await worker.drain();
    mailer.close();
    // The same letter twice at the worst, and both say that they are one.
    expect(receiver.deliveries).toHaveLength(2);
    expect(new Set(receiver.deliveries.map(({ mail: got }) => got.messageId)).size).toBe(1);
  });

  it('keeps what nobody will take, and goes on with the rest', async () => {
    const { mailer, worker, put, waiting } = setUp();
    await put('nobody@example.com');
    receiver.refuse({ at: 'recipient', code: 550 });
    await worker.drain();
    receiver.refuse(undefined);
    await put('aoi@example.com');
    await worker.drain();
    mailer.close();
    expect(await waiting()).toMatchObject([{ attempts: 1, failed_at: expect.any(Date) }]);
    expect(receiver.deliveries.map(({ envelope }) => envelope.to)).toEqual([['aoi@example.com']]);
  });
});
