import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { isOnPostgres } from '../../../db/testing/testDatabase.ts';
import { testMoment } from '../../../db/testing/testRows.ts';
import { testApi } from '../../../graphql/testing.ts';
import type { TestApi } from '../../../graphql/testing.ts';
import { encodeGlobalId } from '../../../lib/request/globalId.ts';
import { noContents } from '../contents/contentsSql.ts';
import { keepVersion } from '../publishing/publishSql.ts';
import { answerEverybody } from '../desk/steps.ts';
import {
  newOpeningId,
  openingKeyOf,
  postingCompany,
  publish,
  save,
  wholeContract,
} from '../drafts/testDrafts.ts';
import { errorFields, failuresOf, fullTime, openingId, runEffects } from '../testing.ts';

let api: TestApi;
beforeAll(async () => {
  api = await testApi({ poolSize: 20 });
});
afterAll(() => api.close());

const enter = `mutation ($input: EntryJobOpeningInput!) { entryJobOpening(input: $input) {
  jobOpening { id isOwnedJobOpening entriesCount candidateCounts { all } entryDetail {
    entryMessage stage enteredAt replyBy canWithdraw chatRoomId latestMessage
    questionAnswers { questionTitle answerText } } } ${errorFields} } }`;
const enterFullTime = `mutation ($input: EntryJobOpeningInput!) { entryFullTimeJobOpening(input: $input) {
  chatRoomId jobOpening { entryDetail { chatRoomId } } ${errorFields} } }`;
const withdraw = `mutation ($id: ID!) { withdrawEntry(jobOpeningId: $id) {
  jobOpening { entryDetail { stage canWithdraw } } ${errorFields} } }`;

/** A creator who sees what is for members. */
const creator = async () =>
  api.rows.creator({ user_id: await api.rows.user({ first_work_approved_at: testMoment }) });
const input = (id: string, over: Record<string, unknown> = {}) => ({
  input: { jobOpeningId: openingId(id), entryMessage: 'お力になれそうです。', answers: [], ...over },
});
const entriesOf = (id: string) =>
  api.services.db.selectFrom('job_entries').selectAll().where('job_opening_id', '=', id).execute();

async function question(job_opening_id: string, question_text: string, position = 0): Promise<string> {
  const id = randomUUID();
  await api.services.db
    .insertInto('job_opening_questions')
    .values({ id, job_opening_id, question_text, position })
    .execute();
  return encodeGlobalId('JobOpeningQuestion', id);
}

