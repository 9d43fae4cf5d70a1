import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isOnPostgres } from '../../db/testing/testDatabase.ts';
import { testApi, type TestApi } from '../../graphql/testing.ts';
import { keepImage } from './keep.ts';
import { references } from './keepSql.ts';
import { loadSharp } from './sharp.ts';
import { mediaSweep } from './sweep.ts';

let api: TestApi;
beforeAll(async () => {
  api = await testApi({ poolSize: 10 });
});
afterAll(() => api.close());

async function picture(shade: number): Promise<Buffer> {
  const sharp = await loadSharp();
  const background = { r: shade, g: 80, b: 90 };
  return sharp({ create: { width: 40, height: 40, channels: 3, background } })
    .png()
    .toBuffer();
}

const tables = [
  'chat_messages.media_id',
  'companies.avatar_media_id',
  'companies.cover_media_id',
  'corporate_profiles.profile_media_id',
  'creator_profiles.cover_media_id',
  'creator_profiles.profile_media_id',
  'media_objects.poster_media_id',
  'product_media.media_id',
  'product_revision_media.media_id',
  'product_revisions.thumbnail_media_id',
  'products.thumbnail_media_id',
  'report_media.media_id',
];

describe('the sweep of unused media', () => {
  test('knows every place that a picture is used at', async () => {
    const found = (await references(api.services.db)).map(({ table, column }) => `${table}.${column}`);
    expect(found).toEqual(expect.arrayContaining(tables));
  });

  test('leaves what a work, a film or a message shows', async () => {
    const { rows, services } = api;
    const [shown, poster, lone] = [await rows.media(), await rows.media(), await rows.media()];
    const film = await rows.media({ type: 'VIDEO', extension: 'mp4', poster_media_id: poster });
    const product = await rows.product();
    await services.db
      .insertInto('product_media')
      .values([shown, film].map((media_id, position) => ({ product_id: product, media_id, position })))
      .execute();
    api.clock.advance(2 * 86_400_000);
    await mediaSweep(services)();
    const left = await services.db
      .selectFrom('media_objects')
      .select('id')
      .where('id', 'in', [shown, poster, film, lone])
      .execute();
    expect(new Set(left.map(({ id }) => id))).toEqual(new Set([shown, poster, film]));
  });
});

describe.runIf(isOnPostgres)('an upload of the very bytes that are being swept', () => {
  test('has its object in the end, whoever was first', async () => {
    const { services, rows, clock } = api;
    const ownerId = await rows.creator();
    const keep = (file: Buffer) =>
      keepImage(services, {
        file,
        ownerId,
        accept: () => undefined,
        use: async (trx, { id }) => {
          await trx
            .updateTable('creator_profiles')
            .set({ profile_media_id: id })
            .where('user_id', '=', ownerId)
            .execute();
        },
      });
    for (let round = 0; round < 20; round += 1) {
      const file = await picture(round);
      await keep(file);
      await services.db
        .updateTable('creator_profiles')
        .set({ profile_media_id: null })
        .where('user_id', '=', ownerId)
        .execute();
      clock.advance(86_400_001);
      const [media] = await Promise.all([keep(file), mediaSweep(services)()]);
      expect(
        await services.storage.stat(new URL(media.url, 'http://localhost').pathname.slice('/media/'.length)),
      ).toBeDefined();
    }
  });
});
