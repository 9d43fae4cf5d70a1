import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { effectHandlers } from '../../../background.ts';
import { testApi } from '../../../graphql/testing.ts';
import type { TestApi } from '../../../graphql/testing.ts';
import { encodeGlobalId } from '../../../lib/request/globalId.ts';
import { OutboxWorker } from '../../../lib/outbox/outboxWorker.ts';
import { authenticate } from '../../accounts/sessions/authenticate.ts';
import { companyTopic, publishRoom } from '../events.ts';
import type { RoomEvent } from '../events.ts';
import { changesOfRoom, messagesAdded, roomsChanged } from '../subscriptions.ts';

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});
afterAll(() => api.close());

let creator: string;
let owner: string;
let company_id: string;
let room: string;
let roomId: string;
beforeEach(async () => {
  company_id = await api.rows.company();
  creator = await api.rows.creator();
  owner = await api.rows.member({ company_id });
  room = await api.rows.room({ company_id, creator_id: creator });
  roomId = encodeGlobalId('ChatRoom', room);
});

const failures = 'errors { __typename message }';

async function ask(query: string, variables: Record<string, unknown>, as?: string): Promise<unknown> {
  const { data, errors } = await api.post(query, variables, as);
  if (errors) throw new Error(JSON.stringify(errors));
  return Object.values(data ?? {})[0];
}

const words = `id sequence change clientId deletedAt sender { name roles profile { __typename } }
  ... on PlainMessage { text } replyTo { sequence }`;

const send = (input: Record<string, string>, as: string) =>
  ask(
    `mutation ($input: AddMessageInput!) { addMessage(input: $input) { message { ${words} } ${failures} } }`,
    { input: { roomId, ...input } },
    as,
  );

const page = (args: string, as: string | undefined) =>
  ask(
    `query ($roomId: ID!) { messages(roomId: $roomId${args}) {
      edges { cursor node { sequence ... on PlainMessage { text } } }
      pageInfo { hasPreviousPage hasNextPage startCursor } } }`,
    { roomId },
    as,
  );

const firstId = async (): Promise<string> => {
  const { id } = await api.services.db
    .selectFrom('chat_messages')
    .select('id')
    .where('room_id', '=', room)
    .orderBy('sequence')
    .executeTakeFirstOrThrow();
  return encodeGlobalId('ChatMessage', id);
};

describe('sending', () => {
  test('a message sent again is the same one, however often and at once', async () => {
    const clientId = api.services.newId();
    const all = await Promise.all(
      Array.from({ length: 10 }, () => send({ text: '一度だけ', clientId }, creator)),
    );
    expect(all[0]).toMatchObject({
      message: { sequence: 1, change: 1, clientId, text: '一度だけ' },
      errors: [],
    });
    for (const one of all) expect(one).toEqual(all[0]);
    expect(await page('', owner)).toMatchObject({ edges: [{ node: { sequence: 1, text: '一度だけ' } }] });
  });

  test('many at once have each a place of their own, without a gap', async () => {
    await Promise.all(
      Array.from({ length: 20 }, (_, index) => send({ text: `${index}` }, index % 2 === 0 ? creator : owner)),
    );
    const { edges } = (await page(', first: 100', owner)) as { edges: { node: { sequence: number } }[] };
    expect(edges.map(({ node }) => node.sequence)).toEqual(
      Array.from({ length: 20 }, (_, index) => index + 1),
    );
  });

  test('5,000 signs as readers count, no more, and not nothing', async () => {
    for (const sign of ['あ', '👨‍👩‍👧', '👨🏻‍👩🏽‍👧🏿‍👦🏼'])
      expect(await send({ text: sign.repeat(5_000) }, creator)).toMatchObject({
        message: { text: sign.repeat(5_000) },
        errors: [],
      });
    const tooLong = ['あ', '👨‍👩‍👧', '👨🏻‍👩🏽‍👧🏿‍👦🏼'].map((sign) => sign.repeat(5_001));
    // Marks upon marks are one sign, and no end of them.
    for (const text of [...tooLong, `e${'\u0301'.repeat(55_000)}`, '', '   \n '])
      expect(await send({ text }, creator)).toMatchObject({
        message: null,
        errors: [{ __typename: 'UserInputInvalidError' }],
      });
  });

  test('an answer names what it answers, in the same room alone', async () => {
    await send({ text: '見積もりの件です' }, owner);
    const replyToId = await firstId();
    expect(await send({ text: '確認しました', replyToId }, creator)).toMatchObject({
      message: { replyTo: { sequence: 1 } },
    });
    const elsewhere = encodeGlobalId('ChatMessage', api.services.newId());
    expect(await send({ text: '?', replyToId: elsewhere }, creator)).toMatchObject({
      errors: [{ __typename: 'MessageNotFoundError' }],
    });
    expect(await send({ text: '?', replyToId: 'w_12' }, creator)).toMatchObject({
      errors: [{ __typename: 'MessageIdInvalidError' }],
    });
  });

  test('nobody from outside sends or reads, and learns nothing of the room', async () => {
    const stranger = await api.rows.creator();
    expect(await send({ text: 'x' }, stranger)).toMatchObject({
      errors: [{ __typename: 'ArgumentInvalidError' }],
    });
    expect(await page('', stranger)).toBeNull();
  });

  test('whoever is blocked is told that it does not go, and the room stays readable', async () => {
    await send({ text: 'はじめまして' }, owner);
    await ask(
      `mutation ($id: ID!) { blockCompany(companyId: $id) { errors { __typename } } }`,
      { id: encodeGlobalId('Company', company_id) },
      creator,
    );
    expect(await send({ text: '届かない' }, owner)).toMatchObject({
      errors: [{ __typename: 'ForbiddenError', message: 'この相手にはメッセージを送れません。' }],
    });
    expect(await page('', owner)).toMatchObject({ edges: [{ node: { text: 'はじめまして' } }] });
  });
});

