import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import * as v from 'valibot';
import { testMoment } from '../../../db/testing/testRows.ts';
import { testApi } from '../../../graphql/testing.ts';
import type { TestApi } from '../../../graphql/testing.ts';
import { encodeGlobalId } from '../../../lib/request/globalId.ts';
import { deliveredMails } from '../../mail/testing.ts';
import { computeResponsiveness, remindOfReplies } from '../openings/responsiveness.ts';
import { holdMs } from './steps.ts';
import { errorFields, failuresOf, openingId, runEffects } from '../testing.ts';

let api: TestApi;
let company_id: string;
let owner: string;
let recruiter: string;
let opening: string;
const dayMs = 86_400_000;
const candidateId = (id: string): string => encodeGlobalId('Candidate', id);
const after = (days: number): Date => new Date(testMoment.getTime() + days * dayMs);

beforeAll(async () => {
  api = await testApi();
});
afterAll(() => api.close());
beforeEach(async () => {
  await api.services.db.deleteFrom('outbox').execute();
  company_id = await api.rows.company();
  owner = await api.rows.member({ company_id });
  recruiter = await api.rows.member({ company_id, role: 'OUTSOURCING_RECRUITER' });
  opening = await api.rows.publicJobOpening({ company_id });
});

const entry = (over: Parameters<TestApi['rows']['entry']>[0] = {}) =>
  api.rows.entry({ job_opening_id: opening, ...over });

const list = `query ($id: ID!, $first: Int, $after: String, $last: Int, $before: String, $stages: [EntryStage!], $unread: Boolean,
    $late: Boolean, $assigneeIds: [ID!], $unassigned: Boolean, $text: String, $sort: CandidateSort) {
  jobOpening(id: $id) { candidates(first: $first, after: $after, last: $last, before: $before, stages: $stages, unread: $unread,
    late: $late, assigneeIds: $assigneeIds, unassigned: $unassigned, text: $text, sort: $sort) {
    edges { cursor node { id } } pageInfo { hasNextPage endCursor } } } }`;
const page = v.object({
  jobOpening: v.object({
    candidates: v.object({
      edges: v.array(v.object({ cursor: v.string(), node: v.object({ id: v.string() }) })),
      pageInfo: v.object({ hasNextPage: v.boolean(), endCursor: v.nullable(v.string()) }),
    }),
  }),
});
async function candidates(args: Record<string, unknown> = {}, as = owner) {
  const { data } = await api.post(list, { id: openingId(opening), first: 50, ...args }, as);
  const { edges, pageInfo } = v.parse(page, data).jobOpening.candidates;
  return { ids: edges.map(({ node }) => node.id), ...pageInfo };
}

const countsQuery = `query ($id: ID!) { jobOpening(id: $id) { entriesCount unreadEntriesCount
  candidateCounts { all unread late stages { stage count } } candidates { edges { cursor } } } }`;
const actions = {
  move: `mutation ($ids: [ID!]!, $stage: EntryStage!, $message: String) {
    moveCandidates(input: { candidateIds: $ids, stage: $stage, message: $message }) {
      candidates { id stage isRead firstRepliedAt stageChanges { fromStage toStage message changedBy { fullName } } }
      jobOpening { unreadEntriesCount candidateCounts { stages { stage count } } } moveId ${errorFields} } }`,
  takeBack: `mutation ($move: ID!) { takeBackMove(moveId: $move) {
    candidates { id stage isRead firstRepliedAt stageChanges { toStage } }
    jobOpening { unreadEntriesCount candidateCounts { stages { stage count } } } ${errorFields} } }`,
  assign: `mutation ($ids: [ID!]!, $user: ID) { assignCandidates(input: { candidateIds: $ids, userId: $user }) {
    candidates { assignee { fullName } } ${errorFields} } }`,
  read: `mutation ($ids: [ID!]!) { readCandidates(candidateIds: $ids) {
    candidates { isRead } jobOpening { unreadEntriesCount } ${errorFields} } }`,
  note: `mutation ($id: ID!, $note: ID, $body: String!) {
    saveCandidateNote(input: { candidateId: $id, noteId: $note, body: $body }) {
      note { id body isOwn author { fullName } } candidate { notesCount } ${errorFields} } }`,
  deleteNote: `mutation ($id: ID!) { deleteCandidateNote(noteId: $id) { deletedId candidate { notesCount } ${errorFields} } }`,
  room: `mutation ($opening: ID!, $user: ID!) {
    createChatRoomWithCandidate(input: { jobOpeningId: $opening, userId: $user }) {
      chatRoom { id } candidate { chatRoomId } ${errorFields} } }`,
} as const;

