import { handle, repeatable } from '../../lib/outbox/effects.ts';
import type { EffectHandlers } from '../../lib/outbox/effects.ts';
import type { Services } from '../../lib/services.ts';
import { houseOf } from './house.ts';
import { mailSent } from './mails.ts';
import type { MailRequest } from './mails.ts';

/** The library that makes HTML is large and is asked for by the first mail, not by the start. */
const composing = () => import('./letters/compose.ts');

export function mailEffects({ mailer, config }: Pick<Services, 'config' | 'mailer'>): EffectHandlers {
  const house = houseOf(config);
  return handle(mailSent, async (mail, id, handOver) => {
    const { composeMail } = await composing();
    await mailer.send({ id, to: mail.to, ...(await composeMail(mail, house)) }, handOver);
  });
}

/**
 * Letters with a link that somebody waits for and cannot go on without: the same one twice is better than none. Both copies have the same
 * Message-ID and the same link.
 */
const awaited: ReadonlySet<MailRequest['template']> = new Set([
  'verifyEmail',
  'resetPassword',
  'resetEmail',
  'agreeEmail',
  'invitation',
]);

/** What is sent once more after a server died while handing it over. */
export const mailRepeats = repeatable(mailSent, ({ template }) => awaited.has(template));

/** Reads the library in beforehand, so that the first mail's readers do not wait and nobody's request does. */
export async function warmMails(): Promise<void> {
  await composing();
}
