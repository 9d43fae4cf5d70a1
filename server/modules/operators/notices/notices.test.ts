import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { testApi } from '../../../graphql/testing.ts';
import type { TestApi } from '../../../graphql/testing.ts';
import { staffApi } from '../../staff/testing.ts';
import type { TestStaff } from '../../staff/testing.ts';
import { runOperatorCommand } from '../commands.ts';

let api: TestApi;
let desk: ReturnType<typeof staffApi>;
let editor: TestStaff;
beforeAll(async () => {
  api = await testApi();
  desk = staffApi(api);
});
// Hours go by in these tests, and a session ends when nobody is at the desk.
beforeEach(async () => {
  editor = await desk.staff('沢田 ゆき', 'EDITOR');
});
afterAll(() => api.close());

const as = () => ({ as: editor });
const hour = 3_600_000;
const later = (hours: number) => new Date(api.services.clock.now().getTime() + hours * hour).toISOString();

const write = (content: string, more = '') =>
  desk.send(
    `mutation ($content: String!) {
      writeNotice(kind: IMPORTANT, audience: CREATORS, content: $content ${more}) {
        noticeId errors { __typename message }
      }
    }`,
    { content },
    as(),
  );
const payload = (answer: Awaited<ReturnType<typeof write>>, name: string): Record<string, unknown> => {
  const found: unknown = answer.data?.[name];
  if (typeof found !== 'object' || found === null) throw new Error(JSON.stringify(answer));
  return { ...found };
};
const idOf = (answer: Awaited<ReturnType<typeof write>>): string => {
  const { noticeId } = payload(answer, 'writeNotice');
  if (typeof noticeId !== 'string') throw new Error(JSON.stringify(answer));
  return noticeId;
};
const memberSees = async (userId: string) => {
  const answer = await api.post(
    'query { tsumugiNotifications(first: 10) { edges { node { content actionType } } } }',
    {},
    userId,
  );
  return JSON.stringify(answer.data);
};
const linesOf = (action: string) =>
  api.services.db
    .selectFrom('audit_log')
    .select(['staff_id as by', 'detail'])
    .where('action', '=', action)
    .execute();

test('what is published reaches whom it is for, and who read it is counted', async () => {
  const creator = await api.rows.creator();
  const corporate = await api.rows.member();
  const id = idOf(await write('審査の窓口は12月29日からお休みします。'));
  expect(await memberSees(creator)).toContain('12月29日');
  expect(await memberSees(corporate)).not.toContain('12月29日');
  const reads = async () => {
    const answer = await desk.send(
      'query ($id: ID!) { houseNotice(id: $id) { reads isPublished writtenBy } }',
      { id },
      as(),
    );
    return answer.data;
  };
  expect(await reads()).toEqual({
    houseNotice: { reads: 0, isPublished: true, writtenBy: '沢田 ゆき' },
  });
  await api.services.db
    .insertInto('platform_notification_reads')
    .columns(['notification_id', 'read_at', 'user_id'])
    .expression((eb) =>
      eb
        .selectFrom('platform_notifications')
        .select(['id', 'publish_at', eb.val(creator).$castTo<string>().as('user_id')])
        .where('content', 'like', '%12月29日%'),
    )
    .execute();
  expect(await reads()).toMatchObject({ houseNotice: { reads: 1 } });
  expect(await linesOf('notice.write')).toMatchObject([{ by: editor.id, detail: { audience: 'CREATORS' } }]);
});

test('one that waits can be changed and dropped, and stands once it is published', async () => {
  const creator = await api.rows.creator();
  const id = idOf(await write('前のことば', `publishAt: "${later(2)}"`));
  expect(await memberSees(creator)).not.toContain('前のことば');
  const change = (content: string) =>
    desk.send(
      `mutation ($id: ID!, $content: String!, $at: DateTime!) {
        changeNotice(id: $id, kind: IMPORTANT, audience: ALL, content: $content, publishAt: $at) {
          ok errors { __typename message }
        }
      }`,
      { id, content, at: later(1) },
      as(),
    );
  expect(payload(await change('新しいことば'), 'changeNotice')).toEqual({ ok: true, errors: [] });
  expect(await linesOf('notice.change')).toMatchObject([
    { detail: { before: { content: '前のことば' }, after: { content: '新しいことば' } } },
  ]);
  api.clock.advance(2 * hour);
  editor = await desk.staff('沢田 ゆき', 'EDITOR');
  expect(await memberSees(creator)).toContain('新しいことば');
  expect(payload(await change('あとから'), 'changeNotice')).toMatchObject({
    ok: false,
    errors: [{ __typename: 'DraftConflictError' }],
  });
  const drop = (notice: string) =>
    desk.send('mutation ($id: ID!) { dropNotice(id: $id) { ok } }', { id: notice }, as());
  expect(payload(await drop(id), 'dropNotice')).toEqual({ ok: false });
  const other = idOf(await write('取り消すことば', `publishAt: "${later(3)}"`));
  expect(payload(await drop(other), 'dropNotice')).toEqual({ ok: true });
  expect(await linesOf('notice.drop')).toMatchObject([{ detail: { content: '取り消すことば' } }]);
});

