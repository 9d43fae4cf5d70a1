import { isInterfaceType, isObjectType, parse, subscribe } from 'graphql';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as v from 'valibot';
import { testMoment } from '../../db/testing/testRows.ts';
import { encodeGlobalId } from '../../lib/request/globalId.ts';
import type { RegistrationStep } from '../../lib/request/viewer.ts';
import { signAccessToken } from '../../modules/accounts/sessions/accessTokens.ts';
import { authenticate } from '../../modules/accounts/sessions/authenticate.ts';
import { newRefreshToken } from '../../modules/accounts/sessions/refreshTokens.ts';
import { accountOf } from '../../modules/accounts/testing.ts';
import {
  expectedCell,
  mutationRows,
  nodeRows,
  nodeViewers,
  queryRows,
  subscriptionRows,
  viewers,
} from './permissionMatrix.ts';
import type { Cell, Row, ViewerKind } from './permissionMatrix.ts';
import { schema } from '../schema.ts';
import { isAnswer, testApi } from '../testing.ts';
import type { Answer, TestApi } from '../testing.ts';

let api: TestApi;
const people = new Map<ViewerKind, string>();
/** Things that `node(id:)` is asked for, by their row's name: the global id, and whose it is. */
const things = new Map<string, { readonly id: string; readonly self: string | undefined }>();

beforeAll(async () => {
  api = await testApi();
  const { rows } = api;
  const account = (email: string, row: Partial<Parameters<typeof accountOf>[1]> = {}) =>
    accountOf(api, { email: `${email}@example.jp`, ...row });
  const corporate = async (
    email: string,
    role: 'CORPORATE_USER' | 'CORPORATE_AGENT' | 'OUTSOURCING_RECRUITER',
  ) => rows.member({ user_id: await account(email, { role }), role });
  people.set(
    'creator',
    await rows.creator({ user_id: await account('creator', { first_work_approved_at: testMoment }) }),
  );
  people.set('owner', await corporate('owner', 'CORPORATE_USER'));
  people.set('agent', await corporate('agent', 'CORPORATE_AGENT'));
  people.set('recruiter', await corporate('recruiter', 'OUTSOURCING_RECRUITER'));
  await setThings();
}, 60_000);
afterAll(() => api.close());

async function setThings(): Promise<void> {
  const { rows } = api;
  const { db } = api.services;
  const taxonomy = async (
    table: 'categories' | 'industries' | 'job_tags' | 'occupations' | 'prefectures' | 'tools',
    name: string,
  ) => {
    const row = await db.selectFrom(table).select('id').orderBy('id').executeTakeFirstOrThrow();
    return { id: encodeGlobalId(name, row.id), self: undefined };
  };
  things.set('a category', await taxonomy('categories', 'Category'));
  things.set('an industry', await taxonomy('industries', 'Industry'));
  things.set('a tool', await taxonomy('tools', 'Tool'));
  things.set('a prefecture', await taxonomy('prefectures', 'Prefecture'));
  things.set('an occupation', await taxonomy('occupations', 'Occupation'));
  things.set('a tag of openings', await taxonomy('job_tags', 'JobOpeningTag'));
  const author = await rows.creator();
  const hidden = await rows.creator();
  await db
    .updateTable('users')
    .set({ status: 'SUSPENDED', suspended_at: testMoment })
    .where('id', '=', hidden)
    .execute();
  const thing = (type: string, key: string, self: string) => ({ id: encodeGlobalId(type, key), self });
  things.set('a public work', thing('Product', await rows.publicProduct({ author_id: author }), author));
  things.set(
    'a work that is not published',
    thing('Product', await rows.product({ author_id: author }), author),
  );
  things.set(
    'a work as its author sees it',
    thing('OwnProduct', await rows.product({ author_id: author }), author),
  );
  things.set(
    'a work for members',
    thing('Product', await rows.publicProduct({ author_id: author, visibility: 'MEMBERS' }), author),
  );
  things.set('a creator', thing('CreatorUser', author, author));
  things.set('a hidden creator', thing('CreatorUser', hidden, author));
  things.set('an account', thing('User', author, author));
  const person = await rows.member();
  things.set('a person of a company', thing('CorporateUser', person, person));
  const fan = await rows.member();
  await db
    .insertInto('follows')
    .values({ id: api.services.newId(), follower_id: fan, followee_id: author, followed_at: testMoment })
    .execute();
  things.set('somebody who follows', thing('CorporateUser', fan, author));
  const companyOf = async (status: 'ACTIVE' | 'SUSPENDED') => {
    const company_id = await rows.company(
      status === 'SUSPENDED' ? { status, suspended_at: testMoment } : { status },
    );
    return thing('Company', company_id, await rows.member({ company_id }));
  };
  things.set('a company', await companyOf('ACTIVE'));
  things.set('a suspended company', await companyOf('SUSPENDED'));
  await setOpenings();
}

