import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { testMoment } from '../../../db/testing/testRows.ts';
import { testApi } from '../../../graphql/testing.ts';
import type { TestApi } from '../../../graphql/testing.ts';
import { encodeGlobalId } from '../../../lib/request/globalId.ts';
import { errorFields, runEffects } from '../testing.ts';

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});
afterAll(() => api.close());

let company_id: string;
let owner: string;
let creator: string;
let roomId: string;
beforeEach(async () => {
  await api.services.db.deleteFrom('outbox').execute();
  company_id = await api.rows.company();
  owner = await api.rows.member({ company_id });
  creator = await api.rows.creator();
  roomId = encodeGlobalId('ChatRoom', await api.rows.room({ company_id, creator_id: creator }));
  api.clock.set(testMoment.toISOString());
});

async function entered(over: Parameters<TestApi['rows']['entry']>[0] = {}): Promise<string> {
  const job_opening_id = await api.rows.publicJobOpening({ company_id });
  return api.rows.entry({ creator_id: creator, job_opening_id, ...over });
}

/** Writes in the room at that minute; what follows from it is done. */
async function write(as: string, minute: number): Promise<void> {
  api.clock.set(new Date(testMoment.getTime() + minute * 60_000).toISOString());
  const { data } = await api.post(
    `mutation ($input: AddMessageInput!) { addMessage(input: $input) { message { id } ${errorFields} } }`,
    { input: { roomId, text: 'ご応募ありがとうございます。' } },
    as,
  );
  expect(data).toMatchObject({ addMessage: { message: {}, errors: [] } });
  await runEffects(api);
}

const repliesTo = async (ids: readonly string[]) => {
  const rows = await api.services.db
    .selectFrom('job_entries')
    .select(['id', 'first_replied_at', 'stage'])
    .where('id', 'in', [...ids])
    .execute();
  return ids.map((id) => {
    const row = rows.find((each) => each.id === id);
    const at = row?.first_replied_at ?? null;
    return [row?.stage, at === null ? null : (at.getTime() - testMoment.getTime()) / 60_000];
  });
};

test('the first message of the company replies to the entries that wait, and moves none', async () => {
  const ids = [
    await entered(),
    await entered({ stage: 'CONSIDERING' }),
    await entered({ stage: 'INTERVIEW', first_replied_at: testMoment }),
    await entered({ stage: 'WITHDRAWN' }),
    await api.rows.entry({ creator_id: creator }),
  ];
  await write(creator, 1);
  await write(owner, 2);
  await write(owner, 3);
  const later = await entered({ entered_at: new Date(testMoment.getTime() + 4 * 60_000) });
  expect(await repliesTo([...ids, later])).toEqual([
    ['NEW', 2],
    ['CONSIDERING', 2],
    ['INTERVIEW', 0],
    ['WITHDRAWN', null],
    ['NEW', null],
    ['NEW', null],
  ]);
  await write(owner, 5);
  expect(await repliesTo([later])).toEqual([['NEW', 5]]);
});

test('what the creator did not get is no reply', async () => {
  const id = await entered();
  await api.services.db
    .updateTable('chat_rooms')
    .set({ request_state: 'WAITING', requested_at: testMoment })
    .where('creator_id', '=', creator)
    .execute();
  await write(owner, 1);
  expect(await repliesTo([id])).toEqual([['NEW', null]]);
});
