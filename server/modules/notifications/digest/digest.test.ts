import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { dailyEffects } from '../../../background.ts';
import { testApi, type TestApi } from '../../../graphql/testing.ts';
import { OutboxWorker } from '../../../lib/outbox/outboxWorker.ts';
import type { MailMessage } from '../../mail/mailer.ts';
import { notify } from '../../notices/notices.ts';
import { ensureSettings } from '../settingsSql.ts';
import { lastMorning, queueDigests } from './digest.ts';

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});
afterAll(() => api.close());

/** A notice that stands whatever becomes of its cause. */
const follower = (name: string) => ({
  type: 'SAVED_SEARCH' as const,
  letter: (to: string) => ({
    template: 'followReceived' as const,
    to,
    data: { followerName: name, companyName: '株式会社灯台舎' },
  }),
});
const tell = (userId: string, ...names: readonly string[]) =>
  api.services.db.transaction().execute(async (trx) => {
    for (const name of names) await notify(trx, api.services, { userId, ...follower(name) });
  });
async function wants(userId: string, mail: 'AT_ONCE' | 'DAILY' | 'NEVER'): Promise<void> {
  await api.services.db
    .insertInto('notification_preferences')
    .values({ user_id: userId, kind: 'SAVED_SEARCH', in_app: true, mail, updated_at: api.clock.now() })
    .onConflict((conflict) => conflict.columns(['user_id', 'kind']).doUpdateSet({ mail }))
    .execute();
  await ensureSettings(api.services.db, userId, api.clock.now());
}
async function dailyReader(): Promise<string> {
  const id = await api.rows.creator();
  await wants(id, 'DAILY');
  return id;
}
async function sentMails(): Promise<MailMessage[]> {
  const mails: MailMessage[] = [];
  const mailer = { send: async (mail: MailMessage) => void mails.push(mail) };
  const handlers = dailyEffects({ ...api.services, mailer });
  await new OutboxWorker({ ...api.services, handlers }).drain();
  return mails;
}

/** What somebody's mails say, after the server looked for what is due. */
async function mailsOf(userId: string) {
  await queueDigests(api.services);
  return (await sentMails()).filter(({ to }) => to.startsWith(userId));
}

test.each([
  ['2026-04-01T22:59:59.999Z', '2026-03-31T23:00:00.000Z'],
  ['2026-04-01T23:00:00.000Z', '2026-04-01T23:00:00.000Z'],
  ['2026-04-02T12:00:00.000Z', '2026-04-01T23:00:00.000Z'],
])('at %s the last morning in Japan was %s', (now, morning) => {
  expect(lastMorning(new Date(now)).toISOString()).toBe(morning);
});

describe('the mail of the day', () => {
  test('comes in the morning, once, with all that came since the last', async () => {
    api.clock.set('2026-04-01T05:00:00Z');
    const reader = await dailyReader();
    await tell(reader, '丹羽 佐和子', '小笠原 光');
    api.clock.set('2026-04-01T22:50:00Z');
    expect(await mailsOf(reader)).toEqual([]);

    api.clock.set('2026-04-01T23:10:00Z');
    await tell(reader, '倉田 奈緒');
    const mails = await mailsOf(reader);
    expect(mails.map(({ subject }) => subject)).toEqual(['【つむぎ】お知らせのまとめ(2件)']);
    expect(mails[0]?.text).toMatch(/丹羽 佐和子さん[\s\S]*\/following\n[\s\S]*小笠原 光さん/u);
    expect(mails[0]?.text).not.toContain('倉田 奈緒');
    expect(await mailsOf(reader)).toEqual([]);
    // What is gone out is not kept twice.
    const kept = await api.services.db
      .selectFrom('activity_notifications')
      .select('letter')
      .where('user_id', '=', reader)
      .where('mailed_at', 'is not', null)
      .execute();
    expect(kept).toEqual([{ letter: null }, { letter: null }]);

    api.clock.set('2026-04-02T23:00:00Z');
    expect((await mailsOf(reader)).map(({ subject }) => subject)).toEqual([
      '【つむぎ】お知らせのまとめ(1件)',
    ]);
  });

  test('leaves out what was read in the app, and does not come for nothing', async () => {
    api.clock.set('2026-04-05T05:00:00Z');
    const reader = await dailyReader();
    await tell(reader, '丹羽 佐和子');
    await api.services.db
      .updateTable('activity_notifications')
      .set({ read_at: api.clock.now() })
      .where('user_id', '=', reader)
      .execute();
    api.clock.set('2026-04-06T00:00:00Z');
    expect(await mailsOf(reader)).toEqual([]);
  });

  test.each([
    ['wants no mail any more', (id: string) => wants(id, 'NEVER')],
    [
      'is suspended',
      (id: string) =>
        api.services.db
          .updateTable('users')
          .set({ status: 'SUSPENDED', suspended_at: api.clock.now() })
          .where('id', '=', id)
          .execute(),
    ],
  ])('does not come to who %s', async (_, change) => {
    api.clock.set('2026-04-08T05:00:00Z');
    const reader = await dailyReader();
    await tell(reader, '丹羽 佐和子');
    await change(reader);
    api.clock.set('2026-04-09T00:00:00Z');
    expect(await mailsOf(reader)).toEqual([]);
  });

  test('tells how many there are beyond what a mail can hold', async () => {
    api.clock.set('2026-04-10T05:00:00Z');
    const reader = await dailyReader();
    await tell(reader, ...Array.from({ length: 34 }, (_, at) => `つむぎ ${at + 1}号`));
    api.clock.set('2026-04-11T00:00:00Z');
    const [mail] = await mailsOf(reader);
    expect(mail?.subject).toBe('【つむぎ】お知らせのまとめ(34件)');
    expect(mail?.text).toContain('つむぎ 30号');
    expect(mail?.text).not.toContain('つむぎ 31号');
    expect(mail?.text).toContain('ほかに4件のお知らせがあります。');
  });

  test('is one, whichever of two servers finds it due', async () => {
    api.clock.set('2026-04-12T05:00:00Z');
    const readers = [await dailyReader(), await dailyReader(), await dailyReader()];
    for (const reader of readers) await tell(reader, '丹羽 佐和子');
    api.clock.set('2026-04-13T00:00:00Z');
    await Promise.all([queueDigests(api.services), queueDigests(api.services)]);
    const mails = await sentMails();
    for (const reader of readers) expect(mails.filter(({ to }) => to.startsWith(reader))).toHaveLength(1);
  });
});
