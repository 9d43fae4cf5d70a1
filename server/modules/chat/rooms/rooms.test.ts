import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testApi } from '../../../graphql/testing.ts';
import type { TestApi } from '../../../graphql/testing.ts';
import { encodeGlobalId } from '../../../lib/globalId.ts';
import { isMember } from '../sql.ts';

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});
afterAll(() => api.close());

const failures = 'errors { __typename message }';

async function ask(query: string, variables: Record<string, unknown>, as?: string): Promise<unknown> {
  const { data, errors } = await api.post(query, variables, as);
  if (errors) throw new Error(JSON.stringify(errors));
  return Object.values(data ?? {})[0];
}

const roomId = (id: string) => encodeGlobalId('ChatRoom', id);

async function house() {
  const company_id = await api.rows.company();
  const creator = await api.rows.creator();
  const owner = await api.rows.member({ company_id });
  const room = await api.rows.room({ company_id, creator_id: creator });
  return { company_id, creator, room, owner };
}

const finds = async (room: string, as: string | undefined): Promise<boolean> =>
  (await ask('query ($id: ID!) { node(id: $id) { id } }', { id: roomId(room) }, as)) != null;

async function entering(company_id: string, creator_id: string): Promise<void> {
  const job_opening_id = await api.rows.jobOpening({ company_id });
  await api.rows.entry({ job_opening_id, creator_id });
}

describe('who is in a room', () => {
  test('its creator, whoever acts for the company, and recruiters from outside once the creator entered', async () => {
    const { company_id, creator, room, owner } = await house();
    const agent = await api.rows.member({ company_id, role: 'CORPORATE_AGENT' });
    const recruiter = await api.rows.member({ company_id, role: 'OUTSOURCING_RECRUITER' });
    for (const user of [creator, owner, agent]) expect(await finds(room, user)).toBe(true);
    for (const user of [recruiter, await api.rows.member(), await api.rows.creator(), undefined])
      expect(await finds(room, user)).toBe(false);

    await entering(company_id, creator);
    expect(await finds(room, recruiter)).toBe(true);
    const later = await api.rows.member({ company_id, role: 'OUTSOURCING_RECRUITER' });
    expect(await finds(room, later)).toBe(true);
  });

  test('nobody who left, until they come back; who comes later has nothing unread', async () => {
    const { company_id, room } = await house();
    const db = api.services.db;
    await db.updateTable('chat_rooms').set({ last_sequence: 3 }).where('id', '=', room).execute();
    const colleague = await api.rows.member({ company_id, role: 'CORPORATE_AGENT' });
    const unread = await db
      .selectFrom('chat_members')
      .select('has_unread')
      .where('room_id', '=', room)
      .where('user_id', '=', colleague)
      .executeTakeFirstOrThrow();
    expect(unread.has_unread).toBe(false);
    await db.deleteFrom('company_members').where('user_id', '=', colleague).execute();
    expect(await isMember(db, room, colleague)).toBe(false);
    await db
      .insertInto('company_members')
      .values({ user_id: colleague, company_id, role: 'CORPORATE_AGENT', joined_at: api.clock.now() })
      .execute();
    expect(await isMember(db, room, colleague)).toBe(true);
  });
});

