import type { Services } from '../../../lib/services.ts';
import { notify } from '../../notices/notices.ts';
import { deskAddress } from '../entries/effects.ts';
import { peopleOf, toldEntries } from '../entries/enterSql.ts';
import * as sql from './responsivenessSql.ts';

/** How companies answer those who enter: told to everybody on the company's page, and to the company before it is too late. */

const dayMs = 86_400_000;
const spanDays = 180;
const leastEntries = 5;
const batch = 100;
const remindDays = 3;

type Needs = Pick<Services, 'clock' | 'db'>;

/**
 * Works out the rate and the median time of the companies whose answers changed, and once a day of all others, since dates pass by
 * themselves. Several servers share them.
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

/** Three days before an answer is due: once, to whoever sees to the candidate and is there, or else to everybody who acts for the company. */
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