describe('reading', () => {
  test('pages backward from the newest, thirty at once', async () => {
    for (let index = 1; index <= 35; index += 1) await send({ text: `${index}` }, creator);
    const newest = (await page('', owner)) as {
      edges: { node: { sequence: number } }[];
      pageInfo: { startCursor: string };
    };
    expect(newest.edges.map(({ node }) => node.sequence)).toEqual(
      Array.from({ length: 30 }, (_, index) => index + 6),
    );
    expect(newest.pageInfo).toMatchObject({ hasPreviousPage: true, hasNextPage: false });
    const older = await page(`, last: 30, before: "${newest.pageInfo.startCursor}"`, owner);
    expect(older).toMatchObject({ pageInfo: { hasPreviousPage: false, hasNextPage: true } });
  });

  test('a page around a place, wherever it lies', async () => {
    for (let index = 1; index <= 12; index += 1) await send({ text: `${index}` }, creator);
    const around = async (place: number) => {
      const { edges, pageInfo } = (await page(`, last: 4, around: ${place}`, owner)) as {
        edges: { node: { sequence: number } }[];
        pageInfo: object;
      };
      return { sequences: edges.map(({ node }) => node.sequence), pageInfo };
    };
    expect(await around(6)).toMatchObject({
      sequences: [4, 5, 6, 7],
      pageInfo: { hasPreviousPage: true, hasNextPage: true },
    });
    expect(await around(1)).toMatchObject({ sequences: [1, 2], pageInfo: { hasPreviousPage: false } });
    expect(await around(12)).toMatchObject({ sequences: [10, 11, 12], pageInfo: { hasNextPage: false } });
    expect(await around(90)).toMatchObject({ sequences: [11, 12], pageInfo: { hasNextPage: false } });
  });

  const marks = (as: string) =>
    ask(
      `query ($id: ID!) { node(id: $id) { ... on ChatRoom { hasUnread unreadCount lastReadSequence reads { sequence } } } }`,
      { id: roomId },
      as,
    );
  const read = (as: string) =>
    ask(
      `mutation ($roomId: ID!) { readMessage(input: { roomId: $roomId }) { success chatRoom { hasUnread } ${failures} } }`,
      { roomId },
      as,
    );

  test('marks go when it is read, and the sender sees 既読 if both show it', async () => {
    await send({ text: 'a' }, owner);
    await send({ text: 'b' }, owner);
    expect(await marks(creator)).toMatchObject({ hasUnread: true, unreadCount: 2, lastReadSequence: 0 });
    expect(await marks(owner)).toMatchObject({ hasUnread: false, reads: [] });
    expect(await read(creator)).toMatchObject({ success: true, chatRoom: { hasUnread: false } });
    expect(await marks(owner)).toMatchObject({ reads: [{ sequence: 2 }] });
    await api.services.db
      .insertInto('user_settings')
      .values({ user_id: owner, shows_read_receipts: false, updated_at: api.clock.now() })
      .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ shows_read_receipts: false }))
      .execute();
    expect(await marks(owner)).toMatchObject({ reads: [] });
  });

  test('what was missed is told by number: sent and deleted alike', async () => {
    await send({ text: 'a' }, owner);
    await send({ text: 'b' }, owner);
    const deleted = await ask(
      `mutation ($id: ID!) { deleteMessage(id: $id) { deletedId message { deletedAt ... on PlainMessage { text } } ${failures} } }`,
      { id: await firstId() },
      owner,
    );
    expect(deleted).toMatchObject({ message: { text: null, deletedAt: expect.any(String) }, errors: [] });
    const changes = await ask(
      `query ($roomId: ID!) { chatChanges(roomId: $roomId, after: 1) { reached hasMore messages { sequence change deletedAt } } }`,
      { roomId },
      creator,
    );
    expect(changes).toEqual({
      reached: 3,
      hasMore: false,
      messages: [
        { sequence: 2, change: 2, deletedAt: null },
        { sequence: 1, change: 3, deletedAt: expect.any(String) },
      ],
    });
  });

  test('only one’s own message is deleted, and once', async () => {
    await send({ text: 'a' }, owner);
    const id = await firstId();
    const remove = (as: string) =>
      ask(`mutation ($id: ID!) { deleteMessage(id: $id) { ${failures} } }`, { id }, as);
    expect(await remove(creator)).toMatchObject({ errors: [{ __typename: 'MessageDeleteForbiddenError' }] });
    expect(await remove(await api.rows.creator())).toMatchObject({
      errors: [{ __typename: 'MessageNotFoundError' }],
    });
    expect(await remove(owner)).toMatchObject({ errors: [] });
    expect(await remove(owner)).toMatchObject({ errors: [{ __typename: 'MessageNotFoundError' }] });
  });
});

