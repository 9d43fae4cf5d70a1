import fs from 'node:fs';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { testApi } from '../../../graphql/testing.ts';
import type { TestApi } from '../../../graphql/testing.ts';
import { encodeGlobalId } from '../../../lib/request/globalId.ts';
import { houseRules } from '../../accounts/decisions/rules.ts';
import { liftDueSuspensions } from '../../accounts/users/suspension.ts';
import { liftDueCompanies } from '../../companies/company/suspension.ts';
import { runOperatorCommand } from '../commands.ts';
import { staffApi } from '../../staff/testing.ts';
import type { TestStaff } from '../../staff/testing.ts';

let api: TestApi;
let desk: ReturnType<typeof staffApi>;
let nagai: TestStaff;
let mori: TestStaff;
beforeAll(async () => {
  api = await testApi({ poolSize: 5 });
  desk = staffApi(api);
});
afterAll(() => api.close());
beforeEach(async () => {
  api.clock.set('2026-04-01T03:00:00Z');
  nagai = await desk.staff('永井 葉', 'SUPPORT');
  mori = await desk.staff('森 佳子', 'SUPPORT');
});

const day = 86_400_000;
const errors = 'errors { __typename message }';
const reason = '届け出のない団体を名乗っています。';

async function mailsTo(to: string): Promise<string[]> {
  const rows = await api.services.db
    .selectFrom('outbox')
    .select('payload')
    .where('kind', '=', 'mail')
    .orderBy('id')
    .execute();
  return rows.map(({ payload }) => JSON.stringify(payload)).filter((text) => text.includes(to));
}
/** The link of the last mail about a decision. */
async function tokenOf(to: string): Promise<string> {
  const mails = await mailsTo(to);
  return (
    /\/decision\?token=([\w-]+)/u.exec(mails.findLast((text) => text.includes('/decision?')) ?? '')?.[1] ?? ''
  );
}
const lines = (action: string, id: string) =>
  api.services.db
    .selectFrom('audit_log')
    .select(['staff_id as by', 'detail'])
    .where('action', '=', action)
    .where('subject_id', '=', id)
    .execute();

interface Against {
  readonly id: string;
  readonly address: string;
  /** Decides it, as somebody of the house. */
  readonly decide: (as: TestStaff) => Promise<unknown>;
  readonly isHidden: () => Promise<boolean>;
}

const addressOf = (userId: string) => `${userId}@example.jp`;
const act = async (call: string, as: TestStaff) => {
  const { data } = await desk.send(`mutation { ${call} { ok ${errors} } }`, {}, { as });
  return Object.values(data ?? {})[0];
};

const kinds: Readonly<Record<string, () => Promise<Against>>> = {
  'a person': async () => {
    const id = await api.rows.creator();
    const global = encodeGlobalId('User', id);
    return {
      id,
      address: addressOf(id),
      decide: (as) => act(`suspendMember(id: "${global}", rule: NUISANCE, reason: "${reason}")`, as),
      isHidden: async () => {
        const { data } = await api.post(
          'query ($id: ID!) { node(id: $id) { id } }',
          { id: encodeGlobalId('CreatorUser', id) },
          await api.rows.member(),
        );
        return data?.['node'] === null;
      },
    };
  },
  'a company': async () => {
    const id = await api.rows.company();
    const owner = await api.rows.member({ company_id: id });
    const opening = await api.rows.publicJobOpening({ company_id: id, is_open_to_outside: true });
    return {
      id,
      address: addressOf(owner),
      decide: (as) =>
        act(
          `suspendCompany(id: "${encodeGlobalId('Company', id)}", rule: REGISTRATION, reason: "${reason}")`,
          as,
        ),
      isHidden: async () => {
        const { data } = await api.post('query ($id: ID!) { publicJobOpening(id: $id) { id } }', {
          id: encodeGlobalId('JobOpening', opening),
        });
        return data?.['publicJobOpening'] === null;
      },
    };
  },
  'a work': async () => {
    const author = await api.rows.creator();
    const id = await api.rows.publicProduct({ author_id: author });
    const global = encodeGlobalId('Product', id);
    return {
      id,
      address: addressOf(author),
      decide: (as) =>
        act(`takeDownWork(id: "${global}", isDown: true, rule: RIGHTS, reason: "${reason}")`, as),
      isHidden: async () => {
        const { data } = await api.post('query ($id: ID!) { publicProduct(id: $id) { id } }', { id: global });
        return data?.['publicProduct'] === null;
      },
    };
  },
  'an opening': async () => {
    const company_id = await api.rows.company();
    const owner = await api.rows.member({ company_id });
    const id = await api.rows.publicJobOpening({ company_id, is_open_to_outside: true });
    const global = encodeGlobalId('JobOpening', id);
    return {
      id,
      address: addressOf(owner),
      decide: (as) =>
        act(`suspendOpening(id: "${global}", isDown: true, rule: FALSE_OPENING, reason: "${reason}")`, as),
      isHidden: async () => {
        const { data } = await api.post('query ($id: ID!) { publicJobOpening(id: $id) { id } }', {
          id: global,
        });
        return data?.['publicJobOpening'] === null;
      },
    };
  },
};

