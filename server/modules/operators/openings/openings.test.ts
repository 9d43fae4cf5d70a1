import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as v from 'valibot';
import { effectHandlers } from '../../../background.ts';
import { testApi } from '../../../graphql/testing.ts';
import type { TestApi } from '../../../graphql/testing.ts';
import { encodeGlobalId } from '../../../lib/request/globalId.ts';
import { OutboxWorker } from '../../../lib/outbox/outboxWorker.ts';
import {
  ask,
  newOpeningId,
  openingKeyOf,
  postingCompany,
  publish,
  refusals,
  save,
  wholeContract,
} from '../../jobs/drafts/testDrafts.ts';
import { staffApi } from '../../staff/testing.ts';
import type { TestStaff } from '../../staff/testing.ts';
import { runOperatorCommand } from '../commands.ts';

let api: TestApi;
let desk: ReturnType<typeof staffApi>;
let nagai: TestStaff;
let mori: TestStaff;
let company: string;
let owner: string;
let creator: string;
beforeAll(async () => {
  api = await testApi({ poolSize: 20 });
  desk = staffApi(api);
  nagai = await desk.staff('永井 葉', 'REVIEWER');
  mori = await desk.staff('森 奏', 'REVIEWER');
  company = await postingCompany(api);
  owner = await api.rows.member({ company_id: company });
  creator = await api.rows.creator({
    user_id: await api.rows.user({ first_work_approved_at: api.clock.now() }),
  });
}, 60_000);
afterAll(() => api.close());

const errors = 'errors { __typename message }';
const asked = '教材費として1万円をお支払いください。';
const hold = `hold { reason passages { label passage words title } }`;

const seen = (as: string, id: string) =>
  ask(api, as, `query ($id: ID!) { jobOpening(id: $id) { status ${hold} } }`, { id });
const isPublic = async (id: string) => {
  const row = await api.services.db
    .selectFrom('job_openings')
    .select('public_at')
    .where('id', '=', openingKeyOf(id))
    .executeTakeFirstOrThrow();
  return row.public_at !== null;
};

async function published(detail: string): Promise<string> {
  const id = newOpeningId();
  const input = { ...wholeContract, offerDetail: detail };
  expect(refusals(await save(api, owner, 'Contract', { jobOpeningId: id, version: 0, ...input }))).toEqual(
    [],
  );
  expect(refusals(await publish(api, owner, 'Contract', id))).toEqual([]);
  return id;
}
async function changed(id: string, version: number, detail: string): Promise<void> {
  await save(api, owner, 'Contract', { jobOpeningId: id, version, offerDetail: detail });
  expect(refusals(await publish(api, owner, 'Contract', id))).toEqual([]);
}
const setStatus = (id: string, status: 'PRIVATE' | 'PUBLIC') =>
  ask(
    api,
    owner,
    'mutation ($input: UpdateJobOpeningStatusInput!) { updateJobOpeningStatus(input: $input) { errors { __typename } } }',
    { input: { jobOpeningId: id, status } },
  );

const send = async (who: TestStaff, call: string, variables: Record<string, unknown>) => {
  const { data } = await desk.send(call, variables, { as: who });
  return Object.values(data ?? {})[0];
};
const heldBy = (who: TestStaff, id: string) =>
  send(
    who,
    'query ($id: ID!) { heldOpening(id: $id) { version passages { rule words } contents { field words } } }',
    {
      id,
    },
  );
const take = (who: TestStaff, id: string) =>
  send(who, `mutation ($id: ID!) { takeReview(id: $id) { until ${errors} } }`, { id });
const decide = async (who: TestStaff, id: string, more: Record<string, unknown> = {}) =>
  send(
    who,
    `mutation ($id: ID!, $version: String!, $decision: ReviewVerdict!, $reason: String) {
      decideReview(id: $id, version: $version, decision: $decision, reason: $reason, checks: []) { undoUntil ${errors} } }`,
    { id, version: '1', decision: 'APPROVE', ...more },
  );
