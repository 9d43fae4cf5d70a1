import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { testApi, type TestApi } from '../../../graphql/testing.ts';
import { encodeGlobalId } from '../../../lib/request/globalId.ts';
import { deliveredMails } from '../../mail/testing.ts';
import { runOperatorCommand } from '../../operators/commands.ts';
import { idOf, wholeWork } from '../testing.ts';

let api: TestApi;
let author: string;
beforeAll(async () => {
  api = await testApi();
});
afterAll(() => api.close());
beforeEach(async () => {
  author = await api.rows.creator({ last_name: '早瀬', first_name: 'みお' });
});

const create =
  'mutation ($input: CreateProductInput!) { createProduct(input: $input) { product { product { id } } } }';
const edit =
  'mutation ($input: EditProductInput!) { editProduct(input: $input) { product { id } errors { message } } }';
const story = `query ($id: ID!) { myProduct(id: $id) { name hasPendingChange
  product { name }
  review { currentReviewStatus rejectReason activities { reviewStatus rejectReason } } } }`;

async function newWork(input: Record<string, unknown> = {}): Promise<{ id: string; number: string }> {
  const id = idOf(await api.post(create, { input: { ...(await wholeWork(api, author)), ...input } }, author));
  const { number } = await api.services.db
    .selectFrom('products')
    .select('number')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return { id, number: String(number) };
}
const run = (...words: readonly string[]) => runOperatorCommand(api.services, words);
const rename = (id: string, name: string) =>
  api.post(edit, { input: { id: encodeGlobalId('Product', id), name } }, author);
const storyOf = async (id: string) =>
  (await api.post(story, { id: encodeGlobalId('Product', id) }, author)).data?.['myProduct'];
const activitiesOf = async (id: string) =>
  (
    await api.services.db
      .selectFrom('activities')
      .select('type')
      .where('product_id', '=', id)
      .orderBy('id')
      .execute()
  ).map(({ type }) => type);
const noticesOf = (id: string) =>
  api.services.db
    .selectFrom('activity_notifications')
    .select(['user_id', 'type', 'detail', 'mail'])
    .where('product_id', '=', id)
    .orderBy('id')
    .execute();
const mailsOf = async () =>
  (await deliveredMails(api.services)).filter(({ to }) => to === `${author}@example.jp`);

describe('an operator', () => {
  test('sees what waits, oldest first, and approves it by its number', async () => {
    const first = await newWork({ name: '一つ目' });
    api.clock.advance(60_000);
    const second = await newWork({ name: '二つ目', publishStatus: 'unpublish' });
    const { code, lines } = await run('works', 'list');
    expect(code).toBe(0);
    const [one = -1, two = -1] = [first, second].map(({ number }) =>
      lines.findIndex((line) => line.startsWith(`${number} `)),
    );
    expect(two).toBe(one + 1);
    expect(lines[two]).toMatch(/審査待ち +新規 +非公開 +2026\/\S+ \S+ +早瀬 みお +二つ目$/u);

    expect(await run('works', 'approve', first.number)).toMatchObject({
      code: 0,
      lines: [`「一つ目」(番号 ${first.number}、早瀬 みおさん)を承認しました。`, expect.any(String)],
    });
    expect(await run('works', 'approve', encodeGlobalId('Product', second.id))).toMatchObject({
      code: 0,
      lines: expect.arrayContaining(['作者が公開するまで、ほかの人には表示されません。']),
    });
    expect(await run('works', 'approve', first.number)).toEqual({
      code: 1,
      lines: ['この作品は審査待ちではありません。'],
    });
    expect((await run('works', 'list', '--all')).lines.join('\n')).toContain('承認済み');
    expect(await activitiesOf(first.id)).toEqual(['CREATE_PRODUCT']);
    expect(await activitiesOf(second.id)).toEqual([]);
    const acts = await api.services.db
      .selectFrom('audit_log')
      .select(['actor_kind', 'action', 'subject_kind'])
      .where('subject_id', '=', first.id)
      .execute();
    expect(acts).toEqual([{ actor_kind: 'COMMAND_LINE', action: 'work.approve', subject_kind: 'PRODUCT' }]);
  });

  test('approves what was looked at: a version that was changed since is refused', async () => {
    const { id, number } = await newWork({ name: '見た作品' });
    const versions = async () =>
      (await run('works', 'list')).lines
        .filter((line) => line.startsWith(`${number} `))
        .map((line) => line.split(/ +/)[1] ?? '');
    const [seen = ''] = await versions();
    api.clock.advance(1_000);
    await rename(id, '見たあとで変わった作品');
    const [now = ''] = await versions();
    expect(now).not.toBe(seen);
    expect(await run('works', 'approve', number, seen)).toEqual({
      code: 1,
      lines: [expect.stringContaining(now)],
    });
    expect((await run('works', 'approve', number, now)).lines[0]).toContain('「見たあとで変わった作品」');
    // The same of a change of it.
    api.clock.advance(1_000);
    await rename(id, '変更');
    expect(await run('works', 'approve', number, now)).toMatchObject({ code: 1 });
    const [ofChange = ''] = await versions();
    expect(await run('works', 'approve', number, ofChange)).toMatchObject({ code: 0 });
  });

  test.each([
    ['works'],
    ['works', 'x'],
    ['works', 'list', 'x'],
    ['works', 'approve'],
    ['works', 'approve', '1', 'x'],
    ['works', 'reject', '1'],
  ])('is told how, for %j %j', async (...words) => {
    expect(await run(...words)).toMatchObject({ code: 2 });
  });

  test.each([['99999999'], ['w_AAAAAAAAcACAAAAAAAAAAA'], ['x']])('cannot approve %s', async (typed) => {
    expect(await run('works', 'approve', typed)).toMatchObject({
      code: 1,
      lines: [expect.stringContaining('見つかりません')],
    });
  });

  test('says why not, within what a notice holds', async () => {
    const { id, number } = await newWork();
    expect(await run('works', 'reject', number, 'あ'.repeat(1001))).toMatchObject({ code: 1 });
    expect(await run('works', 'reject', number, '画像が', '粗いです。')).toMatchObject({ code: 0 });
    expect(await storyOf(id)).toMatchObject({
      review: {
        currentReviewStatus: 'REJECTED',
        rejectReason: '画像が 粗いです。',
        activities: [
          { reviewStatus: 'REJECTED', rejectReason: '画像が 粗いです。' },
          { reviewStatus: 'IN_PROGRESS' },
        ],
      },
    });
    expect(await activitiesOf(id)).toEqual([]);
    expect(await noticesOf(id)).toEqual([
      {
        user_id: author,
        type: 'PRODUCT_REVIEW',
        detail: { reviewStatus: 'REJECTED', isChange: false, reason: '画像が 粗いです。' },
        mail: 'AT_ONCE',
      },
    ]);
    const [mail] = await mailsOf();
    expect(mail?.subject).toContain('審査の結果');
    expect(mail?.text).toContain('画像が 粗いです。');
    expect(mail?.links[0]).toContain(`/products/edit/${encodeGlobalId('Product', id)}`);
  });
});

