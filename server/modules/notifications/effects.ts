import * as v from 'valibot';
import type { OutboxHandler } from '../../lib/outbox.ts';
import type { Mailer } from './mailer.ts';

const mail = v.object({ to: v.string(), subject: v.string(), text: v.string() });

/** Effects of this module, by the kind they are enqueued under: `enqueue(trx, services, 'mail', { to, subject, text })`. */
export function notificationEffects({
  mailer,
}: {
  readonly mailer: Mailer;
}): Readonly<Record<string, OutboxHandler>> {
  return {
    mail: (payload) => mailer.send(v.parse(mail, payload)),
  };
}
