import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { effectHandlers } from '../../background.ts';
import { isOnPostgres } from '../../db/testing/testDatabase.ts';
import { testApi } from '../../graphql/testing.ts';
import type { TestApi } from '../../graphql/testing.ts';
import { encodeGlobalId } from '../../lib/globalId.ts';
import { enqueue } from '../../lib/outbox/outbox.ts';
import { OutboxWorker } from '../../lib/outbox/outboxWorker.ts';
import { openingClosed } from '../jobs/publishing/closing.ts';
import { entriesMoved } from '../jobs/desk/steps.ts';
import { entryReceived, entryWithdrawn } from '../jobs/entries/enter.ts';
import { remindOfReplies } from '../jobs/openings/responsiveness.ts';
import { notify } from '../notices/notices.ts';
import { approveWork, rejectWork } from '../products/review/review.ts';
import { indexChanges } from '../search/indexing/indexing.ts';
import { matchArrivals, tellDue } from '../search/saved/arrivals.ts';
import { digestEffects, queueDigests } from './digest.ts';
import type { PushTarget } from './pushSender.ts';

/** Every event of the product that one person is told of, who hears of it, and each way in which they may want to hear. */

const mails: string[] = [];
const pushes: string[] = [];
let api: TestApi;
beforeAll(async () => {
  api = await testApi({
    services: {
      push: {
        makeKeys: () => ({ publicKey: 'k'.repeat(87), privateKey: 'p'.repeat(43) }),
        knows: () => true,
        send: async ({ endpoint }: PushTarget) => {
          pushes.push(endpoint);
          return 'SENT';
        },
      },
      mailer: { send: async ({ to }) => void mails.push(to) },
    },
    ...(isOnPostgres && { poolSize: 20 }),
  });
});
afterAll(() => api.close());

/** At noon in Japan, and nothing waits. */
beforeEach(async () => {
  api.clock.set('2026-04-01T03:00:00Z');
  for (const table of ['outbox', 'activity_notifications'] as const)
    await api.services.db.deleteFrom(table).execute();
  mails.length = 0;
  pushes.length = 0;
});

async function run(): Promise<void> {
  const handlers = { ...effectHandlers(api.services), ...digestEffects(api.services) };
  await new OutboxWorker({ ...api.services, handlers }).drain();
}

async function house() {
  const company_id = await api.rows.company();
  const creator = await api.rows.creator();
  const other = await api.rows.creator();
  const owner = await api.rows.member({ company_id });
  const colleague = await api.rows.member({ company_id, role: 'CORPORATE_AGENT' });
  const stranger = await api.rows.member();
  const opening = await api.rows.publicJobOpening({ company_id });
  const room = await api.rows.room({ company_id, creator_id: creator });
  const work = await api.rows.product({
    author_id: creator,
    is_published: true,
    first_published_at: api.clock.now(),
  });
  await api.services.db
    .insertInto('product_reviews')
    .values({
      product_id: work,
      id: api.services.newId(),
      current_review_status: 'IN_PROGRESS',
      last_review_activity_at: api.clock.now(),
    })
    .execute();
  return { company_id, creator, other, owner, colleague, stranger, opening, room, work };
}
type House = Awaited<ReturnType<typeof house>>;
type Person = 'colleague' | 'creator' | 'other' | 'owner' | 'stranger';
const everybody: readonly Person[] = ['creator', 'other', 'owner', 'colleague', 'stranger'];

const put = <Payload extends object>(
  effect: Parameters<typeof enqueue<Payload>>[2],
  payload: Payload,
): Promise<void> =>
  api.services.db.transaction().execute((trx) => enqueue(trx, api.services, effect, payload));

async function entryOf({ creator, opening }: House, row: object = {}): Promise<string> {
  return api.rows.entry({
    creator_id: creator,
    job_opening_id: opening,
    reply_by: new Date(api.clock.now().getTime() + 14 * 86_400_000),
    ...row,
  });
}

async function say(as: string, room: string): Promise<void> {
  await api.post(
    `mutation ($input: AddMessageInput!) { addMessage(input: $input) { errors { __typename } } }`,
    { input: { roomId: encodeGlobalId('ChatRoom', room), text: '初校をお送りします。' } },
    as,
  );
  await run();
  api.clock.advance(11 * 60_000);
}

