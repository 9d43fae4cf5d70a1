import { afterAll, beforeAll, expect, test } from 'vitest';
import { testApi } from '../../graphql/testing.ts';
import type { TestApi } from '../../graphql/testing.ts';
import { encodeGlobalId } from '../../lib/globalId.ts';
import { authenticate } from '../accounts/authenticate.ts';
import { messagesAdded, topicOf } from './messages.ts';
import { leaveRooms } from './rooms.ts';
import { isMember } from './sql.ts';

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});
afterAll(() => api.close());

async function letIn(room_id: string, ...users: readonly string[]): Promise<void> {
  const joined_at = api.clock.now();
  await api.services.db
    .insertInto('chat_members')
    .values(users.map((user_id) => ({ room_id, user_id, joined_at })))
    .execute();
}

async function house() {
  const company_id = await api.rows.company();
  const creator = await api.rows.creator();
  const room = await api.rows.room({ company_id, creator_id: creator });
  const owner = await api.rows.member({ company_id });
  await letIn(room, creator, owner);
  return { company_id, creator, room, owner };
}

const finds = async (room: string, as: string | undefined): Promise<boolean> => {
  const { data } = await api.post(
    'query ($id: ID!) { node(id: $id) { id } }',
    { id: encodeGlobalId('ChatRoom', room) },
    as,
  );
  return data?.['node'] != null;
};

async function listening(room: string, userId: string) {
  const viewer = await authenticate(api.services, await api.authorizationOf(userId));
  return messagesAdded(
    { services: api.services, viewer, request: { id: 'listening', ip: '127.0.0.1', userAgent: '' } },
    room,
  );
}

test('a room is its creator’s and the company’s of today; recruiters from outside are let in one by one', async () => {
  const { company_id, creator, room, owner } = await house();
  const newcomer = await api.rows.member({ company_id, role: 'CORPORATE_AGENT' });
  const recruiter = () => api.rows.member({ company_id, role: 'OUTSOURCING_RECRUITER' });
  const [inside, outside] = [await recruiter(), await recruiter()];
  const stranger = await api.rows.member();
  // A row that was left behind opens nothing.
  await letIn(room, inside, stranger);
  for (const user of [creator, owner, newcomer, inside]) expect(await finds(room, user)).toBe(true);
  for (const user of [outside, stranger, await api.rows.creator(), undefined])
    expect(await finds(room, user)).toBe(false);
});

test('who leaves the company hears nothing more and has no room, also after they came back for another one', async () => {
  const { company_id, creator, room, owner } = await house();
  const leaver = await api.rows.member({ company_id, role: 'OUTSOURCING_RECRUITER' });
  await letIn(room, leaver);
  const elsewhere = await house();
  const [ofLeaver, ofOwner] = [await listening(room, leaver), await listening(room, owner)];
  const { db, pubsub } = api.services;
  const first = Promise.all([ofLeaver.next(), ofOwner.next()]);
  await pubsub.publish(topicOf(room), 'one');
  expect(await first).toEqual([
    { done: false, value: 'one' },
    { done: false, value: 'one' },
  ]);

  const { data } = await api.post(
    'mutation ($id: ID!) { removeMember(id: $id) { errors { __typename } } }',
    { id: encodeGlobalId('CompanyMember', leaver) },
    owner,
  );
  expect(data).toEqual({ removeMember: { errors: [] } });
  const second = Promise.all([ofLeaver.next(), ofOwner.next()]);
  await pubsub.publish(topicOf(room), 'two');
  expect(await second).toEqual([
    { done: true, value: undefined },
    { done: false, value: 'two' },
  ]);
  await ofOwner.return?.();

  const join = (to: string) =>
    db
      .insertInto('company_members')
      .values({ user_id: leaver, company_id: to, role: 'OUTSOURCING_RECRUITER', joined_at: api.clock.now() })
      .execute();
  await join(elsewhere.company_id);
  await letIn(elsewhere.room, leaver);
  expect(await isMember(db, room, leaver)).toBe(false);
  expect(await isMember(db, elsewhere.room, leaver)).toBe(true);
  // Rooms of other companies are not left with this one.
  await db.transaction().execute((trx) => leaveRooms(trx, { companyId: company_id, userId: leaver }));
  expect(await isMember(db, elsewhere.room, leaver)).toBe(true);
  // Back in the first, a recruiter is let into its rooms anew.
  await db.deleteFrom('company_members').where('user_id', '=', leaver).execute();
  await join(company_id);
  expect(await isMember(db, room, leaver)).toBe(false);
  expect(await finds(room, creator)).toBe(true);
});
