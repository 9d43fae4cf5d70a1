import { createMockEnvironment } from 'relay-test-utils';
import { afterEach, expect, test, vi } from 'vitest';
import { NetworkError, ServerError } from '../../../../relay/network/transportErrors.ts';
import { RoomSession } from './roomSession.ts';
import type { Unsent } from './unsent.ts';

const box = (first: readonly Unsent[] = []) => {
  let all = first;
  return {
    read: () => all,
    write: (next: readonly Unsent[]) => {
      all = next;
    },
    onChange: () => () => undefined,
  };
};

const sender = { __typename: 'ChatUser', id: 'me', name: '早瀬 澪', roles: ['CREATOR_USER'] };
const theirs = { __typename: 'ChatUser', id: 'you', name: '丹羽 佐和子', roles: ['CORPORATE_USER'] };
const said = (sequence: number, clientId: string, text: string) => ({
  __typename: 'PlainMessage',
  id: `m${sequence}`,
  sequence,
  change: sequence,
  clientId,
  sendAt: '2026-04-01T00:00:00.000Z',
  deletedAt: null,
  sender,
  replyTo: null,
  text,
});

const sessions: RoomSession[] = [];
afterEach(() => {
  for (const session of sessions.splice(0)) session.close();
});

let rooms = 0;

/** The files of the room; `stored`: what the browser's database takes. */
function filesOf(files: Record<string, File>, stored: Promise<boolean> = Promise.resolve(true)) {
  const removed: string[] = [];
  return {
    removed,
    file: async (_user: string, _room: string, clientId: string) => files[clientId] ?? null,
    isStored: () => stored,
    remove: (clientIds: readonly string[]) => void removed.push(...clientIds),
  };
}

function opened(unsent: readonly Unsent[] = [], now: number | (() => number) = 1_000, files = filesOf({})) {
  const environment = createMockEnvironment();
  const kept = box(unsent);
  let made = 0;
  const session = new RoomSession({
    environment,
    // What a test leaves under way holds up its room alone.
    roomId: `room ${(rooms += 1)}`,
    userId: 'me',
    newId: () => `c${(made += 1)}`,
    now: () => (typeof now === 'number' ? now : now()),
    box: kept,
    files,
    retryMs: [1_000_000],
  });
  sessions.push(session);
  session.open();
  const names = () => environment.mock.getAllOperations().map(({ request }) => request.node.operation.name);
  const operation = (name: string) => {
    const found = environment.mock
      .getAllOperations()
      .find(({ request }) => request.node.operation.name === name);
    if (!found) throw new Error(`${name} is not under way: ${names().join(', ')}`);
    return found;
  };
  const answer = (name: string, data: Record<string, unknown>) =>
    environment.mock.resolve(operation(name), { data });
  const page = (messages: readonly object[], lastChange = messages.length) =>
    answer('roomCallsPageQuery', {
      node: { __typename: 'ChatRoom', id: 'room', lastChange, reads: [] },
      messages: {
        edges: messages.map((node) => ({ node })),
        pageInfo: { hasPreviousPage: false, startCursor: null },
      },
    });
  return { environment, session, kept, names, operation, answer, page };
}

const texts = (session: RoomSession) =>
  Array.from(session.view().room.messages, ({ content }) =>
    content.kind === 'text' ? content.text : content.kind,
  );

test('what is written stands at once, goes one after the other, and is kept until the server has it', async () => {
  const { session, kept, names, answer, operation, page } = opened();
  page([]);
  await vi.waitFor(() => expect(session.view().state).toBe('ready'));
  session.write('一', null);
  session.write('二', null);
  expect(kept.read().map(({ text }) => text)).toEqual(['一', '二']);
  expect(operation('roomCallsSendMutation').request.variables).toMatchObject({
    input: { text: '一', clientId: 'c1' },
  });
  expect(names().filter((name) => name === 'roomCallsSendMutation')).toHaveLength(1);
  answer('roomCallsSendMutation', { addMessage: { errors: [], message: said(1, 'c1', '一') } });
  await vi.waitFor(() =>
    expect(operation('roomCallsSendMutation').request.variables).toMatchObject({ input: { text: '二' } }),
  );
  expect(kept.read().map(({ text }) => text)).toEqual(['二']);
  expect(texts(session)).toEqual(['一']);
});

