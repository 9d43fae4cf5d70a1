import type { Config } from '../config.ts';
import type { Database, Engine } from '../db/client.ts';
import type { IdentityVerifier } from '../modules/accounts/sign-in/identity.ts';
import type { PubSub } from './pubsub/pubsub.ts';
import type { PaperMaker } from '../modules/documents/papers.ts';
import type { ImageService } from '../modules/media/imageService.ts';
import type { Ingest } from '../modules/media/ingest.ts';
import type { ObjectStorage } from '../modules/media/storage.ts';
import type { Mailer } from '../modules/mail/mailer.ts';
import type { HostedSearch } from '../modules/search/hosted/hosted.ts';
import type { PushSender } from '../modules/notifications/pushSender.ts';
import type { Clock } from './clock.ts';
import type { NewId } from './ids.ts';
import type { Lifecycle } from './process/lifecycle.ts';
import type { Log } from './process/log.ts';
import type { SecretBox } from './secretBox.ts';
import type { WorkQueue } from './process/workQueue.ts';

/** What the process has one of. `main.ts` puts it together, everything below receives it; tests put together their own. */
export interface Services {
  readonly config: Config;
  readonly db: Database['db'];
  readonly engine: Engine;
  readonly clock: Clock;
  readonly newId: NewId;
  readonly log: Log;
  /** Signs access tokens. */
  readonly tokenSecret: string;
  /** Encrypts what must not be readable from a copy of the database: `seal(text, place)`, `open(sealed, place)`. */
  readonly secrets: SecretBox;
  /** Hashing a password takes a core and 19 MiB for a while: two at once at most, whoever asks (`hashingQueue()`). */
  readonly hashing: WorkQueue;
  /** Looks through what Google's button brings; undefined where signing in with Google is not offered. */
  readonly identityVerifier: IdentityVerifier | undefined;
  /** Where uploads lie. Only types are imported here: `lib` knows the modules' interfaces, not their code. */
  readonly storage: ObjectStorage;
  /** Takes uploads in: `services.ingest.image(file)` answers what the media row holds. */
  readonly ingest: Ingest;
  /** Makes pictures in the sizes the page asks for; `forget(key)` after removing an object. */
  readonly images: ImageService;
  /** Sets PDFs: `services.papers.make(paper)`. */
  readonly papers: PaperMaker;
  readonly pubsub: PubSub;
  /** A search engine of somebody else's; undefined where the search is the database's alone. */
  readonly hosted?: HostedSearch | undefined;
  readonly mailer: Mailer;
  /** Reaches browsers through their push services. */
  readonly push: PushSender;
  /** `lifecycle.onStop('outbox worker', () => worker.stop())`. */
  readonly lifecycle: Lifecycle;
}
