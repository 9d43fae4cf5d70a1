import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { isOnPostgres } from '../../../db/testing/testDatabase.ts';
import { testApi, type TestApi, refusalOf } from '../../../graphql/testing.ts';
import { encodeGlobalId } from '../../../lib/request/globalId.ts';
import { mediaSweep } from '../../media/sweep.ts';
import { approveWork, rejectWork } from '../review/review.ts';
import { errorFields, idOf, uploaded, wholeWork } from '../testing.ts';

let api: TestApi;
let author: string;
beforeAll(async () => {
  api = await testApi({ poolSize: 12 });
});
afterAll(() => api.close());
beforeEach(async () => {
  author = await api.rows.creator();
});

const work = `product {
  id name description designScope isPublish publishStatus visibility hasPendingChange editedAt
  categories { id } industries { id } tools { id }
  media { id } captions thumbnailMediaId thumbnailCrop { x y width height }
  thumbnailImage { url width height }
  allowedCompanies { id }
  review { currentReviewStatus activities { reviewStatus } }
  product { id name media { id caption } thumbnailImage { url } categories { id } }
}`;
const create = `mutation ($input: CreateProductInput!) { createProduct(input: $input) { ${work} ${errorFields} } }`;
const edit = `mutation ($input: EditProductInput!) { editProduct(input: $input) { ${work} ${errorFields} } }`;
const remove = `mutation ($id: ID!) { deleteProduct(id: $id) { deletedId deletedOwnId ${errorFields} } }`;

type Input = Record<string, unknown>;
const created = (input: Input, as = author) => api.post(create, { input }, as);
const edited = (id: string, input: Input, as = author) =>
  api.post(edit, { input: { id: encodeGlobalId('Product', id), ...input } }, as);

/** A work that waits for its review; answers its key. */
async function newWork(input: Input = {}): Promise<string> {
  return idOf(await created({ ...(await wholeWork(api, author)), ...input }));
}

/** The same, approved. */
async function approvedWork(input: Input = {}): Promise<string> {
  const id = await newWork(input);
  await approveWork(api.services, id);
  return id;
}

const row = (id: string) =>
  api.services.db.selectFrom('products').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const worksOf = async (authorId: string) =>
  (await api.services.db.selectFrom('products').select('id').where('author_id', '=', authorId).execute())
    .length;
const refusals = (...fields: readonly string[]) => fields.map((field) => expect.objectContaining({ field }));