describe('a change of an approved work', () => {
  test('appears when it is approved, and its followers hear of it', async () => {
    const { id, number } = await newWork();
    await run('works', 'approve', number);
    await rename(id, '変更後');
    expect(await storyOf(id)).toMatchObject({
      name: '変更後',
      hasPendingChange: true,
      product: { name: '「余白展」告知ポスター' },
    });
    expect((await run('works', 'approve', number)).lines[0]).toContain('の変更を承認しました。');
    expect(await storyOf(id)).toMatchObject({
      name: '変更後',
      hasPendingChange: false,
      product: { name: '変更後' },
      review: { currentReviewStatus: 'APPROVED' },
    });
    expect(await activitiesOf(id)).toEqual(['CREATE_PRODUCT', 'EDIT_PRODUCT']);
    expect((await noticesOf(id)).map(({ detail }) => detail)).toEqual([
      { reviewStatus: 'APPROVED', isChange: false },
      { reviewStatus: 'APPROVED', isChange: true },
    ]);
  });

  test('that is rejected leaves what is visible, and can be changed again', async () => {
    const { id, number } = await newWork();
    await run('works', 'approve', number);
    await rename(id, '変更後');
    await run('works', 'reject', number, '理由です。');
    expect(await storyOf(id)).toMatchObject({
      name: '変更後',
      hasPendingChange: true,
      product: { name: '「余白展」告知ポスター' },
      review: { currentReviewStatus: 'REJECTED', rejectReason: '理由です。' },
    });
    await rename(id, '直した後');
    expect(await storyOf(id)).toMatchObject({
      review: { currentReviewStatus: 'IN_PROGRESS', rejectReason: null },
    });
    await run('works', 'approve', number);
    expect(await storyOf(id)).toMatchObject({ product: { name: '直した後' }, hasPendingChange: false });
  });
});

describe('the author', () => {
  test('sees everything from the first approved work on', async () => {
    const { number } = await newWork();
    const visibility = async () =>
      (await api.post('{ me { contentVisibilityType productsCount } }', {}, author)).data?.['me'];
    expect(await visibility()).toEqual({ contentVisibilityType: 'ONLY_PUBLIC', productsCount: 1 });
    await run('works', 'approve', number);
    expect(await visibility()).toEqual({ contentVisibilityType: 'ALL', productsCount: 1 });
  });

  test('is told as they chose', async () => {
    await api.services.db
      .insertInto('notification_preferences')
      .values({
        user_id: author,
        kind: 'PRODUCT_REVIEW',
        in_app: true,
        mail: 'NEVER',
        updated_at: api.clock.now(),
      })
      .execute();
    const { id, number } = await newWork();
    await run('works', 'approve', number);
    expect(await noticesOf(id)).toMatchObject([{ mail: 'NONE' }]);
    expect(await mailsOf()).toEqual([]);
  });
});
