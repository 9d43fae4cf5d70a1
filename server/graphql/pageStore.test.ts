import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as v from 'valibot';
import { effectHandlers } from '../background.ts';
import { createGraphqlEndpoint } from './endpoint.ts';
import { schema } from './schema.ts';
import { testApi } from './testing.ts';
import type { TestApi } from './testing.ts';
import { sendFiles } from './testUploads.ts';
import { startTestServer } from '../http/testing.ts';
import type { TestServer } from '../http/testing.ts';
import { encodeGlobalId } from '../lib/request/globalId.ts';
import { OutboxWorker } from '../lib/outbox/outboxWorker.ts';
import { authenticate } from '../modules/accounts/sessions/authenticate.ts';

/** The page's own store over real sockets, in a process of its own (`bench/chat/pageStores.ts`). */

let api: TestApi;
let server: TestServer;
let png: Blob;
const pages: ChildProcess[] = [];
beforeAll(async () => {
  api = await testApi();
  const bytes = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#22379B' } })
    .png()
    .toBuffer();
  png = new Blob([new Uint8Array(bytes)]);
  const { services } = api;
  server = await startTestServer({
    graphql: createGraphqlEndpoint({
      schema,
      services,
      authenticate: (authorization) => authenticate(services, authorization),
      allowList: undefined,
      introspection: true,
    }),
  });
});
afterAll(async () => {
  for (const page of pages) page.kill();
  await server.stop();
  await api.close();
});

const answers = v.array(v.object({ held: v.unknown(), fresh: v.unknown() }));

async function house() {
  const company_id = await api.rows.company();
  const creator = await api.rows.creator();
  const owner = await api.rows.member({ company_id });
  const colleague = await api.rows.member({ company_id });
  return { company_id, creator, owner, colleague };
}
type House = Awaited<ReturnType<typeof house>>;

/** Pages of everybody, opened before anything happens. */
async function opened({ creator, owner, colleague }: House, room: string) {
  const roomId = encodeGlobalId('ChatRoom', room);
  const people = await Promise.all(
    [creator, owner, colleague].map(async (id) => ({
      userId: encodeGlobalId('ChatUser', id),
      token: (await api.authorizationOf(id))?.slice('Bearer '.length) ?? '',
    })),
  );
  const given = JSON.stringify({ origin: server.origin, roomId, people });
  const page = fork(join(import.meta.dirname, '../../bench/chat/pageStores.ts'), [given], { execArgv: [] });
  pages.push(page);
  await once(page, 'message');
  return {
    roomId,
    /** The pages as they stand, each beside one that was opened just now. */
    compared: async () => {
      const mailer = { send: async () => undefined };
      const handlers = effectHandlers({ ...api.services, mailer });
      await new OutboxWorker({ ...api.services, handlers }).drain();
      const answer = once(page, 'message');
      page.send('compare');
      return v.parse(answers, (await answer)[0]);
    },
  };
}

async function ask(text: string, as: string): Promise<string> {
  const { data, errors } = await api.post(`mutation { answer: ${text} }`, {}, as);
  const answer = JSON.stringify(data?.['answer']);
  if (errors || !answer.includes('"errors":[]')) throw new Error(JSON.stringify({ data, errors }));
  return answer;
}
const failures = 'errors { __typename message }';
const idIn = (answer: string): string => /"id":"([^"]+)"/u.exec(answer)?.[1] ?? '';

const pdf = new File(['%PDF-1.7\n1 0 obj\n<<>>\nendobj\n%%EOF'], '見積書.pdf');

