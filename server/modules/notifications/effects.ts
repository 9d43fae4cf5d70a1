import * as v from 'valibot';
import { HopelessEffectError } from '../../lib/outbox.ts';
import type { OutboxHandler } from '../../lib/outbox.ts';
import type { Services } from '../../lib/services.ts';
import { houseOf } from './house.ts';
import { mailMessage } from './mails.ts';

/** The library that makes HTML is large and is asked for by the first mail, not by the start. */
const composing = () => import('./letters/compose.ts');

/** Effects of this module, by the kind they are enqueued under. */
export function notificationEffects({
  mailer,
  config,
}: Pick<Services, 'config' | 'mailer'>): Readonly<Record<string, OutboxHandler>> {
  const house = houseOf(config);
  return {
    mail: async (payload, id, handOver) => {
      const mail = v.safeParse(mailMessage, payload);
      if (!mail.success) throw new HopelessEffectError(`Not a mail: ${v.summarize(mail.issues)}`);
      const { composeMail } = await composing();
      await mailer.send({ id, to: mail.output.to, ...(await composeMail(mail.output, house)) }, handOver);
    },
  };
}

/** Reads the library in beforehand, so that the first mail's readers do not wait and nobody's request does. */
export async function warmMails(): Promise<void> {
  await composing();
}
