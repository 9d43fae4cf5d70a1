import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { isInterfaceType, parse } from 'graphql';
import type { DocumentNode, ExecutionResult } from 'graphql';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { encodeGlobalId } from '../../lib/request/globalId.ts';
import { authenticate } from '../../modules/accounts/sessions/authenticate.ts';
import { publishRoom } from '../../modules/chat/events.ts';
import type { Published } from '../../modules/chat/events.ts';
import { sayInRoom } from '../../modules/chat/messages/cards.ts';
import { documentFolders, readOperations, readText } from '../allowList.ts';
import { schema } from '../schema.ts';
import { subscribe } from './subscribe.ts';
import { testApi } from '../testing.ts';
import type { TestApi } from '../testing.ts';

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});
afterAll(() => api.close());

/** All kinds of people of a room: one from outside is in it where its creator entered an opening. */
async function house() {
  const company_id = await api.rows.company();
  const creator = await api.rows.creator();
  const opening = await api.rows.publicJobOpening({ company_id });
  const people = {
    creator,
    owner: await api.rows.member({ company_id }),
    agent: await api.rows.member({ company_id, role: 'CORPORATE_AGENT' }),
    recruiter: await api.rows.member({ company_id, role: 'OUTSOURCING_RECRUITER' }),
  };
  await api.rows.entry({ job_opening_id: opening, creator_id: creator });
  const id = await api.rows.room({ company_id, creator_id: creator });
  return {
    people,
    opening,
    room: { id, companyId: company_id, creatorId: creator },
    roomId: encodeGlobalId('ChatRoom', id),
  };
}
type House = Awaited<ReturnType<typeof house>>;
type Person = keyof House['people'];

async function listening({ people, roomId }: House, who: Person, document: DocumentNode) {
  const answers = await subscribe({
    schema,
    document,
    variableValues: { roomId },
    contextValue: {
      services: api.services,
      viewer: await authenticate(api.services, await api.authorizationOf(people[who])),
      request: { id: randomUUID(), ip: '127.0.0.1', userAgent: who },
    },
  });
  if (!(Symbol.asyncIterator in answers)) throw new Error(JSON.stringify(answers));
  const stream = answers[Symbol.asyncIterator]();
  return {
    /** The next of which this is a part. */
    next: async (part: string): Promise<ExecutionResult> => {
      for (;;) {
        const { value } = await stream.next();
        if (value === undefined || value.errors) throw new Error(`${who} hears ${JSON.stringify(value)}`);
        if (JSON.stringify(value).includes(part)) return value;
      }
    },
    stop: () => stream.return?.(),
  };
}

async function sendQuote({ people, roomId }: House): Promise<unknown> {
  const { data } = await api.post(
    `mutation ($input: CreateQuoteInput!) { createQuote(input: $input) { quote { id } errors { message } } }`,
    {
      input: {
        clientId: randomUUID(),
        chatRoomId: roomId,
        title: '季刊誌の装画',
        items: [{ name: '表紙の装画', quantity: 1, unitNetPrice: 120_000 }],
        validUntil: '2026-04-30',
      },
    },
    people.creator,
  );
  return data?.['createQuote'];
}

/** What pages may listen to rooms with: our own, and the specification's. */
const artifacts = (await readdir(documentFolders.artifacts)).filter((name) =>
  name.endsWith('Subscription.graphql.ts'),
);
const documents = [
  ...(await Promise.all(artifacts.map((name) => readText(join(documentFolders.artifacts, name))))),
  ...(await readOperations(documentFolders.operations)).values(),
].flatMap((text) =>
  text !== undefined && /^subscription[^}]*\b(?:chatRoomChanged|messageAdded)\(/u.test(text)
    ? [parse(text)]
    : [],
);
const ofPage = parse(
  (await readText(join(documentFolders.artifacts, 'roomCallsSubscription.graphql.ts'))) ?? '',
);
const everybody: readonly Person[] = ['recruiter', 'creator', 'owner', 'agent'];

describe('of what only some may see', () => {
  test.each<readonly [Person, ...Person[]]>([
    ['recruiter', 'owner', 'agent', 'creator', 'owner'],
    ['owner', 'recruiter', 'creator', 'agent', 'recruiter'],
  ])('each is told their own, whoever listens first: %s, then %s', async (...order) => {
    const town = await house();
    const listeners = await Promise.all(order.map((who) => listening(town, who, ofPage)));
    expect(await sendQuote(town)).toMatchObject({ errors: [] });
    const told = await Promise.all(listeners.map(({ next }) => next('PlainMessage')));
    for (const [index, who] of order.entries()) {
      const quote = who === 'recruiter' ? null : { title: '季刊誌の装画', breakdown: { netPrice: 120_000 } };
      expect(told[index], who).toMatchObject({ data: { chatRoomChanged: { message: { quote } } } });
      expect(JSON.stringify(told[index]).includes('120000'), who).toBe(quote !== null);
    }
    // Once for each person.
    expect(new Set(told).size).toBe(new Set(order).size);
    await Promise.all(listeners.map(({ stop }) => stop()));
  });
});

type Say = (town: House) => Promise<unknown>;
type Said = Parameters<typeof sayInRoom>[3];

