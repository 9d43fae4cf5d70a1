import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as v from 'valibot';
import { encodeGlobalId } from '../../../lib/request/globalId.ts';
import { testApi } from '../../../graphql/testing.ts';
import type { TestApi } from '../../../graphql/testing.ts';
import { sendFiles } from '../../../graphql/testUploads.ts';
import { picture } from '../../products/testing.ts';
import {
  ask,
  draftFields,
  draftOf,
  errorFields,
  newOpeningId,
  openingId,
  openingKeyOf,
  postingCompany,
  refusals,
  save,
} from './testDrafts.ts';
import type { KindName } from './testDrafts.ts';

let api: TestApi;
let company: string;
let owner: string;
let agent: string;
let stranger: string;

beforeAll(async () => {
  api = await testApi();
  company = await postingCompany(api);
  owner = await api.rows.member({ company_id: company });
  agent = await api.rows.member({ company_id: company, role: 'CORPORATE_AGENT' });
  stranger = await api.rows.member();
}, 60_000);
afterAll(() => api.close());

async function begun(kind: KindName = 'Contract'): Promise<string> {
  const id = newOpeningId();
  await save(api, owner, kind, { jobOpeningId: id, version: 0, title: '下書き' });
  return id;
}

const published = async (): Promise<string> =>
  openingId(await api.rows.publicJobOpening({ company_id: company }));

const saveQuestion = (input: Readonly<Record<string, unknown>>, as = owner): Promise<unknown> =>
  ask(
    api,
    as,
    `mutation ($input: SaveJobOpeningQuestionInput!) { saveJobOpeningQuestion(input: $input) {
       question { id questionText type } ${draftFields} ${errorFields} } }`,
    { input },
  );
const deleteQuestion = (id: string, as = owner, knownText?: string): Promise<unknown> =>
  ask(
    api,
    as,
    `mutation ($input: DeleteJobOpeningQuestionInput!) { deleteJobOpeningQuestion(input: $input) { deletedId ${draftFields} ${errorFields} } }`,
    { input: { jobOpeningQuestionId: id, knownText } },
  );
const withQuestions = v.object({
  draft: v.object({ questions: v.array(v.object({ id: v.string(), questionText: v.string() })) }),
});
const questionsIn = (answer: unknown) => v.parse(withQuestions, answer).draft.questions;
const textsIn = (answer: unknown) => questionsIn(answer).map(({ questionText }) => questionText);
const idOf = (answer: unknown): string =>
  v.parse(v.object({ question: v.object({ id: v.string() }) }), answer).question.id;