/** Their own people, here the owner, see openings in any state. */
async function setOpenings(): Promise<void> {
  const { rows } = api;
  const company_id = await rows.company();
  const owner = await rows.member({ company_id });
  const suspended = await rows.company({ status: 'SUSPENDED', suspended_at: testMoment });
  const set = (name: string, id: string, self = owner) =>
    things.set(name, { id: encodeGlobalId('JobOpening', id), self });
  set('an opening for members', await rows.publicJobOpening({ company_id }));
  set(
    'an opening opened to the outside',
    await rows.publicJobOpening({ company_id, is_open_to_outside: true }),
  );
  set(
    'an opening of a suspended company',
    await rows.publicJobOpening({ company_id: suspended, is_open_to_outside: true }),
    await rows.member({ company_id: suspended }),
  );
  set(
    'an opening that is not public any more',
    await rows.publicJobOpening({
      company_id,
      resumeration_type: 'HOURLY_RATE',
      role_responsibility_area: '画面の設計',
      status: 'PRIVATE',
    }),
  );
  const creator_id = await rows.creator();
  const entry = await rows.entry({
    creator_id,
    job_opening_id: await rows.publicJobOpening({ company_id, status: 'PRIVATE' }),
  });
  const room = await rows.room({ company_id, creator_id });
  things.set('a chat room', { id: encodeGlobalId('ChatRoom', room), self: creator_id });
  things.set('an entry, to its creator', { id: encodeGlobalId('JobEntry', entry), self: creator_id });
  things.set('an entry, to the company entered', { id: encodeGlobalId('Candidate', entry), self: owner });
  set(
    'an opening that is being written',
    await rows.jobOpening({ company_id, resumeration_type: 'FULL_TIME' }),
  );
}

/** A device of its own for each question, since some of them sign it out. */
async function bearerOf(userId: string): Promise<string> {
  const { services } = api;
  const sessionId = services.newId();
  const now = services.clock.now();
  await services.db
    .insertInto('sessions')
    .values({
      id: sessionId,
      user_id: userId,
      created_at: now,
      last_used_at: now,
      expires_at: new Date(now.getTime() + 86_400_000),
    })
    .execute();
  return `Bearer ${await signAccessToken(services, { userId, sessionId })}`;
}

/** Somebody new each time, since the steps of the registration are done once. */
async function unfinishedAt(step: RegistrationStep): Promise<string> {
  const email = `${api.services.newId()}@example.jp`;
  const id = await accountOf(api, { email, registration_step: step });
  return step === 'PROFILE' ? id : api.rows.creator({ user_id: id });
}

async function authorizationOf(
  viewer: ViewerKind,
  { step = 'PROFILE' }: Pick<Row, 'step'> = {},
): Promise<string | undefined> {
  if (viewer === 'guest') return undefined;
  if (viewer === 'refreshing') return `Bearer ${newRefreshToken()}`;
  if (viewer === 'unfinished') return bearerOf(await unfinishedAt(step));
  return bearerOf(people.get(viewer) ?? '');
}

async function ask(kind: string, call: string, authorization: string | undefined): Promise<Answer> {
  if (!call.includes('$file')) return api.send(`${kind} { ${call} }`, {}, { authorization });
  const form = new FormData();
  const query = `${kind} ($file: Upload!) { ${call} }`;
  form.set('operations', JSON.stringify({ query, variables: { file: null } }));
  form.set('map', JSON.stringify({ 0: ['variables.file'] }));
  form.set('0', new Blob(['no picture']), 'picture.png');
  const request = new Request('http://localhost/graphql', {
    method: 'POST',
    headers: authorization === undefined ? {} : { authorization },
    body: form,
  });
  const response = await api.endpoint.fetch(request, { id: 'matrix', ip: '127.0.0.1', userAgent: '' });
  const answer: unknown = await response.json();
  if (!isAnswer(answer)) throw new Error(JSON.stringify(answer));
  return answer;
}

