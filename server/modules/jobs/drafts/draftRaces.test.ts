import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as v from 'valibot';
import { isOnPostgres } from '../../../db/testing/testDatabase.ts';
import { testApi } from '../../../graphql/testing.ts';
import type { TestApi } from '../../../graphql/testing.ts';
import {
  ask,
  draftOf,
  newOpeningId,
  openingId,
  openingKeyOf,
  postingCompany,
  publish,
  refusals,
  save,
  wholeContract,
} from './testDrafts.ts';
import { runEffects } from '../testing.ts';

/** What comes at the same moment. PGlite has one connection and cannot show this. */
describe.runIf(isOnPostgres)('at once', () => {
  let api: TestApi;
  let company: string;
  let owner: string;
  let agent: string;
  beforeAll(async () => {
    api = await testApi({ poolSize: 20 });
    company = await postingCompany(api);
    owner = await api.rows.member({ company_id: company });
    agent = await api.rows.member({ company_id: company, role: 'CORPORATE_AGENT' });
  }, 60_000);
  afterAll(() => api.close());

  const fifty = <Result>(work: (index: number) => Promise<Result>): Promise<Result[]> =>
    Promise.all(Array.from({ length: 50 }, (_, index) => work(index)));
  const begun = async (): Promise<string> => {
    const id = newOpeningId();
    await save(api, owner, 'Contract', { jobOpeningId: id, version: 0, ...wholeContract });
    return id;
  };
  const versionsOf = (id: string) =>
    api.services.db
      .selectFrom('job_opening_versions')
      .select(['version', 'content'])
      .where('job_opening_id', '=', openingKeyOf(id))
      .orderBy('version')
      .execute();
  const close = (id: string) =>
    ask(
      api,
      owner,
      `mutation ($id: ID!) { updateJobOpeningStatus(input: { jobOpeningId: $id, status: CLOSED }) {
        errors { __typename message ... on ArgumentInvalidError { field } } } }`,
      { id },
    );

  test('50 publishes are one version', async () => {
    const id = await begun();
    const answers = await fifty(() => publish(api, owner, 'Contract', id));
    expect(answers.flatMap(refusals)).toEqual(
      Array.from({ length: 49 }, () => 'ArgumentInvalidError status'),
    );
    expect(await versionsOf(id)).toMatchObject([{ version: 1 }]);
  });

  test('50 publishes of a change are the next version', async () => {
    const id = await begun();
    await publish(api, owner, 'Contract', id);
    await save(api, agent, 'Contract', { jobOpeningId: id, version: 1, title: '変更後' });
    const answers = await fifty(() => publish(api, owner, 'Contract', id));
    expect(answers.flatMap(refusals)).toHaveLength(49);
    expect(await versionsOf(id)).toMatchObject([
      { version: 1 },
      { version: 2, content: { title: '変更後' } },
    ]);
  });

  test('50 closings answer each candidate once', async () => {
    const key = await api.rows.publicJobOpening({ company_id: company });
    const candidates = await Promise.all(
      Array.from({ length: 60 }, () => api.rows.entry({ job_opening_id: key })),
    );
    const answers = await fifty(() => close(openingId(key)));
    expect(answers.flatMap(refusals)).toEqual(
      Array.from({ length: 49 }, () => 'ArgumentInvalidError status'),
    );
    await Promise.all([runEffects(api), runEffects(api)]);
    const steps = await api.services.db
      .selectFrom('job_entry_stage_changes')
      .select(['entry_id', 'to_stage'])
      .where('entry_id', 'in', candidates)
      .execute();
    expect(steps.map(({ to_stage }) => to_stage)).toEqual(candidates.map(() => 'DECLINED'));
    const notices = await api.services.db
      .selectFrom('activity_notifications')
      .select('entry_id')
      .where('job_opening_id', '=', key)
      .execute();
    expect(notices.map(({ entry_id }) => entry_id).toSorted()).toEqual(candidates.toSorted());
  });

  test('50 saves that build on one version: the first stands, the others are told', async () => {
    const id = await begun();
    const answers = await fifty((index) =>
      save(api, index % 2 === 0 ? owner : agent, 'Contract', {
        jobOpeningId: id,
        version: 1,
        title: `${index}番目`,
      }),
    );
    expect(answers.flatMap(refusals)).toEqual(Array.from({ length: 49 }, () => 'DraftConflictError'));
    const winner = answers.findIndex((answer) => refusals(answer).length === 0);
    expect(await draftOf(api, owner, id)).toMatchObject({ version: 2, title: `${winner}番目` });
  });

  test('50 beginnings of one draft are one, the same and not the same', async () => {
    const id = newOpeningId();
    const same = await fifty(() =>
      save(api, owner, 'Contract', { jobOpeningId: id, version: 0, title: '同じ' }),
    );
    expect(same.flatMap(refusals)).toEqual([]);
    expect(await draftOf(api, owner, id)).toMatchObject({ version: 1, title: '同じ' });
    const other = newOpeningId();
    const differing = await fifty((index) =>
      save(api, owner, 'Contract', { jobOpeningId: other, version: 0, title: `${index}番目` }),
    );
    expect(differing.flatMap(refusals)).toEqual(Array.from({ length: 49 }, () => 'DraftConflictError'));
  });

  test('a save that meets the publishing is published, or waits as a change; it is never lost', async () => {
    const rounds = await Promise.all(
      Array.from({ length: 8 }, async (_, index) => {
        const id = await begun();
        const title = `書き足した${index}`;
        const [saved, published] = await Promise.all([
          save(api, agent, 'Contract', { jobOpeningId: id, version: 1, title }),
          publish(api, owner, 'Contract', id),
        ]);
        expect([...refusals(saved), ...refusals(published)]).toEqual([]);
        const draft = await draftOf(api, owner, id);
        const [version] = await versionsOf(id);
        const shown = v.parse(v.object({ title: v.string() }), version?.content).title;
        return { kept: v.parse(v.object({ title: v.string(), version: v.number() }), draft), title, shown };
      }),
    );
    for (const { kept, title, shown } of rounds) {
      expect(kept).toEqual({ title, version: 2 });
      expect([title, wholeContract.title]).toContain(shown);
    }
  });

  test('the company cannot lose its address while an opening of it comes out', async () => {
    const outcomes = await Promise.all(
      Array.from({ length: 12 }, async () => {
        const ofOne = await postingCompany(api);
        const boss = await api.rows.member({ company_id: ofOne });
        const id = newOpeningId();
        await save(api, boss, 'Contract', { jobOpeningId: id, version: 0, ...wholeContract });
        const [published, emptied] = await Promise.all([
          publish(api, boss, 'Contract', id),
          ask(
            api,
            boss,
            `mutation { updateCompanyProfile(input: { city: "" }) { errors { __typename message ... on UserInputInvalidError { field } } } }`,
          ),
        ]);
        return [refusals(published).length > 0, refusals(emptied).length > 0];
      }),
    );
    // Whoever comes second is refused.
    for (const [isUnpublished, isKept] of outcomes) expect(isUnpublished).toBe(!isKept);
  });

  test('questions and pictures beside saves lose nothing', async () => {
    const id = await begun();
    const question = (index: number) =>
      ask(
        api,
        agent,
        `mutation ($id: ID!, $text: String!) { saveJobOpeningQuestion(input: { jobOpeningId: $id, questionText: $text }) {
          errors { __typename message } } }`,
        { id, text: `質問${index}` },
      );
    const [saved, ...asked] = await Promise.all([
      save(api, owner, 'Contract', { jobOpeningId: id, version: 1, title: '書き足した' }),
      ...Array.from({ length: 5 }, (_, index) => question(index)),
    ]);
    expect([saved, ...asked].flatMap(refusals)).toEqual([]);
    expect(await draftOf(api, owner, id)).toMatchObject({
      version: 2,
      title: '書き足した',
      questions: { length: 5 },
    });
  });
});
