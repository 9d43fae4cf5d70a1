import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { dailyEffects, effectHandlers } from '../../background.ts';
import { testApi } from '../../graphql/testing.ts';
import type { TestApi } from '../../graphql/testing.ts';
import { OutboxWorker } from '../../lib/outbox/outboxWorker.ts';
import { RefusedAddressError } from '../mail/mailer.ts';
import type { MailMessage } from '../mail/mailer.ts';
import { notify } from '../notices/notices.ts';
import { queueDigests } from './digest/digest.ts';
import { sendPlatformMails } from './platformMail.ts';
import { stopMails } from './unsubscribing.ts';

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});
afterAll(() => api.close());

/** At noon in Japan, and nothing waits. */
beforeEach(async () => {
  api.clock.set('2026-04-01T03:00:00Z');
  refusing.clear();
  await api.services.db.deleteFrom('outbox').execute();
  await api.services.db.deleteFrom('platform_notifications').execute();
});

const refusing = new Set<string>();
/** Runs what is due, and answers the mails that went out. */
async function sent(): Promise<MailMessage[]> {
  const mails: MailMessage[] = [];
  const mailer = {
    send: async (mail: MailMessage) => {
      if (refusing.has(mail.to)) throw new RefusedAddressError('550 no such user');
      mails.push(mail);
    },
  };
  const services = { ...api.services, mailer };
  const handlers = { ...effectHandlers(services), ...dailyEffects(services) };
  await new OutboxWorker({ ...services, handlers }).drain();
  return mails;
}

async function follow() {
  const creator = await api.rows.creator();
  const company_id = await api.rows.company();
  const member = await api.rows.member({ company_id });
  await api.services.db
    .insertInto('follows')
    .values({
      id: api.services.newId(),
      follower_id: member,
      followee_id: creator,
      followed_at: api.clock.now(),
    })
    .execute();
  await tell(creator, member);
  return { creator, member, company_id };
}

const tell = (creator: string, member: string, dedupeKey = `follow ${member}`) =>
  api.services.db.transaction().execute((trx) =>
    notify(trx, api.services, {
      userId: creator,
      type: 'FOLLOW_RECEIVED',
      actorId: member,
      dedupeKey,
      letter: (to) => ({
        template: 'followReceived',
        to,
        data: { followerName: '丹羽 佐和子', companyName: '株式会社灯台舎' },
      }),
    }),
  );

async function change(as: string, input: object): Promise<unknown> {
  const { data } = await api.post(
    `mutation ($input: UpdateNotificationSettingsInput!) { updateNotificationSettings(input: $input) {
      user { notificationSettings { agreesToNews hidesWords quietHours { from until } } } errors { __typename } } }`,
    { input },
    as,
  );
  return data?.['updateNotificationSettings'];
}

const choose = (as: string, kind: string, mail: string) =>
  api.post(
    `mutation ($input: UpdateNotificationPreferenceInput!) { updateNotificationPreference(input: $input) {
      errors { __typename } } }`,
    { input: { kind, inApp: true, mail } },
    as,
  );

type Town = Awaited<ReturnType<typeof follow>>;

