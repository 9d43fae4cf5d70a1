import * as v from 'valibot';
import type { Services } from '../../lib/services.ts';
import * as sql from './dailyMailSql.ts';
import { houseOf } from '../mail/house.ts';
import type { House } from '../mail/letters/letter.ts';
import { letterOf } from '../mail/letters/letterOf.ts';
import { mail, mailMessage } from '../mail/mails.ts';
import type { MailRequest } from '../mail/mails.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
/** Japan has eight in the morning an hour before the day changes in UTC. */
const beforeMidnightMs = hourMs;
const mostItems = 30;

/** Eight in the morning in Japan, the last that has been. */
export function lastMorning(now: Date): Date {
  const days = Math.floor((now.getTime() + beforeMidnightMs) / dayMs);
  return new Date(days * dayMs - beforeMidnightMs);
}

type DailyItem = Extract<MailRequest, { template: 'dailyDigest' }>['data']['items'][number];

/** What a mail at once would have said in its subject, and where it would have led. */
function itemOf(letter: unknown, house: House): DailyItem | null {
  const request = v.safeParse(mailMessage, letter);
  if (!request.success) return null;
  const { subject, blocks } = letterOf(request.output, house);
  const button = blocks.find((block) => block.kind === 'button');
  return { subject: subject.replace(/^【つむぎ】/u, ''), url: button?.url ?? house.origin };
}

/**
 * The mail of the day: at eight in the morning, to everybody who wants one, what came since the last and was not read in the app. Whoever
 * was told is marked in the transaction that writes the mail down, so each notice goes out once, whatever ends a server in between.
 */
export async function sendDailyMails(
  services: Pick<Services, 'clock' | 'config' | 'db' | 'log' | 'newId'>,
): Promise<void> {
  const now = services.clock.now();
  const before = lastMorning(now);
  const house = houseOf(services.config);
  let found: boolean;
  do {
    found = await services.db.transaction().execute(async (trx) => {
      const reader = await sql.takeReader(trx, before);
      if (!reader) return false;
      const letters = await sql.lettersOf(trx, reader.id, before);
      await sql.markMailed(trx, reader.id, { before, now });
      const items = letters.map((letter) => itemOf(letter, house)).filter((item) => item !== null);
      if (items.length < letters.length)
        services.log.error({ userId: reader.id }, 'notices could not be put into the mail of the day');
      if (items.length > 0 && reader.email !== null) {
        await mail(trx, services, {
          template: 'dailyDigest',
          to: reader.email,
          data: { items: items.slice(0, mostItems), total: items.length },
        });
      }
      return true;
    });
  } while (found);
}