const undo = (who: TestStaff, id: string) =>
  send(who, `mutation ($id: ID!) { undoReview(id: $id) { ok ${errors} } }`, { id });
const queued = async () => {
  const queue = await send(nagai, '{ openingQueue { openings { id } } }', {});
  return v
    .parse(v.object({ openings: v.array(v.object({ id: v.string() })) }), queue)
    .openings.map(({ id }) => id);
};
const runEffects = () => {
  const { db, clock, log } = api.services;
  return new OutboxWorker({ db, clock, log, handlers: effectHandlers(api.services) }).drain();
};
const mailsAbout = async (template: string) =>
  (await api.services.db.selectFrom('outbox').select('payload').where('kind', '=', 'mail').execute()).filter(
    ({ payload }) => JSON.stringify(payload).includes(`"${template}"`),
  ).length;

describe('an opening in which a rule finds something', () => {
  test('is not public, and its company sees the passage; what finds nothing comes out at once', async () => {
    const clean = await published('店頭の看板を2枚お願いします。');
    expect(await isPublic(clean)).toBe(true);
    expect(await seen(owner, clean)).toEqual({ status: 'PUBLIC', hold: null });

    const mails = await mailsAbout('openingHeld');
    const id = await published(`店頭の看板です。${asked}`);
    expect(await isPublic(id)).toBe(false);
    expect(await seen(creator, id)).toBeNull();
    expect(await seen(owner, id)).toEqual({
      status: 'PUBLIC',
      hold: {
        reason: null,
        passages: [
          {
            label: '仕事の内容',
            passage: asked,
            words: expect.stringContaining('教材費'),
            title: 'クリエイターにお金を求めている可能性があります',
          },
        ],
      },
    });
    expect(await mailsAbout('openingHeld')).toBe(mails + 1);
    expect(await queued()).toContain(id);
    expect(await heldBy(nagai, id)).toMatchObject({
      version: '1',
      passages: [{ rule: 'MONEY_FROM_CREATOR' }],
      contents: expect.arrayContaining([
        { field: 'offerDetail', words: expect.stringContaining(asked) },
        { field: 'netPrice', words: '10,909円' },
        { field: 'isOpenToOutside', words: '会員だけに公開' },
      ]),
    });
  });

  test('comes out by itself once the passage is gone, and waits for nobody after it was withdrawn', async () => {
    const id = await published(asked);
    await changed(id, 1, '店頭の看板です。');
    expect(await isPublic(id)).toBe(true);
    expect(await queued()).not.toContain(id);

    const other = await published(asked);
    await setStatus(other, 'PRIVATE');
    expect(await queued()).not.toContain(other);
    expect(await seen(owner, other)).toEqual({ status: 'PRIVATE', hold: null });
    await setStatus(other, 'PUBLIC');
    expect(await isPublic(other)).toBe(false);
    expect(await queued()).toContain(other);
  });

  test('a change of what is public takes it from sight until it was looked at', async () => {
    const id = await published('店頭の看板です。');
    await changed(id, 1, asked);
    expect(await isPublic(id)).toBe(false);
    expect(await decide(nagai, id)).toMatchObject({ errors: [{ __typename: 'DraftConflictError' }] });
    expect(await decide(nagai, id, { version: '2' })).toMatchObject({ errors: [] });
  });
});