/** In answer to something, which is not told. */
const said =
  (message: (town: House) => Promise<Omit<Said, 'senderId'>>): Say =>
  async (town) => {
    const content = await message(town);
    const { room, people } = town;
    const { what } = await api.services.db.transaction().execute(async (trx) => {
      const say = (words: Omit<Said, 'senderId'>) =>
        sayInRoom(trx, api.services, room, { senderId: people.owner, ...words });
      const before = await say({ kind: 'PLAIN', text: '何かありますか' });
      return say({ ...content, ...(before.what.kind === 'message' && { replyToId: before.what.messageId }) });
    });
    await publishRoom(api.services, room, what);
  };

async function consultation({ room }: House): Promise<string> {
  const id = randomUUID();
  await api.services.db
    .insertInto('job_consultations')
    .values({
      id,
      company_id: room.companyId,
      creator_id: room.creatorId,
      net_budget: 120_000,
      gross_budget: 132_000,
      batch_size: 1,
      company_name: '株式会社みなも菓子舗',
      company_address: '石川県金沢市東山1-23-4',
      company_contact: '076-200-0134',
      title: '包み紙の柄',
      offer_purpose: '',
      offer_detail: '三種の柄をお願いします。',
      way_of_working: 'FULL_REMOTE',
      offer_type: 'CONTRACT_UNIT',
      is_allowed_to_publish_external: true,
      status: 'SENT',
      working_place: '完全リモート',
      reply_by: api.clock.now(),
      created_at: api.clock.now(),
    })
    .execute();
  return id;
}

const offerTerms = {
  title: '包み紙の柄',
  remunerationType: 'CONTRACT_UNIT',
  work: '三種の柄の入稿データ。',
  rights: '著作権は受託者に残る。',
  deliveryOn: '2026-04-30',
  place: 'つむぎのメッセージ',
  netPrice: 120_000,
  paymentDueOn: '2026-05-29',
  paymentMethod: '銀行振込。',
};

/** By the type of the message that is told. */
const sayings: readonly (readonly [type: string, say: Say])[] = [
  ['PlainMessage', said(async () => ({ kind: 'PLAIN', text: 'こんにちは' }))],
  ['MediaMessage', said(async () => ({ kind: 'MEDIA', mediaId: await api.rows.media() }))],
  [
    'FileMessage',
    said(async () => ({
      kind: 'FILE',
      mediaId: await api.rows.media({
        type: 'FILE',
        file_type: 'PDF',
        extension: 'pdf',
        filename: '見本.pdf',
        width: null,
        height: null,
      }),
    })),
  ],
  ['JobOpeningMessage', said(async ({ opening }) => ({ kind: 'JOB_OPENING', openingId: opening }))],
  [
    'JobConsultationMessage',
    said(async (town) => ({ kind: 'JOB_CONSULTATION', consultationId: await consultation(town) })),
  ],
  [
    'InterviewMessage',
    ({ people, roomId }) =>
      api.post(
        `mutation ($input: ProposeInterviewInput!) { proposeInterview(input: $input) { errors { __typename } } }`,
        { input: { roomId, minutes: 30, times: ['2026-04-10T03:00:00.000Z'] } },
        people.owner,
      ),
  ],
  // The words that come with an offer.
  [
    'PlainMessage',
    ({ people, roomId }) =>
      api.post(
        `mutation ($input: CreateOfficialJobOfferInput!) { createOfficialJobOffer(input: $input) { errors { message } } }`,
        { input: { terms: offerTerms, chatRoomId: roomId } },
        people.owner,
      ),
  ],
];

/** Fails for a field that looks at the viewer: it makes each event of its kind be executed for each listener. */
describe('one execution serves everybody in a room', () => {
  test('all kinds of messages are said here, and all that the pages listen with is heard', () => {
    const message = schema.getType('Message');
    if (!isInterfaceType(message)) throw new Error('There is no Message.');
    const types = schema.getPossibleTypes(message).map(({ name }) => name);
    expect(new Set(sayings.map(([type]) => type))).toEqual(new Set(types));
    expect(documents).toHaveLength(3);
  });

  test.each(sayings)('%s', async (type, say) => {
    const town = await house();
    const listeners = await Promise.all(
      documents.map((document) => Promise.all(everybody.map((who) => listening(town, who, document)))),
    );
    await say(town);
    for (const ofDocument of listeners) {
      const told = await Promise.all(ofDocument.map(({ next }) => next(type)));
      expect(new Set(told).size).toBe(1);
      await Promise.all(ofDocument.map(({ stop }) => stop()));
    }
  });

  test.each<readonly [part: string, (town: House) => Published]>([
    ['"read":{', ({ people }) => ({ kind: 'read', change: 1, userId: people.owner, sequence: 1 })],
    ['"typing":{', ({ people }) => ({ kind: 'typing', userId: people.owner, until: Date.now() })],
  ])('%s', async (part, what) => {
    const town = await house();
    const listeners = await Promise.all(everybody.map((who) => listening(town, who, ofPage)));
    await publishRoom(api.services, town.room, what(town));
    const told = await Promise.all(listeners.map(({ next }) => next(part)));
    expect(new Set(told).size).toBe(1);
    await Promise.all(listeners.map(({ stop }) => stop()));
  });
});
