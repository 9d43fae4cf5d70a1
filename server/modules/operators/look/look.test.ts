import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import * as v from 'valibot';
import { testApi } from '../../../graphql/testing.ts';
import type { TestApi } from '../../../graphql/testing.ts';
import { encodeGlobalId } from '../../../lib/request/globalId.ts';
import { OutboxWorker } from '../../../lib/outbox/outboxWorker.ts';
import { exportEffects } from '../../personal-data/export/exportBuild.ts';
import { openExport } from '../../personal-data/export/export.ts';
import { openHouseExport } from '../../personal-data/export/houseExport.ts';
import { runOperatorCommand } from '../commands.ts';
import { staffApi } from '../../staff/testing.ts';
import type { TestStaff } from '../../staff/testing.ts';
import { signStaffAccess } from '../../staff/tokens.ts';

let api: TestApi;
let desk: ReturnType<typeof staffApi>;
let nagai: TestStaff;
beforeAll(async () => {
  api = await testApi({ poolSize: 5 });
  desk = staffApi(api);
});
afterAll(() => api.close());
beforeEach(async () => {
  api.clock.set('2026-04-01T03:00:00Z');
  nagai = await desk.staff('永井 葉', 'SUPPORT');
});

const errors = 'errors { __typename message }';
const act = async (call: string) => {
  const { data } = await desk.send(`mutation { ${call} { ok ${errors} } }`, {}, { as: nagai });
  return Object.values(data ?? {})[0];
};
const person = async (id: string, selection: string) => {
  const { data } = await desk.send(
    `query ($id: ID!) { person(id: $id) { ${selection} } }`,
    { id: encodeGlobalId('User', id) },
    { as: nagai },
  );
  return data?.['person'];
};
const about = (id: string, reason = '開示の請求書を確認しました。') =>
  `id: "${encodeGlobalId('User', id)}", reason: "${reason}"`;
const linesOf = (action: string, id: string) =>
  api.services.db
    .selectFrom('audit_log')
    .select(['staff_id as by', 'detail'])
    .where('action', '=', action)
    .where('subject_id', '=', id)
    .execute();
const mailsTo = async (id: string) =>
  (await api.services.db.selectFrom('outbox').select('payload').where('kind', '=', 'mail').execute())
    .map(({ payload }) => JSON.stringify(payload))
    .filter((text) => text.includes(`${id}@example.jp`));

describe('what a person may ask the house for', () => {
  const read = v.object({ lastExport: v.object({ status: v.string(), url: v.nullable(v.string()) }) });
  const make = () => new OutboxWorker({ ...api.services, handlers: exportEffects(api.services) }).drain();
  const bearer = async (staff: TestStaff) =>
    `Bearer ${await signStaffAccess(api.services, staff.id, staff.sessionId)}`;

  test('all that is kept of them: made as their own export, taken by who may look people up, each time with a line', async () => {
    const id = await api.rows.creator();
    await act(`suspendMember(${about(id)}, rule: ACCOUNT)`);
    expect(await act(`exportMember(${about(id, ' ')})`)).toMatchObject({
      errors: [{ __typename: 'UserInputInvalidError' }],
    });
    expect(await act(`exportMember(${about(id)})`)).toEqual({ ok: true, errors: [] });
    expect(await act(`exportMember(${about(id)})`)).toMatchObject({ ok: false });
    expect(await linesOf('member.export', id)).toEqual([
      { by: nagai.id, detail: { reason: '開示の請求書を確認しました。' } },
    ]);
    const before = (await mailsTo(id)).length;
    await make();
    expect(await mailsTo(id)).toHaveLength(before);
    const { lastExport } = v.parse(read, await person(id, 'lastExport { status url }'));
    expect(lastExport.status).toBe('READY');
    const globalId = lastExport.url?.replace('/admin/exports/', '') ?? '';
    const asked = { globalId, ip: '203.0.113.5' };
    const file = await openHouseExport(api.services, await bearer(nagai), asked);
    expect(file?.size).toBeGreaterThan(100);
    expect(await linesOf('member.exportTaken', id)).toMatchObject([{ by: nagai.id }]);

    // Nobody else's token opens it: a reviewer's does not, nor does the person's own door show it.
    const reviewer = await desk.staff('森 佳子', 'REVIEWER');
    expect(await openHouseExport(api.services, await bearer(reviewer), asked)).toBeUndefined();
    expect(await openHouseExport(api.services, undefined, asked)).toBeUndefined();
    expect(await openExport(api.services, undefined, globalId)).toBeUndefined();
    expect(await linesOf('member.exportTaken', id)).toHaveLength(1);
    api.clock.advance(7 * 86_400_000);
    nagai = await desk.staff('永井 葉', 'SUPPORT');
    expect(await openHouseExport(api.services, await bearer(nagai), asked)).toBeUndefined();
    expect(await person(id, 'lastExport { status }')).toEqual({ lastExport: null });
  });

  test('that they are deleted: in thirty days, told, and taken back while there is time', async () => {
    const id = await api.rows.creator();
    expect(await act(`deleteMember(${about(id)})`)).toEqual({ ok: true, errors: [] });
    expect(await person(id, 'deletionDueAt')).toEqual({ deletionDueAt: '2026-05-01T03:00:00.000Z' });
    expect((await mailsTo(id)).join('')).toContain('deletionRequested');
    expect(await act(`deleteMember(${about(id)})`)).toMatchObject({ ok: false });
    expect(await act(`keepMember(${about(id, '本人が取りやめました。')})`)).toEqual({ ok: true, errors: [] });
    expect(await person(id, 'deletionDueAt')).toEqual({ deletionDueAt: null });
    expect(await act(`keepMember(${about(id)})`)).toMatchObject({ ok: false });
    expect(await linesOf('member.keep', id)).toEqual([
      { by: nagai.id, detail: { reason: '本人が取りやめました。' } },
    ]);
    // The last of a company with openings is as little to be deleted as by their own hand.
    const company_id = await api.rows.company();
    const owner = await api.rows.member({ company_id });
    await api.rows.publicJobOpening({ company_id });
    expect(await act(`deleteMember(${about(owner)})`)).toMatchObject({
      errors: [{ __typename: 'ForbiddenError' }],
    });
  });

  test('from the command line too', async () => {
    const id = await api.rows.creator();
    const run = (verb: string) =>
      runOperatorCommand(api.services, ['members', verb, `${id}@example.jp`, '--reason', '書面の依頼']);
    for (const verb of ['export', 'delete', 'keep']) expect(await run(verb)).toMatchObject({ code: 0 });
    for (const action of ['member.export', 'member.delete', 'member.keep'])
      expect(await linesOf(action, id)).toMatchObject([{ by: null }]);
  });
});