test('without a line it stays and waits; refused, it says why and lets the next one go', async () => {
  const { environment, session, kept, names, answer, operation, page } = opened();
  page([]);
  await vi.waitFor(() => expect(session.view().state).toBe('ready'));
  session.write('一', null);
  environment.mock.reject(operation('roomCallsSendMutation'), new Error('offline'));
  await vi.waitFor(() => {
    session.tryAgain();
    expect(names()).toContain('roomCallsChangesQuery');
  });
  expect(kept.read()).toMatchObject([{ text: '一', refusal: null }]);
  // Not before it is known what was said meanwhile.
  expect(names()).not.toContain('roomCallsSendMutation');
  answer('roomCallsChangesQuery', missed([], 0));
  await vi.waitFor(() => {
    expect(operation('roomCallsSendMutation').request.variables).toMatchObject({ input: { clientId: 'c1' } });
  });
  answer('roomCallsSendMutation', {
    addMessage: {
      errors: [{ __typename: 'ForbiddenError', message: 'この相手にはメッセージを送れません。' }],
      message: null,
    },
  });
  await vi.waitFor(() =>
    expect(kept.read()).toMatchObject([{ refusal: 'この相手にはメッセージを送れません。' }]),
  );
  expect(session.takeBack('c1')).toBe('一');
  expect(kept.read()).toEqual([]);
});

test('what was left from long ago waits to be asked', async () => {
  const old = { clientId: 'c0', text: '昨日の分', replyToId: null, writtenAt: 0, after: 0, refusal: null };
  const { session, names, page, operation, answer, kept } = opened([old], 13 * 3_600_000);
  page([]);
  await vi.waitFor(() => expect([...session.view().asks]).toEqual(['c0']));
  expect(names()).not.toContain('roomCallsSendMutation');
  // It alone waits.
  session.write('今日の分', null);
  await vi.waitFor(() =>
    expect(operation('roomCallsSendMutation').request.variables).toMatchObject({ input: { clientId: 'c1' } }),
  );
  answer('roomCallsSendMutation', { addMessage: { errors: [], message: said(1, 'c1', '今日の分') } });
  await vi.waitFor(() => expect(kept.read().map(({ clientId }) => clientId)).toEqual(['c0']));
  session.sendNow('c0');
  await vi.waitFor(() =>
    expect(operation('roomCallsSendMutation').request.variables).toMatchObject({ input: { clientId: 'c0' } }),
  );
});

test('what was left for three hours goes by itself, unless the other went on meanwhile', async () => {
  const threeHours = 3 * 3_600_000;
  const left = { clientId: 'c0', text: '昼の分', replyToId: null, writtenAt: 0, after: 1, refusal: null };
  const quiet = opened([left], threeHours);
  quiet.page([{ ...said(1, 'x1', '一'), sender: theirs }]);
  await vi.waitFor(() =>
    expect(quiet.operation('roomCallsSendMutation').request.variables).toMatchObject({
      input: { clientId: 'c0' },
    }),
  );
  expect([...quiet.session.view().asks]).toEqual([]);

  const busy = opened([left], threeHours);
  busy.page([said(1, 'x1', '一'), { ...said(2, 'x2', '二'), sender: theirs }]);
  await vi.waitFor(() => expect([...busy.session.view().asks]).toEqual(['c0']));
  expect(busy.names()).not.toContain('roomCallsSendMutation');
  expect(busy.kept.read()).toEqual([left]);
});

test('an event that leaves a gap is followed by what was missed', async () => {
  const { environment, session, operation, answer, page } = opened();
  const subscription = operation('roomCallsSubscription');
  page([said(1, 'x1', '一')]);
  await vi.waitFor(() => expect(session.view().state).toBe('ready'));
  environment.mock.nextValue(subscription, {
    data: {
      chatRoomChanged: { change: 3, message: said(3, 'x3', '三'), read: null, typing: null, room: null },
    },
  });
  await vi.waitFor(() =>
    expect(operation('roomCallsChangesQuery').request.variables).toMatchObject({ after: 1 }),
  );
  answer('roomCallsChangesQuery', {
    chatChanges: {
      reached: 3,
      hasMore: false,
      messages: [said(2, 'x2', '二'), said(3, 'x3', '三')],
      room: { __typename: 'ChatRoom', id: 'room', reads: [] },
    },
  });
  await vi.waitFor(() => expect(texts(session)).toEqual(['一', '二', '三']));
});

const missed = (messages: readonly object[], reached: number) => ({
  chatChanges: {
    reached,
    hasMore: false,
    messages,
    room: { __typename: 'ChatRoom', id: 'room', reads: [] },
  },
});
const changed = (change: number, what: { readonly message?: object; readonly read?: object }) => ({
  data: { chatRoomChanged: { change, message: null, read: null, typing: null, room: null, ...what } },
});