async function act(
  action: keyof typeof actions,
  variables: Record<string, unknown>,
  as = owner,
): Promise<unknown> {
  const { data, errors } = await api.post(actions[action], variables, as);
  if (errors) throw new Error(JSON.stringify(errors));
  return Object.values(data ?? {})[0];
}

describe('candidates of an opening', () => {
  test('in each order, page by page, both ways', async () => {
    const entries: string[] = [];
    for (const day of [0, 1, 2, 3, 4])
      entries.push(await entry({ entered_at: after(day), reply_by: after(14 + day) }));
    const [first = '', second = '', third = '', fourth = '', fifth = ''] = entries;
    await api.services.db
      .updateTable('job_entries')
      .set({ first_replied_at: after(5), stage: 'INTERVIEW' })
      .where('id', '=', first)
      .execute();
    const expected = {
      NEWEST: [fifth, fourth, third, second, first],
      OLDEST: [first, second, third, fourth, fifth],
      // What was answered comes last.
      DEADLINE: [second, third, fourth, fifth, first],
    };
    for (const [sort, order] of Object.entries(expected)) {
      const ids = order.map(candidateId);
      const one = await candidates({ sort, first: 2 });
      const two = await candidates({ sort, first: 2, after: one.endCursor });
      const three = await candidates({ sort, first: 2, after: two.endCursor });
      expect([...one.ids, ...two.ids, ...three.ids]).toEqual(ids);
      expect([one.hasNextPage, two.hasNextPage, three.hasNextPage]).toEqual([true, true, false]);
      const before = await candidates({ sort, first: undefined, last: 2, before: three.endCursor });
      expect(before.ids).toEqual(ids.slice(2, 4));
    }
  });

  test('narrowed by stage, reading, lateness, assignee, name and what was written', async () => {
    const mio = await entry({
      creator_id: await api.rows.creator(),
      entry_message: 'ＦＩＧＭＡ で 書店の棚を設計しました。',
    });
    const haru = await entry({
      creator_id: await api.rows.creator({
        last_name: '髙﨑',
        first_name: 'はる',
        user_name: 'Ｈａｒｕ',
        last_name_kana: 'タカサキ',
        first_name_kana: 'ハル',
      }),
      stage: 'CONSIDERING',
      read_at: testMoment,
      reply_by: after(0.1),
      assignee_id: owner,
    });
    api.clock.set('2026-04-02T00:00:00.000Z');
    const idsOf = async (args: Record<string, unknown>) => (await candidates(args)).ids;
    const [one, other] = [[candidateId(mio)], [candidateId(haru)]];
    expect(await idsOf({ stages: ['NEW'] })).toEqual(one);
    expect(await idsOf({ stages: ['CONSIDERING', 'HIRED'] })).toEqual(other);
    expect(await idsOf({ unread: true })).toEqual(one);
    expect(await idsOf({ late: true })).toEqual(other);
    expect(await idsOf({ unassigned: true })).toEqual(one);
    expect(await idsOf({ assigneeIds: [encodeGlobalId('CorporateUser', owner)] })).toEqual(other);
    expect(
      await idsOf({ assigneeIds: [encodeGlobalId('CorporateUser', owner)], unassigned: true }),
    ).toHaveLength(2);
    for (const text of ['髙﨑はる', '髙﨑 はる', 'たかさき', 'ﾀｶｻｷ', 'haru', 'ハル'])
      expect(await idsOf({ text })).toEqual(other);
    expect(await idsOf({ text: '%' })).toEqual([]);
    await api.services.db
      .insertInto('job_entry_answers')
      .values({
        id: api.services.newId(),
        entry_id: mio,
        question_title: '大切にしていることは。',
        answer_text: '手にとった人の声です。',
        position: 0,
      })
      .execute();
    for (const text of ['figma', '書店の棚', '手にとった', 'figma で'])
      expect(await idsOf({ text })).toEqual(one);
  });

  test('are counted without counting, and shown to the company alone', async () => {
    await entry({ stage: 'DECLINED', first_replied_at: testMoment, read_at: testMoment });
    await entry({ reply_by: after(0.1) });
    api.clock.set('2026-04-02T00:00:00.000Z');
    const of = async (viewer: string) =>
      (await api.post(countsQuery, { id: openingId(opening) }, viewer)).data?.['jobOpening'];
    expect(await of(recruiter)).toMatchObject({
      entriesCount: 2,
      unreadEntriesCount: 1,
      candidateCounts: {
        all: 2,
        unread: 1,
        late: 1,
        stages: [
          { stage: 'NEW', count: 1 },
          { stage: 'CONSIDERING', count: 0 },
          { stage: 'INTERVIEW', count: 0 },
          { stage: 'OFFERED', count: 0 },
          { stage: 'HIRED', count: 0 },
          { stage: 'DECLINED', count: 1 },
          { stage: 'WITHDRAWN', count: 0 },
        ],
      },
    });
    expect(await of(await api.rows.member())).toEqual({
      entriesCount: null,
      unreadEntriesCount: null,
      candidateCounts: null,
      candidates: null,
    });
  });

  test('who hides from the company everywhere else is shown: entering is telling', async () => {
    const creator_id = await api.rows.creator();
    await api.services.db
      .insertInto('creator_hidden_companies')
      .values({ creator_id, company_id, reason: 'MANUAL', created_at: testMoment })
      .execute();
    const id = await entry({ creator_id });
    const query =
      'query ($id: ID!) { candidate(id: $id) { user { id profile { lastName } } jobOpening { id } } }';
    expect((await api.post(query, { id: candidateId(id) }, owner)).data).toEqual({
      candidate: {
        user: { id: encodeGlobalId('CreatorUser', creator_id), profile: { lastName: '早瀬' } },
        jobOpening: { id: openingId(opening) },
      },
    });
    expect((await api.post(query, { id: candidateId(id) }, await api.rows.member())).data).toEqual({
      candidate: null,
    });
  });
});