describe('entering', () => {
  test('answers every question, keeps what was asked, and is told to the company by notice and mail', async () => {
    const company_id = await api.rows.company();
    const member = await api.rows.member({ company_id });
    const id = await api.rows.publicJobOpening({ company_id });
    const first = await question(id, '稼働できる曜日を教えてください。');
    const second = await question(id, '似ている作品のアドレスを教えてください。', 1);
    const viewer = await creator();
    const answers = [
      { questionId: second, answerText: 'https://example.jp/' },
      { questionId: first, answerText: '平日です。' },
    ];
    const { data } = await api.post(enter, input(id, { answers }), viewer);
    expect(data).toEqual({
      entryJobOpening: {
        jobOpening: {
          id: openingId(id),
          isOwnedJobOpening: false,
          entriesCount: null,
          candidateCounts: null,
          entryDetail: {
            entryMessage: 'お力になれそうです。',
            stage: 'NEW',
            enteredAt: '2026-04-01T09:00:00.000Z',
            // The end of 15 April in Japan.
            replyBy: '2026-04-15T14:59:59.999Z',
            canWithdraw: true,
            chatRoomId: null,
            latestMessage: null,
            questionAnswers: [
              { questionTitle: '稼働できる曜日を教えてください。', answerText: '平日です。' },
              {
                questionTitle: '似ている作品のアドレスを教えてください。',
                answerText: 'https://example.jp/',
              },
            ],
          },
        },
        errors: [],
      },
    });
    await runEffects(api);
    const notices = await api.services.db
      .selectFrom('activity_notifications')
      .select(['type', 'actor_id', 'job_opening_id'])
      .where('user_id', '=', member)
      .execute();
    expect(notices).toEqual([{ type: 'ENTRY_JOB_OPENING', actor_id: viewer, job_opening_id: id }]);
    const mails = await api.services.db
      .selectFrom('outbox')
      .select('payload')
      .where('kind', '=', 'mail')
      .execute();
    expect(mails.map(({ payload }) => payload)).toContainEqual(
      expect.objectContaining({ template: 'entryReceived', to: `${member}@example.jp` }),
    );
  });

  test('lets the company answer, whose message was turned away as a request; of who lets nobody begin it waits anew', async () => {
    const company_id = await api.rows.company();
    const owner = await api.rows.member({ company_id });
    const opening = await api.rows.publicJobOpening({ company_id });
    const { db, clock } = api.services;
    for (const [talk_from, state, standing] of [
      ['KNOWN', 'DECLINED', 'OPEN'],
      ['KNOWN', 'WAITING', 'OPEN'],
      ['NOBODY', 'DECLINED', 'REQUESTED'],
    ] as const) {
      const viewer = await creator();
      const room = await api.rows.room({
        company_id,
        creator_id: viewer,
        request_state: state,
        requested_at: testMoment,
      });
      await db
        .updateTable('chat_members')
        .set({ is_request: true })
        .where('room_id', '=', room)
        .where('user_id', '=', viewer)
        .execute();
      await db
        .insertInto('user_settings')
        .values({ user_id: viewer, talk_from, updated_at: clock.now() })
        .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ talk_from }))
        .execute();
      const { data } = await api.post(enter, input(opening), viewer);
      expect(failuresOf(data?.['entryJobOpening'])).toEqual([]);
      const seen = await api.post(
        `query ($id: ID!) { node(id: $id) { ... on ChatRoom { standing } } }`,
        { id: encodeGlobalId('ChatRoom', room) },
        owner,
      );
      expect(seen.data, `${talk_from} ${state}`).toEqual({ node: { standing } });
      const member = await db
        .selectFrom('chat_members')
        .select('is_request')
        .where('room_id', '=', room)
        .where('user_id', '=', viewer)
        .executeTakeFirstOrThrow();
      expect(member.is_request).toBe(standing !== 'OPEN');
      const { last_change, state_change } = await db
        .selectFrom('chat_rooms')
        .select(['last_change', 'state_change'])
        .where('id', '=', room)
        .executeTakeFirstOrThrow();
      expect(state_change).toBe(last_change);
    }
  });

  test('once', async () => {
    const id = await api.rows.publicJobOpening();
    const viewer = await creator();
    const first = await api.post(enter, input(id), viewer);
    expect(failuresOf(first.data?.['entryJobOpening'])).toEqual([]);
    const again = await api.post(enter, input(id), viewer);
    expect(failuresOf(again.data?.['entryJobOpening'])).toEqual(['EntryAlreadyExistError']);
    // What was withdrawn is not entered again.
    await api.post(withdraw, { id: openingId(id) }, viewer);
    const after = await api.post(enter, input(id), viewer);
    expect(failuresOf(after.data?.['entryJobOpening'])).toEqual(['EntryAlreadyExistError']);
    expect(await entriesOf(id)).toHaveLength(1);
  });

  test('wants an answer to each question, of a thousand signs as people count them', async () => {
    const id = await api.rows.publicJobOpening();
    const first = await question(id, '稼働できる曜日を教えてください。');
    await question(id, '似ている作品のアドレスを教えてください。', 1);
    const family = '👨‍👩‍👧‍👦';
    const viewer = await creator();
    const answer = (answerText: string) =>
      api.post(enter, input(id, { entryMessage: '', answers: [{ questionId: first, answerText }] }), viewer);
    expect((await answer(`${family.repeat(1_000)}。`)).data).toMatchObject({
      entryJobOpening: {
        errors: [
          { __typename: 'UserInputInvalidError', field: 'entryMessage' },
          { __typename: 'UserInputInvalidError', field: 'answers.0.answerText' },
          { __typename: 'UserInputInvalidError', field: 'answers.1.answerText' },
        ],
      },
    });
    // Few enough for a reader, too much to keep.
    expect((await answer(family.repeat(1_000))).data).toMatchObject({
      entryJobOpening: {
        errors: [
          { field: 'entryMessage' },
          {
            field: 'answers.0.answerText',
            message: '答えは1,000文字以内で入力してください。',
          },
          { field: 'answers.1.answerText' },
        ],
      },
    });
    expect((await answer('あ'.repeat(1_000))).data).toMatchObject({
      entryJobOpening: { errors: [{ field: 'entryMessage' }, { field: 'answers.1.answerText' }] },
    });
    const stranger = encodeGlobalId('JobOpeningQuestion', randomUUID());
    const { data } = await api.post(
      enter,
      input(id, { answers: [{ questionId: stranger, answerText: 'はい。' }] }),
      viewer,
    );
    expect(failuresOf(data?.['entryJobOpening'])).toEqual(['JobOpeningQuestionNotFoundError']);
    expect(await entriesOf(id)).toEqual([]);
  });

  test.each([
    ['PRIVATE', { status: 'PRIVATE' as const }],
    ['CLOSED', { status: 'CLOSED' as const, closed_at: new Date('2026-04-01T00:00:00Z') }],
    ['over since yesterday', { valid_through: '2026-03-31' }],
  ])('not one that is %s', async (_what, over) => {
    const id = await api.rows.publicJobOpening(over);
    const { data } = await api.post(enter, input(id), await creator());
    expect(failuresOf(data?.['entryJobOpening'])).toEqual(['JobOpeningNotFoundError']);
  });

  test('on its last day still, and never one of the other kind by this way', async () => {
    const id = await api.rows.publicJobOpening({ valid_through: '2026-04-01' });
    const viewer = await creator();
    expect(
      failuresOf((await api.post(enterFullTime, input(id), viewer)).data?.['entryFullTimeJobOpening']),
    ).toEqual(['JobOpeningNotFoundError']);
    expect(failuresOf((await api.post(enter, input(id), viewer)).data?.['entryJobOpening'])).toEqual([]);
  });

  test('a full-time opening opens the room of the pair, or takes the one they have', async () => {
    const company_id = await api.rows.company();
    const owner = await api.rows.member({ company_id });
    const recruiter = await api.rows.member({ company_id, role: 'OUTSOURCING_RECRUITER' });
    const viewer = await creator();
    const { db } = api.services;
    const rooms: unknown[] = [];
    for (const title of ['一つめ', '二つめ']) {
      const id = await api.rows.publicJobOpening({ company_id, title, ...fullTime });
      const { data } = await api.post(enterFullTime, input(id), viewer);
      expect(data).toMatchObject({ entryFullTimeJobOpening: { errors: [] } });
      rooms.push(data?.['entryFullTimeJobOpening']);
    }
    const room = await db
      .selectFrom('chat_rooms')
      .select(['id', 'origin', 'last_sequence'])
      .where('creator_id', '=', viewer)
      .executeTakeFirstOrThrow();
    expect(room).toMatchObject({ origin: 'ENTRY', last_sequence: 2 });
    const chatRoomId = encodeGlobalId('ChatRoom', room.id);
    expect(rooms).toEqual(
      [1, 2].map(() => ({ chatRoomId, jobOpening: { entryDetail: { chatRoomId } }, errors: [] })),
    );
    const members = await db
      .selectFrom('chat_members')
      .select(['user_id', 'has_unread'])
      .where('room_id', '=', room.id)
      .execute();
    expect(new Map(members.map((one) => [one.user_id, one.has_unread]))).toEqual(
      new Map([
        [viewer, false],
        [owner, true],
        // The rooms of all candidates are theirs too.
        [recruiter, true],
      ]),
    );
  });

  test('one that is decided cannot be withdrawn', async () => {
    const viewer = await creator();
    const id = await api.rows.publicJobOpening();
    await api.rows.entry({ job_opening_id: id, creator_id: viewer, stage: 'HIRED' });
    const { data } = await api.post(withdraw, { id: openingId(id) }, viewer);
    expect(failuresOf(data?.['withdrawEntry'])).toEqual(['ArgumentInvalidError']);
    const other = await api.post(withdraw, { id: openingId(await api.rows.publicJobOpening()) }, viewer);
    expect(failuresOf(other.data?.['withdrawEntry'])).toEqual(['UserDoesNotEntryError']);
  });
});

