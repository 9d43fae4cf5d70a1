import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testApi } from '../../../graphql/testing.ts';
import type { TestApi } from '../../../graphql/testing.ts';
import { audit } from '../../../lib/audit.ts';
import { staffApi } from '../../staff/testing.ts';
import { runOperatorCommand } from '../commands.ts';
import { logPage } from './logSql.ts';
import { sealLog, verifyLog } from './seals.ts';

let api: TestApi;
beforeAll(async () => {
  api = await testApi({ poolSize: 10 });
});
afterAll(() => api.close());

const write = (subjectId: string, detail: Record<string, string> = {}) =>
  api.services.db
    .transaction()
    .execute((trx) =>
      audit(trx, api.services, { action: 'work.approve', subjectKind: 'PRODUCT', subjectId, detail }),
    );

test('lines are sealed once each, whoever seals at the same time, and the chain holds until one is changed', async () => {
  const { db } = api.services;
  for (let line = 0; line < 12; line += 1) await write(`w${line}`, { line: String(line) });
  await Promise.all([sealLog(api.services), sealLog(api.services), sealLog(api.services)]);
  await write('late');
  await sealLog(api.services);
  expect(await verifyLog(api.services)).toEqual({ lines: 13, brokenAt: null });
  expect((await runOperatorCommand(api.services, ['log', 'verify'])).code).toBe(0);

  await expect(db.updateTable('audit_log').set({ action: 'x' }).execute()).rejects.toThrow();
  await expect(db.deleteFrom('audit_seals').execute()).rejects.toThrow();
  // Somebody who owns the database, and means it.
  await sql`alter table audit_log disable trigger audit_log_kept`.execute(db);
  await db.updateTable('audit_log').set({ subject_id: 'other' }).where('subject_id', '=', 'w4').execute();
  await sql`alter table audit_log enable trigger audit_log_kept`.execute(db);
  const { brokenAt } = await verifyLog(api.services);
  expect(brokenAt).toBeGreaterThan(0);
  expect(await runOperatorCommand(api.services, ['log', 'verify'])).toMatchObject({ code: 1 });
});

test('is read by what was done, to what, and by whom; and taken out as a table', async () => {
  const desk = staffApi(api);
  const administrator = await desk.staff('永井 葉', 'ADMINISTRATOR');
  await write('11111111-1111-4111-8111-111111111111', { reason: '=1+1, "引用"' });
  const ask = (filter: Record<string, unknown>) =>
    desk.send(
      'query ($filter: LogFilter!) { log(first: 2, filter: $filter) { edges { node { action subjectId } } pageInfo { hasNextPage } } }',
      { filter },
      { as: administrator },
    );
  expect((await ask({ subject: '11111111-1111-4111-8111-111111111111' })).data).toEqual({
    log: {
      edges: [{ node: { action: 'work.approve', subjectId: '11111111-1111-4111-8111-111111111111' } }],
      pageInfo: { hasNextPage: false },
    },
  });
  expect((await ask({ action: 'work.approve' })).data).toMatchObject({
    log: { pageInfo: { hasNextPage: true } },
  });
  expect((await ask({ action: 'no.such' })).data).toMatchObject({ log: { edges: [] } });
  const { data } = await desk.send(
    'query ($filter: LogFilter!) { logCsv(filter: $filter) }',
    { filter: { subject: '11111111-1111-4111-8111-111111111111' } },
    { as: administrator },
  );
  const csv = String(data?.['logCsv']);
  expect(csv.split('\r\n')).toHaveLength(3);
  expect(csv).toContain('""reason"": ""=1+1');
  const listed = await runOperatorCommand(api.services, [
    'log',
    'list',
    '--subject',
    '11111111-1111-4111-8111-111111111111',
  ]);
  expect(listed.lines).toHaveLength(2);
  expect(listed.lines[1]).toContain('work.approve');
  expect((await runOperatorCommand(api.services, ['log', 'list', '--action', 'no.such'])).lines).toEqual([
    '当てはまる記録はありません。',
  ]);
  expect((await ask({ action: 'log.export' })).data).toMatchObject({ log: { edges: [expect.anything()] } });
});

test('a period is read from either end: its first moment belongs to it, its last does not', async () => {
  const { db } = api.services;
  const day = (date: number): Date => new Date(Date.UTC(2025, 0, date));
  for (const date of [1, 2, 3, 4, 5])
    await db
      .insertInto('audit_log')
      .values({
        id: api.services.newId(),
        actor_kind: 'SYSTEM',
        action: 'period.test',
        subject_kind: 'PRODUCT',
        subject_id: `day ${date}`,
        detail: '{}',
        occurred_at: day(date),
      })
      .execute();
  const period = { action: 'period.test', from: day(2), to: day(4) };
  const read = async (page: { readonly limit: number; readonly backward: boolean }) =>
    (await logPage(db, period, { ...page, from: undefined })).map(({ subjectId }) => subjectId);
  expect(await read({ limit: 5, backward: false })).toEqual(['day 3', 'day 2']);
  expect(await read({ limit: 5, backward: true })).toEqual(['day 2', 'day 3']);
});