describe('moving', () => {
  test('is looking: whom somebody moved is read, though no creator hears of it, until it is taken back', async () => {
    const ids = [candidateId(await entry())];
    const moved = await act('move', { ids, stage: 'CONSIDERING' });
    expect(moved).toMatchObject({
      candidates: [{ stage: 'CONSIDERING', isRead: true, firstRepliedAt: null }],
      jobOpening: { unreadEntriesCount: 0 },
    });
    const { moveId: move } = v.parse(v.object({ moveId: v.string() }), moved);
    expect(await act('takeBack', { move })).toMatchObject({
      candidates: [{ stage: 'NEW', isRead: false }],
      jobOpening: { unreadEntriesCount: 1 },
    });
  });

  test('a 見送り is told once, in polite words where none were given', async () => {
    const creator_id = await api.rows.creator();
    const id = await entry({ creator_id });
    const moved = await act('move', { ids: [candidateId(id)], stage: 'DECLINED' });
    expect(moved).toMatchObject({
      candidates: [
        {
          stage: 'DECLINED',
          isRead: true,
          stageChanges: [
            {
              fromStage: 'NEW',
              toStage: 'DECLINED',
              message: expect.stringContaining('見送らせていただく'),
              changedBy: { fullName: '丹羽 佐和子' },
            },
          ],
        },
      ],
      jobOpening: { unreadEntriesCount: 0 },
      errors: [],
    });
    await act('move', { ids: [candidateId(id)], stage: 'DECLINED' });
    api.clock.advance(holdMs);
    await runEffects(api);
    const notices = await api.services.db
      .selectFrom('activity_notifications')
      .select(['type', 'entry_id'])
      .where('user_id', '=', creator_id)
      .execute();
    expect(notices).toEqual([{ type: 'ENTRY_PROGRESS', entry_id: id }]);
    const mails = await api.services.db
      .selectFrom('outbox')
      .select('kind')
      .where('kind', '=', 'mail')
      .execute();
    expect(mails).toHaveLength(1);
    const { data } = await api.post(
      'query ($id: ID!) { jobOpening(id: $id) { entryDetail { latestMessage } } }',
      { id: openingId(opening) },
      creator_id,
    );
    expect(JSON.stringify(data)).toContain('見送らせていただく');
  });

  test('a look at the papers is no answer; what was answered is never new again', async () => {
    const ids = [candidateId(await entry()), candidateId(await entry())];
    expect(await act('move', { ids, stage: 'CONSIDERING' })).toMatchObject({
      candidates: [{ firstRepliedAt: null }, { firstRepliedAt: null }],
    });
    expect(failuresOf(await act('move', { ids, stage: 'NEW' }))).toEqual([]);
    expect(await act('move', { ids, stage: 'INTERVIEW', message: '一度お話ししませんか。' })).toMatchObject({
      candidates: [{ firstRepliedAt: expect.any(String) }, { firstRepliedAt: expect.any(String) }],
    });
    expect(await act('move', { ids, stage: 'NEW' })).toMatchObject({
      candidates: [],
      errors: [{ __typename: 'ArgumentInvalidError', field: 'stage' }],
    });
    // Nor by a detour.
    await act('move', { ids, stage: 'CONSIDERING' });
    expect(failuresOf(await act('move', { ids, stage: 'NEW' }))).toEqual(['ArgumentInvalidError']);
    api.clock.advance(holdMs);
    await runEffects(api);
    const told = await api.services.db
      .selectFrom('activity_notifications')
      .select('id')
      .where('job_opening_id', '=', opening)
      .execute();
    expect(told).toHaveLength(2);
  });

  test('not what its creator withdrew, not into withdrawn, not too many, and not another company’s', async () => {
    const withdrawn = candidateId(await entry({ stage: 'WITHDRAWN' }));
    const fresh = candidateId(await entry());
    const strange = candidateId(await api.rows.entry());
    const refused = async (ids: readonly string[], stage = 'INTERVIEW') =>
      failuresOf(await act('move', { ids, stage }));
    expect(await refused([withdrawn])).toEqual(['ArgumentInvalidError']);
    expect(await refused([fresh], 'WITHDRAWN')).toEqual(['ArgumentInvalidError']);
    expect(await refused([fresh, strange])).toEqual(['UserDoesNotEntryError']);
    expect(await act('move', { ids: [], stage: 'INTERVIEW' })).toMatchObject({
      errors: [{ __typename: 'ArgumentInvalidError', message: '応募を選んでください。' }],
    });
    expect(await refused(Array.from({ length: 101 }, () => candidateId(api.services.newId())))).toEqual([
      'ArgumentInvalidError',
    ]);
    // オファー and 成立 follow from offers alone.
    for (const stage of ['OFFERED', 'HIRED'] as const)
      expect(await act('move', { ids: [fresh], stage })).toMatchObject({
        errors: [
          {
            __typename: 'ArgumentInvalidError',
            field: 'stage',
            message: expect.stringContaining('自動で移ります'),
          },
        ],
      });
    expect((await candidates({ stages: ['NEW'] })).ids).toEqual([fresh]);
  });
});