test('what was read while an answer from before is on its way stays read', async () => {
  const { environment, session, answer, names, operation, page } = opened();
  const subscription = operation('roomCallsSubscription');
  page([]);
  await vi.waitFor(() => expect(session.view().state).toBe('ready'));
  // The first message of a room is followed by a look at what was missed.
  session.write('一', null);
  answer('roomCallsSendMutation', { addMessage: { errors: [], message: said(1, 'c1', '一') } });
  await vi.waitFor(() => expect(names()).toContain('roomCallsChangesQuery'));
  environment.mock.nextValue(subscription, changed(1, { message: said(1, 'c1', '一') }));
  environment.mock.nextValue(subscription, changed(2, { read: { userId: 'you', sequence: 1 } }));
  expect([...session.view().room.reads]).toEqual([['you', 1]]);
  const shown = vi.fn();
  session.subscribe(shown);
  answer('roomCallsChangesQuery', missed([said(1, 'c1', '一')], 1));
  await vi.waitFor(() => expect(shown).toHaveBeenCalled());
  expect([...session.view().room.reads]).toEqual([['you', 1]]);
});

test('a gap that is found while what was missed is on its way is asked for after it', async () => {
  const { environment, session, answer, operation, page } = opened();
  const subscription = operation('roomCallsSubscription');
  page([said(1, 'x1', '一')]);
  await vi.waitFor(() => expect(session.view().state).toBe('ready'));
  environment.mock.nextValue(subscription, changed(3, { message: said(3, 'x3', '三') }));
  await vi.waitFor(() => operation('roomCallsChangesQuery'));
  environment.mock.nextValue(subscription, changed(5, { message: said(5, 'x5', '五') }));
  answer('roomCallsChangesQuery', missed([said(2, 'x2', '二'), said(3, 'x3', '三')], 3));
  await vi.waitFor(() =>
    expect(operation('roomCallsChangesQuery').request.variables).toMatchObject({ after: 3 }),
  );
  answer('roomCallsChangesQuery', missed([said(4, 'x4', '四'), said(5, 'x5', '五')], 5));
  await vi.waitFor(() => expect(texts(session)).toEqual(['一', '二', '三', '四', '五']));
});

test('what another page wrote into the box stays, and goes in its turn', async () => {
  const { session, kept, page } = opened();
  page([]);
  await vi.waitFor(() => expect(session.view().state).toBe('ready'));
  const other = {
    clientId: 'x',
    text: '別の画面',
    replyToId: null,
    writtenAt: 1_000,
    after: 0,
    refusal: null,
  };
  kept.write([other]);
  session.write('この画面', null);
  expect(kept.read().map(({ text }) => text)).toEqual(['別の画面', 'この画面']);
  expect(session.view().unsent.map(({ text }) => text)).toEqual(['別の画面', 'この画面']);
});

test('one’s own message that stands behind a hole is kept until what is missing has come', async () => {
  const { session, kept, page, answer, names } = opened();
  page([said(1, 'x1', '一')]);
  await vi.waitFor(() => expect(session.view().state).toBe('ready'));
  session.write('三', null);
  answer('roomCallsSendMutation', { addMessage: { errors: [], message: said(3, 'c1', '三') } });
  await vi.waitFor(() => expect(names()).toContain('roomCallsChangesQuery'));
  expect(texts(session)).toEqual(['一']);
  expect(session.view().unsent.map(({ text }) => text)).toEqual(['三']);
  answer('roomCallsChangesQuery', missed([said(2, 'x2', '二'), said(3, 'c1', '三')], 3));
  await vi.waitFor(() => expect(texts(session)).toEqual(['一', '二', '三']));
  expect(kept.read()).toEqual([]);
  expect(names()).not.toContain('roomCallsSendMutation');
});

