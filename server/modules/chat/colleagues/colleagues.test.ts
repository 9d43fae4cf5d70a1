import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as v from 'valibot';
import { effectHandlers } from '../../../background.ts';
import { testApi } from '../../../graphql/testing.ts';
import type { TestApi } from '../../../graphql/testing.ts';
import { encodeGlobalId } from '../../../lib/request/globalId.ts';
import { OutboxWorker } from '../../../lib/outbox/outboxWorker.ts';
import { nextBusinessMorning } from './later.ts';

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});
afterAll(() => api.close());

const failures = 'errors { __typename message }';

async function ask(query: string, variables: Record<string, unknown>, as: string): Promise<unknown> {
  const { data, errors } = await api.post(query, variables, as);
  if (errors) throw new Error(JSON.stringify(errors));
  return Object.values(data ?? {})[0];
}

async function after(ms: number): Promise<void> {
  api.clock.advance(ms);
  await new OutboxWorker({ ...api.services, handlers: effectHandlers(api.services) }).drain();
}

async function house() {
  const company_id = await api.rows.company();
  const creator = await api.rows.creator();
  const owner = await api.rows.member({ company_id });
  const agent = await api.rows.member({ company_id, role: 'CORPORATE_AGENT' });
  const room = await api.rows.room({ company_id, creator_id: creator });
  return { company_id, creator, owner, agent, room, roomId: encodeGlobalId('ChatRoom', room) };
}

describe('notes of a room', () => {
  const noteFields = `chatRoom { notes { id body isMine author { roles } } } ${failures}`;
  const add = (input: object, as: string) =>
    ask(
      `mutation ($input: AddChatRoomNoteInput!) { addChatRoomNote(input: $input) { ${noteFields} } }`,
      { input },
      as,
    );
  const notesFor = (roomId: string, as: string) =>
    ask(
      'query ($id: ID!) { node(id: $id) { ... on ChatRoom { notes { id body isMine } } } }',
      { id: roomId },
      as,
    );

  test('are the colleagues’, who are told that there is one', async () => {
    const { creator, owner, agent, roomId, room } = await house();
    const input = { roomId, body: '次は図面を持っていく', clientId: api.services.newId() };
    await Promise.all([add(input, owner), add(input, owner)]);
    expect(await notesFor(roomId, owner)).toMatchObject({ notes: [{ body: input.body, isMine: true }] });
    expect(await notesFor(roomId, agent)).toMatchObject({ notes: [{ body: input.body, isMine: false }] });
    expect(await notesFor(roomId, creator)).toEqual({ notes: [] });
    const { last_change, state_change } = await api.services.db
      .selectFrom('chat_rooms')
      .select(['last_change', 'state_change'])
      .where('id', '=', room)
      .executeTakeFirstOrThrow();
    // Sent twice it is one note, and one change.
    expect([last_change, state_change]).toEqual([1, 1]);
    expect(await add({ roomId, body: 'x' }, creator)).toMatchObject({
      errors: [{ __typename: 'ForbiddenError' }],
    });
    expect(await add({ roomId, body: '👨‍👩‍👧'.repeat(401) }, owner)).toMatchObject({ errors: [] });
    for (const body of ['', 'あ'.repeat(2_001)])
      expect(await add({ roomId, body }, owner)).toMatchObject({
        errors: [{ __typename: 'UserInputInvalidError' }],
      });
  });

  test('are taken away by whoever wrote them', async () => {
    const { owner, agent, roomId } = await house();
    await add({ roomId, body: 'あとで電話' }, owner);
    const { notes } = v.parse(
      v.object({ notes: v.array(v.object({ id: v.string() })) }),
      await notesFor(roomId, owner),
    );
    const id = notes[0]?.id ?? '';
    const remove = (as: string) =>
      ask(`mutation ($id: ID!) { deleteChatRoomNote(id: $id) { ${noteFields} } }`, { id }, as);
    expect(await remove(agent)).toMatchObject({ errors: [{ __typename: 'ArgumentInvalidError' }] });
    expect(await remove(owner)).toMatchObject({ chatRoom: { notes: [] }, errors: [] });
  });
});

