import type { Config } from '../../config.ts';
import type { Database, Engine } from '../../db/client.ts';
import type { IdentityVerifier } from '../../modules/accounts/sign-in/identity.ts';
import type { PubSub } from '../pubsub/pubsub.ts';
import type { PaperMaker } from '../../modules/documents/papers.ts';
import type { ImageService } from '../../modules/media/serving/imageService.ts';
import type { Ingest } from '../../modules/media/ingest.ts';
import type { ObjectStorage } from '../../modules/media/storage.ts';
import type { Mailer } from '../../modules/mail/mailer.ts';
import type { HostedSearch } from '../../modules/search/hosted/hosted.ts';
import type { PushSender } from '../../modules/notifications/push/pushSender.ts';
import type { Clock } from '../dates/clock.ts';
import type { NewId } from '../ids.ts';
import type { Lifecycle } from '../process/lifecycle.ts';
import type { Log } from '../process/log.ts';
import type { SecretBox } from '../secrets/secretBox.ts';
import type { WorkQueue } from '../process/workQueue.ts';

/** What the process has one of; put together by `main.ts`, and by tests. */
export interface Services {
  readonly config: Config;
  readonly db: Database['db'];
  readonly engine: Engine;
  readonly clock: Clock;
  readonly newId: NewId;
  readonly log: Log;
  readonly tokenSecret: string;
  /** Encrypts columns: `seal(text, place)`, `open(sealed, place)`. */
  readonly secrets: SecretBox;
  /** Hashing a password takes a core and 19 MiB: at most two at once (`hashingQueue()`). */
  readonly hashing: WorkQueue;
  /** Verifies Google's tokens; undefined when Google sign-in is off. */
  readonly identityVerifier: IdentityVerifier | undefined;
  /**
   * Where uploads are stored. Only types are imported here: `lib` knows the modules' interfaces, not their
   * code.
   */
  readonly storage: ObjectStorage;
  /** Checks and stores uploads: `services.ingest.image(file)`. */
  readonly ingest: Ingest;
  /** Resizes pictures; call `forget(key)` after removing an object. */
  readonly images: ImageService;
  /** Makes PDFs: `services.papers.make(paper)`. */
  readonly papers: PaperMaker;
  readonly pubsub: PubSub;
  /** An external search engine, if configured. */
  readonly hosted?: HostedSearch | undefined;
  readonly mailer: Mailer;
  /** Web push. */
  readonly push: PushSender;
  /** `lifecycle.onStop('outbox worker', () => worker.stop())`. */
  readonly lifecycle: Lifecycle;
}