describe('a mail at once, when it is about to go', () => {
  test('goes, with one press that stops its kind', async () => {
    const { creator } = await follow();
    const [mail] = await sent();
    expect(mail?.to).toBe(`${creator}@example.jp`);
    expect(mail?.unsubscribeUrl).toMatch(/^http:\/\/localhost:4000\/unsubscribe\/FOLLOW_RECEIVED~/u);
    expect(mail?.text).toContain(`この種類のメールの配信を停止する\n${mail?.unsubscribeUrl}`);
    const token = mail?.unsubscribeUrl?.split('/').at(-1) ?? '';
    // One letter of the signature, and not its last: some bits of that are nobody's.
    const at = token.length - 5;
    const forged = `${token.slice(0, at)}${token[at] === 'A' ? 'B' : 'A'}${token.slice(at + 1)}`;
    expect(await stopMails(api.services, forged)).toBe(false);
    expect(await stopMails(api.services, token.replace('FOLLOW_RECEIVED', 'PLATFORM'))).toBe(false);
    expect(await stopMails(api.services, token)).toBe(true);
    expect(await stopMails(api.services, token)).toBe(true);
    const other = await api.rows.member();
    await api.services.db
      .insertInto('follows')
      .values({
        id: api.services.newId(),
        follower_id: other,
        followee_id: creator,
        followed_at: api.clock.now(),
      })
      .execute();
    await tell(creator, other);
    expect(await sent()).toEqual([]);
  });

  test.each<[string, (town: Town) => Promise<unknown>]>([
    [
      'was read',
      ({ creator }) =>
        api.post('mutation { readActivityNotification(input: {}) { errors { __typename } } }', {}, creator),
    ],
    [
      'has lost its cause',
      ({ creator }) => api.services.db.deleteFrom('follows').where('followee_id', '=', creator).execute(),
    ],
    [
      'tells of a company that its reader blocked',
      ({ creator, company_id }) =>
        api.services.db
          .insertInto('creator_hidden_companies')
          .values({ creator_id: creator, company_id, reason: 'MANUAL', created_at: api.clock.now() })
          .execute(),
    ],
    ['is not wanted any more', ({ creator }) => choose(creator, 'FOLLOW_RECEIVED', 'NEVER')],
    [
      'has a reader who is suspended',
      ({ creator }) =>
        api.services.db
          .updateTable('users')
          .set({ status: 'SUSPENDED', suspended_at: api.clock.now() })
          .where('id', '=', creator)
          .execute(),
    ],
  ])('stays here if it %s', async (_, happens) => {
    const town = await follow();
    await happens(town);
    expect(await sent()).toEqual([]);
    expect(
      await api.services.db.selectFrom('outbox').select('kind').where('kind', '=', 'mail').execute(),
    ).toEqual([]);
    const row = await api.services.db
      .selectFrom('activity_notifications')
      .select('mailed_at')
      .where('user_id', '=', town.creator)
      .executeTakeFirst();
    expect(row?.mailed_at ?? null).toBeNull();
  });

  test('waits for the morning where its reader sleeps, and is looked at again then', async () => {
    const [awake, asleep] = [await follow(), await follow()];
    for (const { creator } of [awake, asleep])
      expect(await change(creator, { quietHours: { from: 11, until: 14 } })).toMatchObject({ errors: [] });
    expect(await sent()).toEqual([]);
    api.clock.set('2026-04-01T04:59:59Z');
    expect(await sent()).toEqual([]);
    await api.post(
      'mutation { readActivityNotification(input: {}) { errors { __typename } } }',
      {},
      asleep.creator,
    );
    api.clock.set('2026-04-01T05:00:00Z');
    expect((await sent()).map(({ to }) => to)).toEqual([`${awake.creator}@example.jp`]);
  });

  test('becomes a part of the mail of the day, if that is what its reader has chosen meanwhile', async () => {
    const { creator } = await follow();
    await choose(creator, 'FOLLOW_RECEIVED', 'DAILY');
    expect(await sent()).toEqual([]);
    api.clock.set('2026-04-01T23:00:00Z');
    await queueDigests(api.services);
    expect((await sent()).map(({ subject }) => subject)).toEqual(['【つむぎ】お知らせのまとめ(1件)']);
  });
});

describe('an address that refuses mail', () => {
  const refusals = (address: string) =>
    api.services.db
      .selectFrom('mail_refusals')
      .select('refusals')
      .where('address', '=', address)
      .executeTakeFirst();

  test('gets no more of what can be left out; a corrected one does at once', async () => {
    const { creator } = await follow();
    const address = `${creator}@example.jp`;
    refusing.add(address);
    await sent();
    for (const n of [1, 2, 3]) {
      const other = await api.rows.member();
      await api.services.db
        .insertInto('follows')
        .values({
          id: api.services.newId(),
          follower_id: other,
          followee_id: creator,
          followed_at: api.clock.now(),
        })
        .execute();
      await tell(creator, other, `again ${n}`);
      await sent();
    }
    expect(await refusals(address)).toEqual({ refusals: 3 });
    refusing.clear();
    const one = await api.rows.member();
    await api.services.db
      .insertInto('follows')
      .values({
        id: api.services.newId(),
        follower_id: one,
        followee_id: creator,
        followed_at: api.clock.now(),
      })
      .execute();
    await tell(creator, one);
    expect(await sent()).toEqual([]);
    await api.services.db
      .updateTable('users')
      .set({ email: `new-${creator}@example.jp` })
      .where('id', '=', creator)
      .execute();
    await tell(creator, one, 'corrected');
    expect((await sent()).map(({ to }) => to)).toEqual([`new-${creator}@example.jp`]);
  });

  test('begins anew once it takes one', async () => {
    const { creator, member } = await follow();
    const address = `${creator}@example.jp`;
    refusing.add(address);
    await sent();
    expect(await refusals(address)).toEqual({ refusals: 1 });
    refusing.clear();
    await tell(creator, member, 'again');
    expect(await sent()).toHaveLength(1);
    expect(await refusals(address)).toBeUndefined();
  });
});

