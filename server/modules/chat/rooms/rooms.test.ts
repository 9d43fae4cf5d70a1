import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testApi } from '../../../graphql/testing.ts';
import type { TestApi } from '../../../graphql/testing.ts';
import { encodeGlobalId } from '../../../lib/request/globalId.ts';
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

  test('nor more of them at once', async () => {
    const company_id = await api.rows.company();
    const owner = await api.rows.member({ company_id });
    for (let index = 0; index < 29; index += 1) {
      const room = await api.rows.room({ company_id, creator_id: await api.rows.creator() });
      await api.services.db
        .updateTable('chat_rooms')
        .set({ created_by_user_id: owner, created_at: api.clock.now() })
        .where('id', '=', room)
        .execute();
    }
    const creators = await Promise.all(Array.from({ length: 5 }, () => api.rows.creator()));
    const answers = await Promise.all(
      creators.map((id) => create({ userId: encodeGlobalId('CreatorUser', id) }, owner)),
    );
    const { count } = await api.services.db
      .selectFrom('chat_rooms')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('created_by_user_id', '=', owner)
      .executeTakeFirstOrThrow();
    expect(Number(count)).toBe(30);
    const refused = JSON.stringify(answers).match(/RateLimitExceededError/gu) ?? [];
    expect(refused).toHaveLength(4);
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
    const waiting = (as: string) => ask('{ chatRequestsCount }', {}, as);
    expect(await waiting(creator)).toBe(0);
    expect(await send(owner)).toMatchObject({ errors: [] });
    expect(await send(creator)).toMatchObject({ errors: [{ __typename: 'ForbiddenError' }] });
    expect(await Promise.all([creator, owner].map(waiting))).toEqual([1, 0]);
    expect(await ask('{ me { hasUnreadMessage unreadRoomsCount } }', {}, creator)).toEqual({
      hasUnreadMessage: false,
      unreadRoomsCount: 0,
    });
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
    expect(await waiting(creator)).toBe(1);
    expect(await answer(false, creator)).toMatchObject({ chatRoom: { standing: 'DECLINED' } });
    expect(await waiting(creator)).toBe(0);
    expect(await rooms('REQUEST')).toEqual({ edges: [] });
    expect(await rooms('ARCHIVED')).toEqual({ edges: [{ node: { id: roomId(id), hasUnread: false } }] });
    expect(await send(owner)).toMatchObject({ errors: [{ __typename: 'ForbiddenError' }] });
    expect(await answer(true, creator)).toMatchObject({ chatRoom: { standing: 'OPEN' } });
    expect(await rooms('ARCHIVED')).toEqual({ edges: [] });
    expect(await waiting(creator)).toBe(0);
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
      chatRoom: { standing: 'BLOCKING' },
    });
    const said = await ask(
      `mutation { addMessage(input: { roomId: ${id}, text: "a" }) { ${failures} } }`,
      {},
      creator,
    );
    expect(said).toMatchObject({ errors: [{ message: 'この相手にはメッセージを送れません。' }] });
  });
});

