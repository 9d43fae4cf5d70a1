import { hash } from '@node-rs/argon2';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isOnPostgres } from '../../../db/testing/testDatabase.ts';
import { testMoment } from '../../../db/testing/testRows.ts';
import { testApi, type TestApi } from '../../../graphql/testing.ts';
import { encodeGlobalId } from '../../../lib/request/globalId.ts';
import { toldOf } from '../../chat/events.ts';
import { deliveredMails } from '../../mail/testing.ts';
import { purgeDueAccounts } from './purge.ts';

let api: TestApi;
let passwordHash: string;
const password = '雨の日の余白は広い';
const graceMs = 30 * 86_400_000;

beforeAll(async () => {
  api = await testApi();
  passwordHash = await hash(password);
});
afterAll(() => api.close());

async function withPassword(userId: string): Promise<string> {
  await api.services.db
    .insertInto('password_credentials')
    .values({ user_id: userId, password_hash: passwordHash, changed_at: testMoment })
    .execute();
  return userId;
}

const request = `mutation { requestAccountDeletion {
  user { deletionDueAt } errors { __typename message ... on UserInputInvalidError { field } } } }`;
const cancel = 'mutation { cancelAccountDeletion { user { deletionDueAt } errors { __typename } } }';

const leave = async (userId: string) => {
  await api.confirm(userId);
  return (await api.post(request, {}, userId)).data?.['requestAccountDeletion'];
};
const stay = async (userId: string) => (await api.post(cancel, {}, userId)).data?.['cancelAccountDeletion'];