describe('what reaches creators and colleagues', () => {
  const stepsOf = async (id: string): Promise<number> => {
    const rows = await api.services.db
      .selectFrom('job_entry_stage_changes')
      .select('id')
      .where('entry_id', '=', id)
      .execute();
    return rows.length;
  };
  /** As if so many had come within this hour. */
  const spend = async (name: string, subject: string, hits: number): Promise<void> => {
    const hour = 3_600_000;
    const started = api.clock.now().getTime() - (api.clock.now().getTime() % hour);
    await api.services.db
      .insertInto('rate_limits')
      .values({
        key: `${name}:${subject}`,
        window_started_at: new Date(started),
        hits,
        expires_at: new Date(started + 2 * hour),
      })
      .execute();
  };

  test('the same words to the same stage are no move', async () => {
    const id = await entry();
    const sent = { ids: [candidateId(id)], stage: 'INTERVIEW', message: '一度お話ししませんか。' };
    await act('move', sent);
    await act('move', sent);
    expect(await stepsOf(id)).toBe(1);
    await act('move', { ...sent, message: '来週はいかがですか。' });
    await act('move', { ...sent, message: null });
    expect(await stepsOf(id)).toBe(2);
    await act('move', sent);
    expect(await stepsOf(id)).toBe(3);
  });

  test('moves that tell are limited for the company, a look at the papers is not', async () => {
    const id = await entry();
    await spend('tell-candidates', company_id, 1_000);
    const ids = [candidateId(id)];
    expect(failuresOf(await act('move', { ids, stage: 'CONSIDERING' }))).toEqual([]);
    for (const over of [
      { stage: 'DECLINED' },
      { stage: 'INTERVIEW' },
      { stage: 'CONSIDERING', message: 'もう少しお待ちください。' },
    ])
      expect(failuresOf(await act('move', { ids, ...over }, recruiter))).toEqual(['RateLimitExceededError']);
    expect(await stepsOf(id)).toBe(1);
  });

  test('notes are limited for whoever writes them, and for the candidate', async () => {
    const id = await entry();
    const note = (as: string) => act('note', { id: candidateId(id), body: '会って話したい。' }, as);
    await spend('candidate-notes', owner, 300);
    expect(failuresOf(await note(owner))).toEqual(['RateLimitExceededError']);
    const full = 200;
    await api.services.db
      .insertInto('job_entry_notes')
      .values(
        Array.from({ length: full }, () => ({
          id: api.services.newId(),
          entry_id: id,
          author_id: recruiter,
          body: 'メモ',
          created_at: testMoment,
          edited_at: testMoment,
        })),
      )
      .execute();
    expect(await note(recruiter)).toMatchObject({
      note: null,
      errors: [{ __typename: 'ArgumentInvalidError', field: 'candidateId' }],
    });
  });
});