describe('the 担当 of whoever leaves', () => {
  const assigneeOf = async (room: string) =>
    (
      await api.services.db
        .selectFrom('chat_rooms')
        .select(['assignee_id as assigneeId', 'last_change as change'])
        .where('id', '=', room)
        .executeTakeFirstOrThrow()
    ).assigneeId;
  const remove = (user: string, as: string) =>
    ask(
      `mutation ($id: ID!) { removeMember(id: $id) { ${failures} } }`,
      { id: encodeGlobalId('CompanyMember', user) },
      as,
    );
  const assign = (roomId: string, user: string, as: string) =>
    ask(
      `mutation ($room: ID!, $user: ID) { assignChatRoom(roomId: $room, userId: $user) { ${failures} } }`,
      { room: roomId, user: encodeGlobalId('ChatUser', user) },
      as,
    );

  test('goes to the colleague who wrote last, and open pages hear of it', async () => {
    const { company_id, owner, agent, room, roomId } = await house();
    const other = await api.rows.member({ company_id, role: 'CORPORATE_AGENT' });
    await assign(roomId, agent, owner);
    await ask(
      `mutation ($input: AddMessageInput!) { addMessage(input: $input) { ${failures} } }`,
      { input: { roomId, text: 'はじめまして。' } },
      other,
    );
    await api.services.db.deleteFrom('outbox').execute();
    expect(await remove(agent, owner)).toEqual({ errors: [] });
    expect(await assigneeOf(room)).toBe(other);
    const told = await api.services.db
      .selectFrom('outbox')
      .select('payload')
      .where('kind', '=', 'chat.statesChanged')
      .execute();
    expect(told).toMatchObject([{ payload: { rooms: [{ roomId: room, change: 4 }] } }]);
  });

  test('goes to an owner where nobody else has written, and stays with who only changes roles', async () => {
    const { company_id, owner, agent, room, roomId } = await house();
    await assign(roomId, agent, owner);
    await api.services.db
      .updateTable('users')
      .set({ role: 'CORPORATE_USER' })
      .where('id', '=', agent)
      .execute();
    expect(await assigneeOf(room)).toBe(agent);
    await api.services.db.deleteFrom('company_members').where('user_id', '=', agent).execute();
    expect(await assigneeOf(room)).toBe(owner);
    await api.services.db.deleteFrom('company_members').where('company_id', '=', company_id).execute();
    expect(await assigneeOf(room)).toBeNull();
  });
});

test('a change of role takes nobody out of a room: what they read, muted and put aside stays', async () => {
  const { agent, owner, room, roomId } = await house();
  await ask(
    `mutation ($input: AddMessageInput!) { addMessage(input: $input) { ${failures} } }`,
    { input: { roomId, text: 'はじめまして。' } },
    owner,
  );
  const own = { is_muted: true, archived_sequence: 1, last_read_sequence: 1 };
  const membership = () =>
    api.services.db
      .selectFrom('chat_members')
      .select(['is_muted', 'archived_sequence', 'last_read_sequence'])
      .where('room_id', '=', room)
      .where('user_id', '=', agent)
      .executeTakeFirst();
  const become = (role: 'CORPORATE_USER' | 'OUTSOURCING_RECRUITER') =>
    api.services.db.updateTable('users').set({ role }).where('id', '=', agent).execute();
  await api.services.db
    .updateTable('chat_members')
    .set(own)
    .where('room_id', '=', room)
    .where('user_id', '=', agent)
    .execute();
  await become('CORPORATE_USER');
  expect(await membership()).toEqual(own);
  // Whoever comes from outside sees those alone who entered.
  await become('OUTSOURCING_RECRUITER');
  expect(await membership()).toBeUndefined();
});