describe('withdrawing', () => {
  test('is told once to everybody of the company by notice, and by mail to those who want one', async () => {
    const company_id = await api.rows.company();
    const [everything, noMail] = [
      await api.rows.member({ company_id }),
      await api.rows.member({ company_id }),
    ];
    await api.services.db
      .insertInto('notification_preferences')
      .values({
        user_id: noMail,
        kind: 'ENTRY_JOB_OPENING',
        in_app: true,
        mail: 'NEVER',
        updated_at: testMoment,
      })
      .execute();
    const id = await api.rows.publicJobOpening({ company_id });
    const viewer = await creator();
    const entryId = await api.rows.entry({ job_opening_id: id, creator_id: viewer });
    await api.services.db.deleteFrom('outbox').execute();
    await api.post(withdraw, { id: openingId(id) }, viewer);
    // Asked twice, withdrawn once.
    const again = await api.post(withdraw, { id: openingId(id) }, viewer);
    expect(failuresOf(again.data?.['withdrawEntry'])).toEqual(['ArgumentInvalidError']);
    await runEffects(api);
    const notices = await api.services.db
      .selectFrom('activity_notifications')
      .select(['user_id', 'type', 'actor_id', 'detail'])
      .where('entry_id', '=', entryId)
      .orderBy('user_id')
      .execute();
    const told = { type: 'ENTRY_JOB_OPENING', actor_id: viewer, detail: { isWithdrawn: true } };
    expect(notices).toEqual([everything, noMail].toSorted().map((user_id) => ({ user_id, ...told })));
    const mails = await api.services.db
      .selectFrom('outbox')
      .select('payload')
      .where('kind', '=', 'mail')
      .execute();
    const url = expect.stringMatching(/\/projects\?job=j_[\w-]{22}&candidate=candidate_[\w-]{22}$/);
    expect(mails).toMatchObject([{ payload: { template: 'entryWithdrawn', data: { url } } }]);
  });
});

