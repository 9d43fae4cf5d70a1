import * as v from 'valibot';
import { decodeHeic } from '../adapters/heic/decodeHeic.ts';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createIdentityEmulator } from '../adapters/identity/emulator.ts';
import { createInProcessPubSub } from '../adapters/pubsub/inProcess.ts';
import { createDiskStorage } from '../adapters/storage/disk.ts';
import { createPaperMaker } from '../adapters/typst/paperMaker.ts';
import { createMailOutbox } from '../adapters/mail/outbox.ts';
import { createWebPush } from '../adapters/push/webPush.ts';
import { readConfig } from '../config.ts';
import { testDatabase } from '../db/testing/testDatabase.ts';
import type { TestDatabaseOptions } from '../db/testing/testDatabase.ts';
import { testRows } from '../db/testing/testRows.ts';
import { testClock } from '../lib/dates/clock.ts';
import type { GraphqlEndpoint } from '../lib/request/graphqlEndpoint.ts';
import { uuidV7 } from '../lib/ids.ts';
import { createLifecycle } from '../lib/process/lifecycle.ts';
import { silentLog } from '../lib/process/log.ts';
import { createSecretBox } from '../lib/secrets/secretBox.ts';
import type { Services } from '../lib/request/services.ts';
import { signAccessToken } from '../modules/accounts/sessions/accessTokens.ts';
import { authenticate } from '../modules/accounts/sessions/authenticate.ts';
import { hashingQueue } from '../modules/accounts/credentials/passwords.ts';
import { createImageService } from '../modules/media/serving/imageService.ts';
import { createIngest } from '../modules/media/ingest.ts';
import { createGraphqlEndpoint } from './endpoint.ts';
import { schema } from './schema.ts';

export interface Answer {
  readonly data?: Record<string, unknown> | null;
  readonly errors?: readonly {
    readonly message: string;
    readonly path?: readonly unknown[];
    readonly extensions?: Record<string, unknown>;
  }[];
}

/** Whoever sends a request, seen from outside. */
export interface Caller {
  readonly authorization?: string | undefined;
  readonly ip?: string;
  readonly userAgent?: string;
}

export interface ApiOptions extends TestDatabaseOptions {
  /** The only documents to execute, as in production. */
  readonly allowList?: ReadonlySet<string>;
  readonly introspection?: boolean;
  /** In the place of the usual ones. */
  readonly services?: Partial<Services>;
}

export function isAnswer(value: unknown): value is Answer {
  return typeof value === 'object' && value !== null && ('data' in value || 'errors' in value);
}

const refused = v.object({ errors: v.array(v.object({ __typename: v.string() })) });

/** Why a call was refused: the name of the payload's first error, or the code of what stands beside the data. */
export function refusalOf({ data, errors }: Answer): unknown {
  const payload = v.safeParse(refused, Object.values(data ?? {})[0]);
  const [first] = payload.success ? payload.output.errors : [];
  return first?.__typename ?? errors?.[0]?.extensions?.['code'];
}

export const testStart = '2026-04-01T09:00:00.000Z';

/** The whole API on a database of its own: what a client sends goes in as text and comes out as text, as over the wire. */
export async function testApi(options: ApiOptions = {}) {
  const database = await testDatabase(options);
  const folder = await mkdtemp(join(tmpdir(), 'tsumugi-api-'));
  const clock = testClock(testStart);
  const log = silentLog();
  const newId = uuidV7(clock);
  const storage = createDiskStorage(join(folder, 'objects'));
  const publicOrigin = 'http://localhost:4000';
  const identity = createIdentityEmulator({ clock, publicOrigin, clientId: 'tests' });
  const services: Services = {
    config: readConfig({ NODE_ENV: 'test', DATA_DIR: folder }),
    db: database.db,
    engine: database.engine,
    clock,
    newId,
    log,
    tokenSecret: 'a secret of tests that is long enough',
    secrets: createSecretBox(['a data key of tests that is long enough']),
    hashing: hashingQueue(),
    identityVerifier: identity.verifier,
    storage,
    ingest: createIngest({ storage, clock, decodeHeic }),
    images: createImageService({ storage, cacheFolder: join(folder, 'cache'), cacheBytes: 10_000_000, log }),
    papers: createPaperMaker(),
    pubsub: createInProcessPubSub(log),
    mailer: createMailOutbox({
      folder: join(folder, 'mailbox'),
      from: 'つむぎ <no-reply@tsumugi.example>',
      clock,
    }),
    push: createWebPush({ subject: 'mailto:desk@tsumugi.example' }),
    lifecycle: createLifecycle(log),
    ...options.services,
  };
  const endpoint: GraphqlEndpoint = createGraphqlEndpoint({
    schema,
    services,
    authenticate: (authorization) => authenticate(services, authorization),
    allowList: options.allowList,
    introspection: options.introspection ?? true,
  });
  let requests = 0;

  const sessions = new Map<string, Promise<string>>();
  /** One device for each user of a test; made when the user first asks something, who may ask several things at once. */
  const sessionOf = (userId: string): Promise<string> => {
    const known = sessions.get(userId) ?? makeSession(userId);
    sessions.set(userId, known);
    return known;
  };
  const makeSession = async (userId: string): Promise<string> => {
    const id = newId();
    const now = clock.now();
    await database.db
      .insertInto('sessions')
      .values({
        id,
        user_id: userId,
        created_at: now,
        last_used_at: now,
        expires_at: new Date(now.getTime() + 30 * 86_400_000),
      })
      .execute();
    return id;
  };

  const authorizationOf = async (userId: string | undefined): Promise<string | undefined> =>
    userId === undefined
      ? undefined
      : `Bearer ${await signAccessToken(services, { userId, sessionId: await sessionOf(userId) })}`;

  /** The user's device has just been asked once more who it is. */
  const confirm = async (userId: string): Promise<void> => {
    await database.db
      .updateTable('sessions')
      .set({ confirmed_at: clock.now() })
      .where('id', '=', await sessionOf(userId))
      .execute();
  };

  const send = async (
    query: string,
    variables: Record<string, unknown> = {},
    { authorization, ip = '127.0.0.1', userAgent = '' }: Caller = {},
  ): Promise<Answer> => {
    const body = JSON.stringify({ query, variables });
    const info = { id: `test-${(requests += 1)}`, ip, userAgent };
    const short = await endpoint.post?.({ body, authorization, accept: undefined, info });
    const text = short
      ? short.body
      : await endpoint
          .fetch(
            new Request('http://localhost/graphql', {
              method: 'POST',
              headers: { 'content-type': 'application/json', ...(authorization && { authorization }) },
              body,
            }),
            info,
          )
          .then((response) => response.text());
    const answer: unknown = JSON.parse(text);
    if (!isAnswer(answer)) throw new Error(`Not an answer: ${text}`);
    return answer;
  };

  return {
    database,
    services,
    clock,
    /** Gives out tokens as Google would: `api.google.issueToken({ email, name }, nonce)`. */
    google: identity.emulator,
    endpoint,
    rows: testRows(database),
    authorizationOf,
    confirm,
    send,
    /** The way that nearly every request takes, as a user of the database. */
    post: async (query: string, variables: Record<string, unknown> = {}, as?: string): Promise<Answer> =>
      send(query, variables, { authorization: await authorizationOf(as) }),
    async close(): Promise<void> {
      await services.pubsub.close();
      await services.images.close();
      await services.papers.close();
      await database.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

export type TestApi = Awaited<ReturnType<typeof testApi>>;