describe('being told', () => {
  async function listening(userId: string): Promise<AsyncIterableIterator<RoomEvent>> {
    const viewer = await authenticate(api.services, await api.authorizationOf(userId));
    const request = { id: 'listening', ip: '127.0.0.1', userAgent: '' };
    const events = await changesOfRoom({ services: api.services, viewer, request }, room);
    return events[Symbol.asyncIterator]();
  }

  test('the number as it stands first, then each change, one object for all who listen', async () => {
    await send({ text: 'before' }, owner);
    const [one, two] = await Promise.all([listening(creator), listening(owner)]);
    expect((await one.next()).value).toMatchObject({ change: 1, message: null });
    await two.next();
    await send({ text: 'after' }, owner);
    const [first, second] = await Promise.all([one.next(), two.next()]);
    expect(first.value).toMatchObject({ change: 2, message: { text: 'after' } });
    expect(second.value).toBe(first.value);
    await Promise.all([one.return?.(), two.return?.()]);
  });

  const hideReads = (userId: string) =>
    api.services.db
      .insertInto('user_settings')
      .values({ user_id: userId, shows_read_receipts: false, updated_at: api.clock.now() })
      .execute();

  test('whoever hides what they read tells their own lists of it, and nobody else', async () => {
    await send({ text: 'これは読まれる' }, owner);
    await hideReads(creator);
    const heard: string[] = [];
    const stop = await api.services.pubsub.subscribe(
      companyTopic(company_id),
      async (payload) => void heard.push(payload),
      { onOverflow: () => undefined, onGap: () => undefined },
    );
    const viewer = await authenticate(api.services, await api.authorizationOf(creator));
    const request = { id: 'listening', ip: '127.0.0.1', userAgent: '' };
    const theirs = await listening(owner);
    const ownRooms = await roomsChanged({ services: api.services, viewer, request });
    const ownList = ownRooms[Symbol.asyncIterator]();
    await theirs.next();
    await ask(
      `mutation ($roomId: ID!) { readMessage(input: { roomId: $roomId }) { success ${failures} } }`,
      { roomId },
      creator,
    );
    expect(await ownList.next()).toEqual({ done: false, value: room });
    await send({ text: 'next' }, owner);
    // The next that they hear is the next that was said.
    expect((await theirs.next()).value).toMatchObject({ change: 2, message: { text: 'next' } });
    await api.services.pubsub.publish(companyTopic(company_id), 'end');
    await vi.waitFor(() => expect(heard).toContain('end'));
    expect(heard).toEqual([room, 'end']);
    await Promise.all([theirs.return?.(), ownList.return?.(), stop()]);
  });

  const read = (as: string) =>
    ask(
      `mutation ($roomId: ID!) { readMessage(input: { roomId: $roomId }) { success ${failures} } }`,
      { roomId },
      as,
    );
  const type = (as: string) =>
    ask(`mutation ($roomId: ID!) { tellTyping(roomId: $roomId) { ${failures} } }`, { roomId }, as);
  const readsSeen = async (as: string) => {
    const node = v.object({ reads: v.array(v.object({ userId: v.string() })) });
    const query = 'query ($roomId: ID!) { node(id: $roomId) { ... on ChatRoom { reads { userId } } } }';
    return v.parse(node, await ask(query, { roomId }, as)).reads.map(({ userId }) => userId);
  };
  const person = (id: string) => encodeGlobalId('ChatUser', id);

  test.each<readonly [string, (colleague: string) => Promise<unknown>, apartFromColleague: boolean]>([
    [
      'one person of the company',
      () =>
        api.services.db
          .insertInto('user_blocks')
          .values({ blocker_id: creator, blocked_id: owner, created_at: api.clock.now() })
          .execute(),
      false,
    ],
    [
      'the whole company',
      () =>
        api.services.db
          .insertInto('creator_hidden_companies')
          .values({ creator_id: creator, company_id, reason: 'MANUAL', created_at: api.clock.now() })
          .execute(),
      true,
    ],
    [
      'the creator, by the company',
      (colleague) =>
        ask(
          `mutation ($roomId: ID!) { blockChatRoom(roomId: $roomId, isBlocked: true) { ${failures} } }`,
          { roomId },
          colleague,
        ),
      true,
    ],
  ])('blocked, %s: neither learns that the other writes or has read', async (_what, block, isAll) => {
    const colleague = await api.rows.member({ company_id, role: 'CORPORATE_AGENT' });
    await send({ text: 'before' }, owner);
    await Promise.all([read(creator), read(colleague)]);
    expect(await readsSeen(owner)).toEqual(expect.arrayContaining([person(creator), person(colleague)]));
    await send({ text: 'after' }, owner);
    await block(colleague);
    await new OutboxWorker({ ...api.services, handlers: effectHandlers(api.services) }).drain();
    const people = [creator, owner, colleague];
    const listeners = await Promise.all(people.map(listening));
    for (const events of listeners) await events.next();
    for (const one of people) await type(one);
    for (const one of people) await read(one);
    await api.services.db
      .updateTable('companies')
      .set({ status: 'SUSPENDED', suspended_at: api.clock.now() })
      .where('id', '=', company_id)
      .execute();
    await new OutboxWorker({ ...api.services, handlers: effectHandlers(api.services) }).drain();
    const heard = await Promise.all(
      listeners.map(async (events) => {
        const learnt: string[] = [];
        for await (const { typing, read: seen, isState } of events) {
          if (isState) return learnt;
          if (typing) learnt.push(`${people.indexOf(typing.userId)} writes`);
          if (seen) learnt.push(`${people.indexOf(seen.userId)} has read`);
        }
        return learnt;
      }),
    );
    const [ofCreator, ofOwner, ofColleague] = heard;
    // Where nobody can write, nobody is said to.
    expect(ofCreator).toEqual(isAll ? ['0 has read'] : ['0 writes', '2 writes', '0 has read', '2 has read']);
    expect(ofOwner).toEqual(isAll ? ['2 has read'] : ['2 writes', '2 has read']);
    expect(ofColleague).toEqual(
      isAll ? ['2 has read'] : ['0 writes', '2 writes', '0 has read', '2 has read'],
    );
    expect(await readsSeen(owner)).not.toContain(person(creator));
    expect(await readsSeen(creator)).not.toContain(person(owner));
    expect((await readsSeen(creator)).includes(person(colleague))).toBe(!isAll);
    expect(await readsSeen(owner)).toContain(person(colleague));
  });

  test('a message that changes is no new one', async () => {
    await send({ text: 'before' }, owner);
    const viewer = await authenticate(api.services, await api.authorizationOf(creator));
    const request = { id: 'listening', ip: '127.0.0.1', userAgent: '' };
    const messages = await messagesAdded({ services: api.services, viewer, request }, room);
    const added = messages[Symbol.asyncIterator]();
    const held = { id: room, companyId: company_id, creatorId: creator };
    const { id: messageId } = await api.services.db
      .selectFrom('chat_messages')
      .select('id')
      .where('room_id', '=', room)
      .executeTakeFirstOrThrow();
    await publishRoom(api.services, held, { kind: 'message', change: 2, messageId });
    await send({ text: 'after' }, owner);
    expect((await added.next()).value).toMatchObject({ text: 'after' });
    await added.return?.();
  });

  test('the same number told twice finds who came in between', async () => {
    const held = { id: room, companyId: company_id, creatorId: creator };
    const first = await listening(owner);
    await first.next();
    await publishRoom(api.services, held, { kind: 'reached', change: 9 });
    await first.next();
    const colleague = await api.rows.member({ company_id, role: 'CORPORATE_AGENT' });
    const theirs = await listening(colleague);
    await theirs.next();
    await publishRoom(api.services, held, { kind: 'reached', change: 9 });
    expect(await theirs.next()).toMatchObject({ done: false, value: { change: 9 } });
    await Promise.all([first.return?.(), theirs.return?.()]);
  });

  test('what the outbox tells again is heard by whom it did not reach', async () => {
    const held = { id: room, companyId: company_id, creatorId: creator };
    const events = await listening(owner);
    await events.next();
    const told = async (...changes: readonly number[]): Promise<void> => {
      for (const change of changes) await publishRoom(api.services, held, { kind: 'reached', change });
    };
    const heard = async () => (await events.next()).value;
    await told(1, 1, 3, 2, 1, 3);
    expect([await heard(), await heard(), await heard(), await heard()]).toMatchObject(
      // 3 came before 2, so whether it arrived is not known here.
      [{ change: 1 }, { change: 3 }, { change: 2 }, { change: 3 }],
    );
    await told(3, 2, 4);
    expect(await heard()).toMatchObject({ change: 4 });
    await events.return?.();
  });

  test('who comes, goes, blocks or is suspended is told as a change of the room, whatever the way', async () => {
    const { db } = api.services;
    const tell = () => new OutboxWorker({ ...api.services, handlers: effectHandlers(api.services) }).drain();
    await tell();
    const events = await listening(creator);
    const first = await events.next();
    let number = first.done === true ? 0 : (first.value.change ?? 0);
    const next = async (): Promise<void> => {
      await tell();
      number += 1;
      expect((await events.next()).value).toMatchObject({ change: number, isState: true });
    };
    const colleague = await api.rows.member({ company_id, role: 'CORPORATE_AGENT' });
    await next();
    const theirs = await listening(colleague);
    await theirs.next();
    await db.updateTable('users').set({ role: 'CORPORATE_USER' }).where('id', '=', colleague).execute();
    await next();
    await theirs.next();
    await db.deleteFrom('company_members').where('user_id', '=', colleague).execute();
    await next();
    expect(await theirs.next()).toEqual({ done: true, value: undefined });
    await db
      .insertInto('creator_hidden_companies')
      .values({ creator_id: creator, company_id, reason: 'MANUAL', created_at: api.clock.now() })
      .execute();
    await next();
    await db.deleteFrom('creator_hidden_companies').where('creator_id', '=', creator).execute();
    await next();
    await db
      .updateTable('companies')
      .set({ status: 'SUSPENDED', suspended_at: api.clock.now() })
      .where('id', '=', company_id)
      .execute();
    await next();
    await db
      .updateTable('users')
      .set({ status: 'SUSPENDED', suspended_at: api.clock.now(), suspension_reason: '規約に反したため' })
      .where('id', '=', creator)
      .execute();
    await next();
    await events.return?.();
  });

  test('whoever left the company hears nothing more', async () => {
    const leaver = await api.rows.member({ company_id, role: 'CORPORATE_AGENT' });
    const events = await listening(leaver);
    await events.next();
    await api.services.db.deleteFrom('company_members').where('user_id', '=', leaver).execute();
    await send({ text: 'not for you' }, owner);
    expect(await events.next()).toEqual({ done: true, value: undefined });
  });
});
