import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { effectHandlers } from '../../../background.ts';
import { testApi } from '../../../graphql/testing.ts';
import type { TestApi } from '../../../graphql/testing.ts';
import { encodeGlobalId } from '../../../lib/request/globalId.ts';
import { OutboxWorker } from '../../../lib/outbox/outboxWorker.ts';
import { staffApi } from '../../staff/testing.ts';
import type { TestStaff } from '../../staff/testing.ts';

let api: TestApi;
let desk: ReturnType<typeof staffApi>;
let nagai: TestStaff;
let mori: TestStaff;
beforeAll(async () => {
  api = await testApi({ poolSize: 20 });
  desk = staffApi(api);
  nagai = await desk.staff('永井 葉', 'REVIEWER');
  mori = await desk.staff('森 奏', 'REVIEWER');
});
afterAll(() => api.close());

const waiting = async (): Promise<string> => {
  const id = await api.rows.product();
  await api.services.db
    .insertInto('product_reviews')
    .values({
      id: api.services.newId(),
      product_id: id,
      current_review_status: 'IN_PROGRESS',
      last_review_activity_at: api.clock.now(),
    })
    .execute();
  return encodeGlobalId('Product', id);
};

const errors = 'errors { __typename message }';
const as = (who: TestStaff) => ({ as: who });
const versionOf = async (id: string) => {
  const answer = await desk.send(
    'query ($id: ID!) { workUnderReview(id: $id) { version } }',
    { id },
    as(nagai),
  );
  const work = answer.data?.['workUnderReview'];
  return typeof work === 'object' && work !== null && 'version' in work ? work.version : undefined;
};
const take = async (id: string, who: TestStaff) =>
  (await desk.send(`mutation ($id: ID!) { takeReview(id: $id) { until ${errors} } }`, { id }, as(who)))
    .data?.['takeReview'];
const allMet = [1, 2, 3, 4, 5, 6].map((point) => ({ point, met: true }));
const decide = async (id: string, who: TestStaff, more: Record<string, unknown> = {}) =>
  (
    await desk.send(
      `mutation ($id: ID!, $version: String!, $decision: ReviewVerdict!, $reason: String, $checks: [ReviewCheckInput!]!) {
        decideReview(id: $id, version: $version, decision: $decision, reason: $reason, checks: $checks) { undoUntil ${errors} }
      }`,
      { id, version: await versionOf(id), decision: 'APPROVE', checks: allMet, ...more },
      as(who),
    )
  ).data?.['decideReview'];
const undo = async (id: string, who: TestStaff) =>
  (await desk.send(`mutation ($id: ID!) { undoReview(id: $id) { ok ${errors} } }`, { id }, as(who))).data?.[
    'undoReview'
  ];
const runEffects = () => {
  const { db, clock, log } = api.services;
  return new OutboxWorker({ db, clock, log, handlers: effectHandlers(api.services) }).drain();
};
const statusOf = async (globalId: string) => {
  const { data } = await desk.send('{ reviewQueue { works { id } } }', {}, as(nagai));
  const queue = data?.['reviewQueue'];
  return JSON.stringify(queue).includes(globalId) ? 'waits' : 'gone';
};
const logOf = (action: string) =>
  api.services.db
    .selectFrom('audit_log')
    .select(['actor_kind', 'staff_id', 'subject_id', 'address'])
    .where('action', '=', action)
    .execute();

describe('a lease', () => {
  test('keeps a work from a second reviewer until it ends', async () => {
    const id = await waiting();
    expect(await take(id, nagai)).toMatchObject({ until: expect.any(String), errors: [] });
    expect(await take(id, mori)).toMatchObject({
      errors: [{ __typename: 'DraftConflictError', message: '永井 葉さんが審査しています。' }],
    });
    expect(await decide(id, mori)).toMatchObject({ errors: [{ message: 'ほかの担当者が処理しました。' }] });
    api.clock.advance(5 * 60_000 + 1);
    expect(await take(id, mori)).toMatchObject({ errors: [] });
    expect(await take(id, nagai)).toMatchObject({ errors: [{ __typename: 'DraftConflictError' }] });
  });

  test('50 at once have one holder', async () => {
    const id = await waiting();
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, at) => take(id, at % 2 === 0 ? nagai : mori)),
    );
    const holder = await api.services.db.selectFrom('review_leases').select('staff_id').execute();
    const winners = answers.filter((answer) => JSON.stringify(answer).includes('"errors":[]'));
    expect(winners).toHaveLength(25);
    expect(holder.length).toBeGreaterThan(0);
  });
});