const payload = v.object({ errors: v.array(v.object({ __typename: v.string() })) });

function cellOf({ data, errors = [] }: Answer): Cell {
  const codes = new Set(errors.map(({ extensions }) => extensions?.['code']));
  if (codes.has('UNAUTHENTICATED')) return 'unauthenticated';
  if (codes.has('FORBIDDEN')) return 'forbidden';
  if (errors.length > 0) throw new Error(JSON.stringify(errors));
  const answered = v.safeParse(payload, Object.values(data ?? {})[0]);
  const refused =
    answered.success &&
    answered.output.errors.some(
      (one) => one.__typename === 'ForbiddenError' || one.__typename === 'UserEditPrivilegeError',
    );
  return refused ? 'forbidden' : 'allowed';
}

const expected = (row: Row) =>
  Object.fromEntries(viewers.map((viewer) => [viewer, expectedCell(row, viewer)]));

describe('every field has a row, and every row a field', () => {
  test.each([
    ['Query', queryRows],
    ['Mutation', mutationRows],
    ['Subscription', subscriptionRows],
  ])('%s', (name, rows) => {
    const type = schema.getType(name);
    if (!isObjectType(type)) throw new Error(`There is no ${name}.`);
    expect(Object.keys(rows).toSorted()).toEqual(Object.keys(type.getFields()).toSorted());
  });

  test('node', () => {
    const node = schema.getType('Node');
    if (!isInterfaceType(node)) throw new Error('There is no Node.');
    const types = schema.getImplementations(node).objects.map(({ name }) => name);
    const rows = new Set(Object.values(nodeRows).map(({ type }) => type));
    expect([...rows].toSorted()).toEqual(types.toSorted());
  });
});

describe.each([
  ['query', queryRows],
  ['mutation', mutationRows],
])('%s', (kind, rows) => {
  test.each(Object.entries(rows))('%s', async (_field, row) => {
    const cells: Record<string, Cell> = {};
    for (const viewer of viewers) {
      const answer = await ask(kind, row.call, await authorizationOf(viewer, row));
      cells[viewer] = cellOf(answer);
      // Whoever may not is told so where a mutation tells all that goes wrong.
      if (kind === 'mutation' && cells[viewer] === 'forbidden') expect(answer.errors).toBeUndefined();
    }
    expect(cells).toEqual(expected(row));
  });
});

test.each(Object.entries(subscriptionRows))('subscription %s', async (_field, row) => {
  const cells: Record<string, Cell> = {};
  for (const viewer of viewers) {
    const answer = await subscribe({
      schema,
      document: parse(`subscription { ${row.call} }`),
      contextValue: {
        services: api.services,
        viewer: await authenticate(api.services, await authorizationOf(viewer)),
        request: { id: 'matrix', ip: '127.0.0.1', userAgent: '' },
      },
    });
    const codes = 'errors' in answer ? answer.errors?.map(({ extensions }) => extensions['code']) : [];
    // A room that is none of theirs: they may ask, and learn nothing.
    cells[viewer] = codes?.includes('UNAUTHENTICATED')
      ? 'unauthenticated'
      : codes?.includes('FORBIDDEN')
        ? 'forbidden'
        : 'allowed';
  }
  expect(cells).toEqual(expected(row));
});

describe('node(id:) finds', () => {
  test.each(Object.entries(nodeRows))('%s', async (name, { type, finds }) => {
    const thing = things.get(name);
    if (!thing) throw new Error(`The town has no ${name}.`);
    const found: Record<string, string> = {};
    for (const viewer of nodeViewers) {
      const authorization =
        viewer !== 'self'
          ? await authorizationOf(viewer)
          : thing.self === undefined
            ? undefined
            : await bearerOf(thing.self);
      const { data } = await api.send(
        'query ($id: ID!) { node(id: $id) { __typename id } }',
        { id: thing.id },
        { authorization },
      );
      found[viewer] = data?.['node'] ? 'found' : 'nothing';
      if (data?.['node']) expect(data['node']).toEqual({ __typename: type, id: thing.id });
    }
    expect(found).toEqual(Object.fromEntries(nodeViewers.map((viewer, index) => [viewer, finds[index]])));
  });
});
