import type { Kysely } from 'kysely';
import type { Tables } from '../../db/__generated__/tables.ts';
import type { Services } from '../../lib/request/services.ts';
import { RefusedAddressError } from './mailer.ts';
import type { MailMessage } from './mailer.ts';
import * as sql from './refusalsSql.ts';

/** After this many refusals in a row only awaited mails go to an address. */
const mostRefusals = 3;
/** Then the address may work again. */
const keptMs = 180 * 86_400_000;

const keyOf = (address: string): string => address.toLowerCase();

export async function isRefused(db: Kysely<Tables>, address: string): Promise<boolean> {
  return ((await sql.refusalsOf(db, keyOf(address))) ?? 0) >= mostRefusals;
}

/** Sends and counts refusals by address; a success resets them. */
export async function sendCounted(
  { clock, db, mailer }: Pick<Services, 'clock' | 'db' | 'mailer'>,
  mail: MailMessage,
  handOver: () => Promise<void>,
): Promise<void> {
  try {
    await mailer.send(mail, handOver);
  } catch (error) {
    if (error instanceof RefusedAddressError)
      await sql.countRefusal(db, {
        address: keyOf(mail.to),
        reason: error.message.slice(0, 500),
        now: clock.now(),
      });
    throw error;
  }
  await sql.forgetRefusals(db, keyOf(mail.to));
}

/** For a mail that was accepted and came back later, recorded by operators. */
export async function noteRefusal(
  { clock, db }: Pick<Services, 'clock' | 'db'>,
  address: string,
  reason: string,
): Promise<void> {
  await sql.countRefusal(db, { address: keyOf(address), reason: reason.slice(0, 500), now: clock.now() });
}

export function refusedAddresses(db: Kysely<Tables>): Promise<sql.RefusalRow[]> {
  return sql.refusals(db, 100);
}

export function forgetRefusals(db: Kysely<Tables>, address: string): Promise<boolean> {
  return sql.forgetRefusals(db, keyOf(address));
}

export async function sweepRefusals({ clock, db }: Pick<Services, 'clock' | 'db'>): Promise<void> {
  await sql.forgetBefore(db, new Date(clock.now().getTime() - keptMs));
}
