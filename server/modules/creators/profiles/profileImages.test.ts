import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testApi, type TestApi } from '../../../graphql/testing.ts';
import { sendFiles } from '../../../graphql/testUploads.ts';
import { loadSharp } from '../../media/sharp.ts';
import { mediaSweep } from '../../media/sweep.ts';

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});
afterAll(() => api.close());

let shade = 0;
/** A picture that no other test has. */
async function picture(width: number, height: number): Promise<Blob> {
  const sharp = await loadSharp();
  shade += 1;
  const background = { r: shade % 256, g: (shade * 7) % 256, b: 90 };
  const bytes = await sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer();
  return new Blob([new Uint8Array(bytes)], { type: 'image/png' });
}

const payload = `image { id url type } user { registrationStep }
  errors { __typename message ... on InvalidImageInputError { field } }`;

async function upload(name: string, file: Blob, as?: string): Promise<unknown> {
  const query = `mutation ($file: Upload!) { ${name}(file: $file) { ${payload} } }`;
  return sendFiles(api, as, { query, files: { file } });
}

async function imagesOf(userId: string) {
  return api.services.db
    .selectFrom('creator_profiles')
    .select(['profile_media_id', 'cover_media_id'])
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
}

const countMedia = async () =>
  (await api.services.db.selectFrom('media_objects').select('id').execute()).length;
const refusal = (typename: string, field: string | null) => ({
  image: null,
  user: null,
  errors: [expect.objectContaining({ __typename: typename, ...(field !== null && { field }) })],
});

describe('profile images', () => {
  test('a creator’s face and cover are stored, tied to the profile and answered', async () => {
    const id = await api.rows.creator();
    const face = await upload('uploadProfileImage', await picture(400, 400), id);
    const cover = await upload('uploadProfileCoverImage', await picture(1600, 400), id);
    const image = {
      id: expect.any(String),
      url: expect.stringMatching(/^\/media\/[0-9a-f]{64}\.png$/),
      type: 'IMAGE',
    };
    expect(face).toMatchObject({ data: { uploadProfileImage: { image, errors: [] } } });
    expect(cover).toMatchObject({ data: { uploadProfileCoverImage: { image, errors: [] } } });
    const { profile_media_id, cover_media_id } = await imagesOf(id);
    const rows = await api.services.db
      .selectFrom('media_objects')
      .select(['id', 'owner_id', 'width', 'height', 'storage_key'])
      .where('owner_id', '=', id)
      .orderBy('width')
      .execute();
    expect(rows).toMatchObject([
      { id: profile_media_id, width: 400, height: 400 },
      { id: cover_media_id, width: 1600, height: 400 },
    ]);
    expect(await api.services.storage.stat(rows[0]?.storage_key ?? '')).toBeDefined();
  });

  test('a corporate user has a face and no cover', async () => {
    const id = await api.rows.member();
    expect(await upload('uploadProfileImage', await picture(300, 300), id)).toMatchObject({
      data: { uploadProfileImage: { errors: [] } },
    });
    const row = await api.services.db
      .selectFrom('corporate_profiles')
      .select('profile_media_id')
      .where('user_id', '=', id)
      .executeTakeFirstOrThrow();
    expect(row.profile_media_id).not.toBeNull();
    expect(await upload('uploadProfileCoverImage', await picture(900, 300), id)).toMatchObject({
      data: { uploadProfileCoverImage: { user: null, errors: [{ __typename: 'ForbiddenError' }] } },
    });
  });

  test.each([
    ['too small a face', 'uploadProfileImage', 199, 199],
    ['a face that is not square', 'uploadProfileImage', 400, 300],
    ['too narrow a cover', 'uploadProfileCoverImage', 799, 400],
  ])('%s is refused, and nothing of it is kept', async (_what, name, width, height) => {
    const id = await api.rows.creator();
    const file = await picture(width, height);
    const before = await countMedia();
    expect(await upload(name, file, id)).toMatchObject({
      data: { [name]: refusal('InvalidImageInputError', 'file') },
    });
    expect(await countMedia()).toBe(before);
    expect(await imagesOf(id)).toEqual({ profile_media_id: null, cover_media_id: null });
  });

  test.each([
    ['text', new Blob(['これは画像ではありません'])],
    ['nothing', new Blob([])],
    ['an SVG', new Blob(['<svg xmlns="http://www.w3.org/2000/svg" width="300" height="300"/>'])],
    ['half a picture', new Blob(['\x89PNG\r\n\x1a\n'])],
  ])('%s is refused as an image', async (_what, file) => {
    const id = await api.rows.creator();
    expect(await upload('uploadProfileImage', file, id)).toMatchObject({
      data: { uploadProfileImage: refusal('InvalidImageInputError', null) },
    });
  });

  test('a guest is refused, and a creator who has no profile yet', async () => {
    expect(await upload('uploadProfileImage', await picture(300, 300))).toMatchObject({
      errors: [{ extensions: { code: 'UNAUTHENTICATED' } }],
    });
    const id = await api.rows.user({ registration_step: 'PROFILE' });
    expect(await upload('uploadProfileImage', await picture(300, 300), id)).toMatchObject({
      data: { uploadProfileImage: refusal('ForbiddenError', null) },
    });
  });

  test('deleting takes the picture out of the profile, twice is once', async () => {
    const id = await api.rows.creator();
    await upload('uploadProfileImage', await picture(300, 300), id);
    await upload('uploadProfileCoverImage', await picture(900, 300), id);
    for (const name of ['deleteProfileImage', 'deleteProfileCoverImage', 'deleteProfileImage']) {
      const { data } = await api.post(
        `mutation { ${name} { user { registrationStep } errors { message } } }`,
        {},
        id,
      );
      expect(data).toMatchObject({ [name]: { errors: [] } });
    }
    expect(await imagesOf(id)).toEqual({ profile_media_id: null, cover_media_id: null });
  });
});

describe('the sweep of unused media', () => {
  const keyOf = async (id: string | null) =>
    (
      await api.services.db
        .selectFrom('media_objects')
        .select('storage_key')
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
    ).storage_key;
  const exists = async (key: string) => (await api.services.storage.stat(key)) !== undefined;

  test('takes what was replaced a day ago with its object, and nothing that is used, young or shared', async () => {
    const [id, twin] = [await api.rows.creator(), await api.rows.creator()];
    const shared = await picture(320, 320);
    await upload('uploadProfileImage', shared, twin);
    await upload('uploadProfileImage', shared, id);
    const sharedKey = await keyOf((await imagesOf(id)).profile_media_id);
    await upload('uploadProfileImage', await picture(330, 330), id);
    const replacedKey = await keyOf((await imagesOf(id)).profile_media_id);
    await upload('uploadProfileImage', await picture(340, 340), id);
    const keptKey = await keyOf((await imagesOf(id)).profile_media_id);

    const sweep = mediaSweep(api.services);
    await sweep();
    expect(await exists(replacedKey)).toBe(true);

    api.clock.advance(86_400_001);
    await sweep();
    expect(await exists(replacedKey)).toBe(false);
    // The twin still shows the shared one.
    expect([await exists(sharedKey), await exists(keptKey)]).toEqual([true, true]);
    const rows = await api.services.db
      .selectFrom('media_objects')
      .select('id')
      .where('owner_id', '=', id)
      .execute();
    expect(rows.map((row) => row.id)).toEqual([(await imagesOf(id)).profile_media_id]);
    expect(await sweep()).toBe(0);
  });
});