describe('a new work', () => {
  test('is whole, waits for its review, and has a thumbnail of its own', async () => {
    const input = await wholeWork(api, author);
    const { data, errors } = await created(input);
    expect(errors).toBeUndefined();
    expect(data).toMatchObject({
      createProduct: {
        errors: [],
        product: {
          name: input.name,
          isPublish: true,
          publishStatus: 'publish',
          visibility: 'EVERYONE',
          hasPendingChange: false,
          categories: [{ id: 'category_1' }, { id: 'category_3' }],
          industries: [{ id: 'industry_2' }],
          tools: [{ id: 'tool_1' }],
          media: [{ id: input.thumbnailMediaId }],
          captions: ['駅掲出'],
          thumbnailMediaId: input.thumbnailMediaId,
          thumbnailCrop: null,
          thumbnailImage: { url: expect.stringMatching(/\.webp\?e=/u), width: 800, height: 600 },
          review: { currentReviewStatus: 'IN_PROGRESS', activities: [{ reviewStatus: 'IN_PROGRESS' }] },
        },
      },
    });
  });

  test('has room for as many signs as are let through, and so has a change of it', async () => {
    const signs = (count: number) => '葛\u{e0100}'.repeat(count);
    const { thumbnailMediaId: mediaId } = await wholeWork(api, author);
    const line = signs(60);
    const texts = {
      name: line,
      description: signs(5_000),
      designScope: signs(500),
      clientName: line,
      period: line,
      workload: line,
    };
    const media = [{ mediaId, caption: signs(200) }];
    const id = await newWork({ ...texts, media, thumbnailMediaId: mediaId });
    expect(await row(id)).toMatchObject({ name: texts.name });
    await rejectWork(api.services, id, signs(1_000));
    await edited(id, { name: signs(58) });
    await approveWork(api.services, id);
    const changed = await edited(id, { ...texts, name: signs(59), media });
    expect(changed.data).toMatchObject({ editProduct: { errors: [], product: { name: signs(59) } } });
  });

  test('is told everything that is wrong with it at once', async () => {
    const input = await wholeWork(api, author);
    const long = 'あ'.repeat(201);
    const { data } = await created({
      ...input,
      name: '　',
      description: 'あ'.repeat(5001),
      designScope: 'あ'.repeat(501),
      guidePriceMin: 0,
      categoryIds: [],
      industryIds: ['industry_1', 'industry_2', 'industry_3', 'industry_4', 'industry_5', 'industry_6'],
      toolIds: ['tool_9999', 'category_1'],
      media: [
        { mediaId: input.thumbnailMediaId, caption: long },
        { mediaId: input.thumbnailMediaId },
        { mediaId: 'x' },
      ],
      thumbnailMediaId: 'y',
    });
    expect(data?.['createProduct']).toMatchObject({
      product: null,
      errors: [
        { field: 'name' },
        { field: 'description' },
        { field: 'designScope' },
        { field: 'guidePriceMin' },
        { field: 'categoryIds' },
        { field: 'industryIds' },
        { field: 'toolIds' },
        { field: 'media.0.caption', __typename: 'UserInputInvalidError' },
        { field: 'media.1.mediaId', __typename: 'InvalidImageInputError' },
        { field: 'media.2.mediaId', __typename: 'InvalidImageInputError' },
        { field: 'thumbnailMediaId' },
      ],
    });
  });

  test.each([
    ['no media', { media: [] }, ['media', 'thumbnailMediaId']],
    [
      'a box outside of the picture',
      { thumbnailCrop: { x: 0.5, y: 0, width: 1, height: 1 } },
      ['thumbnailCrop'],
    ],
    ['a box of another shape', { thumbnailCrop: { x: 0, y: 0, width: 0.5, height: 1 } }, ['thumbnailCrop']],
    ['a box without a size', { thumbnailCrop: { x: 0, y: 0, width: 0, height: 0 } }, ['thumbnailCrop']],
    ['companies, and none', { visibility: 'COMPANIES' }, ['allowedCompanyIds']],
    ['a company that is none', { allowedCompanyIds: ['co_AAAAAAAAcACAAAAAAAAAAA'] }, ['allowedCompanyIds']],
  ])('with %s is refused and leaves nothing', async (_what, change, fields) => {
    const { data } = await created({ ...(await wholeWork(api, author)), ...change });
    expect(data?.['createProduct']).toMatchObject({ product: null, errors: refusals(...fields) });
    const works = await api.services.db.selectFrom('products').where('author_id', '=', author).execute();
    expect(works).toEqual([]);
  });

  test('takes neither somebody else’s upload nor one that was sent in a room', async () => {
    const input = await wholeWork(api, author);
    const foreign = await uploaded(api, await api.rows.creator());
    const sent = await api.rows.media({ owner_id: author, is_private: true });
    const file = await api.rows.media({
      owner_id: author,
      type: 'FILE',
      file_type: 'PDF',
      extension: 'pdf',
      filename: 'a.pdf',
      width: null,
      height: null,
    });
    const media = [input.thumbnailMediaId, foreign, sent, file].map((mediaId) => ({ mediaId }));
    const { data } = await created({ ...input, media });
    expect(data?.['createProduct']).toMatchObject({
      errors: refusals('media.1.mediaId', 'media.2.mediaId', 'media.3.mediaId'),
    });
  });

  test('sent again after a lost answer is the same work, with what was written meanwhile', async () => {
    const input = { ...(await wholeWork(api, author)), clientId: '2f0dd7a2-6d7e-4f67-9d2f-0a3f3f0b7c11' };
    const id = idOf(await created(input));
    const again = await created({ ...input, name: '直した名前' });
    expect(idOf(again)).toBe(id);
    expect(again.data).toMatchObject({ createProduct: { errors: [], product: { name: '直した名前' } } });
    const other = await api.rows.creator();
    const foreign = await created({ ...(await wholeWork(api, other)), clientId: input.clientId }, other);
    expect(idOf(foreign)).not.toBe(id);
    const { data } = await created({ ...input, clientId: 'x' });
    expect(data).toMatchObject({ createProduct: { product: null, errors: refusals('clientId') } });
    expect(await worksOf(author)).toBe(1);
  });

  test('cuts its thumbnail where it is told', async () => {
    const mediaId = await uploaded(api, author, [1000, 1000]);
    const thumbnailCrop = { x: 0.1, y: 0.2, width: 0.8, height: 0.6 };
    const input = { ...(await wholeWork(api, author)), media: [{ mediaId }], thumbnailMediaId: mediaId };
    const { data } = await created({ ...input, thumbnailCrop });
    expect(data).toMatchObject({
      createProduct: { product: { thumbnailCrop, thumbnailImage: { width: 800, height: 600 } } },
    });
  });
});

