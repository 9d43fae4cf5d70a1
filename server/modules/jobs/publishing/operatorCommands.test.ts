import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testMoment } from '../../../db/testing/testRows.ts';
import { testApi } from '../../../graphql/testing.ts';
import type { TestApi } from '../../../graphql/testing.ts';
import { runOperatorCommand } from '../../operators/commands.ts';
import { ask, openingId, postingCompany, publish, refusals, save } from '../drafts/testDrafts.ts';

let api: TestApi;
let company: string;
let owner: string;
beforeAll(async () => {
  api = await testApi();
  company = await postingCompany(api);
  owner = await api.rows.member({ company_id: company });
}, 60_000);
afterAll(() => api.close());

const run = (...words: readonly string[]) => runOperatorCommand(api.services, words);
const isListed = async (key: string) => {
  const row = await api.services.db
    .selectFrom('job_openings')
    .select('public_at')
    .where('id', '=', key)
    .executeTakeFirstOrThrow();
  return row.public_at !== null;
};
const seen = (as: string, id: string) =>
  ask(api, as, 'query ($id: ID!) { jobOpening(id: $id) { isSuspended suspensionReason status } }', { id });

describe('the operators’ commands about openings', () => {
  test('take one out of the lists and let it back; its company is told why, others see nothing of it', async () => {
    const key = await api.rows.publicJobOpening({ company_id: company, title: '宿の予約画面' });
    const id = openingId(key);
    const creator = await api.rows.creator({
      user_id: await api.rows.user({ first_work_approved_at: testMoment }),
    });
    const entrant = await api.rows.creator();
    await api.rows.entry({ job_opening_id: key, creator_id: entrant });

    expect((await run('jobs', 'list')).lines.join('\n')).toMatch(new RegExp(`${id} +募集中 `, 'u'));
    expect(
      await run(
        'jobs',
        'suspend',
        `https://tsumugi.example/jobs/${id}`,
        '--rule',
        'REGISTRATION',
        '--reason',
        '連絡先が違います。',
      ),
    ).toMatchObject({
      code: 0,
      lines: expect.arrayContaining(['「宿の予約画面」(株式会社灯台舎)の掲載を停止しました。']),
    });
    expect(await isListed(key)).toBe(false);
    expect(await seen(owner, id)).toEqual({
      isSuspended: true,
      suspensionReason: '連絡先が違います。',
      status: 'PUBLIC',
    });
    expect(await seen(creator, id)).toBeNull();
    expect(await seen(entrant, id)).toMatchObject({ isSuspended: false, suspensionReason: null });
    expect((await run('jobs', 'list', '--suspended')).lines.join('\n')).toMatch(
      new RegExp(`${id} +公開停止中 .*株式会社灯台舎 +宿の予約画面 +連絡先が違います。`, 'u'),
    );
    expect(await run('jobs', 'suspend', id, '--rule', 'REGISTRATION', '--reason', 'もう一度')).toMatchObject({
      code: 1,
    });

    // Its change may be written, but not be brought before people.
    await save(api, owner, 'Contract', { jobOpeningId: id, version: 1, title: '直しました' });
    expect(refusals(await publish(api, owner, 'Contract', id))).toEqual(['ForbiddenError']);

    expect(await run('jobs', 'release', id, '--reason', '直りました。')).toMatchObject({ code: 0 });
    expect(await isListed(key)).toBe(true);
    expect(await seen(creator, id)).toMatchObject({ isSuspended: false });
    expect(refusals(await publish(api, owner, 'Contract', id))).toEqual([]);
    expect(await run('jobs', 'release', id, '--reason', '直りました。')).toMatchObject({ code: 1 });

    const mails = await api.services.db
      .selectFrom('outbox')
      .select('payload')
      .where('kind', '=', 'mail')
      .execute();
    expect(mails).toMatchObject([
      {
        payload: {
          template: 'openingSuspended',
          data: { title: '宿の予約画面', reason: '連絡先が違います。' },
        },
      },
      { payload: { template: 'openingReleased' } },
    ]);
    const acts = await api.services.db.selectFrom('audit_log').select(['action', 'subject_id']).execute();
    expect(acts).toEqual([
      { action: 'opening.suspend', subject_id: key },
      { action: 'opening.release', subject_id: key },
    ]);
  });

  test('a suspended one stays hidden when its company comes back, and its company’s suspension outlives its own', async () => {
    const key = await api.rows.publicJobOpening({ company_id: company });
    const setCompany = (status: 'ACTIVE' | 'SUSPENDED') =>
      api.services.db
        .updateTable('companies')
        .set({ status, suspended_at: status === 'SUSPENDED' ? testMoment : null })
        .where('id', '=', company)
        .execute();
    await run('jobs', 'suspend', openingId(key), '--rule', 'REGISTRATION', '--reason', '理由');
    await setCompany('SUSPENDED');
    await setCompany('ACTIVE');
    expect(await isListed(key)).toBe(false);
    await setCompany('SUSPENDED');
    await run('jobs', 'release', openingId(key), '--reason', '直りました。');
    expect(await isListed(key)).toBe(false);
    await setCompany('ACTIVE');
    expect(await isListed(key)).toBe(true);
  });

  test('refuse what is not published, what does not exist, and what is not understood', async () => {
    const draft = openingId(await api.rows.jobOpening({ company_id: company }));
    expect(await run('jobs', 'suspend', draft, '--rule', 'REGISTRATION', '--reason', '理由')).toMatchObject({
      code: 1,
    });
    expect(await run('jobs', 'release', draft, '--reason', '直りました。')).toMatchObject({ code: 1 });
    expect(
      await run(
        'jobs',
        'suspend',
        openingId(api.services.newId()),
        '--rule',
        'REGISTRATION',
        '--reason',
        '理由',
      ),
    ).toMatchObject({
      code: 1,
      lines: ['募集が見つかりません。'],
    });
    expect(await run('jobs', 'suspend', 'x', '--rule', 'REGISTRATION', '--reason', '理由')).toMatchObject({
      code: 1,
    });
    expect(
      await run('jobs', 'suspend', draft, '--rule', 'REGISTRATION', '--reason', 'あ'.repeat(1001)),
    ).toMatchObject({ code: 1 });
    for (const wrong of [
      ['suspend'],
      ['suspend', draft],
      ['suspend', draft, '理由'],
      ['release'],
      ['release', draft, 'x'],
      ['list', '--x'],
    ])
      expect(await run('jobs', ...wrong)).toMatchObject({ code: 2 });
    expect((await run('jobs', 'list')).code).toBe(0);
  });
});
