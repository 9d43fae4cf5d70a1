import { handle, repeatable } from '../../lib/outbox/effects.ts';
import type { EffectHandlers } from '../../lib/outbox/effects.ts';
import { PostponedEffectError } from '../../lib/outbox/outbox.ts';
import type { Services } from '../../lib/request/services.ts';
import { houseOf } from './house.ts';
import { mailSent } from './mails.ts';
import type { Concern, MailRequest } from './mails.ts';
import type { MailAttachment } from './mailer.ts';
import { isRefused, sendCounted } from './refusals.ts';

/** Large, so it loads with the first mail. */
const composing = () => import('./letters/compose.ts');

/** What happens to an optional mail: it is sent as of now, waits, or is dropped (null). */
export type Outlook =
  | { readonly mail: MailRequest; readonly unsubscribeUrl: string }
  | { readonly until: Date }
  | null;

/** Called when such a mail is due. */
export type LookAgain = (concern: Concern, mail: MailRequest) => Promise<Outlook>;

type Sending = Pick<Services, 'clock' | 'config' | 'db' | 'log' | 'mailer'>;

interface Attaching {
  readonly storage: Pick<Services['storage'], 'readAll'>;
}

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
 * Sends an optional mail as of now; says whether it was sent. Addresses that refused several mails get none.
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
 * Mails with a link that somebody waits for: twice is better than never. Both copies have the same Message-ID
 * and link.
 */
const awaited: ReadonlySet<MailRequest['template']> = new Set([
  'verifyEmail',
  'resetPassword',
  'resetEmail',
  'agreeEmail',
  'invitation',
]);

/** Repeated after a server died while handing them over. */
export const mailRepeats = repeatable(mailSent, ({ template }) => awaited.has(template));

/** Loads the library early. */
export async function warmMails(): Promise<void> {
  await composing();
}