describe('beginning to talk', () => {
  const create = (input: Record<string, string>, as: string) =>
    ask(
      `mutation ($input: CreateChatRoomInput!) { createChatRoom(input: $input) {
        chatRoomId chatRoom { id standing cannotSendReason } ${failures} } }`,
      { input },
      as,
    );

  test('a company with any creator, once; a creator with who follows them', async () => {
    const company_id = await api.rows.company();
    const owner = await api.rows.member({ company_id });
    const creator = await api.rows.creator();
    const toCreator = { userId: encodeGlobalId('CreatorUser', creator) };
    const toCompany = { companyId: encodeGlobalId('Company', company_id) };
    expect(await create(toCompany, creator)).toMatchObject({
      chatRoom: null,
      errors: [{ __typename: 'ForbiddenError' }],
    });
    const [one, two] = await Promise.all([create(toCreator, owner), create(toCreator, owner)]);
    expect(one).toMatchObject({ chatRoom: { standing: 'OPEN', cannotSendReason: null }, errors: [] });
    expect(two).toEqual(one);
    expect(await create(toCompany, creator)).toEqual(one);
    expect(await create({ userId: 'c_nobody' }, owner)).toMatchObject({
      errors: [{ __typename: 'UserNotFoundError' }],
    });
  });

  test('a recruiter from outside with candidates alone', async () => {
    const company_id = await api.rows.company();
    const recruiter = await api.rows.member({ company_id, role: 'OUTSOURCING_RECRUITER' });
    const creator = await api.rows.creator();
    const input = { userId: encodeGlobalId('CreatorUser', creator) };
    expect(await create(input, recruiter)).toMatchObject({ errors: [{ __typename: 'ForbiddenError' }] });
    await entering(company_id, creator);
    expect(await create(input, recruiter)).toMatchObject({ chatRoom: { standing: 'OPEN' }, errors: [] });
  });

  test('thirty a day that nobody answered', async () => {
    const company_id = await api.rows.company();
    const owner = await api.rows.member({ company_id });
    for (let index = 0; index < 30; index += 1) {
      const creator = await api.rows.creator();
      const room = await api.rows.room({ company_id, creator_id: creator });
      await api.services.db
        .updateTable('chat_rooms')
        .set({ created_by_user_id: owner, created_at: api.clock.now() })
        .where('id', '=', room)
        .execute();
    }
    const input = { userId: encodeGlobalId('CreatorUser', await api.rows.creator()) };
    expect(await create(input, owner)).toMatchObject({ errors: [{ __typename: 'RateLimitExceededError' }] });
  });

  test('who did not open their door gets a request, and nothing of it is unread', async () => {
    const company_id = await api.rows.company();
    const owner = await api.rows.member({ company_id });
    const creator = await api.rows.creator();
    await api.services.db
      .insertInto('user_settings')
      .values({ user_id: creator, talk_from: 'KNOWN', updated_at: api.clock.now() })
      .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ talk_from: 'KNOWN' }))
      .execute();
    const opened = await create({ userId: encodeGlobalId('CreatorUser', creator) }, owner);
    expect(opened).toMatchObject({ chatRoom: { standing: 'REQUESTED', cannotSendReason: null } });
    const { id } = await api.services.db
      .selectFrom('chat_rooms')
      .select('id')
      .where('creator_id', '=', creator)
      .executeTakeFirstOrThrow();
    const send = (as: string) =>
      ask(
        `mutation ($room: ID!) { addMessage(input: { roomId: $room, text: "はじめまして" }) { message { id } ${failures} } }`,
        { room: roomId(id) },
        as,
      );
    expect(await send(owner)).toMatchObject({ errors: [] });
    expect(await send(creator)).toMatchObject({ errors: [{ __typename: 'ForbiddenError' }] });
    const rooms = (filter: string) =>
      ask(
        `query ($filter: ChatRoomFilter!) { chatRooms(first: 10, filter: $filter) { edges { node { id hasUnread } } } }`,
        { filter },
        creator,
      );
    expect(await rooms('ALL')).toEqual({ edges: [] });
    expect(await rooms('REQUEST')).toEqual({ edges: [{ node: { id: roomId(id), hasUnread: false } }] });

    const answer = (accepts: boolean, as: string) =>
      ask(
        `mutation ($room: ID!, $accepts: Boolean!) { answerChatRequest(roomId: $room, accepts: $accepts) {
          chatRoom { standing } ${failures} } }`,
        { room: roomId(id), accepts },
        as,
      );
    expect(await answer(true, owner)).toMatchObject({ errors: [{ __typename: 'ForbiddenError' }] });
    expect(await answer(false, creator)).toMatchObject({ chatRoom: { standing: 'DECLINED' } });
    expect(await send(owner)).toMatchObject({ errors: [{ __typename: 'ForbiddenError' }] });
    expect(await answer(true, creator)).toMatchObject({ chatRoom: { standing: 'OPEN' } });
    expect(await send(creator)).toMatchObject({ errors: [] });
    expect(await rooms('ALL')).toMatchObject({ edges: [{ node: { id: roomId(id) } }] });
  });
});

