import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { testApi } from '../../graphql/testing.ts';
import type { TestApi } from '../../graphql/testing.ts';
import type { Context } from '../../lib/request/context.ts';
import { encodeGlobalId } from '../../lib/request/globalId.ts';
import { authenticate } from '../accounts/sessions/authenticate.ts';
import { sendWords } from '../chat/messages/sending.ts';
import { answerInDemo } from './answers.ts';
import { markSeeded } from './sql.ts';

/** As long as a busy machine may take. */
const patience = { timeout: 15_000 };

let api: TestApi;
let rest: () => Promise<void>;
let people: { creator: string; owner: string; staff: string; stranger: string };
let rooms: { withTown: string; ofCompany: string; ofBoth: string; withNewcomer: string };

beforeAll(async () => {
  api = await testApi();
  const { rows, services } = api;
  const [demoCompany, other] = [await rows.company(), await rows.company()];
  const creator = await rows.creator();
  const [owner, staff] = [
    await rows.member({ company_id: demoCompany }),
    await rows.member({ company_id: other }),
  ];
  const stranger = await rows.creator();
  for (const [id, email] of [
    [creator, 'creator@tsumugi.example'],
    [owner, 'company@tsumugi.example'],
  ] as const)
    await services.db.updateTable('users').set({ email }).where('id', '=', id).execute();
  await services.db
    .transaction()
    .execute((trx) => markSeeded(trx, services.newId(), new Date(services.clock.now().getTime() + 1_000)));
  const newcomer = await rows.creator();
  await services.db
    .updateTable('users')
    .set({ created_at: new Date(services.clock.now().getTime() + 5_000) })
    .where('id', '=', newcomer)
    .execute();
  people = { creator, owner, staff, stranger };
  rooms = {
    withTown: await rows.room({ company_id: other, creator_id: creator }),
    ofCompany: await rows.room({ company_id: demoCompany, creator_id: stranger }),
    ofBoth: await rows.room({ company_id: demoCompany, creator_id: creator }),
    withNewcomer: await rows.room({ company_id: demoCompany, creator_id: newcomer }),
  };
  ({ rest } = await answerInDemo(services, { readMs: 1, writeMs: 1, sendMs: 1 }));
});
afterAll(() => api.close());

async function as(userId: string): Promise<Context> {
  const viewer = await authenticate(api.services, await api.authorizationOf(userId));
  return { services: api.services, viewer, request: { id: 'test', ip: '127.0.0.1', userAgent: '' } };
}

const say = async (room: string, from: string) =>
  sendWords(await as(from), { roomId: encodeGlobalId('ChatRoom', room), text: 'はじめまして。' });

async function sendersIn(room: string): Promise<string[]> {
  const messages = await api.services.db
    .selectFrom('chat_messages')
    .select('sender_id as id')
    .where('room_id', '=', room)
    .orderBy('sequence')
    .execute();
  return messages.map(({ id }) => id);
}

test('whoever writes as a demo account is answered, once for each time, by the person on the other side', async () => {
  const { creator, owner, staff, stranger } = people;
  await say(rooms.withTown, creator);
  await vi.waitFor(async () => expect(await sendersIn(rooms.withTown)).toEqual([creator, staff]), patience);
  await rest();
  await say(rooms.withTown, creator);
  await vi.waitFor(
    async () => expect(await sendersIn(rooms.withTown)).toEqual([creator, staff, creator, staff]),
    patience,
  );
  await say(rooms.ofCompany, owner);
  await vi.waitFor(async () => expect(await sendersIn(rooms.ofCompany)).toEqual([owner, stranger]), patience);
});

test('nobody answers for the other demo account, nor for somebody who signed up, nor when the town speaks', async () => {
  const { creator, owner, stranger } = people;
  await rest();
  const before = (await sendersIn(rooms.withTown)).length;
  await say(rooms.ofBoth, creator);
  await say(rooms.withNewcomer, owner);
  await say(rooms.ofCompany, stranger);
  await say(rooms.withTown, creator);
  // What was told before has been heard before.
  await vi.waitFor(async () => expect(await sendersIn(rooms.withTown)).toHaveLength(before + 2), patience);
  await rest();
  expect(await sendersIn(rooms.ofBoth)).toEqual([creator]);
  expect(await sendersIn(rooms.withNewcomer)).toEqual([owner]);
  expect((await sendersIn(rooms.ofCompany)).at(-1)).toBe(stranger);
});
