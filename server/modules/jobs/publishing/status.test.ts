import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sql } from 'kysely';
import { testMoment } from '../../../db/testing/testRows.ts';
import { testApi } from '../../../graphql/testing.ts';
import type { TestApi } from '../../../graphql/testing.ts';
import {
  ask,
  openingId,
  openingKeyOf,
  postingCompany,
  publish,
  refusals,
  save,
} from '../drafts/testDrafts.ts';
import { runEffects } from '../testing.ts';

const statements: string[] = [];
let api: TestApi;
let company: string;
let owner: string;
let agent: string;
let stranger: string;

beforeAll(async () => {
  api = await testApi({ onStatement: (text) => statements.push(text) });
  company = await postingCompany(api);
  owner = await api.rows.member({ company_id: company });
  agent = await api.rows.member({ company_id: company, role: 'CORPORATE_AGENT' });
  stranger = await api.rows.member();
}, 60_000);
afterAll(() => api.close());

const rowOf = (id: string) =>
  api.services.db
    .selectFrom('job_openings')
    .select('status')
    .where('id', '=', openingKeyOf(id))
    .executeTakeFirstOrThrow();

interface Changing {
  readonly as?: string;
  readonly message?: string;
}

function setStatus(id: string, status: string, { as = owner, message }: Changing = {}): Promise<unknown> {
  return ask(
    api,
    as,
    `mutation ($input: UpdateJobOpeningStatusInput!) { updateJobOpeningStatus(input: $input) {
      jobOpening { id status closedAt } errors { __typename message ... on ArgumentInvalidError { field } ... on UserInputInvalidError { field } } } }`,
    { input: { jobOpeningId: id, status, message } },
  );
}

const opening = (as: string, id: string): Promise<unknown> =>
  ask(
    api,
    as,
    'query ($id: ID!) { jobOpening(id: $id) { title status hasPendingChange isSuspended suspensionReason } }',
    { id },
  );

describe('another status', () => {
  test.each([
    ['DRAFT', 'DRAFT', false],
    ['DRAFT', 'PUBLIC', false],
    ['DRAFT', 'PRIVATE', false],
    ['DRAFT', 'CLOSED', false],
    ['PUBLIC', 'DRAFT', false],
    ['PUBLIC', 'PUBLIC', false],
    ['PUBLIC', 'PRIVATE', true],
    ['PUBLIC', 'CLOSED', true],
    ['PRIVATE', 'DRAFT', false],
    ['PRIVATE', 'PUBLIC', true],
    ['PRIVATE', 'PRIVATE', false],
    ['PRIVATE', 'CLOSED', true],
    ['CLOSED', 'DRAFT', false],
    ['CLOSED', 'PUBLIC', false],
    ['CLOSED', 'PRIVATE', false],
    ['CLOSED', 'CLOSED', false],
  ] as const)('from %s to %s: %s', async (from, to, isAllowed) => {
    const key =
      from === 'DRAFT'
        ? await api.rows.jobOpening({ company_id: company })
        : await api.rows.publicJobOpening({
            company_id: company,
            status: from,
            closed_at: from === 'CLOSED' ? testMoment : null,
          });
    const id = openingId(key);
    const answer = await setStatus(id, to);
    expect(refusals(answer)).toEqual(isAllowed ? [] : ['ArgumentInvalidError status']);
    expect(await rowOf(id)).toMatchObject({ status: isAllowed ? to : from });
    if (isAllowed)
      expect(answer).toMatchObject({
        jobOpening: { id, status: to, closedAt: to === 'CLOSED' ? api.clock.now().toISOString() : null },
      });
  });

  test('coming back before people asks the gate again', async () => {
    const key = await api.rows.publicJobOpening({
      company_id: company,
      status: 'PRIVATE',
      valid_through: '2026-03-01',
    });
    expect(refusals(await setStatus(openingId(key), 'PUBLIC'))).toEqual([
      'ArgumentInvalidError validThrough',
    ]);
  });

  test('somebody else’s answers as one that does not exist; words that are too long, and an agent, are refused', async () => {
    const id = openingId(await api.rows.publicJobOpening({ company_id: company }));
    expect(refusals(await setStatus(id, 'PRIVATE', { as: stranger }))).toEqual(['JobOpeningNotFoundError']);
    expect(refusals(await setStatus(id, 'CLOSED', { message: 'あ'.repeat(2001) }))).toEqual([
      'UserInputInvalidError message',
    ]);
    expect(refusals(await setStatus(id, 'PRIVATE', { as: agent }))).toEqual(['UserEditPrivilegeError']);
    expect(await rowOf(id)).toMatchObject({ status: 'PUBLIC' });
  });

  test('closing throws the change away that was never published', async () => {
    const id = openingId(await api.rows.publicJobOpening({ company_id: company }));
    await save(api, owner, 'Contract', { jobOpeningId: id, version: 1, title: '変更' });
    expect(refusals(await setStatus(id, 'CLOSED'))).toEqual([]);
    expect(await opening(owner, id)).toMatchObject({ status: 'CLOSED', hasPendingChange: false });
    expect(refusals(await publish(api, owner, 'Contract', id))).toEqual(['ArgumentInvalidError status']);
  });
});

