import type { Services } from '../../../lib/services.ts';
import { notify } from '../../notices/notices.ts';
import { deskAddress } from '../entries/effects.ts';
import { peopleOf, toldEntries } from '../entries/enterSql.ts';
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

/**
 * Reminds once, three days before an answer is due: the person in charge if active, else all of the company.
 */
export async function remindOfReplies(
  services: Pick<Services, 'clock' | 'config' | 'db' | 'newId'>,
): Promise<void> {
  const now = services.clock.now();
  const until = new Date(now.getTime() + remindDays * dayMs);
  let found: number;
  do {
    found = await services.db.transaction().execute(async (trx) => {
      const ids = await sql.takeNearlyDue(trx, { now, until, limit: batch });
      for (const entry of await toldEntries(trx, ids)) {
        const everybody = await peopleOf(trx, entry.companyId);
        const assignee = everybody.filter((id) => id === entry.assigneeId);
        for (const userId of assignee.length > 0 ? assignee : everybody)
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
          });
      }
      return ids.length;
    });
  } while (found === batch);
}
