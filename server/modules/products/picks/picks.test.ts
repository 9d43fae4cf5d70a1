import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { testApi } from '../../../graphql/testing.ts';
import type { TestApi } from '../../../graphql/testing.ts';
import { encodeGlobalId } from '../../../lib/request/globalId.ts';
import { runOperatorCommand } from '../../operators/commands.ts';
import { staffApi } from '../../staff/testing.ts';
import type { TestStaff } from '../../staff/testing.ts';
import { dropEndedPicks } from './picks.ts';

let api: TestApi;
let desk: ReturnType<typeof staffApi>;
let editor: TestStaff;
beforeAll(async () => {
  api = await testApi({ poolSize: 5 });
  api.clock.set('2026-04-01T03:00:00Z');
  desk = staffApi(api);
  editor = await desk.staff('沢田 ゆき', 'EDITOR');
});
afterAll(() => api.close());
beforeEach(async () => {
  await api.services.db.deleteFrom('editors_picks').execute();
});

const global = (id: string) => encodeGlobalId('Product', id);
const act = async (call: string) => {
  const { data } = await desk.send(`mutation { ${call} { ok errors { __typename } } }`, {}, { as: editor });
  return Object.values(data ?? {})[0];
};
const pick = (id: string, more = '') =>
  act(`pickWork(work: "${global(id)}", reason: "白だけで組んだ一枚。"${more})`);
/** As everybody sees it on the first page. */
const shelf = async () => {
  const { data } = await api.post('{ editorsPicks(first: 9) { id pickReason } }');
  return data?.['editorsPicks'];
};
const shown = (...ids: readonly string[]) =>
  ids.map((id) => ({ id: global(id), pickReason: '白だけで組んだ一枚。' }));
const done = { ok: true, errors: [] };

test('the newest stands first; each is moved by one place, changed, and taken off', async () => {
  const [a, b, c] = [
    await api.rows.publicProduct(),
    await api.rows.publicProduct(),
    await api.rows.publicProduct(),
  ];
  for (const id of [a, b, c]) expect(await pick(id)).toEqual(done);
  expect(await shelf()).toEqual(shown(c, b, a));
  expect(await act(`movePick(id: "${global(a)}", towards: FRONT)`)).toEqual(done);
  expect(await shelf()).toEqual(shown(c, a, b));
  expect(await act(`movePick(id: "${global(c)}", towards: FRONT)`)).toEqual(done);
  expect(await act(`movePick(id: "${global(c)}", towards: BACK)`)).toEqual(done);
  expect(await shelf()).toEqual(shown(a, c, b));
  // Written anew it keeps its place.
  expect(await act(`pickWork(work: "${global(b)}", reason: "余白の深さ。")`)).toEqual(done);
  expect(await shelf()).toEqual([...shown(a, c), { id: global(b), pickReason: '余白の深さ。' }]);
  expect(await act(`dropPick(id: "${global(b)}")`)).toEqual(done);
  expect(await act(`dropPick(id: "${global(b)}")`)).toMatchObject({ ok: false });
  expect(await shelf()).toEqual(shown(a, c));
});

test('moved by two at once, nothing is lost and no two stand in one place', async () => {
  const ids = [
    await api.rows.publicProduct(),
    await api.rows.publicProduct(),
    await api.rows.publicProduct(),
  ];
  for (const id of ids) await pick(id);
  await Promise.all(
    Array.from({ length: 10 }, (_, at) =>
      act(`movePick(id: "${global(ids[at % 3] ?? '')}", towards: ${at % 2 === 0 ? 'FRONT' : 'BACK'})`),
    ),
  );
  const rows = await api.services.db.selectFrom('editors_picks').select('place').execute();
  expect(new Set(rows.map(({ place }) => place)).size).toBe(3);
});

test('only what everybody sees, with words, until its end', async () => {
  const members = await api.rows.publicProduct({ visibility: 'MEMBERS' });
  const id = await api.rows.publicProduct();
  expect(await pick(members)).toMatchObject({ errors: [{ __typename: 'ArgumentInvalidError' }] });
  expect(await pick(api.services.newId())).toMatchObject({ ok: false });
  expect(await act(`pickWork(work: "${global(id)}", reason: " ")`)).toMatchObject({
    errors: [{ __typename: 'UserInputInvalidError' }],
  });
  expect(await pick(id, ', endsAt: "2026-04-01T02:00:00Z"')).toMatchObject({
    errors: [{ __typename: 'UserInputInvalidError' }],
  });
  expect(await pick(id, ', endsAt: "2026-04-08T14:59:59Z"')).toEqual(done);
  api.clock.set('2026-04-08T14:59:58Z');
  await dropEndedPicks(api.services);
  expect(await shelf()).toEqual(shown(id));
  api.clock.set('2026-04-08T15:00:00Z');
  await dropEndedPicks(api.services);
  expect(await shelf()).toEqual([]);
  const lines = await api.services.db
    .selectFrom('audit_log')
    .select(['actor_kind', 'detail'])
    .where('action', '=', 'pick.drop')
    .where('subject_id', '=', id)
    .execute();
  expect(lines).toMatchObject([{ detail: { reason: '掲載の期間が終わったため' } }]);
});

test('by the command line', async () => {
  const run = (...words: string[]) => runOperatorCommand(api.services, words);
  const [a, b] = [await api.rows.publicProduct(), await api.rows.publicProduct()];
  expect((await run('picks', 'list')).lines).toEqual(['編集部の一枚はまだありません。']);
  for (const id of [a, b])
    expect(
      await run('picks', 'write', global(id), '白だけで組んだ一枚。', '--until', '2026-12-31'),
    ).toMatchObject({
      code: 0,
    });
  expect(await run('picks', 'back', global(b))).toMatchObject({ code: 0 });
  expect(await shelf()).toEqual(shown(a, b));
  expect(await run('picks', 'front', global(b))).toMatchObject({ code: 0 });
  expect(await run('picks', 'write', global(a), '言葉', '--until', '来年')).toMatchObject({ code: 2 });
  expect(await run('picks', 'drop', global(a))).toMatchObject({ code: 0 });
  expect(await run('picks', 'drop', global(a))).toMatchObject({ code: 1 });
  expect((await run('picks', 'list')).lines.join('\n')).toContain('白だけで組んだ一枚。');
});