interface Event {
  readonly name: string;
  readonly kind: string;
  readonly hear: readonly Person[];
  /** Causes it; what is answered causes it once more. */
  readonly happens: (town: House) => Promise<() => Promise<unknown>>;
}

const twice = async (act: () => Promise<unknown>): Promise<() => Promise<unknown>> => {
  await act();
  return act;
};

const events: readonly Event[] = [
  {
    name: 'a company’s person follows a creator',
    kind: 'FOLLOW_RECEIVED',
    hear: ['creator'],
    happens: ({ creator, owner }) =>
      twice(() =>
        api.post(
          'mutation ($input: FollowInput!) { follow(input: $input) { errors { __typename } } }',
          { input: { userId: encodeGlobalId('CreatorUser', creator) } },
          owner,
        ),
      ),
  },
  {
    name: 'a creator enters an opening',
    kind: 'ENTRY_JOB_OPENING',
    hear: ['owner', 'colleague'],
    happens: async (town) => {
      const entryId = await entryOf(town);
      return twice(() => put(entryReceived, { entryId }));
    },
  },
  {
    name: 'a creator withdraws an entry',
    kind: 'ENTRY_JOB_OPENING',
    hear: ['owner', 'colleague'],
    happens: async (town) => {
      const entryId = await entryOf(town, { stage: 'WITHDRAWN' });
      return twice(() => put(entryWithdrawn, { entryId }));
    },
  },
  {
    name: 'an answer to an entry is due in three days',
    kind: 'ENTRY_JOB_OPENING',
    hear: ['owner', 'colleague'],
    happens: async (town) => {
      await entryOf(town, { reply_by: new Date(api.clock.now().getTime() + 2 * 86_400_000) });
      return twice(() => remindOfReplies(api.services));
    },
  },
  ...(['INTERVIEW', 'HIRED', 'DECLINED'] as const).map((stage): Event => ({
    name: `an entry comes to ${stage}`,
    kind: 'ENTRY_PROGRESS',
    hear: ['creator'],
    happens: async (town) => {
      const entryId = await entryOf(town, { stage, first_replied_at: api.clock.now() });
      const moved = {
        byUserId: town.owner,
        to: stage,
        message: null,
        isTold: true,
        steps: [{ id: entryId, entryId }],
      };
      return twice(() => put(entriesMoved, moved));
    },
  })),
  {
    name: 'an opening that somebody is under way for is closed',
    kind: 'ENTRY_PROGRESS',
    hear: ['creator'],
    happens: async (town) => {
      const entryId = await entryOf(town, { stage: 'INTERVIEW', first_replied_at: api.clock.now() });
      return twice(() => put(openingClosed, { entryIds: [entryId] }));
    },
  },
  {
    name: 'a work is approved',
    kind: 'PRODUCT_REVIEW',
    hear: ['creator'],
    happens: ({ work }) => twice(() => approveWork(api.services, work).catch(() => undefined)),
  },
  {
    name: 'a work is rejected',
    kind: 'PRODUCT_REVIEW',
    hear: ['creator'],
    happens: ({ work }) =>
      twice(() => rejectWork(api.services, work, '画像が粗いです。').catch(() => undefined)),
  },
  {
    name: 'a work fits a saved search',
    kind: 'SAVED_SEARCH',
    hear: ['owner'],
    happens: async ({ owner, other }) => {
      await api.post(
        'mutation { saveSearch(input: { query: "風見鶏", delivery: AT_ONCE }) { errors { __typename } } }',
        {},
        owner,
      );
      api.clock.advance(1_000);
      // The rest of the house need not be indexed for it.
      await api.services.db.deleteFrom('search_changes').execute();
      const work = await api.rows.publicProduct({
        author_id: other,
        name: '風見鶏の看板',
        first_published_at: api.clock.now(),
      });
      await indexChanges(api.services);
      return twice(async () => {
        await api.services.db
          .insertInto('search_arrivals')
          .values({ kind: 'PRODUCT', subject_id: work })
          .onConflict((conflict) => conflict.doNothing())
          .execute();
        await matchArrivals(api.services);
        await tellDue(api.services);
      });
    },
  },
  {
    name: 'a company’s message waits for ten minutes',
    kind: 'CHAT_MESSAGE',
    hear: ['creator'],
    happens: ({ owner, room }) => twice(() => say(owner, room)),
  },
  {
    name: 'a creator’s message waits for ten minutes',
    kind: 'CHAT_MESSAGE',
    hear: ['owner', 'colleague'],
    happens: ({ creator, room }) => twice(() => say(creator, room)),
  },
];