describe('taking a move back', () => {
  const moved = v.object({ moveId: v.string() });
  const moveOf = async (ids: readonly string[], stage: string, as = owner): Promise<string> =>
    v.parse(moved, await act('move', { ids, stage }, as)).moveId;
  const seenBy = async (creator: string) => {
    const { data } = await api.post(
      `query ($id: ID!) { jobOpening(id: $id) { entryDetail { stage firstRepliedAt latestMessage canWithdraw } } }`,
      { id: openingId(opening) },
      creator,
    );
    return data?.['jobOpening'];
  };
  const told = async (): Promise<number> => {
    const rows = await api.services.db
      .selectFrom('activity_notifications')
      .select('id')
      .where('job_opening_id', '=', opening)
      .execute();
    return rows.length;
  };

  test('leaves everybody as they were, and no creator hears or sees a thing', async () => {
    const creator = await api.rows.creator();
    const ids = [
      candidateId(await entry({ creator_id: creator })),
      candidateId(await entry({ stage: 'INTERVIEW', read_at: testMoment, first_replied_at: testMoment })),
    ];
    api.clock.advance(1_000);
    const move = await moveOf(ids, 'DECLINED');
    api.clock.advance(holdMs - 1);
    await runEffects(api);
    expect(await seenBy(creator)).toEqual({
      entryDetail: { stage: 'NEW', firstRepliedAt: null, latestMessage: null, canWithdraw: true },
    });
    expect(await act('takeBack', { move })).toEqual({
      candidates: expect.arrayContaining([
        { id: ids[0], stage: 'NEW', isRead: false, firstRepliedAt: null, stageChanges: [] },
        {
          id: ids[1],
          stage: 'INTERVIEW',
          isRead: true,
          firstRepliedAt: testMoment.toISOString(),
          stageChanges: [],
        },
      ]),
      jobOpening: {
        unreadEntriesCount: 1,
        candidateCounts: {
          stages: expect.arrayContaining([
            { stage: 'NEW', count: 1 },
            { stage: 'INTERVIEW', count: 1 },
            { stage: 'DECLINED', count: 0 },
          ]),
        },
      },
      errors: [],
    });
    api.clock.advance(holdMs);
    await runEffects(api);
    expect(await told()).toBe(0);
    expect(failuresOf(await act('takeBack', { move }))).toEqual(['ArgumentInvalidError']);
  });

  test('is too late once it was told', async () => {
    const creator = await api.rows.creator();
    const move = await moveOf([candidateId(await entry({ creator_id: creator }))], 'DECLINED');
    api.clock.advance(holdMs);
    await runEffects(api);
    expect(failuresOf(await act('takeBack', { move }))).toEqual(['ArgumentInvalidError']);
    expect(await seenBy(creator)).toMatchObject({ entryDetail: { stage: 'DECLINED', canWithdraw: false } });
    expect(await told()).toBe(1);
  });

  test('is too late once the creator sees it, told or not', async () => {
    const creator = await api.rows.creator();
    const move = await moveOf([candidateId(await entry({ creator_id: creator }))], 'DECLINED');
    api.clock.advance(holdMs);
    expect(await seenBy(creator)).toMatchObject({ entryDetail: { stage: 'DECLINED' } });
    expect(failuresOf(await act('takeBack', { move }))).toEqual(['ArgumentInvalidError']);
    expect(await seenBy(creator)).toMatchObject({ entryDetail: { stage: 'DECLINED' } });
  });

  test('leaves nobody without an answer in an opening that was closed since; a move after that may go', async () => {
    const id = candidateId(await entry());
    const move = await moveOf([id], 'INTERVIEW');
    api.clock.advance(1_000);
    await api.post(
      `mutation ($id: ID!) { updateJobOpeningStatus(input: { jobOpeningId: $id, status: CLOSED }) { ${errorFields} } }`,
      { id: openingId(opening) },
      owner,
    );
    expect(await act('takeBack', { move })).toMatchObject({
      errors: [
        { __typename: 'ArgumentInvalidError', field: 'moveId', message: expect.stringContaining('終了') },
      ],
    });
    expect((await candidates({ stages: ['INTERVIEW'] })).ids).toEqual([id]);
    api.clock.advance(1_000);
    const later = await moveOf([id], 'CONSIDERING');
    expect(failuresOf(await act('takeBack', { move: later }))).toEqual([]);
    expect((await candidates({ stages: ['INTERVIEW'] })).ids).toEqual([id]);
  });

  test('is for whoever moved, and for nobody after another step', async () => {
    const id = candidateId(await entry());
    const move = await moveOf([id], 'DECLINED');
    expect(failuresOf(await act('takeBack', { move }, recruiter))).toEqual(['ArgumentInvalidError']);
    api.clock.advance(1_000);
    await moveOf([id], 'INTERVIEW', recruiter);
    expect(failuresOf(await act('takeBack', { move }))).toEqual(['ArgumentInvalidError']);
    api.clock.advance(holdMs);
    await runEffects(api);
    // The farewell was overtaken: the interview alone is told.
    const notices = await api.services.db
      .selectFrom('activity_notifications')
      .select('detail')
      .where('job_opening_id', '=', opening)
      .execute();
    expect(notices).toEqual([{ detail: { stage: 'INTERVIEW' } }]);
  });

  test('a creator who withdraws meanwhile has withdrawn, and gets no farewell', async () => {
    const creator = await api.rows.creator();
    const move = await moveOf([candidateId(await entry({ creator_id: creator }))], 'DECLINED');
    api.clock.advance(1_000);
    const { data } = await api.post(
      `mutation ($id: ID!) { withdrawEntry(jobOpeningId: $id) { jobOpening { entryDetail { stage } } ${errorFields} } }`,
      { id: openingId(opening) },
      creator,
    );
    expect(data).toEqual({
      withdrawEntry: { jobOpening: { entryDetail: { stage: 'WITHDRAWN' } }, errors: [] },
    });
    expect(failuresOf(await act('takeBack', { move }))).toEqual(['ArgumentInvalidError']);
    api.clock.advance(holdMs);
    await runEffects(api);
    const heard = await api.services.db
      .selectFrom('activity_notifications')
      .select('id')
      .where('user_id', '=', creator)
      .execute();
    expect(heard).toEqual([]);
    expect(await seenBy(creator)).toMatchObject({ entryDetail: { stage: 'WITHDRAWN', latestMessage: null } });
  });

  test('races with the telling: before its moment it is taken back once, from then on it is told', async () => {
    const twice = [1, 0];
    for (const early of twice) {
      const ids = [candidateId(await entry()), candidateId(await entry())];
      const move = await moveOf(ids, 'DECLINED');
      api.clock.advance(holdMs - early);
      const [answers] = await Promise.all([
        Promise.all(Array.from({ length: 7 }, () => act('takeBack', { move }))),
        runEffects(api),
        runEffects(api),
      ]);
      const taken = answers.filter((answer) => failuresOf(answer).length === 0);
      expect(taken).toHaveLength(early);
      expect(await told()).toBe(early === 1 ? 0 : 2);
      expect((await candidates({ stages: [early === 1 ? 'NEW' : 'DECLINED'] })).ids.toSorted()).toEqual(
        ids.toSorted(),
      );
      await api.services.db.deleteFrom('job_entries').where('job_opening_id', '=', opening).execute();
    }
  });
});

