import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { testApi } from '../../../graphql/testing.ts';
import type { TestApi } from '../../../graphql/testing.ts';
import type { Context } from '../../../lib/request/context.ts';
import { encodeGlobalId } from '../../../lib/request/globalId.ts';
import { authenticate } from '../../accounts/sessions/authenticate.ts';
import { sendFile, sendMedia } from './attaching.ts';
import { deleteMessage } from './sending.ts';

let api: TestApi;
let png: Blob;
beforeAll(async () => {
  api = await testApi();
  const bytes = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#22379B' } })
    .png()
    .toBuffer();
  png = new Blob([new Uint8Array(bytes)]);
});
afterAll(() => api.close());

let creator: string;
let owner: string;
let roomId: string;
beforeEach(async () => {
  const company_id = await api.rows.company();
  creator = await api.rows.creator();
  owner = await api.rows.member({ company_id });
  roomId = encodeGlobalId('ChatRoom', await api.rows.room({ company_id, creator_id: creator }));
});

async function as(userId: string): Promise<Context> {
  const viewer = await authenticate(api.services, await api.authorizationOf(userId));
  return { services: api.services, viewer, request: { id: 'test', ip: '127.0.0.1', userAgent: '' } };
}

const pdf = (name = '見積書_第2案.pdf') => new File(['%PDF-1.7\n1 0 obj\n<<>>\nendobj\n%%EOF'], name);

async function shown(viewer: string): Promise<unknown> {
  const { data } = await api.post(
    `query ($roomId: ID!) { messages(roomId: $roomId) { edges { node { sequence deletedAt
      ... on MediaMessage { url mediaType width height albumId }
      ... on FileMessage { url extension filename byteSize } } } } }`,
    { roomId },
    viewer,
  );
  return data;
}

describe('what is sent besides words', () => {
  test('pictures of an album and a file, at addresses that end, for those in the room', async () => {
    const albumId = api.services.newId();
    const context = await as(creator);
    await sendMedia(context, { roomId, file: png, albumId });
    await sendFile(context, { roomId, file: pdf() });
    const signed = expect.stringMatching(/^\/media\/[0-9a-f]{64}\.\w+\?e=\w+&s=[\w-]{27}/);
    expect(await shown(owner)).toMatchObject({
      messages: {
        edges: [
          { node: { url: signed, mediaType: 'IMAGE', width: 40, height: 30, albumId } },
          { node: { url: signed, extension: 'pdf', filename: '見積書_第2案.pdf', byteSize: pdf().size } },
        ],
      },
    });
    expect(await shown(await api.rows.creator())).toEqual({ messages: null });
  });

  test('sent again it is the same message', async () => {
    const clientId = api.services.newId();
    const context = await as(creator);
    const one = await sendFile(context, { roomId, file: pdf(), clientId });
    expect(await sendFile(context, { roomId, file: pdf(), clientId })).toEqual(one);
  });

  test('while the storage refuses nothing stands in the room, and sent again it stands there once', async () => {
    const context = await as(creator);
    const put = vi.spyOn(api.services.storage, 'put').mockRejectedValue(new Error('no space left'));
    const sends = [
      { what: sendFile, file: pdf('あとで.pdf'), clientId: api.services.newId() },
      { what: sendMedia, file: png, clientId: api.services.newId() },
    ];
    try {
      for (const { what, ...sent } of sends)
        await expect(what(context, { roomId, ...sent })).rejects.toThrow('no space left');
    } finally {
      put.mockRestore();
    }
    expect(await shown(owner)).toEqual({ messages: { edges: [] } });
    for (const { what, ...sent } of sends) {
      const one = await what(context, { roomId, ...sent });
      expect(await what(context, { roomId, ...sent })).toEqual(one);
    }
    expect(await shown(owner)).toMatchObject({
      messages: { edges: [{ node: { filename: 'あとで.pdf' } }, { node: { mediaType: 'IMAGE' } }] },
    });
  });

  test('another type is refused by its bytes, whatever its name says', async () => {
    const context = await as(creator);
    const html = new File(['<script>alert(1)</script>'], '見積書.pdf');
    await expect(sendFile(context, { roomId, file: html })).rejects.toMatchObject({
      code: 'ArgumentInvalidError',
      details: { field: 'file' },
    });
    await expect(sendMedia(context, { roomId, file: html })).rejects.toMatchObject({
      code: 'InvalidImageInputError',
    });
  });

  test('nobody from outside stores anything', async () => {
    const stranger = await as(await api.rows.creator());
    await expect(sendFile(stranger, { roomId, file: pdf() })).rejects.toMatchObject({
      code: 'ArgumentInvalidError',
    });
    await expect(sendMedia(stranger, { roomId, file: png })).rejects.toMatchObject({
      code: 'ArgumentInvalidError',
    });
  });

  test('deleted, it is gone from the message and its row is gone', async () => {
    const context = await as(creator);
    const message = await sendFile(context, { roomId, file: pdf('消すもの.pdf') });
    await deleteMessage(context, encodeGlobalId('ChatMessage', message.id));
    const left = await api.services.db
      .selectFrom('media_objects')
      .select('id')
      .where('filename', '=', '消すもの.pdf')
      .execute();
    expect(left).toEqual([]);
    expect(await shown(owner)).toMatchObject({
      messages: { edges: [{ node: { deletedAt: expect.any(String), url: null, filename: null } }] },
    });
  });
});