const read = async (token: string) => {
  const { data } = await api.post(
    'query ($token: String!) { houseDecision(token: $token) { subject rule reason endsAt mayContest contest isOverturned answerWords endedAt } }',
    { token },
  );
  return data?.['houseDecision'];
};
const contest = async (token: string, words = '登記の写しを送ります。確認してください。') => {
  const { data } = await api.post(
    `mutation ($token: String!, $words: String!) { contestDecision(token: $token, words: $words) { decision { contest } ${errors} } }`,
    { token, words },
  );
  return data?.['contestDecision'];
};
async function waiting(as: TestStaff): Promise<readonly { id: string; isOwn: boolean; subjectId: string }[]> {
  const { data } = await desk.send('{ contests { id isOwn subjectId decidedBy contest } }', {}, { as });
  const all: unknown = data?.['contests'];
  if (!Array.isArray(all)) throw new Error(JSON.stringify(data));
  return all;
}
const globalOf = async (as: TestStaff, id: string) => {
  const key = Buffer.from(id.replaceAll('-', ''), 'hex').toString('base64url');
  const found = (await waiting(as)).find(({ subjectId }) => subjectId.endsWith(key));
  return found?.id ?? 'nothing';
};
const answer = async (as: TestStaff, id: string, said: 'OVERTURNED' | 'UPHELD') => {
  const { data } = await desk.send(
    `mutation ($id: ID!, $answer: ContestAnswer!) {
      answerContest(id: $id, answer: $answer, words: "登記を確認しました。") { ok ${errors} } }`,
    { id, answer: said },
    { as },
  );
  return data?.['answerContest'];
};

