import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openPushService } from './testing/pushService.ts';
import type { Browser } from './testing/pushService.ts';
import { createWebPush } from './webPush.ts';
import { effectHandlers } from '../../background.ts';
import { testApi } from '../../graphql/testing.ts';
import type { TestApi } from '../../graphql/testing.ts';
import { encodeGlobalId } from '../../lib/request/globalId.ts';
import { OutboxWorker } from '../../lib/outbox/outboxWorker.ts';
import { createSecretBox } from '../../lib/secrets/secretBox.ts';
import { notify } from '../../modules/notices/notices.ts';
import { publicKeyOf, renewDevice, resealPushKeys } from '../../modules/notifications/push/push.ts';

type PushService = Awaited<ReturnType<typeof openPushService>>;

let api: TestApi;
let service: PushService;
beforeAll(async () => {
  const push = createWebPush({
    subject: 'mailto:desk@tsumugi.example',
    knows: ({ origin }) => origin === service.origin,
  });
  api = await testApi({ services: { push } });
  service = await openPushService(() => publicKeyOf(api.services));
});
afterAll(async () => {
  await service.close();
  await api.close();
});
beforeEach(async () => {
  api.clock.set('2026-04-01T03:00:00Z');
  await api.services.db.deleteFrom('outbox').execute();
});

const errors = 'errors { __typename }';
const register = (as: string, browser: Browser, replaces?: string) =>
  api.post(
    `mutation ($input: PushDeviceInput!) { registerPushDevice(input: $input) { ok ${errors} } }`,
    { input: { ...browser, ...(replaces !== undefined && { replaces }) } },
    as,
  );

async function subscribed(as: string): Promise<Browser> {
  const browser = service.subscribe();
  const { data } = await register(as, browser);
  expect(data).toEqual({ registerPushDevice: { ok: true, errors: [] } });
  return browser;
}

const mailer = { send: async () => undefined };
async function run(): Promise<void> {
  const handlers = effectHandlers({ ...api.services, mailer });
  await new OutboxWorker({ ...api.services, handlers }).drain();
}

const shownAt = ({ endpoint }: Browser) =>
  service.deliveries.filter((one) => one.endpoint === endpoint).map(({ text }): unknown => JSON.parse(text));

let told = 0;
/** Tells of messages in a room, as ten minutes after them. */
async function tell(creator: string, words = '初校をお送りします。') {
  const company_id = await api.rows.company();
  const owner = await api.rows.member({ company_id });
  const room = await api.rows.room({ company_id, creator_id: creator });
  const roomId = encodeGlobalId('ChatRoom', room);
  await api.services.db.transaction().execute((trx) =>
    notify(trx, api.services, {
      userId: creator,
      type: 'CHAT_MESSAGE',
      actorId: owner,
      chatRoomId: room,
      dedupeKey: `test ${(told += 1)}`,
      letter: (to) => ({
        template: 'messagesWaiting',
        to,
        data: {
          senderName: '丹羽 佐和子',
          companyName: '株式会社灯台舎',
          count: 1,
          words,
          url: `${api.services.config.publicOrigin}/messages/${roomId}`,
        },
      }),
    }),
  );
  return roomId;
}

const update = (as: string, input: object) =>
  api.post(
    `mutation ($input: UpdateNotificationSettingsInput!) { updateNotificationSettings(input: $input) { ${errors} } }`,
    { input },
    as,
  );
const prefer = (as: string, push: boolean) =>
  api.post(
    `mutation ($input: UpdateNotificationPreferenceInput!) { updateNotificationPreference(input: $input) { ${errors} } }`,
    { input: { kind: 'CHAT_MESSAGE', inApp: true, mail: 'NEVER', push } },
    as,
  );

