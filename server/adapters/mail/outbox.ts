import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import type { Clock } from '../../lib/clock.ts';
import type { NewId } from '../../lib/ids.ts';
import type { Mailbox, Mailer, StoredMail } from '../../modules/notifications/mailer.ts';

const idPattern = /^[0-9a-f-]{36}$/;

const storedMail = v.object({
  id: v.string(),
  from: v.string(),
  to: v.string(),
  subject: v.string(),
  text: v.string(),
  sentAt: v.pipe(
    v.string(),
    v.transform((time) => new Date(time)),
  ),
});

export interface OutboxOptions {
  readonly folder: string;
  readonly from: string;
  readonly clock: Clock;
  readonly newId: NewId;
}

/** Mail as JSON files, one a message, named by a UUIDv7 so that names sort by time. */
export function createMailOutbox({ folder, from, clock, newId }: OutboxOptions): Mailer & Mailbox {
  const read = async (id: string): Promise<StoredMail | undefined> => {
    try {
      return v.parse(storedMail, JSON.parse(await readFile(join(folder, `${id}.json`), 'utf8')));
    } catch {
      return undefined; // gone, or not one of ours: the mailbox shows the rest
    }
  };

  return {
    send: async ({ to, subject, text }) => {
      const id = newId();
      const mail: StoredMail = { id, from, to, subject, text, sentAt: clock.now() };
      await mkdir(folder, { recursive: true });
      const half = join(folder, `${id}.part`);
      await writeFile(half, JSON.stringify(mail, null, 2));
      await rename(half, join(folder, `${id}.json`));
    },
    list: async (limit) => {
      const names = await readdir(folder).catch(() => []);
      const ids = names.filter((name) => name.endsWith('.json')).map((name) => name.slice(0, -5));
      const newest = ids.toSorted().toReversed().slice(0, limit);
      const mails = await Promise.all(newest.map(read));
      return mails.filter((mail) => mail !== undefined);
    },
    find: async (id) => (idPattern.test(id) ? read(id) : undefined),
  };
}