describe('a company’s texts', () => {
  const save = (input: object, as: string) =>
    ask(
      `mutation ($input: SaveChatTemplateInput!) { saveChatTemplate(input: $input) { templates { id title body } ${failures} } }`,
      { input },
      as,
    );
  const list = (as: string) => ask('{ chatTemplates { id title body } }', {}, as);

  test('are shared, written anew and taken away, by its people alone', async () => {
    const { owner, agent } = await house();
    const input = {
      title: 'お礼',
      body: '{候補者名}さん、ありがとうございます。',
      newId: api.services.newId(),
    };
    await save(input, owner);
    await save(input, owner);
    const [one] = v.parse(v.array(v.object({ id: v.string(), title: v.string() })), await list(agent));
    expect(await list(agent)).toHaveLength(1);
    expect(await save({ templateId: one?.id, title: '御礼', body: 'x' }, agent)).toMatchObject({
      templates: [{ title: '御礼', body: 'x' }],
    });
    const stranger = await api.rows.member();
    expect(await list(stranger)).toEqual([]);
    for (const call of [
      save({ templateId: one?.id, title: 'a', body: 'b' }, stranger),
      ask(`mutation ($id: ID!) { deleteChatTemplate(id: $id) { ${failures} } }`, { id: one?.id }, stranger),
    ])
      expect(await call).toMatchObject({ errors: [{ __typename: 'ArgumentInvalidError' }] });
    await ask(`mutation ($id: ID!) { deleteChatTemplate(id: $id) { ${failures} } }`, { id: one?.id }, agent);
    expect(await list(owner)).toEqual([]);
  });

  test('an id of another company’s makes none of one’s own', async () => {
    const [ours, theirs] = [await house(), await house()];
    const newId = api.services.newId();
    await save({ title: 'a', body: 'a', newId }, ours.owner);
    await save({ title: 'b', body: 'b', newId }, theirs.owner).catch(() => undefined);
    expect(await list(ours.owner)).toMatchObject([{ title: 'a' }]);
  });

  test('are fifty at most, however many are added at once', async () => {
    const { owner } = await house();
    const answers = await Promise.all(
      Array.from({ length: 52 }, (_, index) => save({ title: `文${index}`, body: 'x' }, owner)),
    );
    expect(answers.filter((answer) => JSON.stringify(answer).includes('50件'))).toHaveLength(2);
    expect(await list(owner)).toHaveLength(50);
  });
});