describe('a notice', () => {
  test('is shown by each of its reader’s devices, and leads to its place', async () => {
    const creator = await api.rows.creator();
    const browsers = [await subscribed(creator), await subscribed(creator)];
    const strange = await subscribed(await api.rows.creator());
    const roomId = await tell(creator);
    await run();
    for (const browser of browsers)
      expect(shownAt(browser)).toEqual([
        {
          title: '株式会社灯台舎の丹羽 佐和子さんからメッセージが届いています',
          body: '初校をお送りします。',
          url: `/messages/${roomId}`,
          tag: expect.stringMatching(/^[0-9a-f]{32}$/u),
        },
      ]);
    expect(shownAt(strange)).toEqual([]);
  });

  test('keeps the words to itself where its reader wants that, asked for at any time before it goes', async () => {
    const creator = await api.rows.creator();
    const browser = await subscribed(creator);
    await tell(creator);
    await update(creator, { hidesWords: true });
    await run();
    expect(shownAt(browser)).toMatchObject([{ body: '' }]);
  });

  test('is not pushed where that is not wanted, was read, or nobody is signed in any more', async () => {
    const [unwanted, reader, gone] = [
      await api.rows.creator(),
      await api.rows.creator(),
      await api.rows.creator(),
    ];
    const browsers = [await subscribed(unwanted), await subscribed(reader), await subscribed(gone)];
    for (const id of [unwanted, reader, gone]) await tell(id);
    await prefer(unwanted, false);
    await api.post(`mutation { readActivityNotification(input: {}) { ${errors} } }`, {}, reader);
    await api.post(`mutation { signOut { ${errors} } }`, {}, gone);
    await run();
    expect(browsers.map(shownAt)).toEqual([[], [], []]);
  });

  interface Spoken {
    readonly creator: string;
    readonly owner: string;
    readonly companyId: string;
    readonly roomId: string;
    readonly messageId: string;
  }
  const call = (text: string, as: string) => api.post(`mutation { ${text} { ${errors} } }`, {}, as);
  test.each<[string, number, (spoken: Spoken) => Promise<unknown>]>([
    ['still stands', 1, async () => undefined],
    [
      'was read in the room',
      0,
      ({ roomId, creator }) => call(`readMessage(input: { roomId: "${roomId}" })`, creator),
    ],
    ['was deleted', 0, ({ messageId, owner }) => call(`deleteMessage(id: "${messageId}")`, owner)],
    [
      'is of a company that was blocked',
      0,
      ({ companyId, creator }) =>
        call(`blockCompany(companyId: "${encodeGlobalId('Company', companyId)}")`, creator),
    ],
    [
      'is of somebody who was blocked',
      0,
      ({ owner, creator }) => call(`blockPerson(userId: "${encodeGlobalId('ChatUser', owner)}")`, creator),
    ],
    [
      'was ended by the company',
      0,
      ({ roomId, owner }) => call(`blockChatRoom(roomId: "${roomId}", isBlocked: true)`, owner),
    ],
  ])('of a message that %s when it is about to go is pushed %i times', async (_, times, change) => {
    const creator = await api.rows.creator();
    const browser = await subscribed(creator);
    const companyId = await api.rows.company();
    const owner = await api.rows.member({ company_id: companyId });
    const room = await api.rows.room({ company_id: companyId, creator_id: creator });
    const roomId = encodeGlobalId('ChatRoom', room);
    const { data } = await api.post(
      `mutation { addMessage(input: { roomId: "${roomId}", text: "初校です" }) { message { id } ${errors} } }`,
      {},
      owner,
    );
    const messageId = /"id":"([^"]+)"/u.exec(JSON.stringify(data))?.[1] ?? '';
    await api.services.db.transaction().execute((trx) =>
      notify(trx, api.services, {
        userId: creator,
        type: 'CHAT_MESSAGE',
        actorId: owner,
        chatRoomId: room,
        detail: { from: 1, until: 1 },
        dedupeKey: `test ${(told += 1)}`,
        letter: (to) => ({
          template: 'messagesWaiting',
          to,
          data: {
            senderName: '丹羽 佐和子',
            companyName: '株式会社灯台舎',
            count: 1,
            words: '初校です',
            url: `${api.services.config.publicOrigin}/messages/${roomId}`,
          },
        }),
      }),
    );
    await change({ creator, owner, companyId, roomId, messageId });
    await run();
    expect(shownAt(browser)).toHaveLength(times);
  });

  test('waits for the end of the hours of quiet', async () => {
    const creator = await api.rows.creator();
    const browser = await subscribed(creator);
    await update(creator, { quietHours: { from: 12, until: 13 } });
    await tell(creator);
    await run();
    expect(shownAt(browser)).toEqual([]);
    api.clock.set('2026-04-01T04:00:00Z');
    await run();
    expect(shownAt(browser)).toHaveLength(1);
  });
});