describe('the door on a company’s page', () => {
  test('stands for creators alone, of companies that follow them, were entered or have talked', async () => {
    const creator = await api.rows.creator();
    const opens = (company: string, as: string) =>
      ask(
        'query ($id: ID!) { company(id: $id) { canMessage } }',
        { id: encodeGlobalId('Company', company) },
        as,
      );
    const [followed, entered, known, other] = [
      await api.rows.company(),
      await api.rows.company(),
      await api.rows.company(),
      await api.rows.company(),
    ];
    const follower = await api.rows.member({ company_id: followed });
    const { db, newId, clock } = api.services;
    await db
      .insertInto('follows')
      .values({ id: newId(), follower_id: follower, followee_id: creator, followed_at: clock.now() })
      .execute();
    await entering(entered, creator);
    await api.rows.room({ company_id: known, creator_id: creator });
    for (const company of [followed, entered, known])
      expect(await opens(company, creator)).toEqual({ canMessage: true });
    expect(await opens(other, creator)).toEqual({ canMessage: false });
    expect(await opens(followed, follower)).toEqual({ canMessage: false });
    expect(await opens(followed, await api.rows.creator())).toEqual({ canMessage: false });
  });
});

describe('what one does with a room', () => {
  test('put aside, it comes back with the next message', async () => {
    const { room, owner, creator } = await house();
    const id = JSON.stringify(roomId(room));
    const run = (call: string, as: string) =>
      ask(`mutation { ${call} { chatRoom { isArchived isMuted standing } ${failures} } }`, {}, as);
    expect(await run(`archiveChatRoom(roomId: ${id}, isArchived: true)`, creator)).toMatchObject({
      chatRoom: { isArchived: true },
    });
    await ask(`mutation { addMessage(input: { roomId: ${id}, text: "a" }) { ${failures} } }`, {}, owner);
    expect(await run(`muteChatRoom(roomId: ${id}, isMuted: true)`, creator)).toMatchObject({
      chatRoom: { isArchived: false, isMuted: true },
    });
  });

  test('a company names who answers, and ends a talk', async () => {
    const { room, owner, creator, company_id } = await house();
    const id = JSON.stringify(roomId(room));
    const run = (call: string, as: string) =>
      ask(`mutation { ${call} { chatRoom { standing assignee { roles } } ${failures} } }`, {}, as);
    const agent = await api.rows.member({ company_id, role: 'CORPORATE_AGENT' });
    const person = (user: string) => JSON.stringify(encodeGlobalId('ChatUser', user));
    expect(await run(`assignChatRoom(roomId: ${id}, userId: ${person(agent)})`, owner)).toMatchObject({
      chatRoom: { assignee: { roles: ['CORPORATE_AGENT'] } },
    });
    for (const user of [creator, await api.rows.member()])
      expect(await run(`assignChatRoom(roomId: ${id}, userId: ${person(user)})`, owner)).toMatchObject({
        errors: [{ __typename: 'UserNotFoundError' }],
      });
    expect(await run(`assignChatRoom(roomId: ${id})`, creator)).toMatchObject({
      errors: [{ __typename: 'ForbiddenError' }],
    });
    expect(await run(`blockChatRoom(roomId: ${id}, isBlocked: true)`, owner)).toMatchObject({
      chatRoom: { standing: 'BLOCKED_BY_COMPANY' },
    });
    const said = await ask(
      `mutation { addMessage(input: { roomId: ${id}, text: "a" }) { ${failures} } }`,
      {},
      creator,
    );
    expect(said).toMatchObject({ errors: [{ message: 'この相手にはメッセージを送れません。' }] });
  });
});