describe('closing', () => {
  const mailsTo = async (to: string) => {
    const rows = await api.services.db
      .selectFrom('outbox')
      .select('payload')
      .where('kind', '=', 'mail')
      .execute();
    return rows.filter(({ payload }) => JSON.stringify(payload).includes(to));
  };
  const addressOf = async (userId: string) =>
    (
      await api.services.db
        .selectFrom('users')
        .select('email')
        .where('id', '=', userId)
        .executeTakeFirstOrThrow()
    ).email;

  test('answers everybody who waits, tells those under way, and leaves the others as they are', async () => {
    const { rows, services } = api;
    const key = await rows.publicJobOpening({ company_id: company });
    const replied = { first_replied_at: testMoment, job_opening_id: key };
    const entries = {
      waiting: await rows.entry({ job_opening_id: key }),
      considered: await rows.entry({ job_opening_id: key, stage: 'CONSIDERING' }),
      underWay: await rows.entry({ ...replied, stage: 'INTERVIEW' }),
      answeredNew: await rows.entry({ ...replied, stage: 'NEW' }),
      hired: await rows.entry({ ...replied, stage: 'HIRED' }),
      withdrawn: await rows.entry({ job_opening_id: key, stage: 'WITHDRAWN' }),
    };
    const message = 'ご応募ありがとうございました。\n今回は社内でお願いすることになりました。';
    expect(refusals(await setStatus(openingId(key), 'CLOSED', { message }))).toEqual([]);
    await runEffects(api);
    await runEffects(api);

    const stages = await services.db
      .selectFrom('job_entries')
      .select(['id', 'creator_id as creator', 'stage', 'first_replied_at as repliedAt'])
      .where('job_opening_id', '=', key)
      .execute();
    const stageOf = (id: string) => stages.find((entry) => entry.id === id);
    expect(stageOf(entries.waiting)).toMatchObject({ stage: 'DECLINED', repliedAt: api.clock.now() });
    expect(stageOf(entries.considered)).toMatchObject({ stage: 'DECLINED' });
    expect(stageOf(entries.underWay)).toMatchObject({ stage: 'INTERVIEW' });
    expect(stageOf(entries.answeredNew)).toMatchObject({ stage: 'NEW' });
    expect(stageOf(entries.hired)).toMatchObject({ stage: 'HIRED' });
    expect(stageOf(entries.withdrawn)).toMatchObject({ stage: 'WITHDRAWN' });

    expect(
      await services.db
        .selectFrom('job_entry_stage_changes')
        .select(['from_stage', 'to_stage', 'message', 'changed_by_user_id as by'])
        .where('entry_id', '=', entries.considered)
        .execute(),
    ).toEqual([{ from_stage: 'CONSIDERING', to_stage: 'DECLINED', message, by: owner }]);
    const told = await services.db
      .selectFrom('activity_notifications')
      .select(['entry_id', 'detail'])
      .where('job_opening_id', '=', key)
      .execute();
    expect(new Map(told.map(({ entry_id, detail }) => [entry_id, detail]))).toEqual(
      new Map<string | null, unknown>([
        [entries.waiting, { stage: 'DECLINED', message }],
        [entries.considered, { stage: 'DECLINED', message }],
        [entries.underWay, { isClosed: true }],
        [entries.answeredNew, { isClosed: true }],
      ]),
    );
    expect(told).toHaveLength(4);
    const creatorOf = (id: string) => stageOf(id)?.creator ?? '';
    expect(await mailsTo(await addressOf(creatorOf(entries.waiting)))).toHaveLength(1);
    expect(await mailsTo(await addressOf(creatorOf(entries.underWay)))).toHaveLength(1);
    expect(await mailsTo(await addressOf(creatorOf(entries.hired)))).toHaveLength(0);
  });

  test('with 1,000 who wait takes no more statements than with one, but for what is put into the outbox', async () => {
    const { db } = api.services;
    const closed = async (candidates: number): Promise<number> => {
      const key = await api.rows.publicJobOpening({ company_id: company });
      await sql`
        with people as (
          insert into users (id, email, role, registration_step, created_at)
          select gen_random_uuid(), gen_random_uuid() || '@example.jp', 'CREATOR_USER', 'COMPLETED', ${testMoment}
          from generate_series(1, ${sql.lit(candidates)}) returning id
        ), creators as (
          insert into creator_profiles (user_id, first_name, last_name, user_name, created_at, updated_at)
          select id, 'みお', '早瀬', '早瀬 みお', ${testMoment}, ${testMoment} from people returning user_id
        )
        insert into job_entries (id, job_opening_id, creator_id, stage_changed_at, entered_at, reply_by)
        select gen_random_uuid(), ${key}::uuid, user_id, ${testMoment}, ${testMoment}, ${testMoment}::timestamptz + interval '14 days'
        from creators`.execute(db);
      statements.length = 0;
      expect(refusals(await setStatus(openingId(key), 'CLOSED'))).toEqual([]);
      const counted = statements.filter((text) => !text.includes('"outbox"')).length;
      const { left } = await db
        .selectFrom('job_entries')
        .select((eb) => eb.fn.countAll<number>().as('left'))
        .where('job_opening_id', '=', key)
        .where('stage', '<>', 'DECLINED')
        .executeTakeFirstOrThrow();
      expect(left).toBe(0);
      return counted;
    };
    const one = await closed(1);
    expect(await closed(1000)).toBeLessThanOrEqual(one);
    expect(statements.filter((text) => text.includes('"outbox"')).length).toBeLessThan(50);
  }, 60_000);

  test('without words, sends the polite ones', async () => {
    const entry = await api.rows.entry({
      job_opening_id: await api.rows.publicJobOpening({ company_id: company, status: 'PRIVATE' }),
    });
    const { job_opening_id: key } = await api.services.db
      .selectFrom('job_entries')
      .select('job_opening_id')
      .where('id', '=', entry)
      .executeTakeFirstOrThrow();
    await setStatus(openingId(key), 'CLOSED', { message: ' ' });
    const step = await api.services.db
      .selectFrom('job_entry_stage_changes')
      .select('message')
      .where('entry_id', '=', entry)
      .executeTakeFirst();
    expect(step?.message).toContain('ありがとうございました');
  });
});
