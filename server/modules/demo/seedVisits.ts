import { creators } from '../../../demo/creators.ts';
import { demoCompanies } from '../../../demo/town/companies.ts';
import { lot } from '../../../demo/town/lots.ts';
import { dayMs, tokyoDate } from '../../../demo/town/times.ts';
import { works } from '../../../demo/works.ts';
import type { PlannedRoom } from './chatPlan.ts';
import { joinedDaysAgo } from './seedCreators.ts';
import type { PlannedEntry } from './seedEntries.ts';
import { isShown, workTimes } from './seedWorks.ts';
import { insertAll, insertKeptOpenings, insertOlderViews, insertOpeningVisits, insertVisits } from './sql.ts';
import type { Town } from './town.ts';

const daysOneByOne = 30;
const minutesOneByOne = daysOneByOne * 1440;
/** What lies before those days, of a work that was out by then. */
const olderShare = 0.6;
const daysSummed = 59;

/** Ninety days of looks at works, pages and openings, those at works of the older two months as sums. Before talks and entries, which say what led to them. */
export async function seedVisits(
  town: Town,
  rooms: Iterable<PlannedRoom>,
  entries: readonly PlannedEntry[],
): Promise<void> {
  const { trx, now, idOf } = town;
  const shown = works.filter(isShown).map((work) => {
    const minutes = work.publishedDaysAgo * 1440 + work.minutes;
    const days = Math.min(daysSummed, Math.floor(minutes / 1440) - daysOneByOne);
    const older = days > 0 ? Math.floor(work.views * olderShare * Math.min(1, days / daysSummed)) : 0;
    return { id: idOf(work.key), key: work.key, views: work.views, minutes, days, older };
  });
  await insertVisits(
    trx,
    'product_views',
    shown.map(({ id, views, minutes, older }) => ({
      id,
      count: views - older,
      minutes: Math.min(minutesOneByOne, minutes),
    })),
    now,
  );
  await insertOlderViews(
    trx,
    shown
      .filter(({ older }) => older > 0)
      .map(({ id, key, older: count, days }) => ({
        id,
        count,
        days,
        seed: Math.floor(lot('views', key) * 1_000_000),
      })),
    daysOneByOne,
    now,
  );
  await insertVisits(
    trx,
    'creator_profile_views',
    creators.map(({ key }) => ({
      id: idOf(key),
      count: 24 + Math.floor(lot('visits', key) ** 2 * 160) + (key === 'c01' ? 90 : 0),
      minutes: Math.min(90 * 1440, (joinedDaysAgo(key) - 1) * 1440),
    })),
    now,
  );
  await seedLooksBeforeTalks(town, rooms);
  await insertOpeningVisits(trx, now);
  await insertKeptOpenings(trx, idOf('c01'), now);
  await insertAll(
    trx,
    'job_opening_views',
    entries.map(({ entry, enteredAt }) => ({
      job_opening_id: idOf(entry.openingKey),
      day: tokyoDate(enteredAt),
      viewer_key: idOf(entry.creatorKey),
      kind: 'OPENED' as const,
      source:
        (['FEED', 'FEED', 'TIMELINE', 'SEARCH', 'PROFILE'] as const)[
          Math.floor(lot('led', entry.openingKey, entry.creatorKey) * 5)
        ] ?? 'FEED',
      viewed_at: enteredAt,
    })),
  );
}

/** Whoever writes to a creator of their own accord has looked at two or three of their works. */
async function seedLooksBeforeTalks({ trx, idOf }: Town, rooms: Iterable<PlannedRoom>): Promise<void> {
  const people = new Map(demoCompanies.map(({ key, people: members }) => [key, members[0]?.key]));
  await insertAll(
    trx,
    'product_views',
    [...rooms].flatMap(({ companyKey, creatorKey, origin, messages }) => {
      const person = people.get(companyKey);
      const [first] = messages;
      if (origin === 'ENTRY' || person === undefined || first === undefined) return [];
      return works
        .filter((work) => work.creatorKey === creatorKey && isShown(work))
        .filter((work) => workTimes({ now: first.at }, work).publishedAt < first.at)
        .slice(0, 3)
        .map((work, place) => {
          const at = new Date(first.at.getTime() - (0.2 + 2 * lot('looked', work.key)) * dayMs);
          return {
            product_id: idOf(work.key),
            day: tokyoDate(at),
            viewer_key: idOf(person),
            viewed_at: at,
            source: place === 0 ? ('SEARCH' as const) : ('PROFILE' as const),
            audience: 'COMPANY' as const,
          };
        });
    }),
  );
}
