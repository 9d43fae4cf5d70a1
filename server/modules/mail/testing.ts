import { OutboxWorker } from '../../lib/outbox/outboxWorker.ts';
import type { Services } from '../../lib/request/services.ts';
import { mailEffects } from './effects.ts';
import type { LookAgain } from './effects.ts';
import type { MailMessage } from './mailer.ts';

export interface DeliveredMail extends MailMessage {
  /** Addresses in the plain text, in their order. */
  readonly links: readonly string[];
}

/** For tests of what writes mails: each is wanted, at the address its reader has. */
const stillWanted =
  ({ db }: Pick<Services, 'db'>): LookAgain =>
  async ({ userId }, mail) => {
    const { email } = await db
      .selectFrom('users')
      .select('email')
      .where('id', '=', userId)
      .executeTakeFirstOrThrow();
    return { mail: { ...mail, to: email }, unsubscribeUrl: 'https://tsumugi.example/unsubscribe/token' };
  };

/** Sends what waits in the outbox, and answers the mails it was, oldest first. Other effects stay where they are. */
export async function deliveredMails(
  services: Pick<Services, 'clock' | 'config' | 'db' | 'log' | 'storage'>,
  lookAgain: LookAgain = stillWanted(services),
): Promise<DeliveredMail[]> {
  const mails: DeliveredMail[] = [];
  const mailer = {
    send: async (mail: MailMessage) => {
      mails.push({ ...mail, links: mail.text.match(/https?:\/\/[^\s」）]+/gu) ?? [] });
    },
  };
  const handlers = mailEffects({ ...services, mailer }, lookAgain);
  await new OutboxWorker({ ...services, handlers }).drain();
  return mails.toSorted((a, b) => (a.id < b.id ? -1 : 1));
}
