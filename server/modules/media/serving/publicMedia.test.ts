import { sql } from 'kysely';
import type { Updateable } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Tables } from '../../../db/__generated__/tables.ts';
import { isOnPostgres } from '../../../db/testing/testDatabase.ts';
import { testMoment } from '../../../db/testing/testRows.ts';
import { testApi, type TestApi } from '../../../graphql/testing.ts';
import { createPublicMedia } from './publicMedia.ts';

let api: TestApi;
beforeAll(async () => {
  api = await testApi({ poolSize: 10 });
});
afterAll(() => api.close());

const isPublic = async (id: string): Promise<boolean> => {
  const { is_public: found } = await api.services.db
    .selectFrom('media_objects')
    .select('is_public')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return found;
};

const show = (product_id: string, ...ids: readonly string[]) =>
  api.services.db
    .insertInto('product_media')
    .values(ids.map((media_id, position) => ({ product_id, media_id, position })))
    .execute();

const keyOf = async (id: string): Promise<string> =>
  (
    await api.services.db
      .selectFrom('media_objects')
      .select('storage_key as key')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  ).key;

describe('whether an upload is for everybody', () => {
  it('follows its work, with picture, film, poster and thumbnail', async () => {
    const { rows, services } = api;
    const author = await rows.creator();
    const [picture, poster, thumbnail] = [await rows.media(), await rows.media(), await rows.media()];
    const film = await rows.media({ type: 'VIDEO', extension: 'mp4', poster_media_id: poster });
    const all = [picture, film, poster, thumbnail];
    const states = () => Promise.all(all.map(isPublic));
    const everything = (value: boolean) => all.map(() => value);

    expect(await states()).toEqual(everything(false));
    const work = await rows.product({ author_id: author, thumbnail_media_id: thumbnail });
    await show(work, picture, film);
    expect(await states()).toEqual(everything(false));

    const change = (values: Updateable<Tables['products']>) =>
      services.db.updateTable('products').set(values).where('id', '=', work).execute();
    await change({ is_published: true, first_published_at: testMoment });
    expect(await states()).toEqual(everything(false)); // it waits for its review
    await change({ approved_at: testMoment });
    expect(await states()).toEqual(everything(true));

    for (const [away, back] of [
      [{ visibility: 'MEMBERS' }, { visibility: 'EVERYONE' }],
      [{ visibility: 'COMPANIES' }, { visibility: 'EVERYONE' }],
      [{ visibility: 'LINK' }, { visibility: 'EVERYONE' }],
      [{ is_published: false }, { is_published: true }],
      [{ taken_down_at: testMoment }, { taken_down_at: null }],
      [{ approved_at: null }, { approved_at: testMoment }],
    ] as const) {
      await change(away);
      expect(await states(), JSON.stringify(away)).toEqual(everything(false));
      await change(back);
      expect(await states(), JSON.stringify(back)).toEqual(everything(true));
    }

    const suspend = (values: Updateable<Tables['users']>) =>
      services.db.updateTable('users').set(values).where('id', '=', author).execute();
    await suspend({ status: 'SUSPENDED', suspended_at: testMoment });
    expect(await states()).toEqual(everything(false));
    await suspend({ status: 'ACTIVE', suspended_at: null });
    expect(await states()).toEqual(everything(true));

    const other = await rows.media();
    await change({ thumbnail_media_id: other });
    expect([await isPublic(thumbnail), await isPublic(other)]).toEqual([false, true]);
    await services.db.deleteFrom('product_media').where('media_id', '=', film).execute();
    expect([await isPublic(film), await isPublic(poster), await isPublic(picture)]).toEqual([
      false,
      false,
      true,
    ]);
    await services.db.deleteFrom('products').where('id', '=', work).execute();
    expect([await isPublic(picture), await isPublic(other)]).toEqual([false, false]);
  });

  it('is so as long as one of its uses is, and a change that waits for its review is none', async () => {
    const { rows, services } = api;
    const author = await rows.creator();
    const [shared, waiting] = [await rows.media(), await rows.media()];
    const [one, two] = [
      await rows.publicProduct({ author_id: author }),
      await rows.publicProduct({ author_id: author, thumbnail_media_id: shared }),
    ];
    await show(one, shared);
    const revision = services.newId();
    await services.db
      .insertInto('product_revisions')
      .values({
        id: revision,
        product_id: one,
        name: '改訂版',
        thumbnail_media_id: waiting,
        category_ids: [1],
        industry_ids: [],
        tool_ids: [],
        created_at: testMoment,
        edited_at: testMoment,
      })
      .execute();
    await services.db
      .insertInto('product_revision_media')
      .values({ revision_id: revision, media_id: waiting, position: 0 })
      .execute();
    expect([await isPublic(shared), await isPublic(waiting)]).toEqual([true, false]);
    const hide = (id: string) =>
      services.db.updateTable('products').set({ visibility: 'LINK' }).where('id', '=', id).execute();
    await hide(one);
    expect(await isPublic(shared)).toBe(true);
    await hide(two);
    expect(await isPublic(shared)).toBe(false);
  });

  it('holds for what people, companies and openings show of themselves; what is sent in a room never is', async () => {
    const { rows, services } = api;
    const [face, avatar, cover, chart, sent] = [
      await rows.media(),
      await rows.media(),
      await rows.media(),
      await rows.media(),
      await rows.media({ is_private: true }),
    ];
    const creator = await rows.creator({ profile_media_id: face });
    const company = await rows.company({ avatar_media_id: avatar });
    const opening = await rows.publicJobOpening({
      company_id: company,
      cover_media_id: cover,
      organization_structure_media_id: chart,
    });
    const states = () => Promise.all([face, avatar, cover, chart, sent].map(isPublic));
    expect(await states()).toEqual([true, true, false, false, false]);
    await services.db
      .updateTable('job_openings')
      .set({ is_open_to_outside: true })
      .where('id', '=', opening)
      .execute();
    expect(await states()).toEqual([true, true, true, true, false]);
    await services.db
      .updateTable('companies')
      .set({ status: 'SUSPENDED', suspended_at: testMoment })
      .where('id', '=', company)
      .execute();
    await services.db
      .updateTable('creator_profiles')
      .set({ profile_media_id: null })
      .where('user_id', '=', creator)
      .execute();
    expect(await states()).toEqual([false, false, false, false, false]);
  });

  it.runIf(isOnPostgres)('ends with the last of two works that stop being public at once', async () => {
    const { rows, services } = api;
    const author = await rows.creator();
    for (let round = 0; round < 15; round += 1) {
      const shared = await rows.media();
      const works = await Promise.all([0, 1].map(() => rows.publicProduct({ author_id: author })));
      for (const work of works) await show(work, shared);
      await Promise.all(
        works.map((work) =>
          services.db.updateTable('products').set({ is_published: false }).where('id', '=', work).execute(),
        ),
      );
      expect(await isPublic(shared)).toBe(false);
    }
  });
});

