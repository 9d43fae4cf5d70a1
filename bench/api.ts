import { createWebPush } from '../server/adapters/push/webPush.ts';
import { decodeHeic } from '../server/adapters/heic/decodeHeic.ts';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInProcessPubSub } from '../server/adapters/pubsub/inProcess.ts';
import { createDiskStorage } from '../server/adapters/storage/disk.ts';
import { createPaperMaker } from '../server/adapters/typst/paperMaker.ts';
import { createMailOutbox } from '../server/adapters/mail/outbox.ts';
import { readConfig } from '../server/config.ts';
import type { Database } from '../server/db/client.ts';
import { createGraphqlEndpoint } from '../server/graphql/endpoint.ts';
import { schema } from '../server/graphql/schema.ts';
import { systemClock } from '../server/lib/dates/clock.ts';
import type { Clock } from '../server/lib/dates/clock.ts';
import { uuidV7 } from '../server/lib/ids.ts';
import { createLifecycle } from '../server/lib/process/lifecycle.ts';
import { silentLog } from '../server/lib/process/log.ts';
import { createSecretBox } from '../server/lib/secrets/secretBox.ts';
import type { Services } from '../server/lib/request/services.ts';
import type { Viewer } from '../server/lib/request/viewer.ts';
import { hashingQueue } from '../server/modules/accounts/credentials/passwords.ts';
import { createImageService } from '../server/modules/media/serving/imageService.ts';
import { createIngest } from '../server/modules/media/ingest.ts';

export interface BenchApi {
  readonly services: Services;
  /** A request without HTTP: JSON text in and out, like most requests. */
  readonly post: (query: string, variables: Readonly<Record<string, unknown>>) => Promise<string>;
  readonly close: () => Promise<void>;
}

/** The whole API in this process on a given database, which the caller closes. */
export async function openApi(
  { db, engine }: Pick<Database, 'db' | 'engine'>,
  viewer: Viewer = { kind: 'guest' },
  clock: Clock = systemClock,
): Promise<BenchApi> {
  const folder = await mkdtemp(join(tmpdir(), 'tsumugi-bench-api-'));
  const log = silentLog();
  const newId = uuidV7(clock);
  const storage = createDiskStorage(join(folder, 'objects'));
  const services: Services = {
    config: readConfig({ NODE_ENV: 'test', DATA_DIR: folder }),
    db,
    engine,
    clock,
    newId,
    log,
    tokenSecret: 'the secret of the bench, which is of no use elsewhere',
    secrets: createSecretBox(['the data key of the bench, which is of no use elsewhere']),
    hashing: hashingQueue(),
    identityVerifier: undefined,
    storage,
    ingest: createIngest({ storage, clock, decodeHeic }),
    images: createImageService({ storage, cacheFolder: join(folder, 'cache'), cacheBytes: 10_000_000, log }),
    papers: createPaperMaker(),
    pubsub: createInProcessPubSub(log),
    push: createWebPush({ subject: 'mailto:bench@tsumugi.example' }),
    mailer: createMailOutbox({
      folder: join(folder, 'mailbox'),
      from: 'つむぎ <no-reply@tsumugi.example>',
      clock,
    }),
    lifecycle: createLifecycle(log),
  };
  const endpoint = createGraphqlEndpoint({
    schema,
    services,
    authenticate: () => Promise.resolve(viewer),
    allowList: undefined,
    introspection: false,
  });
  const info = { id: 'bench', ip: '127.0.0.1', userAgent: '' };
  return {
    services,
    post: async (query, variables) => {
      const answer = await endpoint.post?.({
        body: JSON.stringify({ query, variables }),
        authorization: undefined,
        accept: undefined,
        info,
      });
      if (!answer) throw new Error('The short way was not taken.');
      return answer.body;
    },
    close: async () => {
      await services.pubsub.close();
      await services.images.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
