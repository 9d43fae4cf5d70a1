import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { effectHandlers } from '../../background.ts';
import { testApi } from '../../graphql/testing.ts';
import type { TestApi } from '../../graphql/testing.ts';
import { encodeGlobalId } from '../../lib/request/globalId.ts';
import { OutboxWorker } from '../../lib/outbox/outboxWorker.ts';
import type { MailMessage } from '../mail/mailer.ts';

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});
afterAll(() => api.close());

const mails: MailMessage[] = [];
beforeEach(async () => {
  await api.services.db.deleteFrom('outbox').execute();
  mails.length = 0;
});

/** Lets the time go by and everything happen that is due. */
async function after(minutes: number): Promise<void> {
  api.clock.advance(minutes * 60_000);
  const mailer = { send: async (mail: MailMessage) => void mails.push(mail) };
  const handlers = effectHandlers({ ...api.services, mailer });
  await new OutboxWorker({ ...api.services, handlers }).drain();
}

async function ask(query: string, variables: Record<string, unknown>, as: string): Promise<unknown> {
  const { data, errors } = await api.post(query, variables, as);
  if (errors) throw new Error(JSON.stringify(errors));
  return Object.values(data ?? {})[0];
}

async function house() {
  const company_id = await api.rows.company();
  const creator = await api.rows.creator();
  const owner = await api.rows.member({ company_id });
  const room = await api.rows.room({ company_id, creator_id: creator });
  return { company_id, creator, owner, room, roomId: encodeGlobalId('ChatRoom', room) };
}

async function say(as: string, roomId: string, text = '初校をお送りします。'): Promise<string> {
  const answer = await ask(
    `mutation ($input: AddMessageInput!) { addMessage(input: $input) { message { id } errors { message } } }`,
    { input: { roomId, text } },
    as,
  );
  const id = /"id":"([^"]+)"/u.exec(JSON.stringify(answer))?.[1];
  if (id === undefined) throw new Error(JSON.stringify(answer));
  return id;
}
const readRoom = (as: string, roomId: string) =>
  ask(
    `mutation ($input: ReadMessageInput!) { readMessage(input: $input) { errors { __typename } } }`,
    { input: { roomId } },
    as,
  );
const told = (as: string) =>
  ask(
    '{ activityNotifications { edges { node { type readAt messageSequence resource { ... on ChatRoom { id } } } } } }',
    {},
    as,
  );
const mailsTo = (id: string) => mails.filter(({ to }) => to.startsWith(id));