test('a deletion that comes while an older page is on its way is in it', async () => {
  const { environment, session, operation, answer, names } = opened();
  const subscription = operation('roomCallsSubscription');
  const pageOf = (messages: readonly object[], lastChange: number, older: string | null) =>
    answer('roomCallsPageQuery', {
      node: { __typename: 'ChatRoom', id: 'room', lastChange, reads: [] },
      messages: {
        edges: messages.map((node) => ({ node })),
        pageInfo: { hasPreviousPage: older !== null, startCursor: older },
      },
    });
  pageOf([said(2, 'x2', '二')], 2, 'older');
  await vi.waitFor(() => expect(session.view().state).toBe('ready'));
  const older = session.loadOlder();
  const gone = { ...said(1, 'x1', '一'), change: 3, deletedAt: '2026-04-01T01:00:00.000Z', text: null };
  environment.mock.nextValue(subscription, changed(3, { message: gone }));
  pageOf([said(1, 'x1', '一')], 2, null);
  await older;
  expect(names()).toContain('roomCallsChangesQuery');
  expect(operation('roomCallsChangesQuery').request.variables).toMatchObject({ after: 2 });
  answer('roomCallsChangesQuery', missed([gone], 3));
  await vi.waitFor(() => expect(session.view().room.messages.first?.isDeleted).toBe(true));
});

test('that somebody writes is believed for six seconds of this browser’s clock', async () => {
  const { environment, session, operation, page } = opened();
  const subscription = operation('roomCallsSubscription');
  page([]);
  await vi.waitFor(() => expect(session.view().state).toBe('ready'));
  vi.spyOn(Date, 'now').mockReturnValue(5_000);
  environment.mock.nextValue(subscription, {
    data: {
      chatRoomChanged: { change: null, message: null, read: null, typing: { userId: 'you' }, room: null },
    },
  });
  expect([...session.view().room.typing]).toEqual([['you', 11_000]]);
  vi.restoreAllMocks();
});

test('a room that is left lets nothing go; what the server has is kept no longer', async () => {
  const { session, kept, page, answer } = opened();
  page([]);
  await vi.waitFor(() => expect(session.view().state).toBe('ready'));
  session.write('一', null);
  session.write('二', null);
  session.close();
  answer('roomCallsSendMutation', { addMessage: { errors: [], message: said(1, 'c1', '一') } });
  await vi.waitFor(() => expect(kept.read().map(({ text }) => text)).toEqual(['二']));
});

const paper = new File(['%PDF-1.7'], '見積書.pdf', { type: 'application/pdf' });
const photo = (name: string) => new File(['x'], name, { type: 'image/png' });
const arrived = (sequence: number, clientId: string) => ({
  ...said(sequence, clientId, ''),
  __typename: 'FileMessage',
  fileUrl: '/files/1',
  extension: 'pdf',
  filename: '見積書.pdf',
  byteSize: 8,
});

test('files go in their place between the words, under the ids they were chosen with', async () => {
  const files = filesOf({ f1: paper });
  const { session, kept, names, answer, operation, page } = opened([], 1_000, files);
  page([]);
  await vi.waitFor(() => expect(session.view().state).toBe('ready'));
  session.write('見積です', null);
  session.writeFiles([{ clientId: 'f1', file: paper, place: 1 }], null);
  session.write('ご確認ください', null);
  expect(session.view().unsent.map(({ clientId }) => clientId)).toEqual(['c1', 'f1', 'c3']);
  answer('roomCallsSendMutation', { addMessage: { errors: [], message: said(1, 'c1', '見積です') } });
  await vi.waitFor(() =>
    expect(operation('uploadsFileMutation').request.variables).toMatchObject({ clientId: 'f1' }),
  );
  expect(names()).not.toContain('roomCallsSendMutation');
  answer('uploadsFileMutation', { addFileMessage: { errors: [], message: arrived(2, 'f1') } });
  await vi.waitFor(() =>
    expect(operation('roomCallsSendMutation').request.variables).toMatchObject({ input: { clientId: 'c3' } }),
  );
  expect(files.removed).toEqual(['f1']);
  expect(kept.read().map(({ clientId }) => clientId)).toEqual(['c3']);
});

test('pictures of one press are an album, and one of them answers', async () => {
  const { session, kept } = opened();
  session.writeFiles(
    [
      { clientId: 'f1', file: photo('a.png'), place: 1 },
      { clientId: 'f2', file: paper, place: 2 },
      { clientId: 'f3', file: photo('b.png'), place: 3 },
    ],
    'm9',
  );
  const [first, second, third] = kept.read();
  expect(first?.file?.albumId).toBe(third?.file?.albumId);
  expect(first?.file?.albumId).not.toBeNull();
  expect(second?.file?.albumId).toBeNull();
  expect(kept.read().map(({ replyToId }) => replyToId)).toEqual(['m9', null, null]);
  // Pressed in another tab at the same time.
  session.writeFiles([{ clientId: 'f1', file: photo('a.png'), place: 1 }], null);
  expect(kept.read()).toHaveLength(3);
  await vi.waitFor(() => expect(kept.read().every(({ isOnlyHere }) => isOnlyHere === false)).toBe(true));
});