describe('beside the stages', () => {
  test('candidates are given to colleagues alone, and read', async () => {
    const ids = [candidateId(await entry())];
    const user = encodeGlobalId('CorporateUser', recruiter);
    expect(await act('assign', { ids, user })).toMatchObject({
      candidates: [{ assignee: { fullName: '丹羽 佐和子' } }],
    });
    expect(await act('assign', { ids })).toMatchObject({ candidates: [{ assignee: null }] });
    const stranger = encodeGlobalId('CorporateUser', await api.rows.member());
    expect(failuresOf(await act('assign', { ids, user: stranger }))).toEqual(['UserNotFoundError']);
    await api.services.db
      .updateTable('users')
      .set({ status: 'SUSPENDED', suspended_at: testMoment })
      .where('id', '=', recruiter)
      .execute();
    expect(failuresOf(await act('assign', { ids, user }))).toEqual(['UserNotFoundError']);
    expect(await act('read', { ids })).toMatchObject({
      candidates: [{ isRead: true }],
      jobOpening: { unreadEntriesCount: 0 },
    });
  });

  test('notes are shared, and changed by whoever wrote them', async () => {
    const id = candidateId(await entry());
    const saved = v.parse(
      v.object({ note: v.object({ id: v.string() }) }),
      await act('note', { id, body: '会って話したい。' }, recruiter),
    );
    const note = saved.note.id;
    expect(failuresOf(await act('note', { id, note, body: '別の人' }))).toEqual(['ArgumentInvalidError']);
    expect(failuresOf(await act('deleteNote', { id: note }))).toEqual(['ArgumentInvalidError']);
    expect(await act('note', { id, note, body: '来週に。' }, recruiter)).toMatchObject({
      note: { id: note, body: '来週に。', isOwn: true },
      candidate: { notesCount: 1 },
    });
    expect(await act('deleteNote', { id: note }, recruiter)).toMatchObject({
      deletedId: note,
      candidate: { notesCount: 0 },
    });
  });

  test('a note goes only from where its author may still write one', async () => {
    const id = candidateId(await entry());
    const { note } = v.parse(
      v.object({ note: v.object({ id: v.string() }) }),
      await act('note', { id, body: '会って話したい。' }, recruiter),
    );
    const notes = async () => {
      const { data } = await api.post(
        'query ($id: ID!) { candidate(id: $id) { notesCount } }',
        { id },
        owner,
      );
      return data;
    };
    // A recruiter from outside does not see what is closed.
    await api.services.db
      .updateTable('job_openings')
      .set({ status: 'CLOSED', closed_at: testMoment })
      .where('id', '=', opening)
      .execute();
    expect(failuresOf(await act('deleteNote', { id: note.id }, recruiter))).toEqual(['ArgumentInvalidError']);
    expect(await notes()).toEqual({ candidate: { notesCount: 1 } });
    // Nor what is their former company's.
    await api.services.db
      .updateTable('job_openings')
      .set({ status: 'PUBLIC', closed_at: null })
      .where('id', '=', opening)
      .execute();
    await api.services.db
      .updateTable('company_members')
      .set({ company_id: await api.rows.company() })
      .where('user_id', '=', recruiter)
      .execute();
    expect(failuresOf(await act('deleteNote', { id: note.id }, recruiter))).toEqual(['ArgumentInvalidError']);
    expect(await notes()).toEqual({ candidate: { notesCount: 1 } });
  });

  test('a room is opened once, with those who entered', async () => {
    const creator_id = await api.rows.creator();
    const variables = {
      opening: openingId(opening),
      user: encodeGlobalId('CreatorUser', creator_id),
    };
    expect(failuresOf(await act('room', variables))).toEqual(['UserDoesNotEntryError']);
    await entry({ creator_id });
    const opened = await act('room', variables, recruiter);
    expect(opened).toMatchObject({ chatRoom: { id: expect.any(String) }, errors: [] });
    // Whoever comes second is let in, and told that it stands.
    const again = await act('room', variables);
    expect(again).toMatchObject({ ...Object(opened), errors: [{ __typename: 'AlreadySentMessageError' }] });
    const rooms = await api.services.db
      .selectFrom('chat_rooms as r')
      .innerJoin('chat_members as m', 'm.room_id', 'r.id')
      .select(['m.user_id', 'r.last_sequence'])
      .where('r.creator_id', '=', creator_id)
      .execute();
    expect(new Set(rooms.map((row) => row.user_id))).toEqual(new Set([creator_id, owner, recruiter]));
    expect(new Set(rooms.map((row) => row.last_sequence))).toEqual(new Set([1]));
  });
});

