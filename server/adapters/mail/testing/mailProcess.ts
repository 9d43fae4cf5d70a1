import { join } from 'node:path';
import { openDatabase } from '../../../db/client.ts';
import { migrate } from '../../../db/migrate.ts';
import { readConfig } from '../../../config.ts';
import { uuidV7 } from '../../../lib/ids.ts';
import { silentLog } from '../../../lib/process/log.ts';
import { OutboxWorker } from '../../../lib/outbox/outboxWorker.ts';
import { mailEffects } from '../../../modules/mail/effects.ts';
import type { MailMessage } from '../../../modules/mail/mailer.ts';
import { mail } from '../../../modules/mail/mails.ts';
import { createMailOutbox } from '../outbox.ts';

/**
 * A process that a test kills: `node mailProcess.ts FOLDER LATER FROM TO MODE`. It enqueues mails FROM to TO, a transaction and a line
 * each, then delivers: `hold` never strikes a mail off that it delivered, `deliver` ends when nothing waits, `enqueue` does neither.
 * LATER are milliseconds added to its clock, past the locks of the process before it.
 */
const [folder = '', later = '0', from = '0', to = '0', mode = 'deliver'] = process.argv.slice(2);
const clock = { now: () => new Date(Date.now() + Number(later)) };
const newId = uuidV7(clock);
const say = (line: string): void => void process.stdout.write(`${line}\n`);

const database = await openDatabase({ dataDir: folder });
await migrate(database);

for (let n = Number(from); n < Number(to); n += 1) {
  await database.db.transaction().execute((trx) =>
    mail(
      trx,
      { clock, newId },
      {
        template: 'verifyEmail',
        to: `person${n}@example.com`,
        data: { url: `https://tsumugi.example/sign_up/creator/step1?token=${n}` },
      },
    ),
  );
  say(`enqueued ${n}`);
}

const outbox = createMailOutbox({
  folder: join(folder, 'mailbox'),
  from: 'つむぎ <x@tsumugi.example>',
  clock,
});
const forever = Promise.withResolvers<void>();
const mailer = {
  send: async (message: MailMessage) => {
    await outbox.send(message);
    say(`delivered ${message.to}`);
    if (mode === 'hold') await forever.promise;
  },
};
const handlers = mailEffects(
  {
    clock,
    config: readConfig({ NODE_ENV: 'test' }),
    db: database.db,
    log: silentLog(),
    mailer,
    storage: { readAll: async () => undefined },
  },
  async () => null,
);
// Keeps a process alive that waits to be killed.
const alive = setInterval(() => undefined, 1_000);
if (mode === 'enqueue') await forever.promise;
await new OutboxWorker({ db: database.db, clock, log: silentLog(), handlers }).drain();
clearInterval(alive);
await database.close();
say('done');