describe('what somebody entered', () => {
  const entered = `query ($limit: Int!, $offset: Int!, $status: JobOpeningStatus) {
    myEnteredJobOpenings(limit: $limit, offset: $offset, jobOpeningStatus: $status) {
      nodes { id status company { name } } publicCount closedCount totalCount pageInfo { total hasNext } } }`;

  test('stands in two lists with their counts, those of suspended companies too', async () => {
    const viewer = await creator();
    const { db } = api.services;
    const openings: string[] = [];
    for (const hour of [1, 2, 3]) {
      const id = await api.rows.publicJobOpening();
      openings.push(id);
      await api.rows.entry({
        job_opening_id: id,
        creator_id: viewer,
        entered_at: new Date(`2026-04-01T0${hour}:00:00Z`),
      });
    }
    const [one = '', two = '', three = ''] = openings;
    await db.updateTable('job_openings').set({ status: 'PRIVATE' }).where('id', '=', two).execute();
    const closed = await api.rows.publicJobOpening();
    await api.rows.entry({
      job_opening_id: closed,
      creator_id: viewer,
      entered_at: new Date('2026-04-01T00:00:00Z'),
    });
    await db
      .updateTable('job_openings')
      .set({ status: 'CLOSED', closed_at: new Date() })
      .where('id', '=', closed)
      .execute();
    const company = await db
      .selectFrom('job_openings')
      .select('company_id')
      .where('id', '=', three)
      .executeTakeFirstOrThrow();
    await db
      .updateTable('companies')
      .set({ status: 'SUSPENDED', suspended_at: new Date() })
      .where('id', '=', company.company_id)
      .execute();
    const idsOf = async (status: string | null) => {
      const { data } = await api.post(entered, { limit: 10, offset: 0, status }, viewer);
      expect(data).toMatchObject({
        myEnteredJobOpenings: { publicCount: 2, closedCount: 2, totalCount: 4 },
      });
      return JSON.stringify(data).match(/j_[\w-]{22}/gu);
    };
    expect(await idsOf(null)).toEqual([three, two, one, closed].map(openingId));
    expect(await idsOf('PUBLIC')).toEqual([three, one].map(openingId));
    expect(await idsOf('CLOSED')).toEqual([two, closed].map(openingId));
    expect(await idsOf('PRIVATE')).toEqual([openingId(two)]);
    expect(await idsOf('DRAFT')).toBe(null);
  });

  test('shows how its terms changed since', async () => {
    const viewer = await creator();
    const id = await api.rows.publicJobOpening({ net_price: 20_000, gross_price: 22_000 });
    const { db } = api.services;
    const opening = await db
      .selectFrom('job_openings')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const content = {
      title: opening.title,
      offerDetail: opening.offer_detail,
      workingPlace: opening.working_place,
      netPrice: 10_000,
      grossPrice: 22_000,
      validThrough: '2026-04-30',
      serviceDescription: '宿の予約',
      contactName: opening.contact_name,
      contactEmail: 'mae@todaisha.example',
      contactPhoneNumber: opening.contact_phone_number,
      contactFormUrl: opening.contact_form_url,
    };
    const versions = [content, { ...content, netPrice: 20_000, validThrough: null }];
    await db
      .insertInto('job_opening_versions')
      .values(
        versions.map((one, index) => ({
          job_opening_id: id,
          version: index + 1,
          content: JSON.stringify(one),
          published_at: new Date(),
        })),
      )
      .execute();
    await api.rows.entry({ job_opening_id: id, creator_id: viewer, job_opening_version: 1 });
    const { data } = await api.post(
      'query ($id: ID!) { jobOpening(id: $id) { entryDetail { changesSinceEntry { field label before after } } } }',
      { id: openingId(id) },
      viewer,
    );
    expect(data).toEqual({
      jobOpening: {
        entryDetail: {
          changesSinceEntry: [
            { field: 'serviceDescription', label: 'サービス', before: '宿の予約', after: null },
            { field: 'netPrice', label: '受取額(税抜)', before: '10,000円', after: '20,000円' },
            {
              field: 'contactEmail',
              label: '連絡先のメールアドレス',
              before: 'mae@todaisha.example',
              after: opening.contact_email,
            },
            { field: 'validThrough', label: '応募の締切', before: '2026年4月30日', after: null },
          ],
        },
      },
    });
  });
});