describe('an open page and one that is opened afterwards hold the same', () => {
  test('after every mutation of a room', async () => {
    const town = await house();
    const { company_id, creator, owner, colleague } = town;
    const room = await api.rows.room({ company_id, creator_id: creator });
    const { roomId, compared } = await opened(town, room);
    const at = `roomId: "${roomId}"`;
    const person = (id: string) => encodeGlobalId('ChatUser', id);
    const company = encodeGlobalId('Company', company_id);
    const message = `message { id } ${failures}`;
    let first = '';
    let interview = '';
    let version = 1;
    let later = '';
    let note = '';
    const day = (days: number) => new Date(api.clock.now().getTime() + days * 86_400_000).toISOString();
    const file = async (query: string, blob: Blob, as: string): Promise<void> => {
      const { data, errors } = await sendFiles(api, as, {
        query,
        variables: { roomId },
        files: { file: blob },
      });
      if (errors || !JSON.stringify(data).includes('"errors":[]'))
        throw new Error(JSON.stringify({ data, errors }));
    };
    const interviewOf = async (call: string, as: string): Promise<void> => {
      const answer = await ask(
        `${call} { message { ... on InterviewMessage { interview { id version } } } ${failures} }`,
        as,
      );
      interview = idIn(answer);
      version = Number(/"version":(\d+)/u.exec(answer)?.[1]);
    };
    const steps: readonly (readonly [string, () => Promise<unknown>])[] = [
      [
        'sent',
        async () => {
          first = idIn(
            await ask(`addMessage(input: { ${at}, text: "はじめまして" }) { ${message} }`, creator),
          );
        },
      ],
      [
        'answered',
        () =>
          ask(`addMessage(input: { ${at}, text: "初校です", replyToId: "${first}" }) { ${message} }`, owner),
      ],
      [
        'a picture',
        () =>
          file(
            `mutation ($file: Upload!, $roomId: ID!) { addMediaMessage(file: $file, roomId: $roomId) { ${message} } }`,
            png,
            creator,
          ),
      ],
      [
        'a file',
        () =>
          file(
            `mutation ($file: Upload!, $roomId: ID!) { addFileMessage(file: $file, roomId: $roomId) { ${message} } }`,
            pdf,
            owner,
          ),
      ],
      ['read by the creator', () => ask(`readMessage(input: { ${at} }) { ${failures} }`, creator)],
      ['read by a colleague', () => ask(`readMessage(input: { ${at} }) { ${failures} }`, colleague)],
      ['deleted', () => ask(`deleteMessage(id: "${first}") { ${message} }`, creator)],
      ['muted', () => ask(`muteChatRoom(${at}, isMuted: true) { ${failures} }`, creator)],
      ['put aside', () => ask(`archiveChatRoom(${at}, isArchived: true) { ${failures} }`, owner)],
      ['taken back', () => ask(`archiveChatRoom(${at}, isArchived: false) { ${failures} }`, owner)],
      [
        'a person in charge',
        () => ask(`assignChatRoom(${at}, userId: "${person(colleague)}") { ${failures} }`, owner),
      ],
      [
        'a note',
        async () => {
          const answer = await ask(
            `addChatRoomNote(input: { ${at}, body: "折り返す" }) { chatRoom { notes { id } } ${failures} }`,
            owner,
          );
          note = idIn(answer);
        },
      ],
      ['a note taken away', () => ask(`deleteChatRoomNote(id: "${note}") { ${failures} }`, owner)],
      [
        'later',
        async () => {
          const answer = await ask(
            `scheduleMessage(input: { ${at}, text: "明日の分", sendAt: "${day(1)}" })
                { chatRoom { scheduledMessages { id } } ${failures} }`,
            creator,
          );
          later = idIn(answer);
        },
      ],
      ['not later', () => ask(`cancelScheduledMessage(id: "${later}") { ${failures} }`, creator)],
      [
        'an interview',
        () =>
          interviewOf(
            `proposeInterview(input: { ${at}, minutes: 30, times: ["${day(3)}", "${day(4)}"] })`,
            owner,
          ),
      ],
      [
        'a date',
        () =>
          interviewOf(
            `answerInterview(input: { interviewId: "${interview}", version: ${version}, time: "${day(3)}" })`,
            creator,
          ),
      ],
      [
        'no interview',
        () =>
          interviewOf(`cancelInterview(input: { interviewId: "${interview}", version: ${version} })`, owner),
      ],
      ['blocked by the company', () => ask(`blockChatRoom(${at}, isBlocked: true) { ${failures} }`, owner)],
      ['let go by it', () => ask(`blockChatRoom(${at}, isBlocked: false) { ${failures} }`, colleague)],
      ['one person blocked', () => ask(`blockPerson(userId: "${person(owner)}") { ${failures} }`, creator)],
      ['let go', () => ask(`unblockPerson(userId: "${person(owner)}") { ${failures} }`, creator)],
      ['the company blocked', () => ask(`blockCompany(companyId: "${company}") { ${failures} }`, creator)],
      ['let go too', () => ask(`unblockCompany(companyId: "${company}") { ${failures} }`, creator)],
    ];
    for (const [name, run] of steps) {
      await run();
      for (const { held, fresh } of await compared()) expect(held, name).toEqual(fresh);
    }
  }, 120_000);

  test('while a request is accepted, or declined', async () => {
    const town = await house();
    const { company_id, creator, owner } = town;
    const room = await api.rows.room({ company_id, creator_id: creator });
    await api.services.db
      .updateTable('chat_rooms')
      .set({ request_state: 'WAITING', requested_at: api.clock.now() })
      .where('id', '=', room)
      .execute();
    const { roomId, compared } = await opened(town, room);
    const answer = (accepts: boolean) =>
      ask(`answerChatRequest(roomId: "${roomId}", accepts: ${accepts}) { ${failures} }`, creator);
    const steps: readonly (readonly [string, () => Promise<unknown>])[] = [
      [
        'asked',
        () => ask(`addMessage(input: { roomId: "${roomId}", text: "はじめまして" }) { ${failures} }`, owner),
      ],
      ['declined', () => answer(false)],
      ['accepted after all', () => answer(true)],
    ];
    for (const [name, run] of steps) {
      await run();
      for (const { held, fresh } of await compared()) expect(held, name).toEqual(fresh);
    }
  }, 60_000);
});