describe('messages that wait', () => {
  test('ten minutes are one notice and one mail, that lead to the first of the messages', async () => {
    const { creator, owner, roomId } = await house();
    await say(creator, roomId);
    await say(owner, roomId);
    await after(5);
    await say(owner, roomId, 'ご確認ください。');
    await after(4);
    expect(await told(creator)).toEqual({ edges: [] });
    await after(1);
    expect(await told(creator)).toEqual({
      edges: [{ node: { type: 'CHAT_MESSAGE', readAt: null, messageSequence: 2, resource: { id: roomId } } }],
    });
    expect(mailsTo(creator)).toHaveLength(1);
    expect(mailsTo(creator)[0]?.text).toMatch(
      /2件[\s\S]*ご確認ください。[\s\S]*\/messages\/chatRoom_[\w-]+\?m=2/u,
    );
    // What is said on top of it is no second notice, until the room was read.
    await say(owner, roomId);
    await after(30);
    expect(mailsTo(creator)).toHaveLength(1);
    await readRoom(creator, roomId);
    expect(await told(creator)).toMatchObject({ edges: [{ node: { readAt: expect.any(String) } }] });
    await say(owner, roomId);
    await after(11);
    expect(mailsTo(creator)).toHaveLength(2);
  });

  test('after a part was read, ten minutes from the rest', async () => {
    const { creator, owner, roomId } = await house();
    await say(owner, roomId);
    await after(2);
    await readRoom(creator, roomId);
    await after(6);
    await say(owner, roomId);
    await after(3);
    expect(mailsTo(creator)).toEqual([]);
    await after(7);
    expect(mailsTo(creator)).toHaveLength(1);
  });

  test('are told to everybody of a company, but for who reads them, and never to who wrote', async () => {
    const { company_id, creator, owner, roomId } = await house();
    const agent = await api.rows.member({ company_id, role: 'CORPORATE_AGENT' });
    await say(creator, roomId, '承知しました。');
    await readRoom(agent, roomId);
    await after(10);
    expect(mails.map(({ to }) => to)).toEqual([`${owner}@example.jp`]);
    expect(mailsTo(owner)[0]?.subject).toBe('【つむぎ】早瀬 みおさんからメッセージが届いています');
  });

  type House = Awaited<ReturnType<typeof house>>;
  const { updateMember, block } = {
    updateMember: (values: { is_muted?: boolean; is_request?: boolean }) => (town: House) =>
      api.services.db
        .updateTable('chat_members')
        .set(values)
        .where('room_id', '=', town.room)
        .where('user_id', '=', town.creator)
        .execute(),
    block: ({ creator: creator_id, company_id }: House) =>
      api.services.db
        .insertInto('creator_hidden_companies')
        .values({ creator_id, company_id, reason: 'MANUAL', created_at: api.clock.now() })
        .execute(),
  };
  test.each([
    ['was read', (town: House) => readRoom(town.creator, town.roomId)],
    [
      'was deleted',
      (town: House, id: string) =>
        ask(
          `mutation ($id: ID!) { deleteMessage(id: $id) { errors { __typename message } } }`,
          { id },
          town.owner,
        ),
    ],
    ['stands in a room that was muted', updateMember({ is_muted: true })],
    ['waits to be let in', updateMember({ is_request: true })],
    ['came from a company that was blocked', block],
    [
      'came from somebody who was blocked',
      ({ creator: blocker_id, owner: blocked_id }: House) =>
        api.services.db
          .insertInto('user_blocks')
          .values({ blocker_id, blocked_id, created_at: api.clock.now() })
          .execute(),
    ],
    [
      'was written to who was blocked',
      ({ room }: House) =>
        api.services.db
          .updateTable('chat_rooms')
          .set({ blocked_by_company_at: api.clock.now() })
          .where('id', '=', room)
          .execute(),
    ],
  ])('is not told of once it %s', async (_, change) => {
    const town = await house();
    const id = await say(town.owner, town.roomId);
    await change(town, id);
    await after(11);
    expect(await told(town.creator)).toEqual({ edges: [] });
    expect(mailsTo(town.creator)).toEqual([]);
  });

  test('that were told and are deleted then are told no more', async () => {
    const { creator, owner, roomId } = await house();
    const id = await say(owner, roomId);
    await after(10);
    expect(JSON.stringify(await told(creator))).toContain('CHAT_MESSAGE');
    await ask(`mutation ($id: ID!) { deleteMessage(id: $id) { errors { __typename } } }`, { id }, owner);
    expect(await told(creator)).toEqual({ edges: [] });
  });

  test('deleted in the hours of quiet they are told by what still stands', async () => {
    const { creator, owner, roomId } = await house();
    const hour = (api.clock.now().getUTCHours() + 9) % 24;
    await api.services.db
      .insertInto('notification_settings')
      .values({
        user_id: creator,
        quiet_from: hour,
        quiet_until: (hour + 2) % 24,
        digest_at: api.clock.now(),
        updated_at: api.clock.now(),
      })
      .execute();
    await say(owner, roomId, '先に送った言葉です。');
    const id = await say(owner, roomId, '送ってはいけない言葉です。');
    await after(10);
    await after(0);
    expect(mailsTo(creator)).toEqual([]);
    await ask(`mutation ($id: ID!) { deleteMessage(id: $id) { errors { __typename } } }`, { id }, owner);
    await after(180);
    expect(mailsTo(creator)).toHaveLength(1);
    expect(mailsTo(creator)[0]?.text).toContain('先に送った言葉です。');
    expect(mailsTo(creator)[0]?.text).not.toContain('送ってはいけない言葉です。');
  });

  test('go by mail without a word, for who asked for that', async () => {
    const { creator, owner, roomId } = await house();
    await api.services.db
      .insertInto('notification_preferences')
      .values({
        user_id: creator,
        kind: 'CHAT_MESSAGE',
        in_app: true,
        mail: 'AT_ONCE',
        hides_words: true,
        updated_at: api.clock.now(),
      })
      .execute();
    await say(owner, roomId, '社外秘の色見本です。');
    await after(10);
    expect(mailsTo(creator)).toHaveLength(1);
    expect(JSON.stringify(mailsTo(creator))).not.toContain('社外秘');
  });

  test('are one notice though fifty were said at once and two servers look', async () => {
    const { creator, owner, roomId } = await house();
    await Promise.all(Array.from({ length: 50 }, () => say(owner, roomId)));
    api.clock.advance(10 * 60_000);
    await Promise.all([after(0), after(0)]);
    expect(await told(creator)).toMatchObject({ edges: [{ node: { type: 'CHAT_MESSAGE' } }] });
    expect(mailsTo(creator)).toHaveLength(1);
  });
});

test('a notice reaches the pages that are open, and so does that it was read', async () => {
  const { creator, owner, roomId } = await house();
  const heard: string[] = [];
  const unsubscribe = await api.services.pubsub.subscribe(
    `notices.${creator}`,
    (payload) => void heard.push(payload),
    { onOverflow: () => undefined },
  );
  await say(owner, roomId);
  await after(10);
  // The notice is enqueued by an effect: it goes out with the next round.
  await after(0);
  await vi.waitFor(() => expect(heard).toEqual([expect.stringMatching(/"noticeId":"[\w-]{36}"/u)]));
  await ask('mutation { readActivityNotification(input: {}) { errors { __typename } } }', {}, creator);
  await vi.waitFor(() => expect(heard).toHaveLength(2));
  expect(heard[1]).toBe('{"noticeId":null}');
  unsubscribe();
});