test('a room is found by its id and by its people, with who is in it and how much was said: never what', async () => {
  const creator_id = await api.rows.creator();
  const company_id = await api.rows.company();
  const member = await api.rows.member({ company_id });
  const room = await api.rows.room({ company_id, creator_id });
  await api.services.db
    .insertInto('chat_messages')
    .values({
      id: api.services.newId(),
      room_id: room,
      client_id: api.services.newId(),
      sequence: 1,
      sender_id: creator_id,
      kind: 'PLAIN',
      text: '秘密の打ち合わせ',
      send_at: api.clock.now(),
    })
    .execute();
  await api.services.db.updateTable('chat_rooms').set({ last_sequence: 1 }).where('id', '=', room).execute();
  const id = encodeGlobalId('ChatRoom', room);
  const { data: found } = await desk.send(
    'query ($text: String!) { find(text: $text) { id kind title sub } }',
    { text: id },
    { as: nagai },
  );
  expect(found?.['find']).toEqual([{ id, kind: 'ROOM', title: '早瀬 みお と 株式会社灯台舎', sub: '1通' }]);
  const { data } = await desk.send(
    'query ($id: ID!) { room(id: $id) { origin openReports facts { messages createdAt lastMessageAt } members { name } } }',
    { id },
    { as: nagai },
  );
  expect(data?.['room']).toMatchObject({ facts: { messages: 1 }, openReports: 0 });
  expect(JSON.stringify(data)).not.toContain('秘密');
  expect(await linesOf('room.look', room)).toEqual([{ by: nagai.id, detail: {} }]);
  expect(await person(creator_id, 'rooms { id messages companyName }')).toEqual({
    rooms: [{ id, messages: 1, companyName: '株式会社灯台舎' }],
  });
  expect(member).not.toBe('');
});

test('mails to a person that have not gone out are told with their state, and those given up are sent anew', async () => {
  const id = await api.rows.creator();
  const { db, newId, clock } = api.services;
  const mail = newId();
  await db
    .insertInto('outbox')
    .values({
      id: mail,
      kind: 'mail',
      payload: JSON.stringify({ template: 'passwordChanged', to: `${id}@example.jp`, data: {} }),
      created_at: clock.now(),
      available_at: clock.now(),
      failed_at: clock.now(),
      last_error: '550 no such user',
    })
    .execute();
  await db
    .insertInto('mail_refusals')
    .values({ address: `${id}@example.jp`, refusals: 2, reason: '550', refused_at: clock.now() })
    .execute();
  const seen = () => person(id, 'mailRefusals mails { id subject state reason }');
  const one = { id: encodeGlobalId('KeptMail', mail), subject: '【つむぎ】パスワードを変更しました' };
  expect(await seen()).toEqual({
    mailRefusals: 2,
    mails: [{ ...one, state: 'FAILED', reason: '550 no such user' }],
  });
  expect(await act(`resendMail(id: "${one.id}")`)).toEqual({ ok: true, errors: [] });
  expect(await seen()).toMatchObject({ mails: [{ ...one, state: 'WAITING' }] });
});

test('a company is found by how its name begins, its legal form written or left out', async () => {
  const ask = async (text: string) => {
    const { data } = await desk.send(
      'query ($text: String!) { find(text: $text) { id } }',
      { text },
      { as: nagai },
    );
    return data?.['find'];
  };
  const id = await api.rows.company({ name: '株式会社ゆきのした文具', name_key: 'ユキノシタ文具' });
  const found = [{ id: encodeGlobalId('Company', id) }];
  expect(await ask('ゆきのした')).toEqual(found);
  expect(await ask('株式会社ゆきのした')).toEqual(found);
});