describe('questions', () => {
  test('come at the end or where they are told, change their words and their places, and go', async () => {
    const jobOpeningId = await begun();
    const first = idOf(await saveQuestion({ jobOpeningId, questionText: ' 一つ目\n です ' }));
    await saveQuestion({ jobOpeningId, questionText: '二つ目' });
    expect(textsIn(await saveQuestion({ jobOpeningId, questionText: '初め', position: 0 }))).toEqual([
      '初め',
      '一つ目 です',
      '二つ目',
    ]);
    expect(textsIn(await saveQuestion({ jobOpeningId, questionId: first, position: 99 }))).toEqual([
      '初め',
      '二つ目',
      '一つ目 です',
    ]);
    expect(
      textsIn(await saveQuestion({ jobOpeningId, questionId: first, questionText: '終わり' }, agent)),
    ).toEqual(['初め', '二つ目', '終わり']);
    expect(await deleteQuestion(first)).toMatchObject({
      deletedId: first,
      draft: { version: 1, questions: [{ questionText: '初め' }, { questionText: '二つ目' }] },
      errors: [],
    });
    expect(refusals(await deleteQuestion(first))).toEqual(['JobOpeningQuestionNotFoundError']);
  });

  test('are five at most, also of those that come at once', async () => {
    const jobOpeningId = await begun();
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, index) => saveQuestion({ jobOpeningId, questionText: `質問${index}` })),
    );
    expect(answers.flatMap(refusals)).toEqual(
      Array.from({ length: 3 }, () => 'NumOfQuestionsLimitExceededError'),
    );
    expect(await draftOf(api, owner, jobOpeningId)).toMatchObject({ questions: { length: 5 } });
  });

  test('have 120 signs as people count them', async () => {
    const jobOpeningId = await begun();
    const family = '👨‍👩‍👧';
    expect(refusals(await saveQuestion({ jobOpeningId, questionText: family + '問'.repeat(119) }))).toEqual(
      [],
    );
    for (const questionText of ['問'.repeat(121), ' ', '', null])
      expect(refusals(await saveQuestion({ jobOpeningId, questionText }))).toEqual([
        'UserInputInvalidError questionText',
      ]);
  });

  test('that a colleague gave other words are neither overwritten nor deleted by who does not know of it', async () => {
    const jobOpeningId = await begun();
    const questionId = idOf(await saveQuestion({ jobOpeningId, questionText: '見積もりは？' }));
    await saveQuestion({ jobOpeningId, questionId, questionText: '工程は？' }, agent);
    const known = { jobOpeningId, questionId, knownText: ' 見積もりは？' };
    const late = await saveQuestion({ ...known, questionText: '見積もりと納期は？' });
    expect(refusals(late)).toEqual(['DraftConflictError']);
    expect(textsIn(late)).toEqual(['工程は？']);
    const deletion = await deleteQuestion(questionId, owner, '見積もりは？');
    expect(refusals(deletion)).toEqual(['DraftConflictError']);
    expect(deletion).toMatchObject({ deletedId: null, draft: { questions: [{ questionText: '工程は？' }] } });
    // The same words once more, after their answer was lost.
    expect(refusals(await saveQuestion({ ...known, questionText: '工程は？' }))).toEqual([]);
    expect(refusals(await deleteQuestion(questionId, owner, '工程は？'))).toEqual([]);
  });

  test('of somebody else answer as those that do not exist', async () => {
    const jobOpeningId = await begun();
    const questionId = idOf(await saveQuestion({ jobOpeningId, questionText: '一つ目' }));
    expect(refusals(await saveQuestion({ jobOpeningId, questionText: '二つ目' }, stranger))).toEqual([
      'JobOpeningNotFoundError',
    ]);
    expect(refusals(await deleteQuestion(questionId, stranger))).toEqual(['JobOpeningQuestionNotFoundError']);
    expect(refusals(await deleteQuestion('nothing'))).toEqual(['JobOpeningQuestionNotFoundError']);
    expect(
      refusals(await saveQuestion({ jobOpeningId: await begun(), questionId, questionText: 'よその' })),
    ).toEqual(['JobOpeningQuestionNotFoundError']);
  });

  test('of a published opening wait with its change; its own stay as people see them', async () => {
    const jobOpeningId = await published();
    const key = api.services.newId();
    await api.services.db
      .insertInto('job_opening_questions')
      .values({
        id: key,
        job_opening_id: openingKeyOf(jobOpeningId),
        question_text: '公開中の質問',
        position: 0,
      })
      .execute();
    const added = idOf(await saveQuestion({ jobOpeningId, questionText: '足した質問' }));
    expect(
      textsIn(
        await saveQuestion({
          jobOpeningId,
          questionId: encodeGlobalId('JobOpeningQuestion', key),
          questionText: '言い換えた質問',
        }),
      ),
    ).toEqual(['言い換えた質問', '足した質問']);
    expect(textsIn(await deleteQuestion(added))).toEqual(['言い換えた質問']);
    expect(textsIn(await deleteQuestion(encodeGlobalId('DraftJobOpeningQuestion', key)))).toEqual([]);
    expect(
      await api.services.db
        .selectFrom('job_opening_questions')
        .select('question_text')
        .where('job_opening_id', '=', openingKeyOf(jobOpeningId))
        .execute(),
    ).toEqual([{ question_text: '公開中の質問' }]);
  });
});

async function upload(as: string, field: string, jobOpeningId: string, file: Blob): Promise<unknown> {
  const query = `mutation ($file: Upload!, $id: ID!) { ${field}(file: $file, jobOpeningId: $id) {
    image { id width } ${draftFields} ${errorFields} } }`;
  const answer = await sendFiles(api, as, { query, variables: { id: jobOpeningId }, files: { file } });
  if (!answer.data) throw new Error(JSON.stringify(answer));
  return answer.data[field];
}

const cover = 'uploadDraftJobOpeningCoverImage';
const structure = 'uploadDraftJobOpeningOrganizationStructureImage';