describe('sending later', () => {
  const hour = 3_600_000;
  const laterFields = `chatRoom { scheduledMessages { id clientId text sendAt refusal } } ${failures}`;
  const shape = v.object({
    chatRoom: v.nullable(
      v.object({
        scheduledMessages: v.array(
          v.object({ id: v.string(), text: v.string(), sendAt: v.string(), refusal: v.nullable(v.string()) }),
        ),
      }),
    ),
    errors: v.array(v.object({ __typename: v.string() })),
  });
  const schedule = async (input: object, as: string) =>
    v.parse(
      shape,
      await ask(
        `mutation ($input: ScheduleMessageInput!) { scheduleMessage(input: $input) { ${laterFields} } }`,
        { input },
        as,
      ),
    );
  const change = (input: object, as: string) =>
    ask(
      `mutation ($input: ChangeScheduledMessageInput!) { changeScheduledMessage(input: $input) { ${laterFields} } }`,
      { input },
      as,
    );
  const cancel = (id: string, as: string) =>
    ask(`mutation ($id: ID!) { cancelScheduledMessage(id: $id) { ${laterFields} } }`, { id }, as);
  const waiting = (roomId: string, as: string) =>
    ask(
      'query ($id: ID!) { node(id: $id) { ... on ChatRoom { scheduledMessages { text refusal } } } }',
      { id: roomId },
      as,
    );
  const saidIn = async (room: string) =>
    (
      await api.services.db
        .selectFrom('chat_messages')
        .select('text')
        .where('room_id', '=', room)
        .orderBy('sequence')
        .execute()
    ).map(({ text }) => text);
  const inHours = (hours: number) => new Date(api.clock.now().getTime() + hours * hour).toISOString();

  test('it goes when its time has come, once, and only the sender sees it before', async () => {
    const { creator, owner, agent, room, roomId } = await house();
    const input = {
      roomId,
      text: 'おはようございます。',
      sendAt: inHours(3),
      clientId: api.services.newId(),
    };
    await Promise.all([schedule(input, owner), schedule(input, owner)]);
    expect(await waiting(roomId, owner)).toEqual({
      scheduledMessages: [{ text: input.text, refusal: null }],
    });
    for (const other of [creator, agent])
      expect(await waiting(roomId, other)).toEqual({ scheduledMessages: [] });
    await after(2 * hour);
    expect(await saidIn(room)).toEqual([]);
    await after(hour + 1_000);
    expect(await saidIn(room)).toEqual([input.text]);
    expect(await waiting(roomId, owner)).toEqual({ scheduledMessages: [] });
    // The page asks once more, not having heard that it was kept; the effect runs once more, its server having died.
    await schedule({ ...input, sendAt: inHours(1) }, owner);
    await after(2 * hour);
    expect(await saidIn(room)).toEqual([input.text]);
  });

  test('put off it goes at its new time with its new words, and called off never', async () => {
    const { owner, room, roomId } = await house();
    const { chatRoom } = await schedule({ roomId, text: '一', sendAt: inHours(1) }, owner);
    const id = chatRoom?.scheduledMessages[0]?.id ?? '';
    await change({ id, text: '二', sendAt: inHours(5) }, owner);
    await after(2 * hour);
    expect(await saidIn(room)).toEqual([]);
    await after(4 * hour);
    expect(await saidIn(room)).toEqual(['二']);
    const gone = { errors: [{ __typename: 'ArgumentInvalidError' }] };
    expect(await cancel(id, owner)).toMatchObject(gone);

    const second = await schedule({ roomId, text: '三', sendAt: inHours(1) }, owner);
    const secondId = second.chatRoom?.scheduledMessages[0]?.id ?? '';
    expect(await cancel(secondId, await api.rows.member())).toMatchObject(gone);
    expect(await cancel(secondId, owner)).toMatchObject({ chatRoom: { scheduledMessages: [] } });
    await after(2 * hour);
    expect(await saidIn(room)).toEqual(['二']);
  });

  test('what stands in the way by then keeps it, and says so to the sender', async () => {
    const { company_id, creator, owner, room, roomId } = await house();
    await schedule({ roomId, text: '一', sendAt: inHours(1) }, owner);
    await api.services.db
      .insertInto('creator_hidden_companies')
      .values({ creator_id: creator, company_id, reason: 'MANUAL', created_at: api.clock.now() })
      .execute();
    await after(2 * hour);
    expect(await saidIn(room)).toEqual([]);
    expect(await waiting(roomId, owner)).toEqual({
      scheduledMessages: [{ text: '一', refusal: 'この相手にはメッセージを送れません。' }],
    });
  });

  test('nor does it go once the entry has ended', async () => {
    const { company_id, creator, owner, room, roomId } = await house();
    const job_opening_id = await api.rows.publicJobOpening({ company_id });
    const entry = await api.rows.entry({ job_opening_id, creator_id: creator });
    await schedule({ roomId, text: '一', sendAt: inHours(2) }, owner);
    api.clock.advance(hour);
    await api.services.db
      .updateTable('job_entries')
      .set({ stage: 'WITHDRAWN', stage_changed_at: api.clock.now() })
      .where('id', '=', entry)
      .execute();
    await after(2 * hour);
    expect(await saidIn(room)).toEqual([]);
    expect(await waiting(roomId, owner)).toMatchObject({
      scheduledMessages: [{ refusal: expect.stringContaining('辞退') }],
    });
  });

  test('whoever has left the company sends nothing more', async () => {
    const { agent, room, roomId } = await house();
    await schedule({ roomId, text: '一', sendAt: inHours(1) }, agent);
    await api.services.db.deleteFrom('company_members').where('user_id', '=', agent).execute();
    await after(2 * hour);
    expect(await saidIn(room)).toEqual([]);
    const left = await api.services.db.selectFrom('chat_scheduled_messages').select('id').execute();
    expect(left.filter(({ id }) => id === room)).toEqual([]);
  });

  test.each([-1, 24 * 100])('not in %i hours', async (hours) => {
    const { owner, roomId } = await house();
    expect(await schedule({ roomId, text: '一', sendAt: inHours(hours) }, owner)).toMatchObject({
      errors: [{ __typename: 'UserInputInvalidError' }],
    });
  });

  test.each([
    ['2026-04-01T09:00:00+09:00', '2026-04-02T00:00:00.000Z'],
    // Friday evening: Monday.
    ['2026-04-03T20:00:00+09:00', '2026-04-06T00:00:00.000Z'],
    // The golden week of 2026: Sunday 3 May to Wednesday 6 May.
    ['2026-05-01T23:30:00+09:00', '2026-05-07T00:00:00.000Z'],
    ['2026-12-30T10:00:00+09:00', '2027-01-04T00:00:00.000Z'],
    // In Tokyo it is Thursday already.
    ['2026-04-01T16:00:00Z', '2026-04-03T00:00:00.000Z'],
  ])('the next business day after %s', (now, morning) => {
    expect(nextBusinessMorning(new Date(now)).toISOString()).toBe(morning);
  });
});