describe('a work that was never approved', () => {
  test('is changed as it is; what is left out stays', async () => {
    const id = await newWork({ publishStatus: 'unpublish' });
    const before = await row(id);
    const { data } = await edited(id, { name: '新しい名前' });
    expect(data).toMatchObject({
      editProduct: {
        errors: [],
        product: {
          name: '新しい名前',
          description: '駅に貼るポスターです。',
          captions: ['駅掲出'],
          hasPendingChange: false,
          product: { name: '新しい名前' },
          review: { currentReviewStatus: 'IN_PROGRESS', activities: [{ reviewStatus: 'IN_PROGRESS' }] },
        },
      },
    });
    expect(await row(id)).toMatchObject({
      thumbnail_media_id: before.thumbnail_media_id,
      category_ids: before.category_ids,
      tool_ids: before.tool_ids,
    });
  });

  test('that was rejected goes back into the line when it is changed, and not before', async () => {
    const id = await newWork();
    await rejectWork(api.services, id, '画像が粗いです。');
    const same = await edited(id, { name: '「余白展」告知ポスター', publishStatus: 'unpublish' });
    expect(same.data).toMatchObject({
      editProduct: { product: { review: { currentReviewStatus: 'REJECTED' } } },
    });
    const { data } = await edited(id, { description: '直しました。' });
    expect(data).toMatchObject({
      editProduct: {
        product: {
          review: {
            currentReviewStatus: 'IN_PROGRESS',
            activities: [
              { reviewStatus: 'IN_PROGRESS' },
              { reviewStatus: 'REJECTED' },
              { reviewStatus: 'IN_PROGRESS' },
            ],
          },
        },
      },
    });
  });

  test('loses a thumbnail’s picture only together with another choice', async () => {
    const id = await newWork();
    const other = await uploaded(api, author);
    const alone = await edited(id, { media: [{ mediaId: other }] });
    expect(alone.data?.['editProduct']).toMatchObject({
      product: null,
      errors: refusals('thumbnailMediaId'),
    });
    const both = await edited(id, { media: [{ mediaId: other }], thumbnailMediaId: other });
    expect(both.data).toMatchObject({ editProduct: { errors: [], product: { thumbnailMediaId: other } } });
  });
});