describe('what the addresses ask', () => {
  it('asks once for all pictures of a moment, remembers a yes for ten seconds and never a no', async () => {
    const { rows, services, clock } = api;
    const work = await rows.publicProduct();
    const ids = await Promise.all([rows.media(), rows.media(), rows.media()]);
    const keys = await Promise.all(ids.map(keyOf));
    const [one = '', two = '', lone = ''] = keys;
    await show(work, ...ids.slice(0, 2));
    const isOpen = createPublicMedia(services);
    expect(await Promise.all([...keys, ...keys, 'no key'].map(isOpen))).toEqual([
      true,
      true,
      false,
      true,
      true,
      false,
      false,
    ]);
    expect(isOpen(one)).toBe(true);
    await services.db.updateTable('products').set({ visibility: 'MEMBERS' }).where('id', '=', work).execute();
    expect(isOpen(two)).toBe(true);
    clock.advance(10_001);
    expect(await isOpen(two)).toBe(false);

    expect(await isOpen(lone)).toBe(false);
    await show(await rows.publicProduct(), ids[2] ?? '');
    expect(await isOpen(lone)).toBe(true);
  });

  it('is as the rows say, whatever happened to them', async () => {
    const { rows: wrong } = await sql`
      select m.id from media_objects as m
      where m.is_public <> exists (select from public_media_uses as used where used.media_id = m.id)`.execute(
      api.services.db,
    );
    expect(wrong).toEqual([]);
  });
});