describe('a block of one person', () => {
  const person = (user: string) => encodeGlobalId('ChatUser', user);
  const block = (user: string, as: string) =>
    ask(
      `mutation ($user: ID!) { blockPerson(userId: $user) { user { blockedPeople { id } } ${failures} } }`,
      { user: person(user) },
      as,
    );
  const unblock = (user: string, as: string) =>
    ask(
      `mutation ($user: ID!) { unblockPerson(userId: $user) { user { blockedPeople { id } } ${failures} } }`,
      { user: person(user) },
      as,
    );
  const standing = (room: string, as: string) =>
    ask(
      'query ($id: ID!) { node(id: $id) { ... on ChatRoom { standing cannotSendReason blockedMembers { id } } } }',
      { id: roomId(room) },
      as,
    );
  const send = (room: string, as: string) =>
    ask(
      `mutation ($room: ID!) { addMessage(input: { roomId: $room, text: "a" }) { message { id } ${failures} } }`,
      { room: roomId(room) },
      as,
    );
  const refused = { errors: [{ message: 'この相手にはメッセージを送れません。' }] };
  const open = { standing: 'OPEN', cannotSendReason: null, blockedMembers: [] };

  test('ends what they write, and nothing of their colleagues; they learn only that it does not go', async () => {
    const { company_id, creator, room, owner } = await house();
    const colleague = await api.rows.member({ company_id });
    const before = await api.services.db
      .selectFrom('chat_rooms')
      .select('last_change')
      .where('id', '=', room)
      .executeTakeFirstOrThrow();
    expect(await block(owner, creator)).toEqual({
      user: { blockedPeople: [{ id: person(owner) }] },
      errors: [],
    });
    expect(await block(owner, creator)).toMatchObject({ errors: [] });
    const after = await api.services.db
      .selectFrom('chat_rooms')
      .select(['last_change', 'state_change'])
      .where('id', '=', room)
      .executeTakeFirstOrThrow();
    expect(after.last_change).toBe(before.last_change + 1);
    expect(after.state_change).toBe(after.last_change);
    expect(await standing(room, owner)).toEqual({
      standing: 'BLOCKED',
      cannotSendReason: 'この相手にはメッセージを送れません。',
      blockedMembers: [],
    });
    expect(await standing(room, colleague)).toEqual(open);
    expect(await standing(room, creator)).toEqual({ ...open, blockedMembers: [{ id: person(owner) }] });
    expect(await send(room, owner)).toMatchObject(refused);
    expect(await send(room, colleague)).toMatchObject({ errors: [] });
    expect(await send(room, creator)).toMatchObject({ errors: [] });

    expect(await unblock(owner, creator)).toEqual({ user: { blockedPeople: [] }, errors: [] });
    expect(await standing(room, owner)).toEqual(open);
    expect(await send(room, owner)).toMatchObject({ errors: [] });
  });

  test('goes with them to another company: they begin no talk there', async () => {
    const { creator, owner } = await house();
    await block(owner, creator);
    await api.services.db
      .updateTable('company_members')
      .set({ company_id: await api.rows.company() })
      .where('user_id', '=', owner)
      .execute();
    const begun = await ask(
      `mutation ($user: ID!) { createChatRoom(input: { userId: $user }) { chatRoomId ${failures} } }`,
      { user: encodeGlobalId('CreatorUser', creator) },
      owner,
    );
    expect(begun).toMatchObject({ chatRoomId: null, ...refused });
  });

  test('is for creators, of people whom they have a room with', async () => {
    const { creator, owner } = await house();
    const stranger = await api.rows.member();
    for (const user of [stranger, creator])
      expect(await block(user, creator)).toMatchObject({ errors: [{ __typename: 'UserNotFoundError' }] });
    expect(await unblock(owner, creator)).toMatchObject({ errors: [{ __typename: 'UserNotFoundError' }] });
    expect(await block(creator, owner)).toMatchObject({
      user: null,
      errors: [{ __typename: 'ForbiddenError' }],
    });
  });
});

test('either side sees that it blocks; the other is not told who does, or that both do', async () => {
  const { company_id, room, owner, creator } = await house();
  const seen = (as: string) =>
    ask('query ($id: ID!) { node(id: $id) { ... on ChatRoom { standing } } }', { id: roomId(room) }, as);
  const blockCompany = (call: string) =>
    ask(
      `mutation ($id: ID!) { ${call}(companyId: $id) { ${failures} } }`,
      { id: encodeGlobalId('Company', company_id) },
      creator,
    );
  const blockRoom = (isBlocked: boolean) =>
    ask(
      `mutation ($id: ID!, $isBlocked: Boolean!) { blockChatRoom(roomId: $id, isBlocked: $isBlocked) { ${failures} } }`,
      { id: roomId(room), isBlocked },
      owner,
    );
  await blockRoom(true);
  expect([await seen(owner), await seen(creator)]).toEqual([
    { standing: 'BLOCKING' },
    { standing: 'BLOCKED' },
  ]);
  await blockCompany('blockCompany');
  expect([await seen(owner), await seen(creator)]).toEqual([
    { standing: 'BLOCKING' },
    { standing: 'BLOCKING' },
  ]);
  await blockRoom(false);
  expect([await seen(owner), await seen(creator)]).toEqual([
    { standing: 'BLOCKED' },
    { standing: 'BLOCKING' },
  ]);
  await blockCompany('unblockCompany');
  expect([await seen(owner), await seen(creator)]).toEqual([{ standing: 'OPEN' }, { standing: 'OPEN' }]);

  const listed = (as: string) => ask('{ me { blockedChatRooms { id } } }', {}, as);
  await blockRoom(true);
  expect(await listed(owner)).toEqual({ blockedChatRooms: [{ id: roomId(room) }] });
  expect(await listed(creator)).toEqual({ blockedChatRooms: [] });
});