describe('what was read', () => {
  let owner: string;
  let viewer: string;
  let id: string;
  beforeEach(async () => {
    const company_id = await postingCompany(api);
    owner = await api.rows.member({ company_id });
    viewer = await creator();
    id = newOpeningId();
    await save(api, owner, 'Contract', { jobOpeningId: id, version: 0, ...wholeContract });
    await publish(api, owner, 'Contract', id);
  });

  const ask = async (text: string) => {
    const asking = `mutation ($id: ID!, $text: String!) {
      saveJobOpeningQuestion(input: { jobOpeningId: $id, questionText: $text }) { ${errorFields} } }`;
    const { data } = await api.post(asking, { id, text }, owner);
    expect(failuresOf(data?.['saveJobOpeningQuestion'])).toEqual([]);
    await publish(api, owner, 'Contract', id);
  };
  const publishedVersion = async () => {
    const { data } = await api.post(
      'query ($id: ID!) { jobOpening(id: $id) { publishedVersion questions { id } } }',
      { id },
      viewer,
    );
    return v.parse(
      v.object({
        jobOpening: v.object({
          publishedVersion: v.number(),
          questions: v.array(v.object({ id: v.string() })),
        }),
      }),
      data,
    ).jobOpening;
  };
  const entering = (over: Record<string, unknown>) => ({
    input: { jobOpeningId: id, entryMessage: 'お力になれそうです。', answers: [], ...over },
  });

  test('is what its terms are held against, though as many saves as publications were counted', async () => {
    await ask('稼働できる曜日を教えてください。');
    const { questions } = await publishedVersion();
    const answers = questions.map(({ id: questionId }) => ({ questionId, answerText: '平日です。' }));
    const { data: entered } = await api.post(enter, entering({ answers }), viewer);
    expect(failuresOf(entered?.['entryJobOpening'])).toEqual([]);
    await save(api, owner, 'Contract', { jobOpeningId: id, version: 1, offerDetail: '十二室になりました。' });
    await publish(api, owner, 'Contract', id);
    const { data } = await api.post(
      'query ($id: ID!) { jobOpening(id: $id) { entryDetail { changesSinceEntry { field before after } } } }',
      { id },
      viewer,
    );
    expect(data).toEqual({
      jobOpening: {
        entryDetail: {
          changesSinceEntry: [
            { field: 'offerDetail', before: wholeContract.offerDetail, after: '十二室になりました。' },
          ],
        },
      },
    });
  });

  test('is asked for again where other terms stand meanwhile', async () => {
    const read = await publishedVersion();
    expect(read.publishedVersion).toBe(1);
    await save(api, owner, 'Contract', { jobOpeningId: id, version: 1, offerDetail: '十二室になりました。' });
    await publish(api, owner, 'Contract', id);
    const send = async (openingVersion: number | null) => {
      const { data } = await api.post(enter, entering({ openingVersion }), viewer);
      return data?.['entryJobOpening'];
    };
    expect(await send(1)).toEqual({
      jobOpening: null,
      errors: [
        {
          __typename: 'ArgumentInvalidError',
          field: 'openingVersion',
          message: '募集の内容が変わりました。確認してから、もう一度送ってください。',
        },
      ],
    });
    expect(failuresOf(await send((await publishedVersion()).publishedVersion))).toEqual([]);
  });

  test('is asked for again after the first publication that was kept, too', async () => {
    const key = await api.rows.publicJobOpening();
    const send = async (opening: string) => {
      const { data } = await api.post(enter, input(opening, { openingVersion: 0 }), viewer);
      return failuresOf(data?.['entryJobOpening']);
    };
    await api.services.db
      .transaction()
      .execute((trx) => keepVersion(trx, key, noContents, { userId: owner, now: api.clock.now() }));
    expect(await send(key)).toEqual(['ArgumentInvalidError']);
    expect(await send(await api.rows.publicJobOpening())).toEqual([]);
  });

  test.runIf(isOnPostgres)('is never older than what was published while the entry waited', async () => {
    const { db } = api.services;
    const key = openingKeyOf(id);
    const waiting = async () => {
      const { rows } = await sql`select from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock' and query like '%for no key update%'`.execute(
        db,
      );
      return rows.length;
    };
    let answer: Promise<{ readonly data?: Record<string, unknown> | null }> | undefined;
    await db.transaction().execute(async (trx) => {
      await trx.selectFrom('job_openings').select('id').where('id', '=', key).forNoKeyUpdate().execute();
      await keepVersion(trx, key, noContents, { userId: owner, now: api.clock.now() });
      answer = api.post(enter, entering({}), viewer);
      await expect.poll(waiting, { timeout: 20_000 }).toBe(1);
    });
    expect(failuresOf((await answer)?.data?.['entryJobOpening'])).toEqual([]);
    expect(await entriesOf(key)).toMatchObject([{ job_opening_version: 2 }]);
  });
});