test.each([
  ['', '本文を入力してください。', ''],
  [
    '本文',
    'リンク先は、/で始まる場所かhttps://で始まるURLを入力してください。',
    'link: "javascript:alert(1)"',
  ],
  ['本文', '公開する日時は、これからの日時を指定してください。', 'publishAt: "2020-01-01T00:00:00.000Z"'],
])('%s is refused: %s', async (content, message, more) => {
  expect(payload(await write(content, more), 'writeNotice')).toMatchObject({ errors: [{ message }] });
});

test('the command line does the same by the same use cases', async () => {
  const run = (...words: string[]) => runOperatorCommand(api.services, words);
  expect(await run('notices', 'write', 'コマンドから', '--to', 'COMPANIES')).toMatchObject({ code: 0 });
  const member = await api.rows.member();
  expect(await memberSees(member)).toContain('コマンドから');
  expect(await memberSees(await api.rows.creator())).not.toContain('コマンドから');
  expect((await run('notices', 'list')).lines.join('\n')).toContain('コマンドから');
  expect(await run('notices', 'write', 'x', '--at', 'あした')).toMatchObject({ code: 2 });

  expect(await run('notices', 'write', '予約した本文', '--at', '2026-05-01T10:00')).toMatchObject({
    code: 0,
  });
  const listed = (await run('notices', 'list')).lines.find((line) => line.includes('予約した本文'));
  const number = listed?.split(/\s/u)[0] ?? '';
  const change = (...more: string[]) => run('notices', 'change', number, '直した本文', ...more);
  expect(await change('--to', 'CREATORS', '--at', '2026-05-01T10:00')).toMatchObject({ code: 0 });
  expect((await run('notices', 'list')).lines.join('\n')).toContain('直した本文');
  expect(await run('notices', 'change', 'x', '直した本文')).toMatchObject({ code: 2 });

  const { db, newId, clock } = api.services;
  const report = newId();
  await db
    .insertInto('reports')
    .values({
      id: report,
      reporter_id: member,
      subject_kind: 'USER',
      subject_id: newId(),
      reason: 'SPAM',
      detail: '',
      created_at: clock.now(),
    })
    .execute();
  expect((await run('reports', 'list')).lines.join('\n')).toContain(report.slice(-8));
  expect(await run('reports', 'act', report.slice(-8))).toMatchObject({ code: 2 });
  expect(await run('reports', 'act', report.slice(-8), '--note', '注意しました。')).toMatchObject({
    code: 0,
  });
  expect(await run('reports', 'act', report.slice(-8), '--note', 'もう一度')).toMatchObject({ code: 1 });
  expect(await linesOf('report.act')).toEqual([{ by: null, detail: { note: '注意しました。' } }]);

  const { email } = await db
    .selectFrom('users')
    .select('email')
    .where('id', '=', member)
    .executeTakeFirstOrThrow();
  expect(await run('members', 'suspend', email)).toMatchObject({ code: 2 });
  expect(
    await run('members', 'suspend', email, '--rule', 'NUISANCE', '--reason', '規約第8条', '--days', '30'),
  ).toMatchObject({
    code: 0,
  });
  const status = async () =>
    (await db.selectFrom('users').select('status').where('id', '=', member).executeTakeFirstOrThrow()).status;
  expect(await status()).toBe('SUSPENDED');
  expect(await run('members', 'lift', email, '--reason', '確認できたため')).toMatchObject({ code: 0 });
  expect(await status()).toBe('ACTIVE');
  expect(await linesOf('member.suspend')).toMatchObject([{ by: null, detail: { reason: '規約第8条' } }]);
});