describe.each(Object.entries(kinds))('a decision against %s', (name, make) => {
  test('is told with its rule and its reason, contested once, and overturned by somebody else: what was hidden comes back', async () => {
    const against = await make();
    expect(await against.isHidden()).toBe(false);
    expect(await against.decide(nagai)).toEqual({ ok: true, errors: [] });
    expect(await against.isHidden()).toBe(true);
    const [told] = await mailsTo(against.address);
    expect(told).toContain(reason);
    expect(told).toMatch(/利用規約 第\d条「/u);

    // With the link alone, without a session.
    const token = await tokenOf(against.address);
    expect(await read(token)).toMatchObject({ reason, mayContest: true, contest: null, endedAt: null });
    expect(await contest(token)).toEqual({
      decision: { contest: '登記の写しを送ります。確認してください。' },
      errors: [],
    });
    expect(await contest(token)).toMatchObject({
      decision: null,
      errors: [{ __typename: 'ForbiddenError' }],
    });
    expect(await read(token)).toMatchObject({ mayContest: false, isOverturned: null });

    const id = await globalOf(mori, against.id);
    expect((await waiting(nagai)).find((one) => one.id === id)).toMatchObject({ isOwn: true });
    expect((await waiting(mori)).find((one) => one.id === id)).toMatchObject({ isOwn: false });
    expect(await answer(nagai, id, 'UPHELD')).toMatchObject({
      ok: false,
      errors: [{ __typename: 'ForbiddenError' }],
    });
    expect(await against.isHidden()).toBe(true);
    expect(await answer(mori, id, 'OVERTURNED')).toEqual({ ok: true, errors: [] });
    expect(await against.isHidden()).toBe(false);
    expect(await answer(mori, id, 'UPHELD')).toMatchObject({
      errors: [{ __typename: 'DraftConflictError' }],
    });
    expect(await read(token)).toMatchObject({ isOverturned: true, answerWords: '登記を確認しました。' });
    expect((await mailsTo(against.address)).at(-1)).toContain('登記を確認しました。');
    expect(await lines('contest.overturn', against.id)).toEqual([
      { by: mori.id, detail: expect.objectContaining({ words: '登記を確認しました。' }) },
    ]);
    expect(await globalOf(mori, against.id)).toBe('nothing');

    // It may be decided anew.
    expect(await against.decide(mori)).toEqual({ ok: true, errors: [] });
    expect(await against.isHidden()).toBe(true);
  });

  test('stays as it is where the answer upholds it', async () => {
    const against = await make();
    await against.decide(nagai);
    const token = await tokenOf(against.address);
    await contest(token);
    expect(await answer(mori, await globalOf(mori, against.id), 'UPHELD')).toEqual({ ok: true, errors: [] });
    expect(await against.isHidden()).toBe(true);
    expect(await read(token)).toMatchObject({ isOverturned: false, endedAt: null });
    expect(await lines('contest.uphold', against.id)).toHaveLength(1);
  });

  test('cannot be contested after twenty days, nor without words, nor by another link', async () => {
    const against = await make();
    await against.decide(nagai);
    const token = await tokenOf(against.address);
    expect(await contest(token, ' ')).toMatchObject({ errors: [{ __typename: 'UserInputInvalidError' }] });
    expect(await contest(`${token}x`)).toMatchObject({ errors: [{ __typename: 'TokenInvalidError' }] });
    expect(await read(`${token}x`)).toBeNull();
    api.clock.advance(20 * day);
    expect(await read(token)).toMatchObject({ mayContest: false });
    expect(await contest(token)).toMatchObject({ errors: [{ __typename: 'ForbiddenError' }] });
  });

  test('is in the list of whom it is against, who contest it from there; not in anybody else’s', async () => {
    const against = await make();
    await against.decide(nagai);
    // A suspended person has no session until it is lifted or over.
    const mayAsk = name !== 'a person';
    const listOf = async (as: string) => {
      const { data } = await api.post('{ myDecisions { id reason mayContest endedWhy } }', {}, as);
      return data?.['myDecisions'];
    };
    const { user_id, company_id, id } = await api.services.db
      .selectFrom('member_decisions')
      .select(['user_id', 'company_id', 'id'])
      .where('subject_id', '=', against.id)
      .executeTakeFirstOrThrow();
    const told = user_id ?? (await api.rows.member({ company_id: company_id ?? '' }));
    const stranger = await api.rows.creator();
    const listed = { id: encodeGlobalId('HouseDecision', id), reason, mayContest: true, endedWhy: null };
    if (mayAsk) expect(await listOf(told)).toEqual([listed]);
    expect(await listOf(stranger)).toEqual([]);
    if (company_id !== null)
      expect(await listOf(await api.rows.member({ company_id, role: 'CORPORATE_AGENT' }))).toEqual([]);
    const contestOwn = async (as: string) => {
      const { data } = await api.post(
        `mutation ($id: ID!) { contestDecision(id: $id, words: "確認してください。") { decision { mayContest } ${errors} } }`,
        { id: listed.id },
        as,
      );
      return data?.['contestDecision'];
    };
    expect(await contestOwn(stranger)).toMatchObject({ errors: [{ __typename: 'ArgumentInvalidError' }] });
    if (mayAsk) expect(await contestOwn(told)).toEqual({ decision: { mayContest: false }, errors: [] });
  });

  test('needs a rule and a reason', async () => {
    const against = await make();
    const { data } = await desk.send(
      `mutation { takeDownWork(id: "${encodeGlobalId('Product', against.id)}", isDown: true, reason: "x") { ${errors} } }`,
      {},
      { as: nagai },
    );
    expect(JSON.stringify(data)).toContain('どの規約によるものかを選んでください。');
    expect(await against.isHidden()).toBe(false);
  });
});

test('a company suspended until a day is itself again on it, and its people could sign in all the while', async () => {
  const company_id = await api.rows.company();
  const owner = await api.rows.member({ company_id });
  const opening = await api.rows.publicJobOpening({ company_id, is_open_to_outside: true });
  const id = encodeGlobalId('Company', company_id);
  const endsAt = new Date(api.clock.now().getTime() + 7 * day).toISOString();
  expect(
    await act(`suspendCompany(id: "${id}", rule: DEALING, reason: "${reason}", endsAt: "${endsAt}")`, nagai),
  ).toEqual({ ok: true, errors: [] });
  expect(await act(`suspendCompany(id: "${id}", rule: DEALING, reason: "${reason}")`, nagai)).toMatchObject({
    ok: false,
  });
  const isListed = async () => {
    const { data } = await api.post('query ($id: ID!) { publicJobOpening(id: $id) { id } }', {
      id: encodeGlobalId('JobOpening', opening),
    });
    return data?.['publicJobOpening'] !== null;
  };
  const { data } = await api.post('{ me { id } }', {}, owner);
  expect(data?.['me']).toEqual({ id: encodeGlobalId('User', owner) });
  expect(await isListed()).toBe(false);
  const token = await tokenOf(addressOf(owner));
  expect(await read(token)).toMatchObject({ endsAt });
  await contest(token);
  api.clock.advance(7 * day - 1);
  await liftDueCompanies(api.services);
  expect(await isListed()).toBe(false);
  api.clock.advance(1);
  await liftDueCompanies(api.services);
  expect(await isListed()).toBe(true);
  expect(await lines('company.lift', company_id)).toHaveLength(1);
  expect((await mailsTo(addressOf(owner))).at(-1)).toContain('companyRestored');
  // What was contested is answered all the same.
  nagai = await desk.staff('永井 葉', 'SUPPORT');
  expect(await globalOf(nagai, company_id)).not.toBe('nothing');
});

