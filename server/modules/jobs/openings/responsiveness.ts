import type { Transaction } from 'kysely';
import type { Tables } from '../../../db/__generated__/tables.ts';
import { japanDay } from '../../../lib/dates/clock.ts';
import type { Services } from '../../../lib/request/services.ts';
import type { MailRequest } from '../../mail/mails.ts';
import { notify } from '../../notices/notices.ts';
import { deskAddress } from '../entries/effects.ts';
import { peopleOf, toldEntries } from '../entries/enterSql.ts';
import type { ToldEntry } from '../entries/enterSql.ts';
import * as sql from './responsivenessSql.ts';

/** How companies answer applicants: shown on the company's page, with reminders before deadlines. */

const dayMs = 86_400_000;
const spanDays = 180;
const leastEntries = 5;
const batch = 100;
const remindDays = 3;

type Needs = Pick<Services, 'clock' | 'db'>;

/**
 * Updates rate and median time of companies with new answers, and of all others daily, since deadlines pass
 * by themselves. Several servers share the work.
 */
export async function computeResponsiveness({ db, clock }: Needs): Promise<void> {
  const now = clock.now();
  const span = { since: new Date(now.getTime() - spanDays * dayMs), now, least: leastEntries };
  let found: number;
  do {
    found = await db.transaction().execute(async (trx) => {
      const due = await sql.takeDue(trx, batch);
      const ids =
        due.length > 0 ? due : await sql.staleCompanies(trx, new Date(now.getTime() - dayMs), batch);
      if (ids.length > 0) await sql.writeResponsiveness(trx, ids, span);
      return ids.length;
    });
  } while (found > 0);
}

/** In the morning, in Japan. */
const remindsFromHour = 9;

/** Until when answers are due of which one is reminded now. */
function remindedUntil(now: Date): Date | null {
  const hour = (now.getUTCHours() + 9) % 24;
  if (hour < remindsFromHour) return null;
  return new Date(`${japanDay(new Date(now.getTime() + remindDays * dayMs))}T23:59:59.999+09:00`);
}

/**
 * Reminds once, three days before an answer is due: the person in charge if active, else all of the company.
 * Each has a notice for every entry, and one mail for all of them.
 */
export async function remindOfReplies(
  services: Pick<Services, 'clock' | 'config' | 'db' | 'newId'>,
): Promise<void> {
  const now = services.clock.now();
  const until = remindedUntil(now);
  if (until === null) return;
  let found: number;
  do {
    found = await services.db.transaction().execute(async (trx) => {
      const ids = await sql.takeNearlyDue(trx, { now, until, limit: batch });
      for (const [userId, entries] of await byReader(trx, ids)) await remind(trx, services, userId, entries);
      return ids.length;
    });
  } while (found === batch);
}

/** Those whose answer is due first come first. */
async function byReader(
  trx: Transaction<Tables>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, readonly ToldEntry[]>> {
  const entries = await toldEntries(trx, ids);
  const readers = new Map<string, ToldEntry[]>();
  for (const entry of entries.toSorted((one, other) => one.replyBy.getTime() - other.replyBy.getTime())) {
    const everybody = await peopleOf(trx, entry.companyId);
    const assignee = everybody.filter((id) => id === entry.assigneeId);
    for (const userId of assignee.length > 0 ? assignee : everybody)
      readers.set(userId, [...(readers.get(userId) ?? []), entry]);
  }
  return readers;
}

async function remind(
  trx: Transaction<Tables>,
  services: Pick<Services, 'clock' | 'config' | 'newId'>,
  userId: string,
  entries: readonly ToldEntry[],
): Promise<void> {
  const dues = entries.map(({ creatorName, openingTitle, replyBy }) => ({
    creatorName,
    openingTitle,
    replyBy,
  }));
  const letterOfAll = (to: string): MailRequest => ({
    template: 'repliesDue',
    to,
    data: { dues, url: new URL('/projects', services.config.publicOrigin).href },
  });
  for (const [place, entry] of entries.entries())
    await notify(trx, services, {
      userId,
      type: 'ENTRY_JOB_OPENING',
      actorId: entry.creatorId,
      jobOpeningId: entry.openingId,
      entryId: entry.id,
      detail: { replyBy: entry.replyBy.toISOString() },
      dedupeKey: `reply due ${entry.id}`,
      letter: (to) => ({
        template: 'replyDue',
        to,
        data: {
          creatorName: entry.creatorName,
          openingTitle: entry.openingTitle,
          replyBy: entry.replyBy,
          url: deskAddress(services, entry),
        },
      }),
      ...(entries.length > 1 && { together: place === 0 ? letterOfAll : null }),
    });
}