describe('how a company answers', () => {
  const gone = async (why: 'LEAVING' | 'SUSPENDED') => {
    const id = await api.rows.creator();
    await api.services.db
      .updateTable('users')
      .set(
        why === 'LEAVING'
          ? { deletion_due_at: new Date('2026-06-01T00:00:00.000Z') }
          : { status: 'SUSPENDED', suspended_at: testMoment, suspension_reason: '規約違反' },
      )
      .where('id', '=', id)
      .execute();
    return id;
  };
  const figures = () =>
    api.services.db
      .selectFrom('companies')
      .select(['response_rate_percent', 'median_reply_minutes'])
      .where('id', '=', company_id)
      .executeTakeFirst();

  test('is told from five entries on: how many in time, and after how long', async () => {
    api.clock.set('2026-05-01T00:00:00.000Z');
    const answered = (minutes: number) =>
      entry({
        stage: 'INTERVIEW',
        first_replied_at: new Date(testMoment.getTime() + minutes * 60_000),
      });
    await answered(10);
    await answered(60);
    await answered(120);
    await computeResponsiveness(api.services);
    expect(await figures()).toEqual({ response_rate_percent: null, median_reply_minutes: null });
    // One after its date, one never; what was withdrawn without an answer says nothing.
    const late = await answered(20 * 24 * 60);
    const last = await entry();
    await entry({ stage: 'WITHDRAWN' });
    // Nor does who is about to delete their account, or cannot be answered any more.
    await entry({ creator_id: await gone('LEAVING') });
    await entry({ creator_id: await gone('SUSPENDED') });
    await api.services.db.updateTable('job_entries').set({ stage: 'HIRED' }).where('id', '=', late).execute();
    await computeResponsiveness(api.services);
    expect(await figures()).toEqual({ response_rate_percent: 60, median_reply_minutes: 90 });
    // Answered, though late.
    await act('move', { ids: [candidateId(last)], stage: 'INTERVIEW' });
    await computeResponsiveness(api.services);
    expect(await figures()).toEqual({ response_rate_percent: 60, median_reply_minutes: 120 });
  });

  test('three days before a date the one who sees to it is reminded once, else everybody', async () => {
    api.clock.set('2026-04-12T00:00:00.000Z');
    const suspended = await api.rows.member({ company_id });
    await api.services.db
      .updateTable('users')
      .set({ status: 'SUSPENDED', suspended_at: testMoment })
      .where('id', '=', suspended)
      .execute();
    await entry({ assignee_id: owner });
    await entry();
    // Whoever sees to it does not read their mail.
    await entry({ assignee_id: suspended });
    await entry({ reply_by: after(20) });
    await entry({ creator_id: await gone('LEAVING'), assignee_id: owner });
    await entry({ creator_id: await gone('SUSPENDED'), assignee_id: owner });
    await remindOfReplies(api.services);
    await remindOfReplies(api.services);
    const told = await api.services.db
      .selectFrom('activity_notifications')
      .select('user_id')
      .where('job_opening_id', '=', opening)
      .execute();
    expect(told.map((one) => one.user_id).toSorted()).toEqual(
      [owner, owner, recruiter, owner, recruiter].toSorted(),
    );
    // A mail for each reader, not for each applicant.
    const mails = await deliveredMails(api.services);
    const subjectsTo = (id: string) =>
      mails.filter(({ to }) => to.startsWith(id)).map(({ subject }) => subject);
    expect(subjectsTo(owner)).toEqual(['【つむぎ】返信期限が近い応募が3件あります']);
    expect(subjectsTo(recruiter)).toEqual(['【つむぎ】返信期限が近い応募が2件あります']);
  });

  test('of one answer alone the mail names the applicant, and none goes by night', async () => {
    const due = await entry({ assignee_id: owner });
    const told = async () => {
      await remindOfReplies(api.services);
      const mails = await deliveredMails(api.services);
      return mails.flatMap(({ to, subject }) => (to.startsWith(owner) ? [subject] : []));
    };
    await api.services.db
      .updateTable('job_entries')
      .set({ reply_by: new Date('2026-04-15T14:59:59.999Z') })
      .where('id', '=', due)
      .execute();
    for (const early of ['2026-04-11T14:59:00.000Z', '2026-04-11T23:59:00.000Z']) {
      api.clock.set(early);
      expect(await told()).toEqual([]);
    }
    api.clock.set('2026-04-12T00:00:00.000Z');
    expect(await told()).toEqual([expect.stringContaining('さんへの返信期限が近づいています')]);
  });
});