describe('pictures', () => {
  test('stand in the draft at once and are no save', async () => {
    const id = await begun('Hourly');
    const answer = await upload(agent, cover, id, await picture());
    const image = v.parse(v.object({ image: v.object({ id: v.string() }) }), answer).image.id;
    expect(answer).toMatchObject({ image: { width: 800 }, draft: { version: 1, coverImage: { id: image } } });
    const chart = await upload(agent, structure, id, await picture(400, 300));
    expect(chart).toMatchObject({
      draft: {
        version: 1,
        coverImage: { id: image },
        organizationStructureImage: { id: expect.any(String) },
      },
    });
    expect(await save(api, owner, 'Hourly', { jobOpeningId: id, version: 1, title: '続き' })).toMatchObject({
      draft: { version: 2, coverImage: { id: image } },
      errors: [],
    });
  });

  test('of a published opening wait with its change, and no sweep takes them', async () => {
    const id = await published();
    const answer = await upload(owner, cover, id, await picture());
    const image = v.parse(v.object({ image: v.object({ id: v.string() }) }), answer).image.id;
    const { db } = api.services;
    const key = openingKeyOf(id);
    expect(
      await db.selectFrom('job_openings').select('cover_media_id').where('id', '=', key).executeTakeFirst(),
    ).toEqual({ cover_media_id: null });
    expect(
      await db
        .selectFrom('job_opening_changes')
        .select('cover_media_id')
        .where('job_opening_id', '=', key)
        .executeTakeFirst(),
    ).toEqual({ cover_media_id: image });
  });

  test('that will not do are refused, as is whose opening it is not', async () => {
    const id = await begun('Hourly');
    expect(refusals(await upload(owner, cover, id, await picture(799, 600)))).toEqual([
      'InvalidImageInputError file',
    ]);
    expect(refusals(await upload(owner, structure, id, await picture(399, 300)))).toEqual([
      'InvalidImageInputError file',
    ]);
    expect(refusals(await upload(owner, cover, id, new Blob(['no picture'])))).toMatchObject([
      expect.stringContaining('InvalidImageInputError'),
    ]);
    expect(refusals(await upload(stranger, cover, id, await picture()))).toEqual(['JobOpeningNotFoundError']);
    expect(refusals(await upload(owner, structure, await begun(), await picture()))).toEqual([
      'InvalidImageInputError file',
    ]);
  });
});

const drop = (kind: KindName, id: string, as = owner): Promise<unknown> =>
  ask(
    api,
    as,
    `mutation ($id: ID!) { deleteDraft${kind}JobOpening(jobOpeningId: $id) { deletedId deletedDraftId ${errorFields} } }`,
    { id },
  );
const discard = (id: string, as = owner): Promise<unknown> =>
  ask(
    api,
    as,
    `mutation ($id: ID!) { discardJobOpeningChange(jobOpeningId: $id) { ${draftFields} ${errorFields} } }`,
    { id },
  );

describe('throwing away', () => {
  test('a draft goes with everything in it, once', async () => {
    const id = await begun('FullTime');
    await saveQuestion({ jobOpeningId: id, questionText: '質問' });
    expect(refusals(await drop('FullTime', id, stranger))).toEqual(['JobOpeningNotFoundError']);
    expect(refusals(await drop('Contract', id))).toEqual(['JobOpeningNotFoundError']);
    expect(await drop('FullTime', id, agent)).toEqual({
      deletedId: id,
      deletedDraftId: encodeGlobalId('DraftJobOpening', openingKeyOf(id)),
      errors: [],
    });
    expect(refusals(await drop('FullTime', id))).toEqual(['JobOpeningNotFoundError']);
    expect(await draftOf(api, owner, id)).toBeNull();
  });

  test('what was published stays', async () => {
    expect(refusals(await drop('Contract', await published()))).toEqual(['FailedToDeleteError']);
  });

  test('a change that waits goes; a form that still shows it is told', async () => {
    const id = await published();
    expect(refusals(await discard(id))).toEqual(['ArgumentInvalidError jobOpeningId']);
    await save(api, agent, 'Contract', { jobOpeningId: id, version: 1, title: '変更' });
    expect(refusals(await discard(id, stranger))).toEqual(['JobOpeningNotFoundError']);
    expect(await discard(id)).toMatchObject({
      draft: { title: '宿の予約画面と、館内の案内画面の設計', version: 3 },
      errors: [],
    });
    expect(
      refusals(await save(api, agent, 'Contract', { jobOpeningId: id, version: 2, title: '変更の続き' })),
    ).toEqual(['DraftConflictError']);
  });

  test('a change that was written back to what people see is none any more', async () => {
    const id = await published();
    await save(api, owner, 'Contract', { jobOpeningId: id, version: 1, title: '変更' });
    expect(
      await save(api, owner, 'Contract', {
        jobOpeningId: id,
        version: 2,
        title: '宿の予約画面と、館内の案内画面の設計',
      }),
    ).toMatchObject({ draft: { version: 3 }, errors: [] });
    expect(refusals(await discard(id))).toEqual(['ArgumentInvalidError jobOpeningId']);
  });
});