describe('an address', () => {
  const rows = (userId: string) =>
    api.services.db.selectFrom('push_devices').select('endpoint').where('user_id', '=', userId).execute();

  test.each([403, 404, 410])('that answers %i is retired', async (status) => {
    const creator = await api.rows.creator();
    const browser = await subscribed(creator);
    service.answer(browser.endpoint, status);
    await tell(creator);
    await run();
    expect(await rows(creator)).toEqual([]);
  });

  test.each([429, 500, 503])('that answers %i is tried again', async (status) => {
    const creator = await api.rows.creator();
    const browser = await subscribed(creator);
    service.answer(browser.endpoint, status);
    await tell(creator);
    await run();
    expect(await rows(creator)).toHaveLength(1);
    service.answer(browser.endpoint, 201);
    api.clock.advance(10_000);
    await run();
    expect(shownAt(browser)).toHaveLength(1);
  });

  test('that a browser renewed is taken over, by the page and by its worker', async () => {
    const creator = await api.rows.creator();
    const first = await subscribed(creator);
    const second = service.subscribe();
    await register(creator, second, first.endpoint);
    expect(await rows(creator)).toEqual([{ endpoint: second.endpoint }]);
    const third = service.subscribe();
    const renew = (old: string) => renewDevice(api.services, JSON.stringify({ old, ...third }), '192.0.2.1');
    expect(await renew(first.endpoint)).toBe(false);
    expect(await renew(second.endpoint)).toBe(true);
    expect(await renew(second.endpoint)).toBe(false);
    await tell(creator);
    await run();
    expect(shownAt(third)).toHaveLength(1);
  });

  test('belongs to who signed in last, and is let go of by its owner alone', async () => {
    const [one, other] = [await api.rows.creator(), await api.rows.creator()];
    const browser = await subscribed(one);
    const remove = (as: string) =>
      api.post(
        `mutation ($input: RemovePushDeviceInput!) { removePushDevice(input: $input) { ok ${errors} } }`,
        { input: { endpoint: browser.endpoint } },
        as,
      );
    await remove(other);
    expect(await rows(one)).toHaveLength(1);
    await register(other, browser);
    expect(await rows(one)).toEqual([]);
    await remove(other);
    expect(await rows(other)).toEqual([]);
  });

  test('of anybody but a push service is refused', async () => {
    const creator = await api.rows.creator();
    const { data } = await register(creator, { ...service.subscribe(), endpoint: 'https://127.0.0.1/x' });
    expect(data).toEqual({
      registerPushDevice: { ok: null, errors: [{ __typename: 'ArgumentInvalidError' }] },
    });
  });

  test('is one of ten at the most', async () => {
    const creator = await api.rows.creator();
    for (let n = 0; n < 12; n += 1) {
      api.clock.advance(1_000);
      await subscribed(creator);
    }
    expect(await rows(creator)).toHaveLength(10);
  });
});

test('the keys are made once, whoever asks, and sealed anew after a change of the key of data', async () => {
  const made = await Promise.all([publicKeyOf(api.services), publicKeyOf(api.services)]);
  expect(new Set(made).size).toBe(1);
  const sealed = () =>
    api.services.db.selectFrom('push_keys').select('private_key_sealed as key').executeTakeFirstOrThrow();
  const before = await sealed();
  const secrets = createSecretBox([
    'another data key of tests that is long',
    'a data key of tests that is long enough',
  ]);
  await resealPushKeys({ ...api.services, secrets });
  const after = await sealed();
  expect(after.key).not.toBe(before.key);
  expect(secrets.open(after.key, 'push_keys.private_key_sealed')).toBe(
    api.services.secrets.open(before.key, 'push_keys.private_key_sealed'),
  );
  await api.services.db.updateTable('push_keys').set({ private_key_sealed: before.key }).execute();
});