const leftFile: Unsent = {
  clientId: 'f1',
  text: '',
  file: { name: '見積書.pdf', batchId: 'b', albumId: null },
  place: 0,
  replyToId: null,
  writtenAt: 0,
  after: 0,
  refusal: null,
};

test('a file that an earlier page left goes by itself, asks after a day, and says when it is no more', async () => {
  const soon = opened([leftFile], 3_600_000, filesOf({ f1: paper }));
  soon.page([]);
  await vi.waitFor(() =>
    expect(soon.operation('uploadsFileMutation').request.variables).toMatchObject({ clientId: 'f1' }),
  );
  const late = opened([leftFile], 86_400_000, filesOf({ f1: paper }));
  late.page([]);
  await vi.waitFor(() => expect([...late.session.view().asks]).toEqual(['f1']));
  expect(late.names()).not.toContain('uploadsFileMutation');
  const gone = opened([leftFile], 3_600_000);
  gone.page([]);
  await vi.waitFor(() => expect(gone.kept.read()[0]?.refusal).toMatch(/もう一度選んで/u));
});

test('what an earlier page sent without living to see the answer is not sent again', async () => {
  const files = filesOf({ f1: paper });
  const { session, kept, names, page } = opened([leftFile], 3_600_000, files);
  page([arrived(1, 'f1')]);
  await vi.waitFor(() => expect(kept.read()).toEqual([]));
  expect(session.view().state).toBe('ready');
  expect(files.removed).toEqual(['f1']);
  expect(names()).not.toContain('uploadsFileMutation');
});

test('a file that takes its time holds nothing back, though the other writes meanwhile', async () => {
  let now = 1_000;
  const files = filesOf({ f1: paper });
  const { environment, session, answer, operation, page } = opened([], () => now, files);
  const subscription = operation('roomCallsSubscription');
  page([]);
  await vi.waitFor(() => expect(session.view().state).toBe('ready'));
  session.writeFiles([{ clientId: 'f1', file: paper, place: 1 }], null);
  session.write('ご確認ください', null);
  await vi.waitFor(() => operation('uploadsFileMutation'));
  now += 600_000;
  environment.mock.nextValue(
    subscription,
    changed(1, { message: { ...said(1, 'x1', '待っています'), sender: theirs } }),
  );
  answer('uploadsFileMutation', { addFileMessage: { errors: [], message: arrived(2, 'f1') } });
  await vi.waitFor(() =>
    expect(operation('roomCallsSendMutation').request.variables).toMatchObject({
      input: { text: 'ご確認ください' },
    }),
  );
  expect(session.view().asks.size).toBe(0);
});

test('an upload that is taken back ends, and what stands behind it goes on', async () => {
  const files = filesOf({ f1: paper });
  const { session, kept, names, operation, page } = opened([], 1_000, files);
  page([]);
  await vi.waitFor(() => expect(session.view().state).toBe('ready'));
  session.writeFiles([{ clientId: 'f1', file: paper, place: 1 }], null);
  session.write('やはり後で', null);
  await vi.waitFor(() => operation('uploadsFileMutation'));
  session.takeBack('f1');
  await vi.waitFor(() => operation('roomCallsSendMutation'));
  expect(names()).not.toContain('uploadsFileMutation');
  expect(kept.read().map(({ text }) => text)).toEqual(['やはり後で']);
  expect(files.removed).toEqual(['f1']);
});

test('a failure that comes again with every try holds up nothing: it is said at the file', async () => {
  const { environment, session, kept, operation, page } = opened([], 1_000, filesOf({ f1: paper }));
  page([]);
  await vi.waitFor(() => expect(session.view().state).toBe('ready'));
  session.writeFiles([{ clientId: 'f1', file: paper, place: 1 }], null);
  await vi.waitFor(() => operation('uploadsFileMutation'));
  environment.mock.reject(operation('uploadsFileMutation'), new ServerError(413, ''));
  await vi.waitFor(() => expect(kept.read()[0]?.refusal).toMatch(/再送/u));
  session.sendNow('f1');
  await vi.waitFor(() => operation('uploadsFileMutation'));
  environment.mock.reject(operation('uploadsFileMutation'), new NetworkError('no line'));
  await vi.waitFor(() => expect(kept.read()).toMatchObject([{ refusal: null }]));
});
