import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { testApi, type TestApi } from '../../../graphql/testing.ts';
import { encodeGlobalId } from '../../../lib/request/globalId.ts';
import { mediaSweep } from '../../media/sweep.ts';
import { errorFields, uploaded, wholeWork } from '../testing.ts';

let api: TestApi;
let author: string;
beforeAll(async () => {
  api = await testApi({ poolSize: 8 });
});
afterAll(() => api.close());
beforeEach(async () => {
  author = await api.rows.creator();
});

const fields = `clientId version name description designScope clientName period workload guidePriceMin guidePriceMax
  publishStatus visibility thumbnailMediaId captions
  categories { id } industries { id } tools { id } media { id url } thumbnailCrop { x y width height } allowedCompanies { id }`;
const saveDraft = `mutation ($input: SaveDraftProductInput!) {
  saveDraftProduct(input: $input) { draft { ${fields} } ${errorFields} }
}`;
const remove = `mutation ($id: ID!) { deleteDraftProduct(clientId: $id) { clientId ${errorFields} } }`;
const create = `mutation ($input: CreateProductInput!) { createProduct(input: $input) { product { name } ${errorFields} } }`;

type Input = Readonly<Record<string, unknown>>;
const saved = async (clientId: string, version: number, input: Input = {}, as = author) =>
  (await api.post(saveDraft, { input: { clientId, version, ...input } }, as)).data;
const own = async (as = author) => (await api.post(`{ myDraftProducts { ${fields} } }`, {}, as)).data;
const draft = (value: unknown, ...kinds: readonly string[]) => ({
  saveDraftProduct: {
    draft: value === null ? null : expect.objectContaining(value),
    errors: kinds.map((__typename) => expect.objectContaining({ __typename })),
  },
});

describe('the draft of a new work', () => {
  test('is kept as it is written, nothing of it being asked for, and found on another device', async () => {
    const id = randomUUID();
    expect(await saved(id, 0, { name: '余白' })).toEqual(draft({ version: 1, name: '余白' }));
    const whole = await wholeWork(api, author);
    const crop = { x: 0, y: 0.25, width: 1, height: 0.5 };
    const company = encodeGlobalId('Company', await api.rows.company());
    const facts = {
      clientName: '駅',
      period: '3か月',
      workload: '週2日',
      guidePriceMin: 1,
      guidePriceMax: null,
    };
    const written = {
      ...whole,
      ...facts,
      publishStatus: 'unpublish',
      visibility: 'COMPANIES',
      thumbnailCrop: crop,
      allowedCompanyIds: [company],
    };
    expect(await saved(id, 1, written)).toEqual(draft({ version: 2 }));
    expect(await own()).toEqual({
      myDraftProducts: [
        {
          clientId: id,
          version: 2,
          name: whole.name,
          description: whole.description,
          designScope: whole.designScope,
          ...facts,
          publishStatus: 'unpublish',
          visibility: 'COMPANIES',
          thumbnailMediaId: whole.thumbnailMediaId,
          captions: ['駅掲出'],
          categories: [{ id: 'category_1' }, { id: 'category_3' }],
          industries: [{ id: 'industry_2' }],
          tools: [{ id: 'tool_1' }],
          media: [{ id: whole.thumbnailMediaId, url: expect.stringContaining('/media/') }],
          thumbnailCrop: crop,
          allowedCompanies: [{ id: company }],
        },
      ],
    });
    expect(await saved(id, 2, { name: '', categoryIds: [], media: [] })).toEqual(
      draft({ version: 3, name: '', categories: [], media: [], thumbnailMediaId: null, thumbnailCrop: null }),
    );
  });

  test('the same save once more is no conflict; another device’s is, and nothing is written', async () => {
    const id = randomUUID();
    await saved(id, 0, { name: '余白' });
    expect(await saved(id, 0, { name: '余白' })).toEqual(draft({ version: 1 }));
    await saved(id, 1, { name: '余白展' });
    expect(await saved(id, 1, { name: '海図' })).toEqual(
      draft({ version: 2, name: '余白展' }, 'DraftConflictError'),
    );
  });

  test('of two first saves at once one makes it', async () => {
    const id = randomUUID();
    const answers = await Promise.all(['余白', '海図'].map((name) => saved(id, 0, { name })));
    expect(answers.filter((answer) => JSON.stringify(answer).includes('DraftConflictError'))).toHaveLength(1);
    expect(await own()).toMatchObject({ myDraftProducts: [{ version: 1 }] });
  });

  test('is nobody else’s, and shows nobody else’s pictures', async () => {
    const id = randomUUID();
    await saved(id, 0, { name: '余白' });
    const stranger = await api.rows.creator();
    expect(await own(stranger)).toEqual({ myDraftProducts: [] });
    expect(await saved(id, 1, { name: '海図' }, stranger)).toEqual(draft(null, 'ProductNotFoundError'));
    expect((await api.post(remove, { id }, stranger)).data).toMatchObject({
      deleteDraftProduct: { clientId: null, errors: [{ __typename: 'ProductNotFoundError' }] },
    });
    const mediaId = await uploaded(api, stranger);
    expect(await saved(id, 1, { media: [{ mediaId }] })).toEqual(draft(null, 'InvalidImageInputError'));
    expect(await saved(id, 1, { media: [{ mediaId: 'nothing' }] })).toEqual(
      draft(null, 'InvalidImageInputError'),
    );
    expect(await saved('nothing', 0)).toEqual(draft(null, 'ProductNotFoundError'));
  });

  test('becomes the work, and does not come back', async () => {
    const id = randomUUID();
    await saved(id, 0, { name: '余白' });
    const input = { ...(await wholeWork(api, author)), clientId: id };
    expect((await api.post(create, { input }, author)).data).toMatchObject({ createProduct: { errors: [] } });
    expect(await own()).toEqual({ myDraftProducts: [] });
    expect(await saved(id, 1, { name: '海図' })).toEqual(draft(null, 'ProductNotFoundError'));
    expect(await saved(id, 0, { name: '海図' })).toEqual(draft(null, 'ProductNotFoundError'));
  });

  test('that was deleted is gone for a form that still has it', async () => {
    const id = randomUUID();
    await saved(id, 0, { name: '余白' });
    expect((await api.post(remove, { id }, author)).data).toMatchObject({
      deleteDraftProduct: { clientId: id, errors: [] },
    });
    expect(await saved(id, 1, { name: '海図' })).toEqual(draft(null, 'ProductNotFoundError'));
  });

  test('has room for thirty; a text beyond its limit stays in the form', async () => {
    const id = randomUUID();
    expect(await saved(id, 0, { name: '余'.repeat(61) })).toEqual(draft(null, 'UserInputInvalidError'));
    for (let count = 0; count < 30; count += 1) await saved(randomUUID(), 0);
    expect(await saved(id, 0)).toEqual(draft(null, 'ForbiddenError'));
  });

  test('keeps its pictures from the sweep as long as it shows them', async () => {
    const id = randomUUID();
    const mediaId = await uploaded(api, author);
    await saved(id, 0, { media: [{ mediaId, caption: '表' }] });
    const isThere = async () =>
      (await api.services.db.selectFrom('media_objects').select('id').where('id', '=', mediaId).execute())
        .length === 1;
    const sweep = mediaSweep(api.services);
    api.clock.advance(3 * 86_400_000);
    await sweep();
    expect(await isThere()).toBe(true);
    await saved(id, 1, { media: [] });
    await sweep();
    expect(await isThere()).toBe(false);
  });
});