async function statusOf(userId: string) {
  return api.services.db
    .selectFrom('users')
    .select(['status', 'deletion_due_at as dueAt', 'email'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
}

/** Whether anybody sees the creator, their work, or that they look for work. */
async function isSeen(creatorId: string, productId: string): Promise<boolean[]> {
  const viewer = await api.rows.creator();
  const { data } = await api.post(
    `query ($creator: ID!, $work: ID!) {
      publicCreatorUser(id: $creator) { id } publicProduct(id: $work) { id }
      publicProducts(first: 100) { edges { node { id } } } }`,
    { creator: encodeGlobalId('CreatorUser', creatorId), work: encodeGlobalId('Product', productId) },
    viewer,
  );
  const seeking = await api.services.db
    .selectFrom('creator_job_profiles')
    .select('user_id')
    .where('user_id', '=', creatorId)
    .where('seeking_at', 'is not', null)
    .execute();
  return [
    data?.['publicCreatorUser'] !== null,
    data?.['publicProduct'] !== null,
    JSON.stringify(data?.['publicProducts']).includes(encodeGlobalId('Product', productId)),
    seeking.length > 0,
  ];
}

describe('leaving', () => {
  test('hides at once everywhere, is told by mail, and can be taken back', async () => {
    const id = await withPassword(await api.rows.creator());
    await api.services.db
      .insertInto('creator_job_profiles')
      .values({
        id,
        user_id: id,
        job_seeking_status: 'SEEKING',
        latest_job_seeking_status_changed_at: testMoment,
        created_at: testMoment,
        updated_at: testMoment,
      })
      .execute();
    const work = await api.rows.publicProduct({ author_id: id });
    expect(await isSeen(id, work)).toEqual([true, true, true, true]);

    const dueAt = new Date(api.clock.now().getTime() + graceMs).toISOString();
    expect(await leave(id)).toEqual({ user: { deletionDueAt: dueAt }, errors: [] });
    expect(await isSeen(id, work)).toEqual([false, false, false, false]);
    // What is made while leaving is no more seen than what was there.
    expect(await isSeen(id, await api.rows.publicProduct({ author_id: id }))).not.toContain(true);
    // To themselves alone they are there as ever, so that their own pages go on working.
    const own = await api.post('{ me { creator { id } } }', {}, id);
    expect(own.data).toEqual({ me: { creator: { id: encodeGlobalId('CreatorUser', id) } } });
    const [asked] = await deliveredMails(api.services);
    expect(asked?.to).toBe(`${id}@example.jp`);
    expect(asked?.links).toContain(`${api.services.config.publicOrigin}/settings/account`);

    // Asking again moves nothing.
    api.clock.advance(86_400_000);
    expect(await leave(id)).toEqual({ user: { deletionDueAt: dueAt }, errors: [] });
    expect(await deliveredMails(api.services)).toEqual([]);

    expect(await stay(id)).toEqual({ user: { deletionDueAt: null }, errors: [] });
    expect(await stay(id)).toEqual({ user: { deletionDueAt: null }, errors: [] });
    expect(await isSeen(id, work)).toEqual([true, true, true, true]);
    expect(await deliveredMails(api.services)).toHaveLength(1);
  });

  test('does not bring a suspended creator back when it is taken back', async () => {
    const { db } = api.services;
    const id = await withPassword(await api.rows.creator());
    const work = await api.rows.publicProduct({ author_id: id });
    await leave(id);
    await db
      .updateTable('users')
      .set({ status: 'SUSPENDED', suspended_at: testMoment })
      .where('id', '=', id)
      .execute();
    await db.updateTable('users').set({ deletion_due_at: null }).where('id', '=', id).execute();
    expect(await isSeen(id, work)).not.toContain(true);
  });

  test('is refused until one has shown once more who one is', async () => {
    const id = await api.rows.creator();
    expect(await api.post(request, {}, id)).toMatchObject({
      data: {
        requestAccountDeletion: { user: null, errors: [{ __typename: 'ConfirmationRequiredError' }] },
      },
    });
    expect(await statusOf(id)).toMatchObject({ dueAt: null });
  });
});

describe('the last owner of a company', () => {
  const forbidden = { user: null, errors: [{ __typename: 'ForbiddenError' }] };

  const told = async (as: string) =>
    (await api.post('{ me { company { leavingHindrance } } }', {}, as)).data?.['me'];
  const hindrance = (leavingHindrance: string | null) => ({ company: { leavingHindrance } });

  test('cannot leave members behind', async () => {
    const company_id = await api.rows.company();
    const owner = await withPassword(await api.rows.member({ company_id }));
    const agent = await withPassword(await api.rows.member({ company_id, role: 'CORPORATE_AGENT' }));
    expect(await told(owner)).toEqual(hindrance('LAST_OWNER'));
    expect(await told(agent)).toEqual(hindrance(null));
    expect(await leave(owner)).toMatchObject(forbidden);
    expect(await leave(agent)).toMatchObject({ errors: [] });
    expect(await told(owner)).toEqual(hindrance(null));
    expect(await leave(owner)).toMatchObject({ errors: [] });
  });

  test('cannot leave openings behind', async () => {
    const company_id = await api.rows.company();
    const owner = await withPassword(await api.rows.member({ company_id }));
    const opening = await api.rows.publicJobOpening({ company_id });
    await api.rows.jobOpening({ company_id });
    expect(await told(owner)).toEqual(hindrance('OPEN_OPENINGS'));
    // Of another's company nobody is told.
    const other = await api.post(
      'query ($id: ID!) { company(id: $id) { leavingHindrance } }',
      { id: encodeGlobalId('Company', company_id) },
      await api.rows.member({ company_id: await api.rows.company() }),
    );
    expect(other.data).toEqual({ company: { leavingHindrance: null } });
    expect(await leave(owner)).toMatchObject(forbidden);
    await api.services.db
      .updateTable('job_openings')
      .set({ status: 'CLOSED', closed_at: testMoment })
      .where('id', '=', opening)
      .execute();
    expect(await leave(owner)).toMatchObject({ errors: [] });
  });

  test('is not one who has a successor, unless that one is leaving too', async () => {
    const company_id = await api.rows.company();
    await api.rows.publicJobOpening({ company_id });
    const owners = [
      await withPassword(await api.rows.member({ company_id })),
      await withPassword(await api.rows.member({ company_id })),
    ];
    expect(await leave(owners[0] ?? '')).toMatchObject({ errors: [] });
    expect(await leave(owners[1] ?? '')).toMatchObject(forbidden);
    await stay(owners[0] ?? '');
    expect(await leave(owners[1] ?? '')).toMatchObject({ errors: [] });
  });
});

describe('when the time has come', () => {
  test('the account is deleted, is signed in nowhere, and cannot be brought back', async () => {
    const id = await withPassword(await api.rows.creator());
    await leave(id);
    await deliveredMails(api.services);
    api.clock.advance(graceMs - 1);
    await purgeDueAccounts(api.services);
    expect(await statusOf(id)).toMatchObject({ status: 'ACTIVE' });
    api.clock.advance(1);
    await purgeDueAccounts(api.services);
    expect(await statusOf(id)).toEqual({ status: 'DELETED', dueAt: null, email: `${id}@deleted.invalid` });
    const { data, errors } = await api.post(cancel, {}, id);
    expect(data ?? null).toBeNull();
    expect(errors?.[0]?.extensions?.['code']).toBe('UNAUTHENTICATED');
    const [mail, ...more] = (await deliveredMails(api.services)).filter(({ to }) => to.startsWith(id));
    expect(mail?.to).toBe(`${id}@example.jp`);
    expect(more).toEqual([]);
    await purgeDueAccounts(api.services);
    expect(await deliveredMails(api.services)).toEqual([]);
    // The address is free again.
    await api.rows.user({ email: `${id}@example.jp` });
  });

  test('the rooms of a company’s member are handed on, and nothing of them is heard any more', async () => {
    const { db } = api.services;
    const company_id = await api.rows.company();
    const owner = await withPassword(await api.rows.member({ company_id }));
    const agent = await withPassword(await api.rows.member({ company_id, role: 'CORPORATE_AGENT' }));
    const room = await api.rows.room({ company_id, creator_id: await api.rows.creator() });
    await db.updateTable('chat_rooms').set({ assignee_id: agent }).where('id', '=', room).execute();
    const hear = async (until: number) => {
      const typing = JSON.stringify({ kind: 'typing', userId: owner, until });
      return (await toldOf(api.services, room, typing)).members;
    };
    await leave(agent);
    expect(await hear(1)).toContain(agent);
    api.clock.advance(graceMs);
    await purgeDueAccounts(api.services);
    const members = await hear(3);
    expect([members.has(owner), members.has(agent)]).toEqual([true, false]);
    const { assigneeId } = await db
      .selectFrom('chat_rooms')
      .select('assignee_id as assigneeId')
      .where('id', '=', room)
      .executeTakeFirstOrThrow();
    expect(assigneeId).toBe(owner);
  });

  test('one that cannot be deleted keeps nobody else waiting', async () => {
    const { services } = api;
    const [broken, fine] = [
      await withPassword(await api.rows.creator()),
      await withPassword(await api.rows.creator()),
    ];
    await leave(broken);
    await leave(fine);
    api.clock.advance(graceMs);
    // Somebody has the address that the account would get.
    await api.rows.user({ email: `${broken}@deleted.invalid` });
    expect(await purgeDueAccounts(services)).toBe(1);
    expect(await statusOf(broken)).toMatchObject({ status: 'ACTIVE' });
    expect(await statusOf(fine)).toMatchObject({ status: 'DELETED' });
    const kept = await services.db
      .selectFrom('password_credentials')
      .select('user_id')
      .where('user_id', 'in', [broken, fine])
      .execute();
    expect(kept).toEqual([{ user_id: broken }]);
    await services.db.deleteFrom('users').where('email', '=', `${broken}@deleted.invalid`).execute();
    expect(await purgeDueAccounts(services)).toBe(1);
  });
});

describe.runIf(isOnPostgres)('at once', () => {
  test('an account is either kept whole or deleted whole when it is taken back at the last moment', async () => {
    const ids = await Promise.all(
      Array.from({ length: 12 }, async () => withPassword(await api.rows.creator())),
    );
    for (const id of ids) await leave(id);
    api.clock.advance(graceMs);
    const [, ...answers] = await Promise.all([
      Promise.all([purgeDueAccounts(api.services), purgeDueAccounts(api.services)]),
      ...ids.map((id) => api.post(cancel, {}, id)),
    ]);
    for (const [index, id] of ids.entries()) {
      const { status, dueAt } = await statusOf(id);
      const profile = await api.services.db
        .selectFrom('creator_profiles')
        .select('user_id')
        .where('user_id', '=', id)
        .execute();
      const answered = JSON.stringify(answers[index]).includes('"errors":[]}');
      expect({ status, dueAt, profiles: profile.length }).toEqual(
        answered
          ? { status: 'ACTIVE', dueAt: null, profiles: 1 }
          : { status: 'DELETED', dueAt: null, profiles: 0 },
      );
    }
  });

  test('two owners who leave together do not both', async () => {
    const company_id = await api.rows.company();
    await api.rows.publicJobOpening({ company_id });
    const owners = await Promise.all(
      [1, 2].map(async () => withPassword(await api.rows.member({ company_id }))),
    );
    const answers = await Promise.all(owners.map((id) => leave(id)));
    expect(answers.filter((answer) => JSON.stringify(answer).includes('"errors":[]'))).toHaveLength(1);
  });
});
