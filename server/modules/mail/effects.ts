import { handle, repeatable } from '../../lib/outbox/effects.ts';
import type { EffectHandlers } from '../../lib/outbox/effects.ts';
import { PostponedEffectError } from '../../lib/outbox/outbox.ts';
import type { Services } from '../../lib/services.ts';
import { houseOf } from './house.ts';
import { mailSent } from './mails.ts';
import type { Concern, MailRequest } from './mails.ts';
import type { MailAttachment } from './mailer.ts';
import { isRefused, sendCounted } from './refusals.ts';

/** The library that makes HTML is large and is asked for by the first mail, not by the start. */
const composing = () => import('./letters/compose.ts');

/** What becomes of a mail that its reader may do without: it goes, as it is right now, waits, or is left out (null). */
export type Outlook =
  | { readonly mail: MailRequest; readonly unsubscribeUrl: string }
  | { readonly until: Date }
  | null;

/** Asked when such a mail is about to go. */
export type LookAgain = (concern: Concern, mail: MailRequest) => Promise<Outlook>;

type Sending = Pick<Services, 'clock' | 'config' | 'db' | 'log' | 'mailer'>;

/** Where attachments lie. */
interface Attaching {
  readonly storage: Pick<Services['storage'], 'readAll'>;
}

/** What a mail brings along: nothing goes without what it says is attached. */
async function attachmentsOf({ storage }: Attaching, mail: MailRequest): Promise<MailAttachment[]> {
  if (mail.template !== 'contractConcluded') return [];
  return Promise.all(
    mail.data.files.map(async ({ key, name }) => {
      const bytes = await storage.readAll(key);
      if (bytes === undefined) throw new Error(`What is attached is not there: ${key}`);
      return { filename: name, contentType: 'application/pdf', base64: bytes.toString('base64') };
    }),
  );
}

/**
 * Sends what its reader may do without, as things stand now; says whether it went. An address that refused several mails gets no more of
 * these.
 */
export async function sendWanted(
  services: Sending,
  outlook: Outlook,
  { id, handOver }: { readonly id: string; readonly handOver: () => Promise<void> },
): Promise<boolean> {
  if (outlook === null) return false;
  if ('until' in outlook) throw new PostponedEffectError(outlook.until);
  const { mail, unsubscribeUrl } = outlook;
  if (await isRefused(services.db, mail.to)) {
    services.log.info({ outboxId: id }, 'a mail was left out: its address refuses mail');
    return false;
  }
  const { composeMail } = await composing();
  const composed = await composeMail(mail, houseOf(services.config), unsubscribeUrl);
  await sendCounted(services, { id, to: mail.to, ...composed }, handOver);
  return true;
}

export function mailEffects(services: Attaching & Sending, lookAgain: LookAgain): EffectHandlers {
  const house = houseOf(services.config);
  return handle(mailSent, async ({ concern, ...mail }, id, handOver) => {
    if (concern) {
      await sendWanted(services, await lookAgain(concern, mail), { id, handOver });
      return;
    }
    const { composeMail } = await composing();
    const attachments = await attachmentsOf(services, mail);
    await sendCounted(
      services,
      {
        id,
        to: mail.to,
        ...(await composeMail(mail, house)),
        ...(attachments.length > 0 && { attachments }),
      },
      handOver,
    );
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