describe('an approved work', () => {
  test('stays visible as it was while its change waits', async () => {
    const id = await approvedWork();
    const other = await uploaded(api, author);
    const { data } = await edited(id, {
      name: '変更後',
      media: [{ mediaId: other, caption: '差し替え' }],
      thumbnailMediaId: other,
      categoryIds: ['category_5'],
    });
    expect(data).toMatchObject({
      editProduct: {
        product: {
          name: '変更後',
          captions: ['差し替え'],
          hasPendingChange: true,
          categories: [{ id: 'category_5' }],
          review: { currentReviewStatus: 'IN_PROGRESS' },
          product: {
            name: '「余白展」告知ポスター',
            media: [{ caption: '駅掲出' }],
            categories: [{ id: 'category_1' }, { id: 'category_3' }],
          },
        },
      },
    });
    expect((await row(id)).public_at).not.toBeNull();
    // A further change goes on from the first one.
    const more = await edited(id, { description: 'さらに変更' });
    expect(more.data).toMatchObject({
      editProduct: { product: { name: '変更後', description: 'さらに変更', captions: ['差し替え'] } },
    });
  });

  test('asks for no review when nothing has changed, or it is changed back', async () => {
    const id = await approvedWork();
    const same = await edited(id, { name: '「余白展」告知ポスター', toolIds: ['tool_1'] });
    const approved = { hasPendingChange: false, review: { currentReviewStatus: 'APPROVED' } };
    expect(same.data).toMatchObject({ editProduct: { product: approved } });
    await edited(id, { name: '変更後' });
    const back = await edited(id, { name: '「余白展」告知ポスター' });
    expect(back.data).toMatchObject({ editProduct: { product: approved } });
  });

  test('is published, taken back and shown to others at once', async () => {
    const id = await approvedWork();
    const company = await api.rows.company();
    const shown = async () => {
      const { public_at, member_at, is_published } = await row(id);
      return [public_at !== null, member_at !== null, is_published];
    };
    expect(await shown()).toEqual([true, true, true]);
    await edited(id, { visibility: 'MEMBERS' });
    expect(await shown()).toEqual([false, true, true]);
    const chosen = await edited(id, {
      visibility: 'COMPANIES',
      allowedCompanyIds: [encodeGlobalId('Company', company)],
    });
    expect(chosen.data).toMatchObject({
      editProduct: { product: { visibility: 'COMPANIES', allowedCompanies: [{}] } },
    });
    expect(await shown()).toEqual([false, false, true]);
    const none = await edited(id, { allowedCompanyIds: [] });
    expect(none.data?.['editProduct']).toMatchObject({ errors: refusals('allowedCompanyIds') });
    await edited(id, { visibility: 'EVERYONE', publishStatus: 'unpublish' });
    expect(await shown()).toEqual([false, false, false]);
    await edited(id, { publishStatus: 'publish' });
    expect(await shown()).toEqual([true, true, true]);
  });

  test('stands in the feed from the moment it first is there, and keeps its place', async () => {
    const id = await newWork();
    api.clock.advance(3 * 86_400_000);
    await approveWork(api.services, id);
    const at = api.clock.now();
    expect((await row(id)).public_at).toEqual(at);
    api.clock.advance(86_400_000);
    await edited(id, { publishStatus: 'unpublish' });
    await edited(id, { publishStatus: 'publish' });
    expect((await row(id)).public_at).toEqual(at);
    const activities = await api.services.db
      .selectFrom('activities')
      .select(['type', 'occurred_at'])
      .where('product_id', '=', id)
      .execute();
    expect(activities).toEqual([{ type: 'CREATE_PRODUCT', occurred_at: at }]);
  });
});

describe('what a work is priced at', () => {
  const facts = 'clientName period workload guidePriceMin guidePriceMax';
  const change = `mutation ($input: EditProductInput!) { editProduct(input: $input) { product {
    ${facts} hasPendingChange product { ${facts} } } ${errorFields} } }`;
  const changed = async (id: string, input: Input) =>
    (await api.post(change, { input: { id: encodeGlobalId('Product', id), ...input } }, author)).data;
  const given = {
    clientName: '川越市立美術館',
    period: '2026年1月〜3月',
    workload: '週20〜30時間',
    guidePriceMin: 350_000,
    guidePriceMax: 500_000,
  };

  test('stands beside whom it was made for, and a change of it waits: null empties, what is left out stays', async () => {
    const id = await approvedWork(given);
    const product = { ...given, clientName: '', guidePriceMax: null };
    expect(await changed(id, { clientName: '　', guidePriceMax: null })).toEqual({
      editProduct: { product: { ...product, hasPendingChange: true, product: given }, errors: [] },
    });
    await approveWork(api.services, id);
    expect(await changed(id, { clientName: null, period: null })).toEqual({
      editProduct: { product: { ...product, hasPendingChange: false, product }, errors: [] },
    });
  });

  test('ends no lower than it begins, whichever end is changed', async () => {
    const id = await newWork(given);
    const refused = { editProduct: { errors: refusals('guidePriceMax') } };
    expect(await changed(id, { guidePriceMax: 349_999 })).toMatchObject(refused);
    expect(await changed(id, { guidePriceMin: 500_001 })).toMatchObject(refused);
    expect(await row(id)).toMatchObject({ guide_price_min: 350_000, guide_price_max: 500_000 });
  });
});