describe('a decision', () => {
  test('50 approvals at once are one', async () => {
    const id = await waiting();
    const answers = await Promise.all(Array.from({ length: 50 }, () => decide(id, nagai)));
    const done = answers.filter((answer) => JSON.stringify(answer).includes('"errors":[]'));
    expect(done).toHaveLength(1);
    api.clock.advance(10_001);
    await runEffects();
    expect(await statusOf(id)).toBe('gone');
    expect(await logOf('work.approve')).toEqual([
      { actor_kind: 'STAFF', staff_id: nagai.id, subject_id: expect.any(String), address: '' },
    ]);
  });

  test('follows one after the other: from the sixth on a connection plans the statement for any values', async () => {
    for (let made = 0; made < 8; made += 1)
      expect(await decide(await waiting(), nagai)).toMatchObject({ errors: [] });
  });

  test('can be taken back for ten seconds, by whoever decided', async () => {
    const id = await waiting();
    await decide(id, nagai);
    expect(await statusOf(id)).toBe('gone');
    expect(await undo(id, mori)).toMatchObject({ ok: false });
    expect(await undo(id, nagai)).toMatchObject({ ok: true });
    expect(await statusOf(id)).toBe('waits');
    api.clock.advance(10_001);
    await runEffects();
    expect(await statusOf(id)).toBe('waits');
    await decide(id, nagai, {
      decision: 'REJECT',
      reason: '画像が粗いです。',
      checks: [{ point: 6, met: false }],
    });
    api.clock.advance(10_001);
    await runEffects();
    expect(await undo(id, nagai)).toMatchObject({ errors: [{ __typename: 'DraftConflictError' }] });
    const notices = await api.services.db
      .selectFrom('activity_notifications')
      .select('detail')
      .where('type', '=', 'PRODUCT_REVIEW')
      .execute();
    expect(notices.map(({ detail }) => detail)).toContainEqual(
      expect.objectContaining({ reviewStatus: 'REJECTED', reason: '画像が粗いです。' }),
    );
  });

  test('is of the version that was seen', async () => {
    const id = await waiting();
    expect(await decide(id, nagai, { version: 'v0' })).toMatchObject({
      errors: [{ __typename: 'DraftConflictError' }],
    });
  });

  test('to approve wants all six points, and to send back a reason', async () => {
    const id = await waiting();
    expect(await decide(id, nagai, { checks: allMet.slice(1) })).toMatchObject({
      errors: [{ __typename: 'ArgumentInvalidError' }],
    });
    expect(await decide(id, nagai, { decision: 'REJECT', checks: [] })).toMatchObject({
      errors: [{ __typename: 'UserInputInvalidError' }],
    });
  });

  test('about what does not exist, or waits no more, is one answer', async () => {
    for (const id of ['w_AAAAAAAAcACAAAAAAAAAAA', 'x'])
      expect(await take(id, nagai)).toMatchObject({ errors: [{ __typename: 'ProductNotFoundError' }] });
  });
});

test('a work put aside says by whom, and is let back', async () => {
  const id = await waiting();
  await take(id, nagai);
  await desk.send(
    `mutation ($id: ID!) { holdReview(id: $id, note: "依頼主に確認中") { ok ${errors} } }`,
    { id },
    as(nagai),
  );
  const query = 'query ($id: ID!) { workUnderReview(id: $id) { hold { staffName note } } }';
  expect((await desk.send(query, { id }, as(mori))).data).toEqual({
    workUnderReview: { hold: { staffName: '永井 葉', note: '依頼主に確認中' } },
  });
  await desk.send(`mutation ($id: ID!) { releaseReviewHold(id: $id) { ok ${errors} } }`, { id }, as(mori));
  expect((await desk.send(query, { id }, as(mori))).data).toEqual({ workUnderReview: { hold: null } });
});
