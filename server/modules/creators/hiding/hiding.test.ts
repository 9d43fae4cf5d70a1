import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isOnPostgres } from '../../../db/testing/testDatabase.ts';
import { testMoment } from '../../../db/testing/testRows.ts';
import { testApi, type TestApi, refusalOf } from '../../../graphql/testing.ts';
import { encodeGlobalId } from '../../../lib/request/globalId.ts';
import { companyNameKey } from '../../../lib/text/companyName.ts';
import { refreshHidingOfCompany, refreshHidingOfCreator } from './hiding.ts';

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});
afterAll(() => api.close());

type Engagement = 'CORPORATE' | 'FREELANCE' | 'SIDEJOB';

async function engage(creatorId: string, engagement_type: Engagement, employer: string): Promise<void> {
  const { services } = api;
  const employer_key = companyNameKey(employer);
  await services.db.transaction().execute(async (trx) => {
    await trx
      .insertInto('creator_engagement_types')
      .values({
        id: randomUUID(),
        user_id: creatorId,
        engagement_type,
        employer_key,
        created_at: testMoment,
        updated_at: testMoment,
      })
      .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ engagement_type, employer_key }))
      .execute();
    await refreshHidingOfCreator(trx, services, creatorId);
  });
}

async function found(name: string, domains: readonly string[] = []): Promise<string> {
  const { services } = api;
  return services.db.transaction().execute(async (trx) => {
    const id = randomUUID();
    await trx
      .insertInto('companies')
      .values({ id, name, name_key: companyNameKey(name), created_at: testMoment, updated_at: testMoment })
      .execute();
    for (const domain of domains) {
      await trx.insertInto('company_domains').values({ domain, company_id: id }).execute();
    }
    await refreshHidingOfCompany(trx, services, id);
    return id;
  });
}

async function changeCompany(
  id: string,
  change: { readonly name?: string; readonly without?: string; readonly withDomain?: string },
): Promise<void> {
  const { services } = api;
  await services.db.transaction().execute(async (trx) => {
    if (change.name !== undefined) {
      await trx
        .updateTable('companies')
        .set({ name: change.name, name_key: companyNameKey(change.name) })
        .where('id', '=', id)
        .execute();
    }
    if (change.without !== undefined) {
      await trx
        .deleteFrom('company_domains')
        .where('company_id', '=', id)
        .where('domain', '=', change.without)
        .execute();
    }
    if (change.withDomain !== undefined) {
      await trx.insertInto('company_domains').values({ company_id: id, domain: change.withDomain }).execute();
    }
    await refreshHidingOfCompany(trx, services, id);
  });
}

/** `company reason` and domains that a creator is hidden from. */
async function hidingOf(creatorId: string): Promise<string[]> {
  const { db } = api.services;
  const companies = await db
    .selectFrom('creator_hidden_companies')
    .select(['company_id', 'reason'])
    .where('creator_id', '=', creatorId)
    .execute();
  const domains = await db
    .selectFrom('creator_hidden_domains')
    .select('domain')
    .where('creator_id', '=', creatorId)
    .execute();
  return [
    ...companies.map(({ company_id, reason }) => `${company_id} ${reason}`),
    ...domains.map(({ domain }) => domain),
  ].toSorted();
}

describe('an employer', () => {
  test.each(['CORPORATE', 'SIDEJOB'] as const)('is hidden from by who is %s', async (engagement) => {
    const name = `株式会社${randomUUID()}`;
    const company = await found(name, [`${lettersOf(name)}.example`]);
    const creator = await api.rows.creator();
    await engage(creator, engagement, `${name.slice('株式会社'.length)}（株）`);
    expect(await hidingOf(creator)).toEqual(
      [`${company} EMPLOYER_NAME`, `${company} EMPLOYER_DOMAIN`, `${lettersOf(name)}.example`].toSorted(),
    );
  });

  test('means nothing to a freelancer, and hides no more from the one that was left', async () => {
    const [left, next] = [await found('有限会社左', ['left.example']), await found('合同会社右')];
    const creator = await api.rows.creator();
    await engage(creator, 'CORPORATE', '左');
    expect(await hidingOf(creator)).toContain('left.example');
    await engage(creator, 'SIDEJOB', '右');
    expect(await hidingOf(creator)).toEqual([`${next} EMPLOYER_NAME`]);
    await engage(creator, 'FREELANCE', '右');
    expect(await hidingOf(creator)).toEqual([]);
    expect(left).not.toBe(next);
  });

  test('that joins later, is renamed or gets a domain is hidden from then', async () => {
    const creator = await api.rows.creator();
    await engage(creator, 'CORPORATE', '後から社');
    expect(await hidingOf(creator)).toEqual([]);
    const company = await found('株式会社まだ別の名');
    await changeCompany(company, { name: '㈱後から社' });
    expect(await hidingOf(creator)).toEqual([`${company} EMPLOYER_NAME`]);
    await changeCompany(company, { withDomain: 'later.example' });
    expect(await hidingOf(creator)).toEqual(
      [`${company} EMPLOYER_NAME`, `${company} EMPLOYER_DOMAIN`, 'later.example'].toSorted(),
    );
  });

  test('stays hidden from when it takes another name or gives a domain up: only the creator ends it', async () => {
    const creator = await api.rows.creator();
    const company = await found('株式会社旧名', ['old-name.example']);
    await engage(creator, 'CORPORATE', '旧名');
    const before = await hidingOf(creator);
    expect(before).toHaveLength(3);
    await changeCompany(company, { without: 'old-name.example' });
    await changeCompany(company, { name: '株式会社新名' });
    expect(await hidingOf(creator)).toEqual(before);
    await engage(creator, 'CORPORATE', '新名');
    expect(await hidingOf(creator)).toEqual([`${company} EMPLOYER_NAME`]);
  });

  test('is hidden from in all its companies, as its domains tell them', async () => {
    const creator = await api.rows.creator();
    const parent = await found('株式会社親', ['group.example']);
    await engage(creator, 'CORPORATE', '親');
    const child = await found('株式会社子', ['group.example']);
    const domain = 'group.example';
    const ofParent = [`${parent} EMPLOYER_NAME`, `${parent} EMPLOYER_DOMAIN`, domain];
    expect(await hidingOf(creator)).toEqual([...ofParent, `${child} EMPLOYER_DOMAIN`].toSorted());
    await engage(creator, 'CORPORATE', '別の家');
    expect(await hidingOf(creator)).toEqual([]);
  });
});