describe('what ties both sides', () => {
  const ties = (room: string, as: string) =>
    ask(
      `query ($id: ID!) { node(id: $id) { ... on ChatRoom {
        ties { kind subjectId jobOpeningId title messageSequence } beganWith { jobOpeningId title } } } }`,
      { id: roomId(room) },
      as,
    );

  test('is told as far as the reader sees it; what the talk came from, to the creator', async () => {
    const { company_id, creator, room, owner } = await house();
    const recruiter = await api.rows.member({ company_id, role: 'OUTSOURCING_RECRUITER' });
    const agent = await api.rows.member({ company_id, role: 'CORPORATE_AGENT' });
    expect(await ties(room, creator)).toEqual({ ties: [], beganWith: null });
    const job_opening_id = await api.rows.publicJobOpening({ company_id });
    const entry = await api.rows.entry({ job_opening_id, creator_id: creator });
    const { title } = await api.services.db
      .selectFrom('job_openings')
      .select('title')
      .where('id', '=', job_opening_id)
      .executeTakeFirstOrThrow();
    const jobOpeningId = encodeGlobalId('JobOpening', job_opening_id);
    const tie = {
      kind: 'ENTRY',
      subjectId: encodeGlobalId('Candidate', entry),
      jobOpeningId,
      title,
      messageSequence: null,
    };
    expect(await ties(room, creator)).toEqual({ ties: [tie], beganWith: { jobOpeningId, title } });
    for (const reader of [owner, agent, recruiter])
      expect(await ties(room, reader)).toEqual({ ties: [tie], beganWith: null });
    await api.services.db
      .updateTable('job_openings')
      .set({ status: 'CLOSED', closed_at: api.clock.now() })
      .where('id', '=', job_opening_id)
      .execute();
    expect(await ties(room, recruiter)).toEqual({ ties: [], beganWith: null });
    expect(await ties(room, owner)).toMatchObject({ ties: [tie] });
  });

  test('of a request is the opening whose card came with it', async () => {
    const { company_id, creator, room, owner } = await house();
    const job_opening_id = await api.rows.publicJobOpening({ company_id });
    const { db, newId, clock } = api.services;
    await db
      .insertInto('chat_messages')
      .values({
        id: newId(),
        room_id: room,
        sequence: 1,
        change: 1,
        sender_id: owner,
        client_id: newId(),
        kind: 'JOB_OPENING',
        job_opening_id,
        send_at: clock.now(),
      })
      .execute();
    expect(await ties(room, creator)).toMatchObject({
      ties: [],
      beganWith: { jobOpeningId: encodeGlobalId('JobOpening', job_opening_id) },
    });
  });
});

test('once the creator withdrew, the room is read and says why nobody writes', async () => {
  const { room, owner, creator } = await house();
  const id = roomId(room);
  const send = (as: string) =>
    ask(
      `mutation ($room: ID!) { addMessage(input: { roomId: $room, text: "初校です" }) { message { id } ${failures} } }`,
      { room: id },
      as,
    );
  expect(await send(creator)).toMatchObject({ errors: [] });
  await api.services.db
    .updateTable('users')
    .set({ status: 'DELETED', deleted_at: api.clock.now() })
    .where('id', '=', creator)
    .execute();
  const read = await api.post(
    `query ($id: ID!) {
      node(id: $id) { ... on ChatRoom { standing cannotSendReason } }
      messages(roomId: $id) { edges { node { sender { name } ... on PlainMessage { text } } } } }`,
    { id },
    owner,
  );
  const reason = '相手が退会したため、メッセージを送れません。';
  expect(read.data).toEqual({
    node: { standing: 'WITHDRAWN', cannotSendReason: reason },
    messages: { edges: [{ node: { sender: { name: '退会したユーザー' }, text: '初校です' } }] },
  });
  expect(await send(owner)).toMatchObject({ errors: [{ __typename: 'ForbiddenError', message: reason }] });
});