describe('words of the house', () => {
  const publish = (values: {
    action_type?: 'CAMPAIGN' | 'MAINTENANCE';
    audience?: 'ALL' | 'COMPANIES' | 'CREATORS';
  }) =>
    api.services.db
      .insertInto('platform_notifications')
      .values({
        id: api.services.newId(),
        action_type: 'MAINTENANCE',
        content: '4月10日の午前2時から点検します。\n1時間ほどかかります。',
        publish_at: api.clock.now(),
        created_at: api.clock.now(),
        ...values,
      })
      .execute();
  const readers = async (...ids: readonly string[]) => {
    await sendPlatformMails(api.services);
    return (await sent()).map(({ to }) => ids.findIndex((id) => to.startsWith(id))).filter((at) => at >= 0);
  };

  test('are mailed to whom they are for, once, and to nobody who wants none', async () => {
    const creator = await api.rows.creator();
    const member = await api.rows.member();
    const silent = await api.rows.creator();
    await choose(silent, 'PLATFORM', 'NEVER');
    const everybody = [creator, member, silent];
    await publish({ audience: 'CREATORS' });
    expect(await readers(...everybody)).toEqual([0]);
    await publish({ audience: 'COMPANIES' });
    expect(await readers(...everybody)).toEqual([1]);
    await publish({ audience: 'ALL' });
    expect((await readers(...everybody)).toSorted()).toEqual([0, 1]);
    expect(await readers(...everybody)).toEqual([]);
  });

  test('that advertise go to who agreed, and name who sends them', async () => {
    const [agrees, silent] = [await api.rows.creator(), await api.rows.creator()];
    expect(await change(agrees, { agreesToNews: true })).toMatchObject({
      user: { notificationSettings: { agreesToNews: true } },
    });
    await publish({ action_type: 'CAMPAIGN' });
    await sendPlatformMails(api.services);
    const mails = (await sent()).filter(({ to }) => to.startsWith(agrees) || to.startsWith(silent));
    expect(mails.map(({ to }) => to)).toEqual([`${agrees}@example.jp`]);
    expect(mails[0]?.text).toMatch(/送信者[\s\S]*名称[\s\S]*住所[\s\S]*お問い合わせ/u);
    await change(agrees, { agreesToNews: false });
    await publish({ action_type: 'CAMPAIGN' });
    expect(await readers(agrees, silent)).toEqual([]);
  });
});

test('settings are one’s own, whole or refused', async () => {
  const creator = await api.rows.creator();
  expect(await change(creator, { quietHours: { from: 22, until: 7 }, hidesWords: true })).toEqual({
    user: {
      notificationSettings: { agreesToNews: false, hidesWords: true, quietHours: { from: 22, until: 7 } },
    },
    errors: [],
  });
  expect(await change(creator, { quietHours: null })).toMatchObject({
    user: { notificationSettings: { hidesWords: true, quietHours: null } },
  });
  for (const quietHours of [
    { from: 24, until: 7 },
    { from: -1, until: 7 },
    { from: 7, until: 7 },
  ])
    expect(await change(creator, { quietHours, agreesToNews: true })).toEqual({
      user: null,
      errors: [{ __typename: 'ArgumentInvalidError' }],
    });
  expect(await change(creator, {})).toMatchObject({
    user: { notificationSettings: { agreesToNews: false } },
  });
});
