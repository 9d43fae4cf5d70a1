import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import type { Clock } from '../../lib/dates/clock.ts';
import { isMailAddress } from '../../lib/text/mailAddress.ts';
import { HopelessEffectError } from '../../lib/outbox/outbox.ts';
import type { Mailbox, Mailer, StoredMail } from '../../modules/mail/mailer.ts';

const idPattern = /^[0-9a-f-]{36}$/;

const storedMail = v.object({
  id: v.string(),
  from: v.string(),
  to: v.string(),
  subject: v.string(),
  text: v.string(),
  // Mail of earlier versions had plain text alone.
  html: v.optional(v.string(), ''),
  replyTo: v.optional(v.string()),
  calendar: v.optional(v.object({ method: v.picklist(['CANCEL', 'REQUEST']), content: v.string() })),
  attachments: v.optional(
    v.array(v.object({ filename: v.string(), contentType: v.string(), base64: v.string() })),
  ),
  unsubscribeUrl: v.optional(v.string()),
  sentAt: v.pipe(
    v.string(),
    v.transform((time) => new Date(time)),
  ),
});

export interface OutboxOptions {
  readonly folder: string;
  readonly from: string;
  readonly clock: Clock;
}

/**
 * Mail as JSON files named by the mail's id: a UUIDv7, so that names sort by time and a mail handed over
 * again replaces its file.
 */
export function createMailOutbox({ folder, from, clock }: OutboxOptions): Mailer & Mailbox {
  const read = async (id: string): Promise<StoredMail | undefined> => {
    try {
      const { replyTo, calendar, attachments, unsubscribeUrl, ...mail } = v.parse(
        storedMail,
        JSON.parse(await readFile(join(folder, `${id}.json`), 'utf8')),
      );
      return {
        ...mail,
        ...(replyTo !== undefined && { replyTo }),
        ...(calendar !== undefined && { calendar }),
        ...(attachments !== undefined && { attachments }),
        ...(unsubscribeUrl !== undefined && { unsubscribeUrl }),
      };
    } catch {
      return undefined; // gone, or not one of ours: the mailbox shows the rest
    }
  };

  return {
    send: async (message) => {
      if (!idPattern.test(message.id)) throw new HopelessEffectError(`Not the id of a mail: ${message.id}`);
      if (!isMailAddress(message.to)) throw new HopelessEffectError('Not an address that mail goes to.');
      const mail: StoredMail = { ...message, from, sentAt: clock.now() };
      await mkdir(folder, { recursive: true });
      const half = join(folder, `${message.id}.part`);
      // Links in mails sign people in: only the folder's owner may read them.
      await writeFile(half, JSON.stringify(mail, null, 2), { mode: 0o600 });
      await rename(half, join(folder, `${message.id}.json`));
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
