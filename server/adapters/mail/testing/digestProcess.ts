import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { createMailOutbox } from '../outbox.ts';
import { readConfig } from '../../../config.ts';
import { openDatabase } from '../../../db/client.ts';
import { migrate } from '../../../db/migrate.ts';
import { uuidV7 } from '../../../lib/ids.ts';
import { OutboxWorker } from '../../../lib/outbox/outboxWorker.ts';
import { silentLog } from '../../../lib/process/log.ts';
import type { MailMessage } from '../../../modules/mail/mailer.ts';
import { digestEffects, queueDigests } from '../../../modules/notifications/digest/digest.ts';
import { fittingJobs } from '../../../modules/recommend/fits/fits.ts';

/** A process that a test kills: `node digestProcess.ts FOLDER NOW`. It queues the mails of the day and sends them, a line for each step. */
const [folder = '', now = ''] = process.argv.slice(2);
const began = Date.now();
const clock = { now: () => new Date(Date.parse(now) + Date.now() - began) };
const say = (line: string): void => void process.stdout.write(`${line}\n`);

const database = await openDatabase({ dataDir: folder });
await migrate(database);
const outbox = createMailOutbox({ folder: join(folder, 'mailbox'), from: 'x@tsumugi.example', clock });
const mailer = {
  send: async (message: MailMessage) => {
    await outbox.send(message);
    say(`sent ${message.to}`);
    // Whoever kills at a line has read it before the last one is written.
    await setImmediate();
  },
};
const services = {
  db: database.db,
  clock,
  newId: uuidV7(clock),
  log: silentLog(),
  config: readConfig({ NODE_ENV: 'test' }),
  tokenSecret: 'a secret of tests that is long enough',
  mailer,
};
await queueDigests(services);
say('queued');
await new OutboxWorker({
  ...services,
  handlers: digestEffects({ ...services, fittingJobs: fittingJobs(services) }),
  alone: true,
}).drain();
say('done');
await database.close();
