import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import * as v from 'valibot';
import { testApi } from '../../graphql/testing.ts';
import type { TestApi } from '../../graphql/testing.ts';
import type { Context } from '../../lib/request/context.ts';
import { encodeGlobalId } from '../../lib/request/globalId.ts';
import { authenticate } from '../accounts/sessions/authenticate.ts';
import { mediaSweep } from '../media/sweep.ts';
import { sendFile } from './messages/attaching.ts';
import { deleteMessage, sendWords } from './messages/sending.ts';

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});
afterAll(() => api.close());

let creator: string;
let owner: string;
let roomId: string;
let company_id: string;
beforeEach(async () => {
  company_id = await api.rows.company();
  creator = await api.rows.creator();
  owner = await api.rows.member({ company_id });
  roomId = encodeGlobalId('ChatRoom', await api.rows.room({ company_id, creator_id: creator }));
});

async function as(userId: string): Promise<Context> {
  const viewer = await authenticate(api.services, await api.authorizationOf(userId));
  return { services: api.services, viewer, request: { id: 'test', ip: '127.0.0.1', userAgent: '' } };
}

const answered = v.object({ errors: v.array(v.object({ __typename: v.string() })) });

const message = (id: string) => encodeGlobalId('ChatMessage', id);

async function report(input: Record<string, unknown>, by: string): Promise<string[]> {
  const { data, errors } = await api.post(
    'mutation ($input: ReportChatInput!) { reportChat(input: $input) { ok errors { __typename } } }',
    { input: { roomId, reason: 'HARASSMENT', ...input } },
    by,
  );
  if (errors) throw new Error(JSON.stringify(errors));
  const answer = v.parse(answered, data?.['reportChat']);
  return answer.errors.map(({ __typename: kind }) => kind);
}

const reports = () =>
  api.services.db
    .selectFrom('reports')
    .selectAll()
    .where('reporter_id', 'in', [creator, owner])
    .orderBy('created_at')
    .execute();

describe('reporting', () => {
  test('a message is kept as it stood, its file too, though its sender deletes it', async () => {
    const context = await as(owner);
    const words = await sendWords(context, { roomId, text: 'いますぐ来てください' });
    const file = await sendFile(context, {
      roomId,
      file: new File(['%PDF-1.7\n1 0 obj\n<<>>\nendobj\n%%EOF'], '条件.pdf'),
    });
    expect(await report({ messageId: message(words.id), detail: '  困っています ' }, creator)).toEqual([]);
    expect(await report({ messageId: message(file.id) }, creator)).toEqual([]);
    for (const { id } of [words, file]) await deleteMessage(await as(owner), message(id));
    expect(await reports()).toMatchObject([
      {
        subject_kind: 'CHAT_MESSAGE',
        subject_id: words.id,
        reason: 'HARASSMENT',
        detail: '困っています',
        status: 'OPEN',
        snapshot: { messages: [{ text: 'いますぐ来てください', senderId: owner }] },
      },
      { snapshot: { messages: [{ filename: '条件.pdf', mediaId: file.mediaId }] } },
    ]);
    api.clock.advance(3 * 86_400_000);
    await mediaSweep(api.services)();
    const kept = await api.services.db
      .selectFrom('media_objects')
      .select('id')
      .where('id', '=', file.mediaId)
      .execute();
    expect(kept).toHaveLength(1);
  });

  test('a room is kept with its last words; told twice is told once', async () => {
    await sendWords(await as(owner), { roomId, text: '一つめ' });
    await sendWords(await as(creator), { roomId, text: '二つめ' });
    expect(await report({}, creator)).toEqual([]);
    expect(await report({ reason: 'SPAM' }, creator)).toEqual([]);
    expect(await report({}, owner)).toEqual([]);
    expect(await reports()).toMatchObject([
      {
        subject_kind: 'CHAT_ROOM',
        reason: 'HARASSMENT',
        snapshot: { messages: [{ text: '一つめ' }, { text: '二つめ' }] },
      },
      { reporter_id: owner },
    ]);
  });

  test('nothing of oneself, of another room, or that is gone, and nobody who is not in the room', async () => {
    const own = await sendWords(await as(creator), { roomId, text: 'a' });
    const gone = await sendWords(await as(owner), { roomId, text: 'b' });
    await deleteMessage(await as(owner), message(gone.id));
    const other = encodeGlobalId('ChatRoom', await api.rows.room({ company_id }));
    const elsewhere = await sendWords(await as(owner), { roomId: other, text: 'c' });
    expect(await report({ messageId: message(own.id) }, creator)).toEqual(['ForbiddenError']);
    expect(await report({ messageId: message(gone.id) }, creator)).toEqual(['MessageNotFoundError']);
    expect(await report({ messageId: message(elsewhere.id) }, creator)).toEqual(['MessageNotFoundError']);
    expect(await report({ messageId: 'nothing' }, creator)).toEqual(['MessageIdInvalidError']);
    expect(await report({ detail: 'あ'.repeat(2_001) }, creator)).toEqual(['UserInputInvalidError']);
    for (const stranger of [await api.rows.creator(), await api.rows.member()])
      expect(await report({}, stranger)).toEqual(['ArgumentInvalidError']);
    expect(await reports()).toEqual([]);
  });

  test('thirty a day', async () => {
    for (let index = 0; index < 30; index += 1) expect(await report({}, creator)).toEqual([]);
    expect(await report({}, creator)).toEqual(['RateLimitExceededError']);
  });
});