describe('a work saved from two forms', () => {
  test('takes the second where it builds on the first, and else answers with what stands', async () => {
    const id = await newWork({ name: '雨の地図' });
    const versioned = edit.replace('id name', 'id version name');
    const post = (version: number, input: Input) =>
      api.post(versioned, { input: { id: encodeGlobalId('Product', id), version, ...input } }, author);
    const first = await post(1, { name: '風の地図' });
    expect(first.data).toMatchObject({
      editProduct: { errors: [], product: { version: 2, name: '風の地図' } },
    });
    const older = await post(1, { name: '川の地図', visibility: 'MEMBERS' });
    expect(older.data).toMatchObject({
      editProduct: {
        errors: [{ __typename: 'DraftConflictError' }],
        product: { version: 2, name: '風の地図', visibility: 'EVERYONE' },
      },
    });
    const both = await Promise.all([post(2, { name: '川の地図' }), post(2, { name: '海の地図' })]);
    const answers = both.map(({ data }) => JSON.stringify(data));
    expect(answers.filter((text) => text.includes('DraftConflictError'))).toHaveLength(1);
    expect(await row(id)).toMatchObject({ version: 3 });
    // Without a version it is written whatever stands.
    await edited(id, { description: '直しました。' });
    expect(await row(id)).toMatchObject({ version: 4, description: '直しました。' });
  });
});

describe('somebody else’s work', () => {
  const gone = 'w_AAAAAAAAcACAAAAAAAAAAA';
  const notFound = [expect.objectContaining({ __typename: 'ProductNotFoundError' })];

  test('is no more there than one that does not exist', async () => {
    const id = encodeGlobalId('Product', await newWork());
    const other = await api.rows.creator();
    const answers = async (of: string) => [
      (await api.post(edit, { input: { id: of, name: '' } }, other)).data?.['editProduct'],
      (await api.post(remove, { id: of }, other)).data?.['deleteProduct'],
      (await api.post('query ($id: ID!) { myProduct(id: $id) { id } }', { id: of }, other)).data,
    ];
    expect(await answers(id)).toEqual(await answers(gone));
    expect(await answers('nonsense')).toEqual(await answers(gone));
    expect((await answers(id))[0]).toMatchObject({ errors: notFound });
    expect(
      await api.services.db.selectFrom('products').where('author_id', '=', author).execute(),
    ).toHaveLength(1);
  });

  test('is for creators alone to have', async () => {
    const answered = await created(await wholeWork(api, author), await api.rows.member());
    expect(refusalOf(answered)).toBe('ForbiddenError');
  });
});

describe('deleting', () => {
  test('takes a work with its change, its review and what others did with it; its uploads a day later', async () => {
    const { db, storage } = api.services;
    const id = await approvedWork();
    const { storage_key: key } = await db
      .selectFrom('product_media as pm')
      .innerJoin('media_objects as m', 'm.id', 'pm.media_id')
      .select('m.storage_key')
      .where('pm.product_id', '=', id)
      .executeTakeFirstOrThrow();
    await edited(id, { name: '変更後' });
    await db
      .insertInto('bookmarks')
      .values({ user_id: await api.rows.member(), product_id: id, created_at: api.clock.now() })
      .execute();
    const globalId = encodeGlobalId('Product', id);
    const { data } = await api.post(remove, { id: globalId }, author);
    expect(data).toEqual({
      deleteProduct: { deletedId: globalId, deletedOwnId: encodeGlobalId('OwnProduct', id), errors: [] },
    });
    api.clock.advance(2 * 86_400_000);
    await mediaSweep(api.services)();
    expect(await db.selectFrom('media_objects').where('owner_id', '=', author).execute()).toEqual([]);
    expect(await storage.stat(key)).toBeUndefined();
    const again = await api.post(remove, { id: globalId }, author);
    expect(again.data).toMatchObject({ deleteProduct: { deletedId: null, errors: [{}] } });
  });

  test('is not what the sweep does to media of a work, of a waiting change, or of a thumbnail', async () => {
    const id = await approvedWork();
    const other = await uploaded(api, author);
    await edited(id, { media: [{ mediaId: other }], thumbnailMediaId: other });
    const unused = await uploaded(api, author);
    const kept = async () => {
      const rows = await api.services.db
        .selectFrom('media_objects')
        .select('id')
        .where('owner_id', '=', author)
        .execute();
      return rows.map((media) => media.id);
    };
    expect(await kept()).toHaveLength(5);
    api.clock.advance(2 * 86_400_000);
    await mediaSweep(api.services)();
    expect(await kept()).toHaveLength(4);
    expect(await kept()).not.toContain(unused);
    const { data } = await edited(id, { media: [{ mediaId: unused }] });
    expect(data).toMatchObject({
      editProduct: { errors: [{ field: 'media.0.mediaId' }, { field: 'thumbnailMediaId' }] },
    });
  });
});

