import { afterAll, beforeAll, expect, test } from 'vitest';
import { testApi } from '../../../graphql/testing.ts';
import type { TestApi } from '../../../graphql/testing.ts';
import { companyNameKey } from '../../../lib/text/companyName.ts';
import { encodeGlobalId } from '../../../lib/request/globalId.ts';
import { staffApi } from '../../staff/testing.ts';
import type { TestStaff } from '../../staff/testing.ts';

let api: TestApi;
let desk: ReturnType<typeof staffApi>;
let nagai: TestStaff;
beforeAll(async () => {
  api = await testApi({ poolSize: 10 });
  desk = staffApi(api);
  nagai = await desk.staff('永井 葉', 'SUPPORT');
});
afterAll(() => api.close());

const errors = 'errors { __typename message }';
const as = () => ({ as: nagai });
const logOf = (action: string) =>
  api.services.db
    .selectFrom('audit_log')
    .select(['staff_id as by', 'subject_id as about', 'detail'])
    .where('action', '=', action)
    .execute();
const mailsTo = async (to: string) =>
  (await api.services.db.selectFrom('outbox').select('payload').where('kind', '=', 'mail').execute())
    .map(({ payload }) => payload)
    .filter((payload) => JSON.stringify(payload).includes(to));

test('a report shows the words that were reported, as they stood, and each look is a line of the log', async () => {
  const { db, newId, clock } = api.services;
  const sender = await api.rows.creator();
  const reporter = await api.rows.member();
  const id = newId();
  await db
    .insertInto('reports')
    .values({
      id,
      reporter_id: reporter,
      subject_kind: 'CHAT_MESSAGE',
      subject_id: newId(),
      reason: 'FRAUD',
      detail: '先払いを求められました。',
      snapshot: JSON.stringify({
        messages: [
          {
            id: newId(),
            senderId: sender,
            text: '報酬は先に払ってください。',
            filename: null,
            sendAt: clock.now().toISOString(),
          },
        ],
      }),
      created_at: clock.now(),
    })
    .execute();
  const report = encodeGlobalId('Report', id);
  const { data } = await desk.send(
    'query ($id: ID!) { report(id: $id) { status report { reason detail } words { senderName text } } }',
    { id: report },
    as(),
  );
  expect(data).toEqual({
    report: {
      status: 'OPEN',
      report: { reason: 'FRAUD', detail: '先払いを求められました。' },
      words: [{ senderName: '早瀬 みお', text: '報酬は先に払ってください。' }],
    },
  });
  expect(await logOf('report.look')).toEqual([{ by: nagai.id, about: id, detail: {} }]);

  const handle = () =>
    desk.send(
      `mutation ($id: ID!) { handleReport(id: $id, outcome: ACTED, note: "送信者に注意しました。") { ok ${errors} } }`,
      { id: report },
      as(),
    );
  const answers = await Promise.all([handle(), handle(), handle()]);
  expect(answers.filter(({ data: done }) => JSON.stringify(done).includes('"ok":true'))).toHaveLength(1);
  expect(JSON.stringify(answers)).toContain('ほかの担当者が処理しました。');
  expect(await logOf('report.act')).toHaveLength(1);
});

test('a lead is accepted into a company that is here, or declined in words', async () => {
  const { db, newId, clock } = api.services;
  const companyId = await api.rows.company({
    name: '株式会社とまり木',
    name_key: companyNameKey('株式会社とまり木'),
  });
  const lead = async (email: string) => {
    const id = newId();
    await db
      .insertInto('leads')
      .values({
        id,
        source: 'SIGN_UP',
        company_name: '(株)とまり木',
        first_name: '佐和子',
        last_name: '丹羽',
        email,
        created_at: clock.now(),
      })
      .execute();
    return encodeGlobalId('Lead', id);
  };
  const [first, second] = [await lead('a@tomarigi.example'), await lead('b@tomarigi.example')];
  const { data } = await desk.send('{ waitingLeads { id alike { id name } } }', {}, as());
  expect(data).toEqual({
    waitingLeads: [first, second].map((id) => ({
      id,
      alike: [{ id: encodeGlobalId('Company', companyId), name: '株式会社とまり木' }],
    })),
  });
  const accept = (variables: Record<string, unknown>) =>
    desk.send(
      `mutation ($id: ID!, $companyId: ID) { acceptLead(id: $id, companyId: $companyId, separate: false) { companyName ${errors} } }`,
      variables,
      as(),
    );
  expect(await accept({ id: first })).toMatchObject({
    data: { acceptLead: { companyName: null, errors: [{ __typename: 'ArgumentInvalidError' }] } },
  });
  expect(await accept({ id: first, companyId: encodeGlobalId('Company', companyId) })).toMatchObject({
    data: { acceptLead: { companyName: '株式会社とまり木', errors: [] } },
  });
  expect(await mailsTo('a@tomarigi.example')).toHaveLength(1);
  await desk.send(
    `mutation ($id: ID!) { declineLead(id: $id, words: "今回は見送ります。") { ok ${errors} } }`,
    { id: second },
    as(),
  );
  expect(await mailsTo('b@tomarigi.example')).toEqual([
    expect.objectContaining({ template: 'leadDeclined' }),
  ]);
  expect(await logOf('lead.decline')).toMatchObject([
    { by: nagai.id, detail: { words: '今回は見送ります。' } },
  ]);
  expect((await desk.send('{ waitingLeads { id } }', {}, as())).data).toEqual({ waitingLeads: [] });
});