const wishes = [true, false].flatMap((inApp) =>
  (['AT_ONCE', 'DAILY', 'NEVER'] as const).flatMap((mail) =>
    [true, false].map((push) => ({ inApp, mail, push })),
  ),
);

async function wish(
  userId: string,
  kind: string,
  { inApp, mail, push }: (typeof wishes)[number],
): Promise<void> {
  const { data } = await api.post(
    `mutation ($input: UpdateNotificationPreferenceInput!) { updateNotificationPreference(input: $input) { errors { __typename } } }`,
    { input: { kind, inApp, mail, push } },
    userId,
  );
  expect(data).toEqual({ updateNotificationPreference: { errors: [] } });
}

async function subscribe(userId: string): Promise<void> {
  const { data } = await api.post(
    `mutation ($input: PushDeviceInput!) { registerPushDevice(input: $input) { ok } }`,
    { input: { endpoint: `https://push.example/${userId}`, p256dh: 'p'.repeat(87), auth: 'a'.repeat(22) } },
    userId,
  );
  expect(data).toEqual({ registerPushDevice: { ok: true } });
}

async function listed(userId: string): Promise<number> {
  const { data } = await api.post('{ activityNotifications(first: 50) { edges { cursor } } }', {}, userId);
  return JSON.stringify(data).split('"cursor"').length - 1;
}

/** What each person has heard by now. */
async function heard(town: House) {
  const all: Record<string, { listed: number; mails: number; pushes: number }> = {};
  for (const person of everybody) {
    const id = town[person];
    all[person] = {
      listed: await listed(id),
      mails: mails.filter((to) => to.startsWith(id)).length,
      pushes: pushes.filter((to) => to.endsWith(id)).length,
    };
  }
  return all;
}

const nothing = { listed: 0, mails: 0, pushes: 0 };

describe.each(events)('$name', ({ kind, hear, happens }) => {
  test('each hears of it once, in the ways that they want, and nobody else at all', async () => {
    for (const wanted of wishes) {
      api.clock.set('2026-04-01T03:00:00Z');
      const town = await house();
      for (const person of everybody) await subscribe(town[person]);
      for (const person of hear) await wish(town[person], kind, wanted);
      const again = await happens(town);
      await run();
      await again();
      await run();
      const { inApp, mail, push } = wanted;
      const atOnce = { listed: inApp ? 1 : 0, mails: mail === 'AT_ONCE' ? 1 : 0, pushes: push ? 1 : 0 };
      const expected = (told: typeof nothing) =>
        Object.fromEntries(everybody.map((person) => [person, hear.includes(person) ? told : nothing]));
      expect(await heard(town), JSON.stringify(wanted)).toEqual(expected(atOnce));
      api.clock.set('2026-04-01T23:30:00Z');
      await queueDigests(api.services);
      await run();
      const byMorning = { ...atOnce, mails: mail === 'NEVER' ? 0 : 1 };
      expect(await heard(town), `${JSON.stringify(wanted)} in the morning`).toEqual(expected(byMorning));
    }
  }, 120_000);
});

describe.runIf(isOnPostgres)('fifty at once', () => {
  test('are one notice, one mail and one push', async () => {
    const { creator, owner } = await house();
    await subscribe(creator);
    await api.services.db
      .insertInto('follows')
      .values({
        id: api.services.newId(),
        follower_id: owner,
        followee_id: creator,
        followed_at: api.clock.now(),
      })
      .execute();
    const tell = () =>
      api.services.db.transaction().execute((trx) =>
        notify(trx, api.services, {
          userId: creator,
          type: 'FOLLOW_RECEIVED',
          actorId: owner,
          dedupeKey: `follow ${owner}`,
          letter: (to) => ({
            template: 'followReceived',
            to,
            data: { followerName: '丹羽', companyName: '灯台舎' },
          }),
        }),
      );
    await Promise.all(Array.from({ length: 50 }, tell));
    await Promise.all(Array.from({ length: 3 }, run));
    expect([await listed(creator), mails.length, pushes.length]).toEqual([1, 1, 1]);
  });
});