describe.runIf(isOnPostgres)('fifty at once', () => {
  test('create fifty works', async () => {
    const input = await wholeWork(api, author);
    await api.authorizationOf(author);
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) => created({ ...input, name: `作品 ${index}` })),
    );
    expect(answers.filter(({ errors }) => errors)).toEqual([]);
    const works = await api.services.db
      .selectFrom('products')
      .select('name')
      .where('author_id', '=', author)
      .execute();
    expect(new Set(works.map(({ name }) => name)).size).toBe(50);
  });

  test('of one form are one work', async () => {
    const clientId = '7a6cb1f0-0a52-4a0b-8f7b-0f6f3f9d1a55';
    const input = { ...(await wholeWork(api, author)), clientId };
    await api.authorizationOf(author);
    const answers = await Promise.all(Array.from({ length: 50 }, () => created(input)));
    expect(answers.filter(({ errors }) => errors)).toEqual([]);
    expect(new Set(answers.map(idOf)).size).toBe(1);
    expect(await worksOf(author)).toBe(1);
  });

  test('edit one work: one change waits, whole, and one review', async () => {
    const id = await approvedWork();
    const pictures = [await uploaded(api, author), await uploaded(api, author), await uploaded(api, author)];
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) => {
        const mediaId = pictures[index % 3] ?? '';
        return edited(id, {
          name: `名前 ${index}`,
          description: `名前 ${index}`,
          media: [{ mediaId }],
          thumbnailMediaId: mediaId,
        });
      }),
    );
    expect(answers.filter(({ errors }) => errors)).toEqual([]);
    const changes = await api.services.db
      .selectFrom('product_revisions as r')
      .innerJoin('product_revision_media as pm', 'pm.revision_id', 'r.id')
      .select(['r.name', 'r.description', 'r.thumbnail_source_id', 'pm.media_id'])
      .where('r.product_id', '=', id)
      .execute();
    expect(changes).toHaveLength(1);
    expect(changes[0]?.name).toBe(changes[0]?.description);
    expect(changes[0]?.thumbnail_source_id).toBe(changes[0]?.media_id);
    const steps = await api.services.db
      .selectFrom('product_reviews as v')
      .innerJoin('product_review_activities as a', 'a.review_id', 'v.id')
      .select('a.review_status')
      .where('v.product_id', '=', id)
      .execute();
    expect(steps.map((one) => one.review_status).toSorted()).toEqual([
      'APPROVED',
      'IN_PROGRESS',
      'IN_PROGRESS',
    ]);
  });

  test('delete one work once, whatever else is done to it meanwhile', async () => {
    const id = await newWork();
    const globalId = encodeGlobalId('Product', id);
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        index % 5 === 0
          ? edited(id, { name: `名前 ${index}` })
          : index % 5 === 1
            ? approveWork(api.services, id).catch(() => ({ errors: undefined }))
            : api.post(remove, { id: globalId }, author),
      ),
    );
    expect(answers.filter((answer) => 'errors' in answer && answer.errors)).toEqual([]);
    const deleted = answers.filter((answer) => JSON.stringify(answer).includes(`"deletedId":"${globalId}"`));
    expect(deleted).toHaveLength(1);
  });
});
