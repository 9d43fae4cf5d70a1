import { afterAll, beforeAll, expect, test } from 'vitest';
import { testApi } from '../../../graphql/testing.ts';
import type { TestApi } from '../../../graphql/testing.ts';
import { encodeGlobalId } from '../../../lib/request/globalId.ts';
import { staffApi } from '../../staff/testing.ts';

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
  api.clock.set('2026-04-10T03:00:00Z');
});
afterAll(() => api.close());

const day = 86_400_000;

test('companies with entries nearly due for an answer, most of them first', async () => {
  const now = api.clock.now().getTime();
  const reply_by = (days: number) => new Date(now + days * day);
  const [slow, slower, quick, suspended] = [
    await api.rows.company({
      name: '株式会社はれのひ',
      response_rate_percent: 78,
      median_reply_minutes: 10_800,
    }),
    await api.rows.company({ name: '株式会社つばめ配送' }),
    await api.rows.company(),
    await api.rows.company({ status: 'SUSPENDED', suspended_at: api.clock.now() }),
  ];
  const enter = async (company_id: string, row: Parameters<typeof api.rows.entry>[0]) =>
    api.rows.entry({ job_opening_id: await api.rows.publicJobOpening({ company_id }), ...row });
  await enter(slow, { reply_by: reply_by(1) });
  await enter(slower, { reply_by: reply_by(2), reminded_at: new Date(now - day) });
  await enter(slower, { reply_by: reply_by(3) });
  // Answered, overdue, or with time to go.
  await enter(slow, { reply_by: reply_by(1), first_replied_at: new Date(now) });
  await enter(slow, { reply_by: reply_by(-1) });
  await enter(quick, { reply_by: reply_by(4) });
  await enter(suspended, { reply_by: reply_by(1) });
  const desk = staffApi(api);
  const { data } = await desk.send(
    '{ slowCompanies { id name responseRatePercent medianReplyMinutes nearlyDue remindedAt } }',
    {},
    { as: await desk.staff('永井 葉', 'SUPPORT') },
  );
  expect(data).toEqual({
    slowCompanies: [
      {
        id: encodeGlobalId('Company', slower),
        name: '株式会社つばめ配送',
        responseRatePercent: null,
        medianReplyMinutes: null,
        nearlyDue: 2,
        remindedAt: new Date(now - day).toISOString(),
      },
      {
        id: encodeGlobalId('Company', slow),
        name: '株式会社はれのひ',
        responseRatePercent: 78,
        medianReplyMinutes: 10_800,
        nearlyDue: 1,
        remindedAt: null,
      },
    ],
  });
});