describe.runIf(isOnPostgres)('at once', () => {
  test('50 entries of one creator are one', async () => {
    const id = await api.rows.publicJobOpening({ ...fullTime });
    const viewer = await creator();
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => api.post(enterFullTime, input(id), viewer)),
    );
    const failures = answers.flatMap(({ data }) => failuresOf(data?.['entryFullTimeJobOpening']));
    expect(failures).toEqual(Array.from({ length: 49 }, () => 'EntryAlreadyExistError'));
    expect(await entriesOf(id)).toHaveLength(1);
    const rooms = await api.services.db
      .selectFrom('chat_rooms')
      .select('last_sequence')
      .where('creator_id', '=', viewer)
      .execute();
    expect(rooms).toEqual([{ last_sequence: 1 }]);
  });

  test('50 creators enter while it closes: whoever came in is answered, nobody later', async () => {
    const company_id = await api.rows.company();
    const byUserId = await api.rows.member({ company_id });
    const id = await api.rows.publicJobOpening({ company_id });
    const creators = await Promise.all(Array.from({ length: 50 }, creator));
    const closing = api.services.db.transaction().execute(async (trx) => {
      await trx
        .updateTable('job_openings')
        .set({ status: 'CLOSED', closed_at: api.clock.now() })
        .where('id', '=', id)
        .execute();
      await answerEverybody(trx, api.services, id, { companyId: company_id, byUserId, message: null });
    });
    const entering = creators.map((viewer) => api.post(enter, input(id), viewer));
    const answers = (await Promise.all([...entering, closing])).slice(0, 50);
    const failures = answers.flatMap((answer) =>
      answer ? failuresOf(answer.data?.['entryJobOpening']) : [],
    );
    expect(new Set(failures)).toEqual(failures.length > 0 ? new Set(['JobOpeningNotFoundError']) : new Set());
    const entries = await entriesOf(id);
    expect(entries).toHaveLength(50 - failures.length);
    expect(entries.filter(({ stage, is_recruiting }) => stage !== 'DECLINED' || is_recruiting)).toEqual([]);
    const totals = await api.services.db
      .selectFrom('list_counters')
      .select(['key', 'total'])
      .where('list', '=', 'opening_entries')
      .where('owner_id', '=', id)
      .where('total', '<>', 0)
      .execute();
    expect(totals).toEqual(entries.length > 0 ? [{ key: 'DECLINED', total: entries.length }] : []);
  });
});
