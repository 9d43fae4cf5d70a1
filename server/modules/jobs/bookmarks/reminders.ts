import { japanDay } from '../../../lib/dates/clock.ts';
import { encodeGlobalId } from '../../../lib/request/globalId.ts';
import type { Services } from '../../../lib/request/services.ts';
import { notify } from '../../notices/notices.ts';
import * as sql from './bookmarksSql.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
const batch = 100;
const remindDays = 3;
/** An hour before the daily digest, so that it tells what was just checked. */
const morningMs = 7 * hourMs;
const freshMs = 12 * hourMs;

/** Reminds three days before the last day of a saved opening not applied to, once for each last day. */
export async function remindOfKeptOpenings(
  services: Pick<Services, 'clock' | 'config' | 'db' | 'newId'>,
): Promise<void> {
  const now = services.clock.now();
  const span = {
    today: japanDay(now),
    until: japanDay(new Date(now.getTime() - morningMs + remindDays * dayMs)),
    keptBefore: new Date(now.getTime() - freshMs),
    limit: batch,
  };
  let found: number;
  do {
    found = await services.db.transaction().execute(async (trx) => {
      const ending = await sql.takeEnding(trx, span);
      for (const { userId, openingId, title, companyName, validThrough } of ending) {
        const url = new URL(`/jobs/${encodeGlobalId('JobOpening', openingId)}`, services.config.publicOrigin);
        await notify(trx, services, {
          userId,
          type: 'SAVED_JOB_OPENING',
          jobOpeningId: openingId,
          dedupeKey: `kept opening ${openingId} ${validThrough}`,
          letter: (to) => ({
            template: 'keptOpeningEnds',
            to,
            data: {
              openingTitle: title,
              companyName,
              lastDay: new Date(`${validThrough}T12:00:00+09:00`),
              url: url.href,
            },
          }),
        });
      }
      return ending.length;
    });
  } while (found === batch);
}