/** Letters of a name that may stand in a domain. */
function lettersOf(name: string): string {
  return name.slice('株式会社'.length);
}

const block = `mutation ($id: ID!) { blockCompany(companyId: $id) {
  user { blockedCompanies { id } } errors { __typename message } } }`;
const unblock = block.replace('blockCompany', 'unblockCompany');

describe('a block by hand', () => {
  test('is made once and taken back, newest first, and leaves the employer’s alone', async () => {
    const [first, second] = [await found('株式会社一'), await found('株式会社二')];
    const creator = await api.rows.creator();
    await engage(creator, 'CORPORATE', '一');
    const ids = [first, second].map((id) => encodeGlobalId('Company', id));
    await api.post(block, { id: ids[0] }, creator);
    api.clock.advance(1_000);
    await api.post(block, { id: ids[1] }, creator);
    const { data } = await api.post(block, { id: ids[0] }, creator);
    expect(data).toEqual({
      blockCompany: { user: { blockedCompanies: [{ id: ids[1] }, { id: ids[0] }] }, errors: [] },
    });
    expect(await hidingOf(creator)).toEqual(
      [`${first} EMPLOYER_NAME`, `${first} MANUAL`, `${second} MANUAL`].toSorted(),
    );
    for (const id of [...ids, ids[0]]) await api.post(unblock, { id }, creator);
    expect(await hidingOf(creator)).toEqual([`${first} EMPLOYER_NAME`]);
  });

  test('stays when the employer changes', async () => {
    const company = await found('株式会社三');
    const creator = await api.rows.creator();
    await api.post(block, { id: encodeGlobalId('Company', company) }, creator);
    await engage(creator, 'CORPORATE', '三');
    await engage(creator, 'FREELANCE', '三');
    expect(await hidingOf(creator)).toEqual([`${company} MANUAL`]);
  });

  test.each([block, unblock])('of what is no company is refused', async (mutation) => {
    const creator = await api.rows.creator();
    const ids = [encodeGlobalId('Company', randomUUID()), encodeGlobalId('User', creator), 'co_1', ''];
    for (const id of ids) {
      const { data } = await api.post(mutation, { id }, creator);
      expect(JSON.stringify(data)).toContain('CompanyNotFoundError');
    }
  });

  test('is for creators, and seen by nobody else', async () => {
    const id = encodeGlobalId('Company', await found('株式会社四'));
    const member = await api.rows.member();
    for (const who of [member, undefined]) {
      const answered = await api.post(block, { id }, who);
      expect(refusalOf(answered)).toBe(who ? 'ForbiddenError' : 'UNAUTHENTICATED');
    }
    const { data } = await api.post('{ me { blockedCompanies { id } } }', {}, member);
    expect(data).toEqual({ me: { blockedCompanies: [] } });
  });
});

describe.runIf(isOnPostgres)('at once', () => {
  test('a company and the creators who name it find each other, whichever comes first', async () => {
    const names = Array.from({ length: 20 }, () => `株式会社${randomUUID()}`);
    const creators = await Promise.all(names.map(() => api.rows.creator()));
    const companies = await Promise.all(
      names.map(async (name, index) => {
        const [company] = await Promise.all([
          found(name, [`race${index}.example`]),
          engage(creators[index] ?? '', 'CORPORATE', lettersOf(name)),
        ]);
        return company;
      }),
    );
    for (const [index, creator] of creators.entries()) {
      const company = companies[index];
      expect(await hidingOf(creator)).toEqual(
        [`${company} EMPLOYER_NAME`, `${company} EMPLOYER_DOMAIN`, `race${index}.example`].toSorted(),
      );
    }
  });

  test('50 blocks are one', async () => {
    const company = await found('株式会社五十');
    const creator = await api.rows.creator();
    await api.authorizationOf(creator);
    const id = encodeGlobalId('Company', company);
    await Promise.all(Array.from({ length: 50 }, () => api.post(block, { id }, creator)));
    expect(await hidingOf(creator)).toEqual([`${company} MANUAL`]);
  });
});
