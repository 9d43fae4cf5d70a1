import { afterAll, beforeAll, expect, test } from 'vitest';
import { testApi } from '../../../graphql/testing.ts';
import type { TestApi } from '../../../graphql/testing.ts';
import { encodeGlobalId } from '../../../lib/request/globalId.ts';
import { staffApi } from '../../staff/testing.ts';

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});
afterAll(() => api.close());

test('a company’s name is put right with a reason, and the log says what it was', async () => {
  const desk = staffApi(api);
  const supporter = await desk.staff('永井 葉', 'SUPPORT');
  const company = await api.rows.company({ name: '株式会社つばめ運輸', name_key: 'つばめ運輸' });
  const correct = async (name: string, reason: string) => {
    const { data } = await desk.send(
      `mutation ($id: ID!, $name: String!, $reason: String!) {
        correctCompanyName(id: $id, name: $name, reason: $reason) { ok errors { message } }
      }`,
      { id: encodeGlobalId('Company', company), name, reason },
      { as: supporter },
    );
    return data?.['correctCompanyName'];
  };
  expect(await correct('株式会社つばめ配送', '')).toMatchObject({ ok: false });
  expect(await correct('株式会社つばめ配送', '登記の名前と違っていたため')).toEqual({ ok: true, errors: [] });
  expect(await correct('株式会社つばめ配送', 'もう一度')).toMatchObject({
    errors: [{ message: '会社名は、すでにこの名前です。' }],
  });
  const now = await api.services.db
    .selectFrom('companies')
    .select(['name', 'name_key as key'])
    .where('id', '=', company)
    .executeTakeFirst();
  expect(now).toEqual({ name: '株式会社つばめ配送', key: 'ツバメ配送' });
  expect(
    await api.services.db
      .selectFrom('audit_log')
      .select(['staff_id as by', 'subject_id as about', 'detail'])
      .where('action', '=', 'company.correct')
      .execute(),
  ).toEqual([
    {
      by: supporter.id,
      about: company,
      detail: {
        before: '株式会社つばめ運輸',
        after: '株式会社つばめ配送',
        reason: '登記の名前と違っていたため',
      },
    },
  ]);
});