test('a decision that is lifted leaves nothing to contest or to answer', async () => {
  const id = await api.rows.creator();
  const user = encodeGlobalId('User', id);
  await act(`suspendMember(id: "${user}", rule: ACCOUNT, reason: "${reason}")`, nagai);
  const token = await tokenOf(addressOf(id));
  await contest(token);
  expect(await act(`liftSuspension(id: "${user}", reason: "本人と確認できました。")`, nagai)).toEqual({
    ok: true,
    errors: [],
  });
  expect(await globalOf(mori, id)).toBe('nothing');
  await liftDueSuspensions(api.services);
  expect(await lines('member.lift', id)).toEqual([
    { by: nagai.id, detail: { reason: '本人と確認できました。' } },
  ]);
});

test('the command line decides and answers by the same use cases, and never answers itself', async () => {
  const run = (...words: string[]) => runOperatorCommand(api.services, words);
  const author = await api.rows.creator();
  const work = await api.rows.publicProduct({ author_id: author });
  const id = encodeGlobalId('Product', work);
  expect((await run('rules', 'list')).lines.join('\n')).toContain('HIDDEN_AI');
  expect(await run('works', 'hide', id, '--reason', reason)).toMatchObject({ code: 2 });
  expect(await run('works', 'hide', id, '--rule', 'NOTHING', '--reason', reason)).toMatchObject({ code: 1 });
  expect(await run('works', 'hide', id, '--rule', 'HIDDEN_AI', '--reason', reason)).toMatchObject({
    code: 0,
  });
  await contest(await tokenOf(addressOf(author)));
  const numberOf = async (subjectId: string) => {
    const row = await api.services.db
      .selectFrom('member_decisions')
      .select('id')
      .where('subject_id', '=', subjectId)
      .executeTakeFirstOrThrow();
    return row.id.slice(-8);
  };
  expect((await run('contests', 'list')).lines.join('\n')).toContain(await numberOf(work));
  expect(await run('contests', 'uphold', await numberOf(work), '--words', '確認しました。')).toMatchObject({
    code: 1,
  });
  expect(await answer(mori, await globalOf(mori, work), 'OVERTURNED')).toMatchObject({ ok: true });

  await act(`takeDownWork(id: "${id}", isDown: true, rule: RIGHTS, reason: "${reason}")`, nagai);
  expect(await run('works', 'show', id, '--reason', '許可を確認しました。')).toMatchObject({ code: 0 });
  const company = await api.rows.company();
  const owner = await api.rows.member({ company_id: company });
  await act(
    `suspendCompany(id: "${encodeGlobalId('Company', company)}", rule: DEALING, reason: "${reason}")`,
    nagai,
  );
  await contest(await tokenOf(addressOf(owner)));
  expect(
    await run('contests', 'overturn', await numberOf(company), '--words', '支払いを確認しました。'),
  ).toMatchObject({ code: 0 });
  expect(await lines('contest.overturn', company)).toMatchObject([{ by: null }]);
  const number = company.replaceAll('-', '').slice(-8);
  expect(
    await run('company', 'suspend', number, '--rule', 'DEALING', '--reason', reason, '--days', '7'),
  ).toMatchObject({ code: 0 });
  expect(await run('company', 'lift', number, '--reason', '確認しました。')).toMatchObject({ code: 0 });
  expect(
    await run('company', 'rename', number, '--name', '株式会社灯台舎書店', '--reason', '登記のとおり'),
  ).toMatchObject({ code: 0 });
  expect(await lines('company.correct', company)).toHaveLength(1);
  expect(await run('members', 'sign-out', addressOf(owner), '--reason', '本人の依頼')).toMatchObject({
    code: 0,
  });
  expect(await lines('member.endSessions', owner)).toMatchObject([{ by: null }]);
});

test.each(Object.entries(houseRules))(
  'rule %s stands in the terms as it is told',
  (_name, { article, text }) => {
    const [title = '', number = ''] = article.split(' ');
    const file = title === '会社の利用規約' ? 'terms-corporate' : 'terms';
    const terms = fs.readFileSync(new URL(`../../../../content/legal/${file}.md`, import.meta.url), 'utf8');
    const section = terms.split(/^## /mu).find((part) => part.startsWith(number)) ?? '';
    expect(section).toContain(text);
  },
);