describe('the house', () => {
  test('lets it out ten seconds after it decided; what it let pass passes again', async () => {
    const id = await published(asked);
    expect(await take(nagai, id)).toMatchObject({ errors: [] });
    expect(await take(mori, id)).toMatchObject({ errors: [{ message: '永井 葉さんが審査しています。' }] });
    expect(await decide(mori, id)).toMatchObject({ errors: [{ message: 'ほかの担当者が処理しました。' }] });
    expect(await decide(nagai, id)).toMatchObject({ errors: [] });
    expect(await queued()).not.toContain(id);
    expect(await isPublic(id)).toBe(false);
    api.clock.advance(10_001);
    await runEffects();
    expect(await isPublic(id)).toBe(true);
    expect(await seen(creator, id)).toMatchObject({ status: 'PUBLIC', hold: null });
    await setStatus(id, 'PRIVATE');
    await setStatus(id, 'PUBLIC');
    expect(await isPublic(id)).toBe(true);
    const told = await api.services.db
      .selectFrom('activity_notifications')
      .select(['user_id as to', 'detail'])
      .where('job_opening_id', '=', openingKeyOf(id))
      .orderBy('sent_at')
      .execute();
    expect(told).toEqual([
      { to: owner, detail: { reviewStatus: null } },
      { to: owner, detail: { reviewStatus: 'APPROVED' } },
    ]);
  });

  test('takes a decision back within ten seconds', async () => {
    const id = await published(asked);
    await decide(nagai, id);
    expect(await undo(mori, id)).toMatchObject({ errors: [{ __typename: 'DraftConflictError' }] });
    expect(await undo(nagai, id)).toMatchObject({ errors: [] });
    api.clock.advance(10_001);
    await runEffects();
    expect(await isPublic(id)).toBe(false);
    expect(await queued()).toContain(id);
  });

  test('50 decisions at once are one', async () => {
    const id = await published(asked);
    const answers = await Promise.all(Array.from({ length: 50 }, () => decide(nagai, id)));
    expect(answers.filter((answer) => JSON.stringify(answer).includes('"errors":[]'))).toHaveLength(1);
  });

  test('sends it back with a reason, which its company reads; a decision about what was changed meanwhile does nothing', async () => {
    const id = await published(asked);
    expect(
      await decide(nagai, id, { decision: 'REJECT', reason: '教材費を求めることはできません。' }),
    ).toMatchObject({
      errors: [],
    });
    api.clock.advance(10_001);
    await runEffects();
    expect(await isPublic(id)).toBe(false);
    expect(await seen(owner, id)).toMatchObject({ hold: { reason: '教材費を求めることはできません。' } });

    const other = await published(asked);
    await decide(nagai, other);
    await changed(other, 1, `${asked}ぜひご応募ください。`);
    api.clock.advance(10_001);
    await runEffects();
    expect(await isPublic(other)).toBe(false);
    expect(await queued()).toContain(other);
  });

  test('does the same from the command line', async () => {
    const run = (...words: readonly string[]) => runOperatorCommand(api.services, words);
    const id = await published(asked);
    expect((await run('held', 'list')).lines.join('\n')).toContain(asked);
    expect(await run('held', 'return', id, '--reason', '教材費')).toMatchObject({ code: 0 });
    expect(await seen(owner, id)).toMatchObject({ hold: { reason: '教材費' } });
    expect(await run('held', 'pass', id)).toMatchObject({ code: 1 });

    const other = await published(asked);
    await decide(nagai, other);
    expect(await run('held', 'undo', other)).toMatchObject({ code: 0 });
    expect(await run('held', 'pass', other)).toMatchObject({ code: 0 });
    expect(await isPublic(other)).toBe(true);
    expect(await run('held', 'pass', encodeGlobalId('JobOpening', api.services.newId()))).toMatchObject({
      code: 1,
    });
    for (const wrong of [['pass'], ['return', id], ['list', 'x'], ['undo']])
      expect(await run('held', ...wrong)).toMatchObject({ code: 2 });
    const acts = await api.services.db
      .selectFrom('audit_log')
      .select(['action', 'actor_kind as by'])
      .where('subject_id', '=', openingKeyOf(other))
      .orderBy('occurred_at')
      .orderBy('id')
      .execute();
    expect(acts).toEqual([
      { action: 'opening.decide', by: 'STAFF' },
      { action: 'opening.undo', by: 'COMMAND_LINE' },
      { action: 'opening.pass', by: 'COMMAND_LINE' },
    ]);
  });
});
