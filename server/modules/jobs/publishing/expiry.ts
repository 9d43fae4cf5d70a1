import { japanDay } from '../../../lib/dates/clock.ts';
import { encodeGlobalId } from '../../../lib/request/globalId.ts';
import type { Services } from '../../../lib/request/services.ts';
import { mailOwners } from '../../companies/members/owners.ts';
import * as sql from './expirySql.ts';
import { openingChanged } from '../desk/openingEvents.ts';
import { letGo } from '../holds/holds.ts';
import { setStatus } from './publishSql.ts';

const batch = 50;

/**
 * Takes openings past their last day (in Japan) out of the lists. Their company is told and can reopen them
 * with a later day.
 */
export async function expireOpenings(
  services: Pick<Services, 'clock' | 'config' | 'db' | 'newId'>,
): Promise<void> {
  const now = services.clock.now();
  const today = japanDay(now);
  let found: number;
  do {
    found = await services.db.transaction().execute(async (trx) => {
      const openings = await sql.takeOver(trx, { today, limit: batch });
      for (const { id, companyId, title } of openings) {
        await setStatus(trx, id, 'PRIVATE', now);
        await letGo(trx, id, now);
        await openingChanged(trx, services, { companyId, openingId: id, byUserId: null });
        const url = new URL(`/jobs/${encodeGlobalId('JobOpening', id)}`, services.config.publicOrigin).href;
        await mailOwners(trx, services, companyId, (to) => ({
          template: 'openingExpired',
          to,
          data: { title, url },
        }));
      }
      return openings.length;
    });
  } while (found === batch);
}
